import { absenceOn } from "../company/closures/closures.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { minutesByDay } from "./staffed-work.ts";
import type { WorkPart } from "./workload.ts";
import { minutesOn } from "./workload.ts";

/** A work as it is, and as it would be. */
export type WorkChange<Work extends StaffedWork> = { work: Work; changedWork: Work };

/** The room that people have from today on, were one work changed. */
export type Room<Work extends StaffedWork> = {
  /** True when the days of a person hold the changed work too: those that are too full already get no more. */
  holds: (userId: string, change: WorkChange<Work>) => boolean;
  /**
   * What a person would have too much on the days that the changed work takes of them, on top of what they have. Null
   * when these days together do not hold it.
   */
  addedMinutes: (userId: string, change: WorkChange<Work>) => number | null;
  /** What a person would have too much on these days. */
  excessMinutes: (userId: string, days: readonly CalendarDate[], change: WorkChange<Work> | null) => number;
  /** The minutes of the fullest day that the changed work gives a person. */
  fullestMinutes: (userId: string, change: WorkChange<Work>) => number;
};

/** The room of a company's people. What each has is counted once, as many changes are tried. */
export function roomOf<Work extends StaffedWork>(
  works: readonly Work[],
  today: CalendarDate,
  time: WorkingTime,
): Room<Work> {
  const partOf = partsReader<Work>(time);
  const firmWorks = works.filter(({ firmness }) => firmness === "firm");
  const partsByUser = new Map<string, WorkPart<Work>[]>();
  const partsOf = (userId: string) => {
    const partsBefore = partsByUser.get(userId);
    if (partsBefore) return partsBefore;
    const parts = firmWorks.filter(({ people }) => people.includes(userId)).map((work) => partOf(work, userId));
    partsByUser.set(userId, parts);
    return parts;
  };
  const partsAfter = (userId: string, { work, changedWork }: WorkChange<Work>) => [
    ...partsOf(userId).filter((part) => part.work !== work),
    ...(changedWork.people.includes(userId) ? [partOf(changedWork, userId)] : []),
  ];
  const possibleMinutes = (userId: string, date: CalendarDate) =>
    absenceOn(date, userId, time.absences) === null ? time.minutesADay : 0;
  const comingDaysOf = (userId: string, { changedWork }: WorkChange<Work>) =>
    [...partOf(changedWork, userId).minutes].flatMap(([day, minutes]) => (day >= today && minutes > 0 ? [day] : []));
  const excessMinutes: Room<Work>["excessMinutes"] = (userId, days, change) => {
    const parts = change === null ? partsOf(userId) : partsAfter(userId, change);
    return days.reduce(
      (sum, date) => sum + Math.max(0, minutesOn(date, parts, time.minutesADay) - possibleMinutes(userId, date)),
      0,
    );
  };
  return {
    addedMinutes: (userId, change) => {
      const days = comingDaysOf(userId, change);
      const parts = partsAfter(userId, change);
      if (parts.some(({ work, minutes }) => work.hours === null && days.some((date) => minutes.has(date)))) return null;
      const possible = days.reduce((sum, date) => sum + possibleMinutes(userId, date), 0);
      const minutesAfter = days.reduce((sum, date) => sum + minutesOn(date, parts, time.minutesADay), 0);
      if (minutesAfter > possible) return null;
      return excessMinutes(userId, days, change) - excessMinutes(userId, days, null);
    },
    holds: (userId, change) => {
      const parts = partsAfter(userId, change);
      return comingDaysOf(userId, change).every((date) => {
        const partsOfDay = parts.filter(({ minutes }) => (minutes.get(date) ?? 0) > 0);
        // Nobody knows what uncounted work leaves of a day.
        const isCounted = partsOfDay.length === 1 || partsOfDay.every(({ work }) => work.hours !== null);
        const minutesBefore = minutesOn(date, partsOf(userId), time.minutesADay);
        const most = Math.max(possibleMinutes(userId, date), minutesBefore);
        return isCounted && minutesOn(date, partsOfDay, time.minutesADay) <= most;
      });
    },
    excessMinutes,
    fullestMinutes: (userId, change) => {
      const parts = partsAfter(userId, change);
      return Math.max(0, ...comingDaysOf(userId, change).map((date) => minutesOn(date, parts, time.minutesADay)));
    },
  };
}

// What a work takes of a person. One change is asked several things, of several people: each part is counted once.
function partsReader<Work extends StaffedWork>(time: WorkingTime): (work: Work, userId: string) => WorkPart<Work> {
  const partsByWork = new WeakMap<Work, Map<string, WorkPart<Work>>>();
  return (work, userId) => {
    const partsOfWork = partsByWork.get(work) ?? new Map<string, WorkPart<Work>>();
    partsByWork.set(work, partsOfWork);
    const part = partsOfWork.get(userId) ?? { work, minutes: minutesByDay(work, userId, time) };
    partsOfWork.set(userId, part);
    return part;
  };
}
