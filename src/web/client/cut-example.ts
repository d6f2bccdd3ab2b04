const PLACE = "etabli.example-cut";

/** Remembers, for this tab, why the filling of the example company stopped. Null forgets it. */
export function noteCutExample(reason: string | null): void {
  try {
    if (reason === null) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, reason);
  } catch {
    // Without storage the example is looked at as it is.
  }
}

/** Why the filling of the example company stopped, or null when it is whole. */
export function cutExample(): string | null {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return null;
  }
}
