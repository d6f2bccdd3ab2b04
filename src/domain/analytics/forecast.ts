import type { CalendarDate } from "../shared/calendar-date.ts";
import { addMonths } from "../shared/calendar-date.ts";
import type { CountedDocuments } from "./figures.ts";

/**
 * What is expected to be received in a month, `YYYY-MM`: invoices with something left to pay, and what is left. The
 * month of those that are past due is null: nobody knows when they will be paid.
 */
export type ExpectedMonth = CountedDocuments & { month: string | null };

/** What is late, and what is expected in each month to come. The month after the last one that is told is null. */
export type Forecast = { late: CountedDocuments; months: (CountedDocuments & { month: string | null })[] };

/** The months that are told one by one: this one and the two after it. */
const MONTHS = 3;

/**
 * What is expected of open invoices: what is late, then this month first. What is expected after the last month is one
 * sum; there is none without it.
 */
export function foldForecast(rows: readonly ExpectedMonth[], today: CalendarDate): Forecast {
  const first = `${today.slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(first, index).slice(0, 7));
  const last = months.at(-1) ?? first;
  const late = sumOf(rows.filter(({ month }) => month === null));
  const later = sumOf(rows.filter(({ month }) => month !== null && month > last));
  const nearMonths = months.map((month) => ({ month, ...sumOf(rows.filter((row) => row.month === month)) }));
  return { late, months: later.count === 0 ? nearMonths : [...nearMonths, { month: null, ...later }] };
}

function sumOf(rows: readonly CountedDocuments[]): CountedDocuments {
  return rows.reduce((sum, row) => ({ count: sum.count + row.count, amountCents: sum.amountCents + row.amountCents }), {
    count: 0,
    amountCents: 0,
  });
}
