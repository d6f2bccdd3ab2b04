import type { CalendarDate } from "../shared/calendar-date.ts";
import { addMonths, lastDayOf } from "../shared/calendar-date.ts";
import { percentOf } from "../shared/money.ts";
import type { MonthFigures } from "./figures.ts";
import type { PeriodName } from "./period-names.ts";
import type { Period } from "./period.ts";

// The figures of a period that one chooses (docs/specification.md#figures).

/** A period holds three years at most, so that its months can be read one by one. */
export const MOST_MONTHS = 36;

/** A month of a period: what was invoiced, credit notes subtracted, and what was received. Cents. */
export type PeriodMonth = MonthFigures & { collectedCents: number };

/** The number of months that a period touches, at least one. */
export function countMonths({ from, to }: Period): number {
  return monthIndex(to) - monthIndex(from) + 1;
}

/**
 * The months of a period, from the first to the last, each with its row of `rows` or zeros. In a month that it begins
 * or ends, a period has its own days alone.
 */
export function monthsOfPeriod(period: Period, rows: readonly PeriodMonth[]): PeriodMonth[] {
  const rowOfMonth = new Map(rows.map((row) => [row.month, row]));
  const first = `${period.from.slice(0, 7)}-01`;
  return Array.from({ length: countMonths(period) }, (_, index) => {
    const month = addMonths(first, index).slice(0, 7);
    return rowOfMonth.get(month) ?? { month, count: 0, netCents: 0, grossCents: 0, collectedCents: 0 };
  });
}

/** The days of a month, `YYYY-MM`, that are in a period which touches it. */
export function monthWithin(month: string, { from, to }: Period): Period {
  const [first, last] = [`${month}-01`, lastDayOf(Number(month.slice(0, 4)), Number(month.slice(5, 7)))];
  return { from: first < from ? from : first, to: last > to ? to : last };
}

/**
 * The period before another, to compare it with. What begins with a year is compared with the same days of the year
 * before, what begins with a quarter and lasts longer than a month with those of the quarter before, any other period
 * with as many months before. The end of a month stays the end of a month.
 */
export function periodBefore(period: Period): Period {
  return monthsEarlier(period, monthsToGoBack(period));
}

/** The most months that one declaration of VAT is of: those of a quarter. */
const MONTHS_DECLARED = 3;

/** Whether one declaration of VAT may be of a period: it lies within a month or a quarter. */
export function isOneDeclaration({ from, to }: Period): boolean {
  const quarterOf = (day: CalendarDate) => Math.floor(monthIndex(day) / MONTHS_DECLARED);
  return quarterOf(from) === quarterOf(to);
}

/** Whether a period is compared with the same days a year before. */
export function isBesideYear(period: Period): boolean {
  return periodBefore(period).from === yearEarlier(period).from;
}

/** The same days a year before. The end of a month stays the end of a month. */
export function yearEarlier(period: Period): Period {
  return monthsEarlier(period, 12);
}

function monthsEarlier({ from, to }: Period, monthCount: number): Period {
  const months = -monthCount;
  const isLastDay = to === lastDayOf(Number(to.slice(0, 4)), Number(to.slice(5, 7)));
  const end = addMonths(to, months);
  return {
    from: addMonths(from, months),
    to: isLastDay ? lastDayOf(Number(end.slice(0, 4)), Number(end.slice(5, 7))) : end,
  };
}

function monthsToGoBack(period: Period): number {
  const touchedMonths = countMonths(period);
  if (period.from.slice(8) !== "01") return touchedMonths;
  const place = Number(period.from.slice(5, 7)) - 1;
  if (place === 0 && touchedMonths > 3 && touchedMonths <= 12) return 12;
  return place % 3 === 0 && touchedMonths > 1 && touchedMonths <= 3 ? 3 : touchedMonths;
}

/** The change from an amount to another, in per cent, rounded to the nearest. Null when the first is zero or less. */
export function changePercent(former: number, now: number): number | null {
  return former <= 0 ? null : Math.round(percentOf(now - former, former));
}

/** The days of a ready-made period. */
export function namedPeriod(name: PeriodName, today: CalendarDate): Period {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const startOfMonth = `${today.slice(0, 7)}-01`;
  if (name === "month") return { from: startOfMonth, to: today };
  if (name === "year") return { from: `${year}-01-01`, to: today };
  if (name === "last_year") return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  if (name === "twelve_months") return { from: addMonths(startOfMonth, -11), to: today };
  const startOfQuarter = addMonths(startOfMonth, -((month - 1) % 3));
  if (name === "quarter") return { from: startOfQuarter, to: today };
  const isQuarter = name === "last_quarter";
  const from = isQuarter ? addMonths(startOfQuarter, -3) : addMonths(startOfMonth, -1);
  const lastMonth = isQuarter ? addMonths(from, 2) : from;
  return { from, to: lastDayOf(Number(lastMonth.slice(0, 4)), Number(lastMonth.slice(5, 7))) };
}

function monthIndex(day: CalendarDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
