import { restOn } from "../company/closures/closures.ts";
import { handOver } from "../projects/people/assigned-people.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays } from "../shared/calendar-date.ts";
import type { DaySpan } from "./bar-change.ts";
import { isWorkingDay, movedSpan, rankOfDay } from "./planning.ts";
import type { Room, WorkChange } from "./room.ts";
import { roomOf } from "./room.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { minutesByDay, movedWork } from "./staffed-work.ts";
import type { Conflict } from "./workload.ts";

/**
 * A way out of a conflict: somebody else takes the work, it begins on another day, or it ends on another one.
 * `leftMinutes`: what its days have too much still. `fullestMinutes`: the fullest day of whoever takes it.
 */
export type WayOut<Work extends StaffedWork> = { work: Work; leftMinutes: number } & (
  | { kind: "give"; to: string; fullestMinutes: number }
  | { kind: "move"; firstDay: CalendarDate; lastDay: CalendarDate }
  | { kind: "end"; lastDay: CalendarDate }
);

/** What a way out is looked for among. `people`: those who may take work. */
export type PlanningFacts<Work extends StaffedWork> = WorkingTime & {
  works: readonly Work[];
  people: readonly string[];
  today: CalendarDate;
};

/** What may be proposed about one work, and the days for which. */
export type Arrangement<Work extends StaffedWork> = { conflict: Conflict<Work>; ways: WayOut<Work>[] };

// Room is looked for this far: work put off longer is no arrangement. Nothing is open for weeks in some summers.
const LONGEST_DELAY_DAYS = 28;
const LONGEST_REST_DAYS = 45;
// More of them are a list that nobody reads.
const MOST_WORKS_OFFERED = 3;
// What leaves more of the excess than this is no way out of it, unless it takes a whole day of work away.
const MOST_LEFT_OF_EXCESS = 0.75;
const MOST_LEFT_BESIDE = 0.5;

/** The days that do not hold, each with what may be done about it. */
export function arrangementsOf<Work extends StaffedWork>(
  conflicts: readonly Conflict<Work>[],
  facts: PlanningFacts<Work>,
): Arrangement<Work>[] {
  const room = roomOf(facts.works, facts.today, facts);
  return conflicts.map((conflict) => ({ conflict, ways: waysOut(conflict, facts, room) }));
}

const KIND_ORDER = { overload: 0, absence: 1, rest: 2, double: 3 } as const;

/**
 * What does not hold, the soonest first. A work that begins or ends on a day of rest is told once, whoever is on it.
 * Everything else is told of each person, as their days say it.
 */
export function conflictsInOrder<Work extends StaffedWork>(conflicts: readonly Conflict<Work>[]): Conflict<Work>[] {
  const restKeys = new Map<Work, Set<CalendarDate>>();
  const isFirst = ({ kind, works: [work], firstDay }: Conflict<Work>) => {
    if (kind !== "rest" || work === undefined) return true;
    const seenDays = restKeys.get(work) ?? new Set();
    if (seenDays.has(firstDay)) return false;
    restKeys.set(work, seenDays.add(firstDay));
    return true;
  };
  return conflicts
    .filter(isFirst)
    .toSorted((one, other) =>
      one.firstDay === other.firstDay
        ? KIND_ORDER[one.kind] - KIND_ORDER[other.kind]
        : one.firstDay < other.firstDay
          ? -1
          : 1,
    );
}

/**
 * What may be done about days that do not hold, each work together: first the one that leaves the least too much. Each
 * has one way of a kind at most, in the same order. All of it fits in the days to come of everybody that it touches,
 * and adds to none that is too full: what one of these has too much still is said as left. Empty where nothing does.
 */
