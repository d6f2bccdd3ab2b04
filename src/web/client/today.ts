import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";

/** Today in France, in any time zone of the browser. */
export function todayInFrance(): CalendarDate {
  return dayAt(new Date(), FRENCH_TIME_ZONE);
}

/** The hour in France, 0 to 23. */
export function hourInFrance(): number {
  return Number(new Intl.DateTimeFormat("sv-SE", { timeZone: FRENCH_TIME_ZONE, hour: "2-digit" }).format(new Date()));
}
