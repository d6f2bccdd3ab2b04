import { hoursTimesRateCents, hoursToE4 } from "../shared/money.ts";

/** What a job should leave before its supplies: its price without VAT, less what its hours cost. In cents. */
export function expectedMarginCents(job: { netCents: number; hours: number; hourCostCents: number }): number {
  return job.netCents - hoursTimesRateCents(hoursToE4(job.hours), job.hourCostCents);
}

/** Hours that were planned and noted on past jobs, in minutes. */
export type PastHours = { plannedMinutes: number; notedMinutes: number };

/** Past jobs that took as long as planned within this part say nothing about the next one. */
const USUAL_GAP = 0.05;

/**
 * The hours that a job would take if it ran over, or under, as past ones did; rounded to half an hour. Null where past
 * ones say nothing.
 */
export function hoursAsBefore(hours: number, { plannedMinutes, notedMinutes }: PastHours): number | null {
  if (hours <= 0 || plannedMinutes <= 0) return null;
  const ratio = notedMinutes / plannedMinutes;
  return Math.abs(ratio - 1) < USUAL_GAP ? null : Math.round(hours * ratio * 2) / 2;
}
