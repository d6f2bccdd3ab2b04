/** The panel is no narrower than this, in CSS pixels: a form and its labels fit. */
export const NARROWEST = 320;

/** The page beside the panel keeps more than half of the window. */
const WIDEST_SHARE = 0.45;

const PLACE = "etabli.assistant-size";

/** The nearest width, in CSS pixels, that leaves its room to the page. */
export function fittingWidth(width: number, windowWidth: number): number {
  return Math.max(NARROWEST, Math.min(Math.round(width), Math.floor(windowWidth * WIDEST_SHARE)));
}

/** The width chosen on this device. Null when none was, or when it cannot be read. */
export function storedWidth(): number | null {
  try {
    const { width } = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as { width?: unknown };
    return typeof width === "number" && Number.isFinite(width) ? width : null;
  } catch {
    return null;
  }
}

/** Keeps the width on this device. Null forgets it: the panel then has its usual width. */
export function keepWidth(width: number | null): void {
  try {
    if (width === null) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify({ width }));
  } catch {
    // Without storage, the width lives as long as the page.
  }
}
