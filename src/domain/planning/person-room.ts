import type { Absence } from "../company/closures/closures.ts";
import { absencesMeeting } from "../company/closures/closures.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays } from "../shared/calendar-date.ts";
import type { DaySpan } from "./bar-change.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { personLoad, workloadOf } from "./workload.ts";

/**
 * What somebody has left on the days to come of a work, without it, in minutes of those that these days hold. And when
 * they are away.
 */
export type PersonRoom = { freeMinutes: number; possibleMinutes: number; absences: Absence[] };

const MOST_DAYS_COUNTED = 120;

/** The room of somebody for a work, from today on. */
export function personRoom<Work extends StaffedWork & { id: string }>(
  works: readonly Work[],
  work: DaySpan & { id: string },
  userId: string,
  { today, ...time }: WorkingTime & { today: CalendarDate },
): PersonRoom {
  const firstDay = work.firstDay > today ? work.firstDay : today;
  const lastDay = work.lastDay > firstDay ? work.lastDay : firstDay;
  const days: CalendarDate[] = [];
  for (let day = firstDay; day <= lastDay && days.length < MOST_DAYS_COUNTED; day = addDays(day, 1)) days.push(day);
  const others = works.filter(({ id }) => id !== work.id);
  const { freeMinutes, possibleMinutes } = personLoad(workloadOf(others, userId, days, time), userId, time);
  return { freeMinutes, possibleMinutes, absences: absencesMeeting({ firstDay, lastDay }, [userId], time.absences) };
}
