import { e4ToHours } from "../shared/money.ts";

// What is left of what a project was invoiced, once its labour and supplies are paid (docs/specification.md#figures).

/** Planned hours x 10^4 in minutes, as noted time is counted, rounded. */
export function plannedMinutes(hoursE4: number): number {
  return Math.round(e4ToHours(hoursE4) * 60);
}

/** Invoiced without VAT, less labour and supplies, all in cents. Below zero, the work cost more than it brought. */
export function marginCents(sums: { netCents: number; labourCents: number; suppliesCents: number }): number {
  return sums.netCents - sums.labourCents - sums.suppliesCents;
}
