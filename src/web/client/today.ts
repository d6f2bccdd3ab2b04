import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";

/** Today in France, wherever the browser is. */
export function todayInFrance(): CalendarDate {
  return dayAt(new Date(), FRENCH_TIME_ZONE);
}
