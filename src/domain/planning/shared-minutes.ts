import type { CalendarDate } from "../shared/calendar-date.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { isMissed, minutesByDay } from "./staffed-work.ts";

/**
 * What a work takes on a day of those who are shown, together, and how many of them it takes time from. `isMissed`:
 * everybody who is on it is away.
 */
export type SharedMinutes = { minutes: number; peopleCount: number; isMissed: boolean };

/** What a work takes on a day. `workerId`: of this person alone. Null: of everybody who is on it. */
export function sharedMinutes(
  work: StaffedWork,
  date: CalendarDate,
  workerId: string | null,
  time: WorkingTime,
): SharedMinutes {
  const everybody: readonly (string | null)[] = work.people.length === 0 ? [null] : work.people;
  const isShown = workerId !== null && (work.people.length === 0 || work.people.includes(workerId));
  const minutesOfEach = (isShown ? [workerId] : everybody)
    .map((userId) => minutesByDay(work, userId, time).get(date) ?? 0)
    .filter((minutes) => minutes > 0);
  return {
    minutes: minutesOfEach.reduce((sum, minutes) => sum + minutes, 0),
    peopleCount: minutesOfEach.length,
    isMissed: isMissed(work, date, time),
  };
}
