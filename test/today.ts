import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";

/** The day it is for a company in France: after 23:00 UTC it is already tomorrow there. */
export function todayInFrance(): CalendarDate {
  return dayAt(new Date(), FRENCH_TIME_ZONE);
}
