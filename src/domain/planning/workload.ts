import { absenceOn, restOn } from "../company/closures/closures.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import type { DaySpan } from "./bar-change.ts";
import { isWorkingDay } from "./planning.ts";
import { PLANNED_STEP_MINUTES } from "./shares/shares.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { isMeeting, minutesByDay } from "./staffed-work.ts";

/**
 * What one person has on one day: the works of that day, and the minutes that they take together. `waitingMinutes`:
 * those of works whose customer has not agreed yet, which weigh nothing meanwhile.
 */
export type DayLoad<Work extends StaffedWork> = {
  date: CalendarDate;
  minutes: number;
  waitingMinutes: number;
  works: Work[];
};

/**
 * What a person has over some days. Planned and free together are what the days hold, and what goes past it:
 * `plannedMinutes + freeMinutes = possibleMinutes + overMinutes + awayMinutes`, but for what is less than a step of a
 * day, which is no free time. `awayMinutes`: planned while they are absent.
 */
export type PersonLoad = {
  plannedMinutes: number;
  possibleMinutes: number;
  freeMinutes: number;
  overMinutes: number;
  overDays: number;
  awayMinutes: number;
  awayDays: number;
  waitingMinutes: number;
};

/**
 * Days of one person that do not hold. `overload`: more hours than a day has, on following working days. `double`:
 * several works on one day, of which one has no hours, so that nobody knows whether they fit. `rest`: a work that
 * begins or ends on a public holiday or a closure. `absence`: the person is away, and nothing is left to them but these
 * days. `overMinutes`: what these days have past what they hold, which is nothing during an absence. `userId`: null for
 * what nobody is on.
 */
export type Conflict<Work extends StaffedWork> = DaySpan & {
  kind: "overload" | "double" | "rest" | "absence";
  userId: string | null;
  overMinutes: number;
  works: Work[];
};

/** What a person has on each of these days. Null: what nobody is on. */
export function workloadOf<Work extends StaffedWork>(
  works: readonly Work[],
  userId: string | null,
  days: readonly CalendarDate[],
  time: WorkingTime,
): DayLoad<Work>[] {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const theirWorks = works
    .filter((work) => work.firmness !== "off" && isMeeting(work, { firstDay: first, lastDay: last }))
    .filter((work) => isOn(work, userId))
    .map((work) => ({ work, minutes: minutesByDay(work, userId, time) }));
  const [firmParts, waitingParts] = [
    theirWorks.filter(({ work }) => work.firmness === "firm"),
    theirWorks.filter(isWaiting),
  ];
  return days.map((date) => {
    const minutesOf = (parts: typeof theirWorks) => minutesOn(date, parts, time.minutesADay);
    return {
      date,
      minutes: minutesOf(firmParts),
      waitingMinutes: minutesOf(waitingParts),
      // Where nothing is left to do, nobody has to be.
      works: firmParts.filter(({ minutes }) => (minutes.get(date) ?? 0) > 0).map(({ work }) => work),
    };
  });
}

/** What one day of a person holds, and what it has past that: see `PersonLoad`. */
export type DayParts = Pick<PersonLoad, "possibleMinutes" | "freeMinutes" | "overMinutes" | "awayMinutes">;

/**
 * What a day of a person holds, on which they have some minutes. A day of rest holds what was put on it on purpose, up
 * to a day of work. This is the one rule of what is free: whatever is shown of more days or people is a sum of it.
 */
export function dayParts(
  { date, minutes }: Pick<DayLoad<StaffedWork>, "date" | "minutes">,
  userId: string,
  { minutesADay, closures, absences }: WorkingTime,
): DayParts {
  if (absenceOn(date, userId, absences) !== null)
    return { possibleMinutes: 0, freeMinutes: 0, overMinutes: 0, awayMinutes: minutes };
  const possibleMinutes = isWorkingDay(date, closures) ? minutesADay : Math.min(minutes, minutesADay);
  const freeMinutes = possibleMinutes - minutes;
  return {
    possibleMinutes,
    // Less than a step of a planning is no time for anything.
    freeMinutes: freeMinutes < PLANNED_STEP_MINUTES ? 0 : freeMinutes,
    overMinutes: Math.max(0, -freeMinutes),
    awayMinutes: 0,
  };
}

