import { expectedMarginCents } from "../projects/expected-margin.ts";
import { e4ToHours, percentOf } from "../shared/money.ts";
import type { MarginState } from "./margin-lists.ts";

// What is left of what a project was invoiced, once its labour and supplies are paid (docs/specification.md#figures).

/** Planned hours x 10^4 in minutes, as noted time is counted, rounded. */
export function plannedMinutes(hoursE4: number): number {
  return Math.round(e4ToHours(hoursE4) * 60);
}

/** Invoiced without VAT, less labour and supplies, all in cents. Below zero, the work cost more than it brought. */
export function marginCents(sums: { netCents: number; labourCents: number; suppliesCents: number }): number {
  return sums.netCents - sums.labourCents - sums.suppliesCents;
}

/** What says whether the margin of a project is known. `labourCents`: null where an hour has no cost. */
type MarginFacts = {
  isWhollyInvoiced: boolean;
  isArchived: boolean;
  plannedMinutes: number;
  notedMinutes: number;
  labourCents: number | null;
};

/**
 * Whether the margin of a project is known. A deposit pays for a part of the work, and hours are those of all of it:
 * they are compared once the rest is invoiced, or once the project is put away and nothing more will be.
 */
export function marginStateOf(facts: MarginFacts): MarginState {
  const { isWhollyInvoiced, isArchived, notedMinutes, labourCents } = facts;
  if (!isWhollyInvoiced && !isArchived) return "open";
  if (notedMinutes === 0) return "no_time";
  if (labourCents === null) return "no_cost";
  return isTimeShort({ planned_minutes: facts.plannedMinutes, noted_minutes: notedMinutes }) ? "short_time" : "counted";
}

/** The share of the planned time of invoiced work under which some of it was hardly noted. */
export const LEAST_NOTED_PERCENT = 60;

/** Whether so little time was noted on invoiced work, beside what was planned, that some is surely missing. */
export function isTimeShort(hours: { noted_minutes: number; planned_minutes: number }): boolean {
  return hours.planned_minutes > 0 && percentOf(hours.noted_minutes, hours.planned_minutes) < LEAST_NOTED_PERCENT;
}

const MINUTES_AN_HOUR = 60;

/** What is known of a project on which nobody noted time yet. `hourCents`: what an hour costs by default, if said. */
type PlannedProject = { netCents: number; suppliesCents: number; plannedMinutes: number; hourCents: number | null };

/** The margin to expect from planned hours, in cents. Null without any, or while no hour has a cost. */
export function plannedMarginCents(project: PlannedProject): number | null {
  const { netCents, suppliesCents, plannedMinutes: minutes, hourCents } = project;
  if (minutes === 0 || hourCents === null) return null;
  return expectedMarginCents({ netCents, hours: minutes / MINUTES_AN_HOUR, hourCostCents: hourCents }) - suppliesCents;
}
