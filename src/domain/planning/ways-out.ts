import { absenceOn, restOn } from "../company/closures/closures.ts";
import { handOver } from "../projects/people/assigned-people.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays } from "../shared/calendar-date.ts";
import { isWorkingDay, lastDayOfWork, rankOfDay } from "./planning.ts";
import type { Conflict, StaffedWork, WorkingTime } from "./workload.ts";
import { workloadOf } from "./workload.ts";

/** A way out of a conflict: somebody else takes the work, it begins on another day, or it ends on another one. */
export type WayOut<Work extends StaffedWork> =
  | { kind: "give"; work: Work; to: string }
  | { kind: "move"; work: Work; firstDay: CalendarDate }
  | { kind: "end"; work: Work; lastDay: CalendarDate };

/** What a way out is looked for among. `people`: those who may take work. */
export type PlanningFacts<Work extends StaffedWork> = WorkingTime & {
  works: readonly Work[];
  people: readonly string[];
  today: CalendarDate;
};

/** What may be proposed about one work, and the days for which. */
export type Arrangement<Work extends StaffedWork> = { conflict: Conflict<Work>; ways: WayOut<Work>[] };

// Room is looked for this far, and given to so many people at most. Work put off longer is no arrangement.
const LONGEST_LOOK_DAYS = 120;
const LONGEST_DELAY_DAYS = 14;
const MOST_PEOPLE_OFFERED = 2;

/** The days that do not hold, once for each work that could be arranged otherwise, with what may be done about it. */
export function arrangementsOf<Work extends StaffedWork>(
  conflicts: readonly Conflict<Work>[],
  facts: PlanningFacts<Work>,
  mostCount: number,
): Arrangement<Work>[] {
  return singleConflicts(conflicts, facts.today)
    .slice(0, mostCount)
    .map((conflict) => ({ conflict, ways: waysOut(conflict, facts) }));
}

/** The first of the conflicts of each work. */
export function singleConflicts<Work extends StaffedWork>(
  conflicts: readonly Conflict<Work>[],
  today: CalendarDate,
): Conflict<Work>[] {
  const seenWorks = new Set<Work>();
  return conflicts.filter((conflict) => {
    const work = workToArrange(conflict, today) ?? conflict.works[0];
    if (work === undefined || seenWorks.has(work)) return false;
    seenWorks.add(work);
    return true;
  });
}

/** What may be done about days that do not hold, the least first. None of it brings another overload. */
export function waysOut<Work extends StaffedWork>(
  conflict: Conflict<Work>,
  facts: PlanningFacts<Work>,
): WayOut<Work>[] {
  const work = workToArrange(conflict, facts.today);
  if (work === undefined) return [];
  if (conflict.kind === "rest") return restWays(work, facts);
  if (conflict.kind !== "absence" && conflict.works.length === 1) return longerWays(work, facts);
  return [...giveWays(work, conflict, facts), ...moveWays(work, facts)];
}

// Work that nobody began is arranged rather than what goes on, and of these the last one.
function workToArrange<Work extends StaffedWork>({ works }: Conflict<Work>, today: CalendarDate): Work | undefined {
  const openWorks = works.filter(({ isOver }) => !isOver).toSorted(byFirstDay);
  return openWorks.findLast((work) => !hasBegun(work, today)) ?? openWorks.at(-1);
}

function hasBegun({ isBegun, firstDay }: StaffedWork, today: CalendarDate): boolean {
  return isBegun || firstDay < today;
}

function byFirstDay(one: StaffedWork, other: StaffedWork): number {
  return one.firstDay < other.firstDay ? -1 : one.firstDay > other.firstDay ? 1 : 0;
}

