import type { CalendarDate } from "../shared/calendar-date.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { personLoad, workloadOf } from "./workload.ts";

/** Somebody who has more hours on a day than it holds. `isAway`: they are not there, and nobody does these hours. */
export type DayOverload = { userId: string; overMinutes: number; isAway: boolean };

/** Who has too much on each of these days, the most first. A day that holds is left out. */
export function overloadsByDay(
  works: readonly StaffedWork[],
  userIds: readonly string[],
  days: readonly CalendarDate[],
  time: WorkingTime,
): Map<CalendarDate, DayOverload[]> {
  const overloads = new Map<CalendarDate, DayOverload[]>();
  for (const userId of userIds)
    for (const load of workloadOf(works, userId, days, time)) {
      const { overMinutes, awayMinutes } = personLoad([load], userId, time);
      const overload = { userId, overMinutes: overMinutes + awayMinutes, isAway: awayMinutes > 0 };
      if (overload.overMinutes > 0) overloads.set(load.date, [...(overloads.get(load.date) ?? []), overload]);
    }
  for (const ofDay of overloads.values()) ofDay.sort((one, other) => other.overMinutes - one.overMinutes);
  return overloads;
}
