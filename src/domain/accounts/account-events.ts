import { PROJECT_EVENTS } from "../projects/story/project-events.ts";

/** What may happen with a customer: what happens with their projects, but for photos of the works and imports. */
export const ACCOUNT_EVENTS = PROJECT_EVENTS.filter((event) => event !== "photos" && event !== "imported");

/** One of these. */
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];
