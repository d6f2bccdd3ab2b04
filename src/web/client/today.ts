import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";

/** Today in France, in any time zone of the browser. */
export function todayInFrance(): CalendarDate {
  return dayAt(new Date(), FRENCH_TIME_ZONE);
}
