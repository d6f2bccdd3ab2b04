import type { CalendarDate } from "../calendar-date.ts";
import { formatDate } from "../french-format.ts";

/** A day as a page of work says it: « 25 nov. », with its year when that is not the year of today. */
export function nearDay(date: CalendarDate, today: CalendarDate): string {
  const day = formatDate(date);
  return date.slice(0, 4) === today.slice(0, 4) ? day.replace(/ \d{4}$/, "") : day;
}
