import { followPen, pathOfDrawing } from "#web/documents/follow-pen.ts";

/** Lets a finger, a pen or a mouse draw the signature. What is drawn goes with the form as moves and lines. */
export function openPad(): void {
  const pad = document.querySelector<SVGSVGElement>("#pad");
  const path = pad?.querySelector("path");
  const field = document.querySelector<HTMLInputElement>("#drawing");
  if (!pad || !path || !field) return;
  // Each certificate bears the signature too.
  const paths = [path, ...document.querySelectorAll("[data-signature] path")];
  const show = (drawing: string) => {
    for (const one of paths) one.setAttribute("d", pathOfDrawing(drawing));
    field.value = drawing;
  };
  const pen = followPen(pad, field.value, show);
  document.querySelector("#pad-clear")?.addEventListener("click", pen.clear);
  show(field.value);
}
