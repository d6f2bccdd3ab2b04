import { MAX_DRAWING, SIGNATURE_SHEET } from "#domain/documents/drawn-signature.ts";

const LEAST_STEP = 3;

/** A sheet that follows a pen: `clear` empties it, `stop` leaves it alone. */
export type Pen = { clear: () => void; stop: () => void };

/**
 * Lets a finger, a pen or a mouse draw a signature on a sheet. `tell` hears the drawing at each move, as moves and
 * lines: « M40,100;L52,96 ». `drawing`: what is there already. `isTurned`: the sheet lies along the screen.
 */
export function followPen(pad: SVGSVGElement, drawing: string, tell: (drawing: string) => void, isTurned = false): Pen {
  let text = drawing;
  let last: { x: number; y: number } | null = null;
  const listeners = new AbortController();
  const { signal } = listeners;
  const add = (event: PointerEvent, move: "M" | "L") => {
    const { left, top, width, height } = pad.getBoundingClientRect();
    const [across, down] = [(event.clientX - left) / width, (event.clientY - top) / height];
    const x = within(isTurned ? down : across, SIGNATURE_SHEET.width);
    const y = within(isTurned ? 1 - across : down, SIGNATURE_SHEET.height);
    if (move === "L" && last && Math.hypot(x - last.x, y - last.y) < LEAST_STEP) return;
    const point = `${move}${x},${y}`;
    // What would be too long to be sent is drawn no further.
    if (text.length + point.length + 1 > MAX_DRAWING) return;
    last = { x, y };
    text = text === "" ? point : `${text};${point}`;
    tell(text);
  };
  pad.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      pad.setPointerCapture(event.pointerId);
      add(event, "M");
    },
    { signal },
  );
  pad.addEventListener("pointermove", (event) => last !== null && add(event, "L"), { signal });
  for (const end of ["pointerup", "pointercancel"] as const) pad.addEventListener(end, () => (last = null), { signal });
  return {
    clear: () => {
      text = "";
      last = null;
      tell(text);
    },
    stop: () => listeners.abort(),
  };
}

/** The path of a drawing, as an SVG shows it. */
export function pathOfDrawing(drawing: string): string {
  return drawing.replaceAll(",", " ").replaceAll(";", " ");
}

function within(share: number, size: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * size);
}
