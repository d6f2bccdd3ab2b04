import type { HistoryMessage } from "#api/assistant.ts";

/**
 * Text typed before the conversation was loaded. `unsent` is sent with it. `returned` does not answer the question that
 * was loaded, so it goes back to the field.
 */
export type Early = { unsent: HistoryMessage | null; returned: HistoryMessage | null };

/** Nothing was typed early. */
export const NOTHING_EARLY: Early = { unsent: null, returned: null };
