import { absencesMeeting, restOn } from "../company/closures/closures.ts";
import { handOver } from "../projects/people/assigned-people.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays, daysBetween } from "../shared/calendar-date.ts";
import { minutesOfHours } from "../shared/money.ts";
import type { DaySpan } from "./bar-change.ts";
import { isGoingOn, isToResume, worksToArrange } from "./conflicts/works-to-arrange.ts";
import { isWorkingDay, rankOfDay, spanOfDays } from "./planning.ts";
import type { Room, WorkChange } from "./room.ts";
import { roomOf } from "./room.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { movedWork } from "./staffed-work.ts";
import type { Conflict } from "./workload.ts";

/**
 * A way out of a conflict: somebody else takes the work, or joins in, it begins on another day, or it ends on another.
 * `leftMinutes`: what its days have too much still. `fullestMinutes`: the fullest day of whoever takes it.
 */
export type WayOut<Work extends StaffedWork> = { work: Work; leftMinutes: number } & (
  | { kind: "give"; to: string; fullestMinutes: number }
  | { kind: "join"; to: string; fullestMinutes: number }
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
// A customer waits this much longer for days that leave less.
const SOON_AFTER_DAYS = 7;
// Nobody waits longer than this where another way exists.
const FAR_DAYS = 14;
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
 * has one way of a kind at most: what leaves nothing first, then the nearest days. All of it fits in the days to
 * come of everybody that it touches, and adds to none that is too full: what one of these has too much still is said as
 * left. Empty where nothing does.
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
    .map((work) => waysOfWork(work, search, eases))
    .filter(([first]) => first !== undefined)
    .toSorted(([one], [other]) => (one?.leftMinutes ?? 0) - (other?.leftMinutes ?? 0));
  const ways = nearWays(waysByWork.slice(0, MOST_WORKS_OFFERED).flat());
  // Beside a way that leaves nothing, one that leaves much is no help.
  const isSolved = ways[0]?.leftMinutes === 0;
  return isSolved ? ways.filter(({ leftMinutes }) => leftMinutes <= excess * MOST_LEFT_BESIDE) : ways;
}

function nearWays<Work extends StaffedWork>(ways: WayOut<Work>[]): WayOut<Work>[] {
  const nearOnes = ways.filter((way) => delayOf(way) <= FAR_DAYS);
  return nearOnes.length > 0 ? nearOnes : ways;
}

type Eases<Work extends StaffedWork> = (way: WayOut<Work>) => boolean;

// The best way of each kind: what leaves nothing first, then what puts off the least.
function waysOfWork<Work extends StaffedWork>(work: Work, search: Search<Work>, eases: Eases<Work>): WayOut<Work>[] {
  const byExcess = (ways: WayOut<Work>[]) => ways.toSorted((one, other) => one.leftMinutes - other.leftMinutes);
  const isLeft = ({ leftMinutes }: WayOut<Work>) => Number(leftMinutes > 0);
  const gifts = byExcess(giveWays(work, search)).filter(eases).slice(0, 1);
  // Whoever takes all of it leaves nothing to help with.
  const isGiven = gifts.some(({ leftMinutes }) => leftMinutes === 0);
  return [
    ...gifts,
    ...(isGiven ? [] : byExcess(joinWays(work, search)).filter(eases).slice(0, 1)),
    ...moveWays(work, search, eases),
    ...laterEnds(work, search, eases),
  ].toSorted((one, other) => isLeft(one) - isLeft(other) || delayOf(one) - delayOf(other));
}

// How many days later a work is done.
function delayOf<Work extends StaffedWork>(way: WayOut<Work>): number {
  return "lastDay" in way ? daysBetween(way.work.lastDay, way.lastDay) : 0;
}

type Search<Work extends StaffedWork> = {
  conflict: Conflict<Work>;
  facts: PlanningFacts<Work>;
  room: Room<Work>;
};

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

