import { absenceOn } from "../../company/closures/closures.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import type { StaffedWork, WorkingTime } from "../staffed-work.ts";
import { minutesByDay } from "../staffed-work.ts";
import { workloadOf } from "../workload.ts";

/** A day of somebody that has more than it holds, with all that they have on it. */
export type FullDay = { userId: string; date: CalendarDate; minutes: number; possibleMinutes: number };

type FullDayFacts = WorkingTime & {
  today: CalendarDate;
  /** Who does what nobody was given: whoever works alone. Empty for a team. */
  aloneIds: readonly string[];
};

/**
 * The fullest day past what it holds among those that a work takes of its people from today on. Null: all of them hold.
 * Work whose customer has not agreed weighs nothing, and a day of absence is told as such.
 */
export function fullestDayOf<Work extends StaffedWork & { id: string }>(
  works: readonly Work[],
  workId: string,
  { today, aloneIds, ...time }: FullDayFacts,
): FullDay | null {
  const staffedWorks = works.map((work) => (work.people.length > 0 ? work : { ...work, people: aloneIds }));
  const work = staffedWorks.find(({ id }) => id === workId);
  if (work?.firmness !== "firm") return null;
  const fullDays = work.people.flatMap((userId) =>
    workloadOf(staffedWorks, userId, daysTaken(work, userId, { today, ...time }), time)
      .filter(({ date, minutes }) => minutes > time.minutesADay && absenceOn(date, userId, time.absences) === null)
      .map(({ date, minutes }) => ({ userId, date, minutes, possibleMinutes: time.minutesADay })),
  );
  const [fullest = null] = fullDays.toSorted((one, other) => other.minutes - one.minutes);
  return fullest;
}

/** The days to come on which a work takes time of somebody. */
export function daysTaken(
  work: StaffedWork,
  userId: string | null,
  { today, ...time }: WorkingTime & { today: CalendarDate },
): CalendarDate[] {
  return [...minutesByDay(work, userId, time)]
    .flatMap(([day, minutes]) => (day >= today && minutes > 0 ? [day] : []))
    .toSorted();
}
