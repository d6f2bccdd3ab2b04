import type { CalendarDate } from "../shared/calendar-date.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { personLoad, workloadOf } from "./workload.ts";

/**
 * Somebody who has more hours on a day than it holds: `overMinutes` while they are there, `awayMinutes` while they are
 * away, so that nobody does them. The two are never summed up.
 */
export type DayOverload = { userId: string; overMinutes: number; awayMinutes: number };

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
      if (overMinutes + awayMinutes === 0) continue;
      overloads.set(load.date, [...(overloads.get(load.date) ?? []), { userId, overMinutes, awayMinutes }]);
    }
  const mostOf = ({ overMinutes, awayMinutes }: DayOverload) => Math.max(overMinutes, awayMinutes);
  for (const ofDay of overloads.values()) ofDay.sort((one, other) => mostOf(other) - mostOf(one));
  return overloads;
}
