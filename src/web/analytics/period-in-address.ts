import { namedPeriod } from "#domain/analytics/period-figures.ts";
import type { PeriodName } from "#domain/analytics/period-names.ts";
import type { Period } from "#domain/analytics/period.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { FiguresAddress } from "./figures-address.ts";

/** The days of the period in the address. `start`: the period of a page whose address has none. */
export function periodInAddress(
  { period, from, to }: FiguresAddress,
  today: CalendarDate,
  start: PeriodName = "year",
): Period {
  if (from !== undefined && to !== undefined) return { from, to };
  return namedPeriod(period ?? start, today);
}
