import type { CalendarDate } from "../shared/calendar-date.ts";
import { addMonths } from "../shared/calendar-date.ts";
import type { CountedDocuments } from "./figures.ts";

/** What is expected to be received in a month, `YYYY-MM`: invoices with something left to pay, and what is left. */
export type ExpectedMonth = CountedDocuments & { month: string };

/** What is expected in a month, or after the last one, whose month is null. */
export type Expected = CountedDocuments & { month: string | null };

/** The months that are told one by one: this one and the two after it. */
const MONTHS = 3;

/**
 * What is expected of open invoices, this month first. What is expected after the last month is one sum; there is none
 * without it.
 */
export function foldForecast(rows: readonly ExpectedMonth[], today: CalendarDate): Expected[] {
  const first = `${today.slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(first, index).slice(0, 7));
  const last = months.at(-1) ?? first;
  const later = sumOf(rows.filter(({ month }) => month > last));
  const nearMonths = months.map((month) => ({ month, ...sumOf(rows.filter((row) => row.month === month)) }));
  return later.count === 0 ? nearMonths : [...nearMonths, { month: null, ...later }];
}

function sumOf(rows: readonly CountedDocuments[]): CountedDocuments {
  return rows.reduce((sum, row) => ({ count: sum.count + row.count, amountCents: sum.amountCents + row.amountCents }), {
    count: 0,
    amountCents: 0,
  });
}
