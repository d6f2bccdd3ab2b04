/** The longest notes of a project. */
export const MAX_PROJECT_NOTES = 10_000;

/** What is written down about a project. `revision`: how many times it was kept. */
export type ProjectNotes = { text: string; revision: number };