export function waysOut<Work extends StaffedWork>(
  conflict: Conflict<Work>,
  facts: PlanningFacts<Work>,
  room: Room<Work> = roomOf(facts.works, facts.today, facts),
): WayOut<Work>[] {
  const works = worksToArrange(conflict, facts);
  if (conflict.kind === "rest") return works.flatMap((work) => restWays(work, conflict, facts, room));
  const search: Search<Work> = { conflict, facts, room };
  const excess = leftAfter(search, null);
  const mostLeft = Math.max(excess * MOST_LEFT_OF_EXCESS, excess - facts.minutesADay);
  const eases = ({ leftMinutes }: WayOut<Work>) => conflict.kind === "double" || leftMinutes <= mostLeft;
  const waysByWork = works
    .map((work) => waysOfWork(work, search).filter(eases))
    .filter(([first]) => first !== undefined)
    .toSorted(([one], [other]) => (one?.leftMinutes ?? 0) - (other?.leftMinutes ?? 0));
  const ways = waysByWork.slice(0, MOST_WORKS_OFFERED).flat();
  // Beside a way that leaves nothing, one that leaves much is no help.
  const isSolved = ways[0]?.leftMinutes === 0;
  return isSolved ? ways.filter(({ leftMinutes }) => leftMinutes <= excess * MOST_LEFT_BESIDE) : ways;
}

// The best way of each kind, what leaves the least first.
function waysOfWork<Work extends StaffedWork>(work: Work, search: Search<Work>): WayOut<Work>[] {
  const byExcess = (ways: WayOut<Work>[]) => ways.toSorted((one, other) => one.leftMinutes - other.leftMinutes);
  return byExcess([
    ...byExcess(giveWays(work, search)).slice(0, 1),
    ...moveWays(work, search),
    ...laterEnds(work, search),
  ]);
}

type Search<Work extends StaffedWork> = {
  conflict: Conflict<Work>;
  facts: PlanningFacts<Work>;
  room: Room<Work>;
};

// Work that is more than a day by itself makes the excess, and comes first, the most first. Then work that nobody began
// is arranged rather than what goes on, and of these the last one.
function worksToArrange<Work extends StaffedWork>(
  { works, userId, firstDay, lastDay }: Conflict<Work>,
  { today, minutesADay, closures, absences }: PlanningFacts<Work>,
): Work[] {
  const openWorks = works
    .filter(({ isOver }) => !isOver)
    .toSorted((one, other) => (one.firstDay < other.firstDay ? 1 : one.firstDay > other.firstDay ? -1 : 0));
  const isBegun = (work: Work) => hasBegun(work, today);
  const worksInOrder = [...openWorks.filter((work) => !isBegun(work)), ...openWorks.filter(isBegun)];
  const excessOf = (work: Work) => {
    if (work.hours === null) return 0;
    const minutes = minutesByDay(work, userId, { minutesADay, closures, absences });
    const ofDays = [...minutes].filter(([day]) => day >= firstDay && day <= lastDay);
    return ofDays.reduce((sum, [, share]) => sum + Math.max(0, share - minutesADay), 0);
  };
  return worksInOrder
    .map((work) => ({ work, excess: excessOf(work) }))
    .toSorted((one, other) => other.excess - one.excess)
    .map(({ work }) => work);
}

function hasBegun({ isBegun, firstDay }: StaffedWork, today: CalendarDate): boolean {
  return isBegun || firstDay < today;
}

