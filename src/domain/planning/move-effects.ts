import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays, daysBetween } from "../shared/calendar-date.ts";
import type { DaySpan } from "./bar-change.ts";
import { movedSpan, nextFreeDays } from "./planning.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import type { PersonLoad } from "./workload.ts";
import { personLoad, workloadOf } from "./workload.ts";

/**
 * What other days of a work bring to one of its people. `load`: what they have on these days. `easedMinutes`: how much
 * less they have too much, the days that the work leaves taken together with those that it takes.
 */
export type MoveEffect = { userId: string; load: PersonLoad; easedMinutes: number };

const MOST_DAYS_COUNTED = 120;

/** What giving other days to a work brings to each of its people, before anything is saved. */
export function moveEffects<Work extends StaffedWork & { id: string }>(
  works: readonly Work[],
  work: Work,
  span: DaySpan,
  time: WorkingTime,
): MoveEffect[] {
  const others = works.filter(({ id }) => id !== work.id);
  const worksAfter = [...others, { ...work, ...span }];
  const allDays = [...new Set([...daysOf(work), ...daysOf(span)])].toSorted();
  const overMinutes = (all: readonly Work[], userId: string) =>
    personLoad(workloadOf(all, userId, allDays, time), userId, time).overMinutes;
  return work.people.map((userId) => ({
    userId,
    load: personLoad(workloadOf(worksAfter, userId, daysOf(span), time), userId, time),
    easedMinutes: overMinutes([...others, work], userId) - overMinutes(worksAfter, userId),
  }));
}

const MOST_STARTS_TRIED = 40;

/** The first days from one on that a work may take without too much for any of its people. Null: none is near. */
export function firstRoom<Work extends StaffedWork & { id: string }>(
  works: readonly Work[],
  work: Work,
  from: CalendarDate,
  time: WorkingTime,
): DaySpan | null {
  const others = works.filter(({ id }) => id !== work.id);
  for (const start of nextFreeDays([], from, MOST_STARTS_TRIED, time.closures)) {
    const span = movedSpan(work, start, time.closures);
    const worksAfter = [...others, { ...work, ...span }];
    const hasRoom = (userId: string) => {
      const { overMinutes, awayMinutes } = personLoad(workloadOf(worksAfter, userId, daysOf(span), time), userId, time);
      return overMinutes === 0 && awayMinutes === 0;
    };
    if (work.people.every(hasRoom)) return span;
  }
  return null;
}

function daysOf({ firstDay, lastDay }: DaySpan): CalendarDate[] {
  const count = Math.min(daysBetween(firstDay, lastDay) + 1, MOST_DAYS_COUNTED);
  return Array.from({ length: count }, (_, rank) => addDays(firstDay, rank));
}
