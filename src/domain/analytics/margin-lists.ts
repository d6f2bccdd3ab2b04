/**
 * Whether the margin of a project is known: `open` while its work is not wholly invoiced, `no_time` when nobody noted
 * time on it, `no_cost` when an hour of somebody who did has no cost, `short_time` when so little time was noted that
 * some is surely missing: its margin is what it would be at best.
 */
export const MARGIN_STATES = ["counted", "no_time", "no_cost", "short_time", "open"] as const;

/** One of them. */
export type MarginState = (typeof MARGIN_STATES)[number];

/**
 * What of the margins a list is of. `hours`: projects with both planned and noted hours, enough of them. `loss`: those
 * that cost more than they brought.
 */
export const MARGIN_LISTS = [...MARGIN_STATES, "hours", "loss"] as const;

/** One of them. */
export type MarginList = (typeof MARGIN_LISTS)[number];

/** How a list is ordered: by the last invoice, or from the smallest share that is left of what was invoiced. */
export const MARGIN_ORDERS = ["latest", "worst"] as const;

/** One of them. */
export type MarginOrder = (typeof MARGIN_ORDERS)[number];
