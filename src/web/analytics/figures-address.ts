import type { PeriodName } from "#domain/analytics/period-figures.ts";
import { PERIOD_NAMES, namedPeriod } from "#domain/analytics/period-figures.ts";
import type { Period } from "#domain/analytics/period.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { isCalendarDate } from "#domain/shared/calendar-date.ts";

/** The period in the address of the figures: a ready-made one, or its two days. Neither is the year that goes on. */
export type FiguresAddress = { period?: PeriodName; from?: CalendarDate; to?: CalendarDate };

/** Reads the period for the router. A period that does not exist is none. */
export function readFiguresAddress({ period, from, to }: Record<string, unknown>): FiguresAddress {
  const name = PERIOD_NAMES.find((one) => one === period);
  if (name) return { period: name };
  if (typeof from !== "string" || typeof to !== "string" || !isCalendarDate(from) || !isCalendarDate(to)) return {};
  return { from, to };
}

/** The days of the period in the address. */
export function periodInAddress({ period, from, to }: FiguresAddress, today: CalendarDate): Period {
  if (from !== undefined && to !== undefined) return { from, to };
  return namedPeriod(period ?? "year", today);
}
