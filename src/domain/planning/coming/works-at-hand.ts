import type { Absence, Closure } from "../../company/closures/closures.ts";
import { absenceOn } from "../../company/closures/closures.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import type { StaffedWork } from "../staffed-work.ts";
import { isWorkOn } from "../staffed-work.ts";
import type { ComingWork } from "./coming-works.ts";
import { comingWorks } from "./coming-works.ts";

/** Whoever looks at works. `userId`: null until it is known. `isTeam`: others work in the company. */
export type Reader = { userId: string | null; isTeam: boolean };

/** True of work that is the reader's: they are on it, or they work alone and nobody is said to be. */
export function isWorkOfReader({ people }: Pick<StaffedWork, "people">, { userId, isTeam }: Reader): boolean {
  return userId !== null && (people.includes(userId) || (!isTeam && people.length === 0));
}

/** Works in the order in which a reader needs them: their own, then those of others. */
export function readersFirst<Work extends Pick<StaffedWork, "people">>(works: readonly Work[], reader: Reader): Work[] {
  return works.toSorted((one, other) => Number(isWorkOfReader(other, reader)) - Number(isWorkOfReader(one, reader)));
}

type Facts = { closures: readonly Closure[]; absences: readonly Absence[]; reader: Reader };

/** `ownWorks`: of today, of the reader. `otherWorks`: of today too, of others. `comingWorks`: none of these. */
type WorksAtHand<Work extends StaffedWork> = {
  ownWorks: Work[];
  otherWorks: Work[];
  comingWorks: ComingWork<Work>[];
};

/**
 * What is worked on today and what comes after it, none of it over: the one rule of what comes next for a reader. Their
 * own works come before those of others, today and on each day after. Nothing is theirs on a day of their absence.
 */
export function worksAtHand<Work extends StaffedWork>(
  works: readonly Work[],
  today: CalendarDate,
  { closures, absences, reader }: Facts,
): WorksAtHand<Work> {
  const isTheirs = (work: Work, day: CalendarDate) =>
    isWorkOfReader(work, reader) && (reader.userId === null || absenceOn(day, reader.userId, absences) === null);
  const worksOfToday = works.filter((work) => !work.isOver && isWorkOn(work, today, closures));
  return {
    ownWorks: worksOfToday.filter((work) => isTheirs(work, today)),
    otherWorks: worksOfToday.filter((work) => !isTheirs(work, today)),
    comingWorks: comingWorks(
      works.filter((work) => !worksOfToday.includes(work)),
      today,
      { closures, absences, workerId: null },
    ).toSorted((one, other) =>
      one.day === other.day ? Number(isTheirs(other.work, other.day)) - Number(isTheirs(one.work, one.day)) : 0,
    ),
  };
}
