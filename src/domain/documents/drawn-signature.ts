/** The sheet on which a signature is drawn, in units of its path. */
export const SIGNATURE_SHEET = { width: 600, height: 200 } as const;

/** The longest drawing that is read, in characters. */
export const MAX_DRAWING = 24_000;

const FEWEST_POINTS = 6;
const LEAST_WIDTH = 30;

/**
 * A drawn signature as an SVG path of moves and lines, written anew from its numbers alone, so that it can hold nothing
 * else. Null for anything that is no such path, leaves the sheet, or is a mere dot.
 */
export function readDrawing(text: string): string | null {
  if (text.length === 0 || text.length > MAX_DRAWING) return null;
  const points: { move: string; x: number; y: number }[] = [];
  for (const part of text.split(";")) {
    const [, move, x, y] = /^([ML])(\d{1,3}),(\d{1,3})$/.exec(part) ?? [];
    if (move === undefined) return null;
    points.push({ move, x: Number(x), y: Number(y) });
  }
  if (points.length < FEWEST_POINTS || points[0]?.move !== "M") return null;
  if (points.some(({ x, y }) => x > SIGNATURE_SHEET.width || y > SIGNATURE_SHEET.height)) return null;
  const xs = points.map(({ x }) => x);
  if (Math.max(...xs) - Math.min(...xs) < LEAST_WIDTH) return null;
  return points.map(({ move, x, y }) => `${move}${x} ${y}`).join(" ");
}