/** What these days of a person come to, each counted by `dayParts`. */
export function personLoad<Work extends StaffedWork>(
  loads: readonly DayLoad<Work>[],
  userId: string,
  time: WorkingTime,
): PersonLoad {
  const sum: PersonLoad = {
    plannedMinutes: 0,
    possibleMinutes: 0,
    freeMinutes: 0,
    overMinutes: 0,
    overDays: 0,
    awayMinutes: 0,
    awayDays: 0,
    waitingMinutes: 0,
  };
  for (const load of loads) {
    const parts = dayParts(load, userId, time);
    sum.plannedMinutes += load.minutes;
    sum.waitingMinutes += load.waitingMinutes;
    sum.possibleMinutes += parts.possibleMinutes;
    sum.freeMinutes += parts.freeMinutes;
    sum.overMinutes += parts.overMinutes;
    sum.overDays += parts.overMinutes > 0 ? 1 : 0;
    sum.awayMinutes += parts.awayMinutes;
    sum.awayDays += load.works.length > 0 && absenceOn(load.date, userId, time.absences) !== null ? 1 : 0;
  }
  return sum;
}

/**
 * The days on which a person has more than they hold. Days on which nothing is planned because nobody works do not part
 * them. An absence is no day of theirs.
 */
export function overfullSpans<Work extends StaffedWork>(
  loads: readonly DayLoad<Work>[],
  userId: string,
  time: WorkingTime,
): CountedSpan[] {
  const isOver = ({ date, minutes }: DayLoad<Work>) =>
    minutes > time.minutesADay && absenceOn(date, userId, time.absences) === null;
  return spansWhere(loads, isOver, time);
}

/** The days on which a person has hours while they are away, and so is everybody else who is on their works. */
export function missedSpans<Work extends StaffedWork>(
  loads: readonly DayLoad<Work>[],
  userId: string,
  time: WorkingTime,
): CountedSpan[] {
  const isAway = ({ date, minutes }: DayLoad<Work>) => minutes > 0 && absenceOn(date, userId, time.absences) !== null;
  return spansWhere(loads, isAway, time);
}

type CountedSpan = DaySpan & { dayCount: number };

function spansWhere<Work extends StaffedWork>(
  loads: readonly DayLoad<Work>[],
  isTold: (load: DayLoad<Work>) => boolean,
  { closures }: WorkingTime,
): CountedSpan[] {
  const spans: CountedSpan[] = [];
  let isGoingOn = false;
  for (const load of loads) {
    const { date } = load;
    const isNow = isTold(load);
    const latest = spans.at(-1);
    if (isNow && isGoingOn && latest) {
      latest.lastDay = date;
      latest.dayCount += 1;
    } else if (isNow) spans.push({ firstDay: date, lastDay: date, dayCount: 1 });
    if (isNow || isWorkingDay(date, closures)) isGoingOn = isNow;
  }
  return spans;
}

/**
 * The days of a person that do not hold. Too many hours on following working days are one conflict, whatever the works.
 * Others are one while the works stay the same.
 */
export function conflictsOf<Work extends StaffedWork>(
  works: readonly Work[],
  userId: string | null,
  days: readonly CalendarDate[],
  time: WorkingTime,
): Conflict<Work>[] {
  const loads = workloadOf(works, userId, days, time);
  if (userId === null) return restDays(loads, userId, time);
  const isAway = ({ date }: DayLoad<Work>) => absenceOn(date, userId, time.absences) !== null;
  // What nobody does on a day of rest is told as such.
  const isMissed = (load: DayLoad<Work>) => isAway(load) && restOn(load.date, time.closures) === null;
  return [
    ...awayDays(loads, userId, isMissed),
    // A day of absence holds none of them, and parts those around it.
    ...crowdedDays(
      loads.map((load) => (isAway(load) ? { ...load, minutes: 0, works: [] } : load)),
      userId,
      time,
    ),
    ...restDays(loads, userId, time),
  ];
}

