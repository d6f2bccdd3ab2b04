/** Where this tab keeps what is typed in forms and not saved. */
export const TYPED_PLACE = "etabli.typed";

/** Where this tab keeps what is typed on the card of a quote. */
export const CARD_PLACE = "etabli.card";

/** Who typed it. */
const TYPIST_PLACE = "etabli.typist";

/** Forgets both: another user may sign in. The code of the forms may not be loaded yet. */
export function forgetTyped(): void {
  try {
    for (const place of [TYPED_PLACE, CARD_PLACE, TYPIST_PLACE]) sessionStorage.removeItem(place);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Forgets what another user typed in this tab. A tab that was asleep or closed did not see them sign out. */
export function forgetTypedByOthers(userId: string): void {
  try {
    if (sessionStorage.getItem(TYPIST_PLACE) === userId) return;
    forgetTyped();
    sessionStorage.setItem(TYPIST_PLACE, userId);
  } catch {
    // Without storage there is nothing to forget.
  }
}
