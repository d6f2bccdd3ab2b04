import { e4ToHours } from "../shared/money.ts";

// What is left of what a project was invoiced, once its labour and supplies are paid (docs/specification.md#figures).

/**
 * Whether the margin of a project is known: `no_time` when nobody noted time on it, `no_cost` when an hour of somebody
 * who did has no cost.
 */
export const MARGIN_STATES = ["counted", "no_time", "no_cost"] as const;

/** One of them. */
export type MarginState = (typeof MARGIN_STATES)[number];

/** What of the margins a list is of. `hours`: projects with both planned and noted hours. */
export const MARGIN_LISTS = [...MARGIN_STATES, "hours"] as const;

/** Planned hours x 10^4 in minutes, as noted time is counted, rounded. */
export function plannedMinutes(hoursE4: number): number {
  return Math.round(e4ToHours(hoursE4) * 60);
}

/** Invoiced without VAT, less labour and supplies, all in cents. Below zero, the work cost more than it brought. */
export function marginCents(sums: { netCents: number; labourCents: number; suppliesCents: number }): number {
  return sums.netCents - sums.labourCents - sums.suppliesCents;
}
