import { PAPER_EVENTS } from "../projects/story/project-events.ts";

/** What may happen with a customer: what happens with the papers of their projects. */
export const ACCOUNT_EVENTS = PAPER_EVENTS;

/** One of these. */
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];
