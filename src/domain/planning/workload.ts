import type { Absence, Closure } from "../company/closures/closures.ts";
import { absenceOn, restOn } from "../company/closures/closures.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { minutesOfHours } from "../shared/money.ts";
import type { DaySpan } from "./bar-change.ts";
import { isWorkedOn, rankOfDay } from "./planning.ts";

/**
 * Work as it weighs on people: its days, its hours (null when nobody counted them), and the IDs of who is on it. Work
 * that is over, or that its customer may refuse, takes nobody's time.
 */
export type StaffedWork = DaySpan & { hours: number | null; people: readonly string[]; takesTime: boolean };

/** What a company counts with: the minutes of a day of work, the days on which it is closed, and who is away. */
export type WorkingTime = { minutesADay: number; closures: readonly Closure[]; absences: readonly Absence[] };

/** What one person has on one day: the works of that day, and the minutes that they take together. */
export type DayLoad<Work extends StaffedWork> = { date: CalendarDate; minutes: number; works: Work[] };

/**
 * Days of one person that do not hold. `overload`: more hours than a day has. `double`: several works that fit in one
 * day. `rest`: a work that begins or ends on a public holiday or a closure. `absence`: the person is away. `minutes`:
 * those of the fullest day. `userId`: null for what nobody is on.
 */
export type Conflict<Work extends StaffedWork> = DaySpan & {
  kind: "overload" | "double" | "rest" | "absence";
  userId: string | null;
  minutes: number;
  works: Work[];
};

/** The minutes that a work takes from each of its people on each of its days: a whole day when nobody counted them. */
export function minutesADayOf(
  work: StaffedWork,
  { minutesADay, closures }: Pick<WorkingTime, "minutesADay" | "closures">,
): number {
  if (!work.takesTime) return 0;
  if (work.hours === null) return minutesADay;
  const { count } = rankOfDay(work.firstDay, work, closures);
  return minutesOfHours(work.hours / (count * Math.max(1, work.people.length)));
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
    .filter((work) => work.takesTime && work.firstDay <= last && work.lastDay >= first && isOn(work, userId))
    .map((work) => ({ work, minutes: minutesADayOf(work, time) }));
  return days.map((date) => {
    const parts = theirWorks.filter(({ work }) => isWorkedOn(date, work, time.closures));
    return {
      date,
      minutes: parts.reduce((sum, part) => sum + part.minutes, 0),
      works: parts.map(({ work }) => work),
    };
  });
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
    const kind = minutes > minutesADay ? "overload" : works.length > 1 ? "double" : null;
    const latest = conflicts.at(-1);
    if (kind !== null && isGoingOn && latest?.kind === kind && isSame(latest.works, works)) {
      latest.lastDay = date;
      latest.minutes = Math.max(latest.minutes, minutes);
    } else if (kind !== null) conflicts.push({ kind, userId, firstDay: date, lastDay: date, minutes, works });
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
    if (isNow && isGoingOn && latest && isSame(latest.works, works)) latest.lastDay = date;
    else if (isNow) conflicts.push({ kind: "absence", userId, firstDay: date, lastDay: date, minutes, works });
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
    .flatMap(({ date, works, minutes }) =>
      works
        .filter(({ firstDay, lastDay }) => firstDay === date || lastDay === date)
        .map((work) => ({ kind: "rest" as const, userId, firstDay: date, lastDay: date, minutes, works: [work] })),
    );
}

function isSame<Work>(some: readonly Work[], others: readonly Work[]): boolean {
  return some.length === others.length && some.every((work) => others.includes(work));
}
