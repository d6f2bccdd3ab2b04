/** The steps of the card by name: a step that comes before them in the code inserts them. */
export const CARD_STEPS = { show: { name: "quote-card" }, save: { name: "save-quote-lines" } } as const;
