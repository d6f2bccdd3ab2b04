import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays, daysBetween } from "../shared/calendar-date.ts";
import type { DaySpan } from "./bar-change.ts";
import { movedSpan, nextFreeDays } from "./planning.ts";
import { roomOf } from "./room.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { movedWork } from "./staffed-work.ts";
import type { PersonLoad } from "./workload.ts";
import { personLoad, workloadOf } from "./workload.ts";

/**
 * What other days of a work bring to one of its people. `load`: what they have on these days. `easedMinutes`: how much
 * less they have too much, the days that the work leaves taken together with those that it takes. `fullDays`: days that
 * become full by it.
 */
export type MoveEffect = { userId: string; load: PersonLoad; easedMinutes: number; fullDays: CalendarDate[] };

const MOST_DAYS_COUNTED = 120;

/** What giving other days to a work brings to each of its people, before anything is saved. */
export function moveEffects<Work extends StaffedWork & { id: string }>(
  works: readonly Work[],
  work: Work,
  span: DaySpan,
  time: WorkingTime,
): MoveEffect[] {
  const others = works.filter(({ id }) => id !== work.id);
  const worksAfter = [...others, movedWork(work, span)];
  const allDays = [...new Set([...daysOf(work), ...daysOf(span)])].toSorted();
  const overMinutes = (all: readonly Work[], userId: string) =>
    personLoad(workloadOf(all, userId, allDays, time), userId, time).overMinutes;
  const isFull = ({ minutes }: { minutes: number }) => minutes >= time.minutesADay;
  const fullDaysOf = (userId: string) => {
    const loadsBefore = workloadOf([...others, work], userId, daysOf(span), time);
    const loadsAfter = workloadOf(worksAfter, userId, daysOf(span), time);
    return loadsAfter
      .filter((load, rank) => isFull(load) && !loadsBefore.slice(rank, rank + 1).some(isFull))
      .map(({ date }) => date);
  };
  return work.people.map((userId) => ({
    userId,
    fullDays: fullDaysOf(userId),
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
    const worksAfter = [...others, movedWork(work, span)];
    const hasRoom = (userId: string) => {
      const { overMinutes, awayMinutes } = personLoad(workloadOf(worksAfter, userId, daysOf(span), time), userId, time);
      return overMinutes === 0 && awayMinutes === 0;
    };
    if (work.people.every(hasRoom)) return span;
  }
  return null;
}

/** The first days that one person alone, who is not on a work, has for it. Null: nobody has any soon. */
export function firstOtherRoom<Work extends StaffedWork & { id: string }>(
  works: readonly Work[],
  work: Work,
  userIds: readonly string[],
  { from, ...time }: WorkingTime & { from: CalendarDate },
): { userId: string; span: DaySpan } | null {
  const rooms = userIds
    .filter((userId) => !work.people.includes(userId))
    .flatMap((userId) => {
      const span = firstRoom(works, { ...work, people: [userId] }, from, time);
      return span === null ? [] : [{ userId, span }];
    });
  const [soonest = null] = rooms.toSorted((one, other) => daysBetween(other.span.firstDay, one.span.firstDay));
  return soonest;
}

/** The first end from one day on that a work may have without too much on its days to come. Null: none is near. */
export function firstEnd<Work extends StaffedWork & { id: string }>(
  works: readonly Work[],
  work: Work,
  from: CalendarDate,
  { today, ...time }: WorkingTime & { today: CalendarDate },
): CalendarDate | null {
  const storedWork = works.find(({ id }) => id === work.id) ?? work;
  const room = roomOf(works, today, time);
  const ends = nextFreeDays([], from, MOST_STARTS_TRIED, time.closures);
  const holds = (lastDay: CalendarDate) =>
    work.people.every((userId) => room.holds(userId, { work: storedWork, changedWork: { ...work, lastDay } }));
  return ends.find(holds) ?? null;
}

function daysOf({ firstDay, lastDay }: DaySpan): CalendarDate[] {
  const count = Math.min(daysBetween(firstDay, lastDay) + 1, MOST_DAYS_COUNTED);
  return Array.from({ length: count }, (_, rank) => addDays(firstDay, rank));
}
