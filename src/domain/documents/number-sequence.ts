import type { CalendarDate } from "../shared/calendar-date.ts";

/** Series of numbers: quotes (D), invoices (F), credit notes (A). */
export type Series = "D" | "F" | "A";

/**
 * Number of the `counter`-th document of a series in a year: `F2026-0001`. BR-FR-01 allows it: 35 characters at most,
 * letters, digits and `+ - _ /` only.
 */
export function documentNumber(series: Series, year: number, counter: number): string {
  return `${series}${year}-${String(counter).padStart(4, "0")}`;
}

/** Day to write on the next document of a series: today, or the last day used when the clock stands behind it. */
export function nextDocumentDate(today: CalendarDate, lastDate: CalendarDate | null): CalendarDate {
  return lastDate !== null && lastDate > today ? lastDate : today;
}
