const KEPT = "etabli.dictation-notice";

/** True once this device was told where the sound of a dictation goes. */
export function isToldOfSound(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

/** Keeps that this device was told. Without storage, it is told again at the next dictation. */
export function keepToldOfSound(): void {
  try {
    localStorage.setItem(KEPT, "1");
  } catch {
    // The notice comes back, which does no harm.
  }
}
