import type { Absence, Closure } from "../company/closures/closures.ts";
import { absenceOn, restOn } from "../company/closures/closures.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { minutesOfHours } from "../shared/money.ts";
import type { DaySpan } from "./bar-change.ts";
import type { Firmness } from "./firmness.ts";
import { isWorkingDay } from "./planning.ts";
import type { WorkLeft } from "./work-left.ts";
import { workedDays } from "./work-left.ts";

/**
 * Work as it weighs on people: its days, its hours (null when nobody counted them), and the IDs of who is on it.
 * `left`: what its tasks still ask for, null when they do not say. `isBegun`: something of it is done. `isOver`: it
 * weighs still, and nobody moves it any more.
 */
export type StaffedWork = DaySpan & {
  hours: number | null;
  left: WorkLeft | null;
  people: readonly string[];
  firmness: Firmness;
  isBegun: boolean;
  isOver: boolean;
};

/** What a company counts with: the minutes of a day of work, the days on which it is closed, and who is away. */
export type WorkingTime = { minutesADay: number; closures: readonly Closure[]; absences: readonly Absence[] };

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
 * `plannedMinutes + freeMinutes = possibleMinutes + overMinutes + awayMinutes`. `awayMinutes`: planned while they are
 * absent.
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
 * Days of one person that do not hold. `overload`: more hours than a day has. `double`: several works that fit in one
 * day. `rest`: a work that begins or ends on a public holiday or a closure. `absence`: the person is away.
 * `overMinutes`: what these days have past what they hold. `userId`: null for what nobody is on.
 */
export type Conflict<Work extends StaffedWork> = DaySpan & {
  kind: "overload" | "double" | "rest" | "absence";
  userId: string | null;
  overMinutes: number;
  works: Work[];
};

/**
 * The minutes that a work takes from one of its people on each of its days. Those of all its people on all its days are
 * its hours, to the minute, as long as its tasks say nothing. What they leave stands on the days from today on, and the
 * days before keep what was done of theirs: no work ever takes more than its hours. Work whose hours nobody counted
 * takes whole days.
 */
export function minutesByDay(
  work: StaffedWork,
  userId: string | null,
  { minutesADay, closures }: Pick<WorkingTime, "minutesADay" | "closures">,
): Map<CalendarDate, number> {
  const days = workedDays(work, closures);
  const { hours, left } = work;
  if (hours === null) return new Map(days.map((day) => [day, minutesADay]));
  const staff = { count: Math.max(1, work.people.length), place: placeOf(work, userId) };
  const minutes = new Map(sharesOf(hours, days, staff));
  const comingDays = left === null ? [] : days.filter((day) => day >= left.from);
  // Late work keeps its hours where they were planned, as no day of it is to come.
  if (left === null || (comingDays.length === 0 && left.hours > 0)) return minutes;
  const hoursLeft = Math.min(left.hours, hours);
  const pastDays = days.slice(0, days.length - comingDays.length);
  for (const [day, done] of sharesOf(hours - hoursLeft, pastDays, staff))
    minutes.set(day, Math.min(done, minutes.get(day) ?? 0));
  for (const [day, share] of sharesOf(hoursLeft, comingDays, staff)) minutes.set(day, share);
  return minutes;
}

function placeOf({ people }: StaffedWork, userId: string | null): number {
  return userId === null ? 0 : Math.max(0, people.indexOf(userId));
}

// The part of one person in hours that several share day after day.
function sharesOf(
  hours: number,
  days: readonly CalendarDate[],
  { count, place }: { count: number; place: number },
): [CalendarDate, number][] {
  const whole = minutesOfHours(hours);
  const until = (share: number) => Math.floor((whole * share) / (days.length * count));
  return days.map((day, rank) => [day, until(rank * count + place + 1) - until(rank * count + place)]);
}

/** What a person has on each of these days. Null: what nobody is on. */
export function workloadOf<Work extends StaffedWork>(
  works: readonly Work[],
  userId: string | null,
  days: readonly CalendarDate[],
  time: WorkingTime,
): DayLoad<Work>[] {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const theirWorks = works
    .filter(({ firstDay, lastDay, firmness }) => firmness !== "off" && firstDay <= last && lastDay >= first)
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

/** What these days of a person come to. A day of rest holds what was put on it on purpose, up to a day of work. */
export function personLoad<Work extends StaffedWork>(
  loads: readonly DayLoad<Work>[],
  userId: string,
  { minutesADay, closures, absences }: WorkingTime,
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
  for (const { date, minutes, waitingMinutes, works } of loads) {
    sum.plannedMinutes += minutes;
    sum.waitingMinutes += waitingMinutes;
    if (absenceOn(date, userId, absences) !== null) {
      sum.awayMinutes += minutes;
      sum.awayDays += works.length > 0 ? 1 : 0;
      continue;
    }
    const possible = isWorkingDay(date, closures) ? minutesADay : Math.min(minutes, minutesADay);
    sum.possibleMinutes += possible;
    sum.freeMinutes += Math.max(0, possible - minutes);
    sum.overMinutes += Math.max(0, minutes - possible);
    sum.overDays += minutes > possible ? 1 : 0;
  }
  return sum;
}

/** The days of a person that do not hold, the same works on following days taken together. */
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
    ...crowdedDays(
      loads.filter((load) => !isAway(load)),
      userId,
      time,
    ),
    ...restDays(loads, userId, time),
  ];
}

// Work that nobody counted takes what the rest leaves of a day: it is never too much by itself.
function minutesOn(
  date: CalendarDate,
  parts: readonly { work: StaffedWork; minutes: Map<CalendarDate, number> }[],
  minutesADay: number,
): number {
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
  { minutesADay }: WorkingTime,
): Conflict<Work>[] {
  const conflicts: Conflict<Work>[] = [];
  let isGoingOn = false;
  // A day without work, such as one of a week-end, does not part the days around it.
  for (const { date, minutes, works } of loads.filter((load) => load.works.length > 0)) {
    const overMinutes = Math.max(0, minutes - minutesADay);
    const kind = overMinutes > 0 ? "overload" : works.length > 1 ? "double" : null;
    const latest = conflicts.at(-1);
    if (kind !== null && isGoingOn && latest?.kind === kind && isSame(latest.works, works)) {
      latest.lastDay = date;
      latest.overMinutes += overMinutes;
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
    const { date, works } = load;
    const latest = conflicts.at(-1);
    const isNow = isMissed(load);
    if (isNow && isGoingOn && latest && isSame(latest.works, works)) latest.lastDay = date;
    else if (isNow) conflicts.push({ kind: "absence", userId, firstDay: date, lastDay: date, overMinutes: 0, works });
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
