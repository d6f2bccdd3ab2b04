/** The name of the page that lists what the assistant and programs did. */
export const JOURNAL_TITLE = "Ce que l'assistant a fait";

/** That page: its name, and what the menus say of it. */
export const journalMessages = {
  title: JOURNAL_TITLE,
  place: "À confirmer, fait, à annuler",
  /** What waits for the reader's click; the place alone when nothing does. */
  placeWith: (waitingCount: number): string => {
    if (waitingCount === 0) return journalMessages.place;
    return waitingCount === 1 ? "1 action à confirmer" : `${waitingCount} actions à confirmer`;
  },
};
