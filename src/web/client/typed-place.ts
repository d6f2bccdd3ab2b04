/** Where this tab keeps what is typed in forms and not saved. */
export const TYPED_PLACE = "etabli.typed";

/** Where this tab keeps what is typed on the card of a quote. */
export const CARD_PLACE = "etabli.card";

/** Forgets both: another user may sign in. The code of the forms may not be loaded yet. */
export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(TYPED_PLACE);
    sessionStorage.removeItem(CARD_PLACE);
  } catch {
    // Without storage there is nothing to forget.
  }
}
