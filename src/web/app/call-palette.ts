// How the menus open the palette, whose code is loaded on first use.

const calls = new EventTarget();

/** Opens the palette. */
export function callPalette(): void {
  calls.dispatchEvent(new Event("call"));
}

/** Calls `listener` at each call. Answers a function that stops it. */
export function onPaletteCall(listener: () => void): () => void {
  calls.addEventListener("call", listener);
  return () => calls.removeEventListener("call", listener);
}
