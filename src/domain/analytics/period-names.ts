/** The ready-made periods of the screen, on a day. The one that goes on ends on that day. */
export const PERIOD_NAMES = [
  "month",
  "last_month",
  "quarter",
  "last_quarter",
  "year",
  "last_year",
  "twelve_months",
] as const;

/** A ready-made period. */
export type PeriodName = (typeof PERIOD_NAMES)[number];
