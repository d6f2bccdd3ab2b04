import type { CalendarDate } from "../../shared/calendar-date.ts";
import type { StaffedWork, WorkingTime } from "../staffed-work.ts";
import { minutesByDay } from "../staffed-work.ts";
import type { Conflict } from "../workload.ts";

/**
 * The works of days that do not hold, in the order in which they are arranged. Work that is more than a day by itself
 * makes the excess, and comes first, the most first. Then begun work that resumes later, as it was put there last, then
 * what nobody began rather than what goes on, and of these the last one.
 */
export function worksToArrange<Work extends StaffedWork>(
  { works, userId, firstDay, lastDay }: Conflict<Work>,
  { today, ...time }: WorkingTime & { today: CalendarDate },
): Work[] {
  const openWorks = works
    .filter(({ isOver }) => !isOver)
    .toSorted((one, other) => (one.firstDay < other.firstDay ? 1 : one.firstDay > other.firstDay ? -1 : 0));
  const rankOf = (work: Work) => (isToResume(work, today) ? 0 : isGoingOn(work, today) ? 2 : 1);
  const worksInOrder = openWorks.toSorted((one, other) => rankOf(one) - rankOf(other));
  const excessOf = (work: Work) => {
    if (work.hours === null) return 0;
    const ofDays = [...minutesByDay(work, userId, time)].filter(([day]) => day >= firstDay && day <= lastDay);
    return ofDays.reduce((sum, [, share]) => sum + Math.max(0, share - time.minutesADay), 0);
  };
  return worksInOrder
    .map((work) => ({ work, excess: excessOf(work) }))
    .toSorted((one, other) => other.excess - one.excess)
    .map(({ work }) => work);
}

/** True of work that began and goes on: nobody moves its first day. What begun work resumes on may be moved. */
export function isGoingOn({ isBegun, firstDay }: StaffedWork, today: CalendarDate): boolean {
  return firstDay < today || (isBegun && firstDay === today);
}

/** True of work that began, and resumes on a day to come. */
export function isToResume({ isBegun, firstDay }: StaffedWork, today: CalendarDate): boolean {
  return isBegun && firstDay > today;
}
