import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { formatDate } from "#domain/shared/french-format.ts";

/** A day in a sentence, which no line parts before its year: « 3 déc. 2026 ». */
export function unbrokenDate(day: CalendarDate): string {
  return formatDate(day).replaceAll(" ", "\u00A0");
}
