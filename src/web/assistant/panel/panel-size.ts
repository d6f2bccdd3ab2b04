/** The size of the panel on a wide screen, in CSS pixels. */
export type PanelSize = { width: number; height: number };

/** The panel is no smaller than this: a form and two messages fit. */
export const SMALLEST: PanelSize = { width: 320, height: 400 };

// What stays around the panel, so that the page behind it can be seen and clicked.
const MARGIN: PanelSize = { width: 64, height: 128 };

const PLACE = "etabli.assistant-size";

/** The nearest size that fits in a window. */
export function fittingSize({ width, height }: PanelSize, window: PanelSize): PanelSize {
  return {
    width: between(SMALLEST.width, Math.round(width), window.width - MARGIN.width),
    height: between(SMALLEST.height, Math.round(height), window.height - MARGIN.height),
  };
}

// In a window that is too small, the smallest size stays.
function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The size chosen on this device. Null when none was, or when it cannot be read. */
export function storedSize(): PanelSize | null {
  try {
    const { width, height } = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as { width?: unknown; height?: unknown };
    return isSize(width) && isSize(height) ? { width, height } : null;
  } catch {
    return null;
  }
}

function isSize(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** Keeps the size on this device. Null forgets it: the panel then has its usual size. */
export function keepSize(size: PanelSize | null): void {
  try {
    if (size === null) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(size));
  } catch {
    // Without storage, the size lives as long as the page.
  }
}
