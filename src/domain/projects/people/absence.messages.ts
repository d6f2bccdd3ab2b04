import type { Absence } from "../../company/closures/closures.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { nearDay } from "../../shared/text/near-day.ts";

/**
 * That somebody is away, beside their name or under it: « Lucas : absence du 2 au 4 déc. », « Absence jusqu'au 4 déc. »
 * once it has begun. `name`: empty where it is said already.
 */
export function absenceWords(name: string, absence: Absence, today: CalendarDate): string {
  return `${name === "" ? "Absence" : `${name} : absence`} ${daysOf(absence, today)}`;
}

function daysOf({ firstDay, lastDay }: Absence, today: CalendarDate): string {
  const last = nearDay(lastDay, today);
  if (firstDay === lastDay) return `le ${last}`;
  if (firstDay <= today) return `jusqu'au ${last}`;
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  const first = nearDay(firstDay, today);
  return `du ${isOneMonth ? first.split(" ")[0] : first} au ${last}`;
}
