import type { Absence, Closure } from "../../company/closures/closures.ts";
import { absenceOn } from "../../company/closures/closures.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { addDays, daysBetween } from "../../shared/calendar-date.ts";
import type { StaffedWork } from "../staffed-work.ts";
import { isWorkOn } from "../staffed-work.ts";

/** A work with the first day on which it goes on. `isGoingOn`: it has days before that one. */
export type ComingWork<Work extends StaffedWork> = { work: Work; day: CalendarDate; isGoingOn: boolean };

// Closures and absences keep no work away for longer.
const MOST_DAYS_OFF = 60;

/**
 * The works that go on after a day, the soonest first, be they begun or not. `workerId`: on the days on which this
 * person is there, null for the days of everybody.
 */
export function comingWorks<Work extends StaffedWork>(
  works: readonly Work[],
  after: CalendarDate,
  facts: { closures: readonly Closure[]; absences: readonly Absence[]; workerId: string | null },
): ComingWork<Work>[] {
  const { closures, absences, workerId } = facts;
  const isThere = (day: CalendarDate) => workerId === null || absenceOn(day, workerId, absences) === null;
  return works
    .flatMap((work) => {
      const from = work.firstDay > after ? work.firstDay : addDays(after, 1);
      for (let rank = 0; rank < MOST_DAYS_OFF && !work.isOver; rank++) {
        const day = addDays(from, rank);
        if (isWorkOn(work, day, closures) && isThere(day)) return [{ work, day, isGoingOn: work.firstDay <= after }];
      }
      return [];
    })
    .toSorted((one, other) => daysBetween(other.day, one.day));
}
