/** A tap: when (ms), where, what covered the page then, and whether it falls on what a double tap spares. */
export type Tap = { at: number; x: number; y: number; layer: Element | null; isSpared: boolean };

/** Put on what may appear right under a finger: the second tap of a double tap from elsewhere does nothing there. */
export const SPARES_DOUBLE_TAP = { "data-spares-double-tap": "" };

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 24;

/**
 * Whether a tap is the second one of a double tap whose first one opened or closed what covers the page, or put there
 * what a double tap spares: it was meant for what stood there before.
 */
export function isSecondTap(first: Tap | null, tap: Tap): boolean {
  if (first === null) return false;
  const isReplaced = first.layer !== tap.layer || (tap.isSpared && !first.isSpared);
  if (!isReplaced) return false;
  const isSamePlace = Math.abs(first.x - tap.x) <= DOUBLE_TAP_PX && Math.abs(first.y - tap.y) <= DOUBLE_TAP_PX;
  return isSamePlace && tap.at - first.at <= DOUBLE_TAP_MS;
}

/** Drops such taps, on the whole page. Gives what ends it. */
export function dropSecondTaps(): () => void {
  let first: Tap | null = null;
  const drop = (event: MouseEvent) => {
    // A click without a pointer comes from a key or a screen reader.
    if (event.type === "click" && event.detail === 0) return;
    const layer = [...document.querySelectorAll("dialog:modal")].at(-1) ?? null;
    const isSpared = event.target instanceof Element && event.target.closest("[data-spares-double-tap]") !== null;
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY, layer, isSpared };
    if (isSecondTap(first, tap)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === "click") first = tap;
  };
  // After a key or a word in a field, the next tap is meant for what is there now.
  const forget = () => void (first = null);
  const end = new AbortController();
  const whole = { capture: true, signal: end.signal };
  for (const name of ["pointerdown", "mousedown", "click"] as const) document.addEventListener(name, drop, whole);
  for (const name of ["keydown", "input"] as const) document.addEventListener(name, forget, whole);
  return () => end.abort();
}