// Whoever is on it already may take all of it: what each of them has then is counted anew. So it is where whoever takes
// it is away on some of its days, which then fall on the others. Whoever has the hours on its days together may take it
// too, and what a day of theirs has too much then is left. Whoever is away on all its days takes nothing.
function giveWays<Work extends StaffedWork>(work: Work, search: Search<Work>): WayOut<Work>[] {
  const { conflict, facts, room } = search;
  const { userId } = conflict;
  return facts.people.flatMap((to) => {
    if (to === userId) return [];
    const changedWork = { ...work, people: handOver(work.people, userId, to) };
    const change = { work, changedWork };
    const fullestMinutes = room.fullestMinutes(to, change);
    if (fullestMinutes === 0) return [];
    const isShared = work.people.includes(to) || absencesMeeting(changedWork, [to], facts.absences).length > 0;
    const takers = isShared ? changedWork.people : [to];
    const isHeld = takers.every((taker) => room.holds(taker, change));
    const addedMinutes = isHeld ? 0 : isShared ? null : room.addedMinutes(to, change);
    if (addedMinutes === null) return [];
    return { kind: "give" as const, work, to, fullestMinutes, leftMinutes: leftAfter(search, change) + addedMinutes };
  });
}

// Somebody who is free helps those who are on a work that takes more than a day.
function joinWays<Work extends StaffedWork>(work: Work, search: Search<Work>): WayOut<Work>[] {
  const { conflict, facts, room } = search;
  if (conflict.userId === null || work.hours === null || fitsInADay(work, facts)) return [];
  return facts.people.flatMap((to) => {
    if (work.people.includes(to)) return [];
    const change = { work, changedWork: { ...work, people: [...work.people, to] } };
    if (!room.holds(to, change)) return [];
    const leftMinutes = leftAfter(search, change);
    return { kind: "join" as const, work, to, fullestMinutes: room.fullestMinutes(to, change), leftMinutes };
  });
}

function fitsInADay({ hours, left }: StaffedWork, { minutesADay }: Pick<WorkingTime, "minutesADay">): boolean {
  return hours !== null && minutesOfHours(Math.min(left?.hours ?? hours, hours)) <= minutesADay;
}

function moveWays<Work extends StaffedWork>(
  work: Work,
  search: Search<Work>,
  eases: Eases<Work>,
  longestDelay = LONGEST_DELAY_DAYS,
): WayOut<Work>[] {
  const { today, closures } = search.facts;
  if (isGoingOn(work, today)) return [];
  const { count } = rankOfDay(work.lastDay, work, closures);
  // What is left of begun work may take more days than it had.
  const mostDays = isToResume(work, today) ? 2 * count : count;
  return nearest(workingDaysAfter(work.firstDay, longestDelay, closures), eases, (start) => {
    for (let days = count; days <= mostDays; days++) {
      const span = spanOfDays(start, days, closures);
      const leftMinutes = leftIfHeld(search, { work, changedWork: movedWork(work, span) });
      if (leftMinutes !== null) return { kind: "move", work, ...span, leftMinutes };
    }
    return null;
  });
}

// The way of the nearest day that eases, or the one of those soon after it that leaves less.
function nearest<Work extends StaffedWork>(
  days: readonly CalendarDate[],
  eases: Eases<Work>,
  wayOn: (day: CalendarDate) => WayOut<Work> | null,
): WayOut<Work>[] {
  let firstDay: CalendarDate | null = null;
  let best: WayOut<Work> | null = null;
  for (const day of days) {
    if (firstDay !== null && daysBetween(firstDay, day) > SOON_AFTER_DAYS) break;
    const way = wayOn(day);
    if (way === null || !eases(way)) continue;
    firstDay ??= day;
    if (best === null || way.leftMinutes < best.leftMinutes) best = way;
    if (best.leftMinutes === 0) break;
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
function laterEnds<Work extends StaffedWork>(work: Work, search: Search<Work>, eases: Eases<Work>): WayOut<Work>[] {
  const { closures } = search.facts;
  // Nobody comes twice for what is done in a day.
  if (work.hours === null || fitsInADay(work, search.facts)) return [];
  const lengthOf = (span: DaySpan) => rankOfDay(span.lastDay, span, closures).count;
  const length = lengthOf(work);
  return nearest(workingDaysAfter(work.lastDay, LONGEST_DELAY_DAYS, closures), eases, (lastDay) => {
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
  if (isRest(work.firstDay) && !isGoingOn(work, today)) return moveWays(work, search, () => true, LONGEST_REST_DAYS);
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