/** The minutes that a work takes from somebody on each of its days. */
export type WorkPart<Work extends StaffedWork> = { work: Work; minutes: ReadonlyMap<CalendarDate, number> };

/**
 * What works take together of a day. Work that nobody counted takes what the rest leaves of it: it is never too much by
 * itself.
 */
export function minutesOn(date: CalendarDate, parts: readonly WorkPart<StaffedWork>[], minutesADay: number): number {
  const partsOfDay = parts.filter(({ minutes }) => minutes.has(date));
  const countedMinutes = partsOfDay
    .filter(({ work }) => work.hours !== null)
    .reduce((sum, { minutes }) => sum + (minutes.get(date) ?? 0), 0);
  return partsOfDay.some(({ work }) => work.hours === null) ? Math.max(countedMinutes, minutesADay) : countedMinutes;
}

function isWaiting({ work }: { work: StaffedWork }): boolean {
  return work.firmness === "waiting";
}

function isOn(work: StaffedWork, userId: string | null): boolean {
  return userId === null ? work.people.length === 0 : work.people.includes(userId);
}

function crowdedDays<Work extends StaffedWork>(
  loads: readonly DayLoad<Work>[],
  userId: string,
  { minutesADay, closures }: WorkingTime,
): Conflict<Work>[] {
  const conflicts: Conflict<Work>[] = [];
  let isGoingOn = false;
  // A day on which nobody works, such as one of a week-end, does not part the days around it.
  const isTold = ({ date, works }: DayLoad<Work>) => works.length > 0 || isWorkingDay(date, closures);
  for (const { date, minutes, works } of loads.filter(isTold)) {
    const overMinutes = Math.max(0, minutes - minutesADay);
    const isUnsure = works.length > 1 && works.some(({ hours }) => hours === null);
    const kind = overMinutes > 0 ? "overload" : isUnsure ? "double" : null;
    const latest = conflicts.at(-1);
    const isOfLatest = isGoingOn && latest?.kind === kind && (kind === "overload" || isSame(latest.works, works));
    if (latest && isOfLatest) {
      latest.lastDay = date;
      latest.overMinutes += overMinutes;
      latest.works = [...new Set([...latest.works, ...works])];
    } else if (kind !== null) conflicts.push({ kind, userId, firstDay: date, lastDay: date, overMinutes, works });
    isGoingOn = kind !== null;
  }
  return conflicts;
}

function awayDays<Work extends StaffedWork>(
  loads: readonly DayLoad<Work>[],
  userId: string,
  isMissed: (load: DayLoad<Work>) => boolean,
): Conflict<Work>[] {
  const conflicts: Conflict<Work>[] = [];
  let isGoingOn = false;
  for (const load of loads.filter(({ works }) => works.length > 0)) {
    const { date, minutes, works } = load;
    const latest = conflicts.at(-1);
    const isNow = isMissed(load);
    if (isNow && isGoingOn && latest && isSame(latest.works, works)) {
      latest.lastDay = date;
      latest.overMinutes += minutes;
    } else if (isNow)
      conflicts.push({ kind: "absence", userId, firstDay: date, lastDay: date, overMinutes: minutes, works });
    isGoingOn = isNow;
  }
  return conflicts;
}

function restDays<Work extends StaffedWork>(
  loads: readonly DayLoad<Work>[],
  userId: string | null,
  { closures }: WorkingTime,
): Conflict<Work>[] {
  return loads
    .filter(({ date, works }) => works.length > 0 && restOn(date, closures) !== null)
    .flatMap(({ date, works }) =>
      works
        .filter(({ firstDay, lastDay }) => firstDay === date || lastDay === date)
        .map((work) => ({
          kind: "rest" as const,
          userId,
          firstDay: date,
          lastDay: date,
          overMinutes: 0,
          works: [work],
        })),
    );
}

function isSame<Work>(some: readonly Work[], others: readonly Work[]): boolean {
  return some.length === others.length && some.every((work) => others.includes(work));
}