// What the days of the conflict have too much once a work is changed, or as it is.
function leftAfter<Work extends StaffedWork>(
  { conflict: { userId, firstDay, lastDay }, room }: Search<Work>,
  change: WorkChange<Work> | null,
): number {
  if (userId === null) return 0;
  const days: CalendarDate[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(day);
  return room.excessMinutes(userId, days, change);
}

// Whoever is on it already may take all of it: what each of them has then is counted anew. Whoever has the hours on its
// days together may take it too, and what a day of theirs has too much then is left.
function giveWays<Work extends StaffedWork>(work: Work, search: Search<Work>): WayOut<Work>[] {
  const { conflict, facts, room } = search;
  const { userId } = conflict;
  return facts.people.flatMap((to) => {
    if (to === userId) return [];
    const changedWork = { ...work, people: handOver(work.people, userId, to) };
    const change = { work, changedWork };
    const takers = work.people.includes(to) ? changedWork.people : [to];
    const isHeld = takers.every((taker) => room.holds(taker, change));
    const addedMinutes = isHeld ? 0 : work.people.includes(to) ? null : room.addedMinutes(to, change);
    if (addedMinutes === null) return [];
    const fullestMinutes = room.fullestMinutes(to, change);
    return { kind: "give" as const, work, to, fullestMinutes, leftMinutes: leftAfter(search, change) + addedMinutes };
  });
}

function moveWays<Work extends StaffedWork>(
  work: Work,
  search: Search<Work>,
  longestDelay = LONGEST_DELAY_DAYS,
): WayOut<Work>[] {
  const { today, closures } = search.facts;
  if (hasBegun(work, today)) return [];
  return firstBest(workingDaysAfter(work.firstDay, longestDelay, closures), (start) => {
    const span = movedSpan(work, start, closures);
    const leftMinutes = leftIfHeld(search, { work, changedWork: movedWork(work, span) });
    return leftMinutes === null ? null : { kind: "move", work, ...span, leftMinutes };
  });
}

// The way of the first day that leaves nothing too much, else that of the one that leaves the least.
function firstBest<Work extends StaffedWork>(
  days: readonly CalendarDate[],
  wayOn: (day: CalendarDate) => WayOut<Work> | null,
): WayOut<Work>[] {
  let best: WayOut<Work> | null = null;
  for (const day of days) {
    const way = wayOn(day);
    if (way !== null && (best === null || way.leftMinutes < best.leftMinutes)) best = way;
    if (best?.leftMinutes === 0) break;
  }
  return best === null ? [] : [best];
}

// What is left too much by a change that fits for all of its people. Null when it does not.
function leftIfHeld<Work extends StaffedWork>(search: Search<Work>, change: WorkChange<Work>): number | null {
  const isHeld = change.work.people.every((userId) => search.room.holds(userId, change));
  return isHeld ? leftAfter(search, change) : null;
}

function workingDaysAfter(day: CalendarDate, count: number, closures: WorkingTime["closures"]): CalendarDate[] {
  return Array.from({ length: count }, (_, rank) => addDays(day, rank + 1)).filter((date) =>
    isWorkingDay(date, closures),
  );
}

// Work with more days has fewer hours on each, as long as the days that it takes have room. One that is put off for
// longer than it lasts is no help unless nothing is left too much.
function laterEnds<Work extends StaffedWork>(work: Work, search: Search<Work>): WayOut<Work>[] {
  if (work.hours === null) return [];
  const { closures } = search.facts;
  const lengthOf = (span: DaySpan) => rankOfDay(span.lastDay, span, closures).count;
  const length = lengthOf(work);
  return firstBest(workingDaysAfter(work.lastDay, LONGEST_DELAY_DAYS, closures), (lastDay) => {
    const leftMinutes = leftIfHeld(search, { work, changedWork: { ...work, lastDay } });
    const isFar = lengthOf({ ...work, lastDay }) > 2 * length;
    if (leftMinutes === null || (leftMinutes > 0 && isFar)) return null;
    return { kind: "end", work, lastDay, leftMinutes };
  });
}

function restWays<Work extends StaffedWork>(
  work: Work,
  conflict: Conflict<Work>,
  facts: PlanningFacts<Work>,
  room: Room<Work>,
): WayOut<Work>[] {
  const { closures, today } = facts;
  const search = { conflict, facts, room };
  const isRest = (date: CalendarDate) => restOn(date, closures) !== null;
  if (isRest(work.firstDay) && !hasBegun(work, today)) return moveWays(work, search, LONGEST_REST_DAYS);
  if (!isRest(work.lastDay)) return [];
  const holds = (lastDay: CalendarDate) => leftIfHeld(search, { work, changedWork: { ...work, lastDay } }) !== null;
  const ends = ([-1, 1] as const).flatMap((step) => workingDayFrom(work.lastDay, step, closures) ?? []);
  return ends
    .filter((lastDay) => lastDay >= work.firstDay && lastDay >= today && holds(lastDay))
    .map((lastDay) => ({ kind: "end", work, lastDay, leftMinutes: 0 }));
}

function workingDayFrom(date: CalendarDate, step: 1 | -1, closures: WorkingTime["closures"]): CalendarDate | null {
  for (let count = 1; count <= LONGEST_REST_DAYS; count++) {
    const day = addDays(date, step * count);
    if (isWorkingDay(day, closures)) return day;
  }
  return null;
}