function restWays<Work extends StaffedWork>(work: Work, { closures, today }: PlanningFacts<Work>): WayOut<Work>[] {
  const isRest = (date: CalendarDate) => restOn(date, closures) !== null;
  if (isRest(work.firstDay) && !hasBegun(work, today)) {
    const firstDay = workingDayFrom(work.firstDay, 1, closures);
    return firstDay === null ? [] : [{ kind: "move", work, firstDay }];
  }
  const lastDay = isRest(work.lastDay) ? workingDayFrom(work.lastDay, -1, closures) : null;
  return lastDay === null || lastDay < work.firstDay ? [] : [{ kind: "end", work, lastDay }];
}

function workingDayFrom(date: CalendarDate, step: 1 | -1, closures: WorkingTime["closures"]): CalendarDate | null {
  for (let count = 1; count <= LONGEST_LOOK_DAYS; count++) {
    const day = addDays(date, step * count);
    if (isWorkingDay(day, closures)) return day;
  }
  return null;
}

// One work that has more hours than its days needs more days.
function longerWays<Work extends StaffedWork>(
  work: Work,
  { minutesADay, closures }: PlanningFacts<Work>,
): WayOut<Work>[] {
  if (work.hours === null) return [];
  const { hours: hoursLeft, from } = work.left ?? { hours: work.hours, from: work.firstDay };
  const hours = hoursLeft / Math.max(1, work.people.length);
  const startDate = from > work.firstDay ? from : work.firstDay;
  const whole = { startDate, endDate: null, hours, isRecurring: false };
  const lastDay = lastDayOfWork(whole, minutesADay / 60, closures);
  return lastDay > work.lastDay ? [{ kind: "end", work, lastDay }] : [];
}

function giveWays<Work extends StaffedWork>(
  work: Work,
  { userId }: Conflict<Work>,
  facts: PlanningFacts<Work>,
): WayOut<Work>[] {
  return facts.people
    .filter((to) => to !== userId && !work.people.includes(to))
    .filter((to) => hasRoom(to, { ...work, people: handOver(work.people, userId, to) }, facts, work))
    .slice(0, MOST_PEOPLE_OFFERED)
    .map((to) => ({ kind: "give", work, to }));
}

function moveWays<Work extends StaffedWork>(work: Work, facts: PlanningFacts<Work>): WayOut<Work>[] {
  if (hasBegun(work, facts.today)) return [];
  const { count } = rankOfDay(work.firstDay, work, facts.closures);
  for (let step = 1; step <= LONGEST_DELAY_DAYS; step++) {
    const firstDay = addDays(work.firstDay, step);
    if (!isWorkingDay(firstDay, facts.closures)) continue;
    const movedWork = { ...work, ...spanFrom(firstDay, count, facts) };
    if (work.people.every((userId) => hasRoom(userId, movedWork, facts, work)))
      return [{ kind: "move", work, firstDay }];
  }
  return [];
}

function spanFrom(firstDay: CalendarDate, count: number, { closures }: WorkingTime) {
  const work = { startDate: firstDay, endDate: null, hours: count, isRecurring: false };
  return { firstDay, lastDay: lastDayOfWork(work, 1, closures) };
}

// True when a person's days hold this work too. `formerWork`: the work as it is now, which counts no more.
function hasRoom<Work extends StaffedWork>(
  userId: string,
  work: Work,
  { works, ...time }: PlanningFacts<Work>,
  formerWork: Work,
): boolean {
  const days: CalendarDate[] = [];
  for (let day = work.firstDay; day <= work.lastDay; day = addDays(day, 1)) days.push(day);
  const otherWorks = works.filter((other) => other !== formerWork);
  return workloadOf([...otherWorks, work], userId, days, time).every(
    ({ date, minutes, works: worksOfDay }) =>
      !worksOfDay.includes(work) ||
      (absenceOn(date, userId, time.absences) === null &&
        minutes <= time.minutesADay &&
        // Nobody knows what uncounted work leaves of a day.
        (worksOfDay.length === 1 || worksOfDay.every(({ hours }) => hours !== null))),
  );
}
