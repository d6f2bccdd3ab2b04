import { MAX_DRAWING, SIGNATURE_SHEET } from "#domain/documents/drawn-signature.ts";

const LEAST_STEP = 3;

/** Lets a finger, a pen or a mouse draw the signature. What is drawn goes with the form as moves and lines. */
export function openPad(): void {
  const pad = document.querySelector<SVGSVGElement>("#pad");
  const path = pad?.querySelector("path");
  const field = document.querySelector<HTMLInputElement>("#drawing");
  if (!pad || !path || !field) return;
  let points = field.value === "" ? [] : field.value.split(";");
  let last: { x: number; y: number } | null = null;

  const show = () => {
    path.setAttribute("d", points.map((point) => point.replace(",", " ")).join(" "));
    field.value = points.join(";");
  };
  const add = (event: PointerEvent, move: "M" | "L") => {
    const { left, top, width, height } = pad.getBoundingClientRect();
    const x = within((event.clientX - left) / width, SIGNATURE_SHEET.width);
    const y = within((event.clientY - top) / height, SIGNATURE_SHEET.height);
    if (move === "L" && last && Math.hypot(x - last.x, y - last.y) < LEAST_STEP) return;
    const point = `${move}${x},${y}`;
    // What would be too long for the form is drawn no further.
    if (field.value.length + point.length + 1 > MAX_DRAWING) return;
    last = { x, y };
    points.push(point);
    show();
  };

  pad.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    pad.setPointerCapture(event.pointerId);
    add(event, "M");
  });
  pad.addEventListener("pointermove", (event) => {
    if (last !== null) add(event, "L");
  });
  for (const end of ["pointerup", "pointercancel"] as const) pad.addEventListener(end, () => (last = null));
  document.querySelector("#pad-clear")?.addEventListener("click", () => {
    points = [];
    show();
  });
  show();
}

function within(share: number, size: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * size);
}
