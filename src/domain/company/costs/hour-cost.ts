/** The highest cost of an hour, in cents. */
export const MAX_HOUR_COST_CENTS = 100_000;

/** What an hour costs the company, without VAT, in cents. `userId`: null for whoever has no cost of their own. */
export type HourCost = { userId: string | null; cents: number };
