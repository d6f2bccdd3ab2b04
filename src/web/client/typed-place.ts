/** Where this tab keeps what is typed in forms and not saved. */
export const TYPED_PLACE = "etabli.typed";

/** Where this tab keeps what is typed on the card of a quote. */
export const CARD_PLACE = "etabli.card";

/** Where this device keeps what was said to the assistant and is not saved. */
export const TALK_PLACE = "etabli.unsaved";

/** Where this device keeps the drafts of quotes that are not saved. */
export const DRAFT_PLACE = "etabli.drafts";

/** Who typed it. */
const TYPIST_PLACE = "etabli.typist";

/** Forgets all of it: another user may sign in. The code of the forms may not be loaded yet. */
export function forgetTyped(): void {
  attempt(() => {
    forgetTab();
    localStorage.removeItem(TALK_PLACE);
    localStorage.removeItem(DRAFT_PLACE);
  });
}

/** Forgets what another user typed in this tab. A tab that was asleep or closed did not see them sign out. */
export function forgetTypedByOthers(userId: string): void {
  attempt(() => {
    if (sessionStorage.getItem(TYPIST_PLACE) === userId) return;
    forgetTab();
    sessionStorage.setItem(TYPIST_PLACE, userId);
  });
}

function forgetTab(): void {
  for (const place of [TYPED_PLACE, CARD_PLACE, TYPIST_PLACE]) sessionStorage.removeItem(place);
}

// Without storage there is nothing to forget.
function attempt(work: () => void): void {
  try {
    work();
  } catch {}
}
