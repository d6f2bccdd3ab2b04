import { absenceOn } from "../../company/closures/closures.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { addDays } from "../../shared/calendar-date.ts";
import type { DaySpan } from "../bar-change.ts";
import { isWorkingDay } from "../planning.ts";
import { PLANNED_STEP_MINUTES, wholeSteps } from "../shares/shares.ts";
import type { StaffedWork, WorkingTime } from "../staffed-work.ts";
import { workedDays } from "../work-left.ts";
import { workloadOf } from "../workload.ts";

/** Work that looks for days: what it takes, null for whole days, and its days if it began on one. */
export type AskedWork = {
  minutes: number | null;
  /** Who is on it already: all of them have to have time. Empty: anybody may take it. */
  people: readonly string[];
  spanOn: (day: CalendarDate) => DaySpan;
};

/** A day from which on people have the time that was asked for. */
export type FreeDay = { date: CalendarDate; people: readonly string[] };

/** What somebody has left of a day. */
export type DayRoom = { date: CalendarDate; freeMinutes: number; isWhole: boolean };

/** Whose days are looked at, from which day on. */
export type FreeDaysFacts = WorkingTime & { userIds: readonly string[]; from: CalendarDate };

// Looking further is no help: nobody knows these days yet.
const LONGEST_LOOK_DAYS = 90;
const LONGEST_WORK_DAYS = 60;

/**
 * The first days from which on somebody has what a work takes of each of its days, with who has it: the one who has the
 * most time on the first of them.
 */
export function freeDaysFor(
  works: readonly StaffedWork[],
  { minutes, people, spanOn }: AskedWork,
  { userIds, from, ...time }: FreeDaysFacts,
  count: number,
): FreeDay[] {
  const teams = people.length > 0 ? [people] : userIds.map((userId) => [userId]);
  const freeMinutesOf = roomsOf(works, teams.flat(), { from, ...time });
  const freeDays: FreeDay[] = [];
  for (let rank = 0; rank < LONGEST_LOOK_DAYS && freeDays.length < count; rank++) {
    const date = addDays(from, rank);
    if (!isWorkingDay(date, time.closures)) continue;
    const days = workedDays(spanOn(date), time.closures).slice(0, LONGEST_WORK_DAYS);
    const roomOf = (team: readonly string[], day: CalendarDate) =>
      Math.min(...team.map((userId) => freeMinutesOf(userId, day)));
    const [best] = teams
      .filter((team) => days.every((day) => roomOf(team, day) >= askedOf(minutes, days.length * team.length, time)))
      .toSorted((one, other) => roomOf(other, date) - roomOf(one, date));
    if (best !== undefined) freeDays.push({ date, people: best });
  }
  return freeDays;
}

/** The first day from one on of which somebody has half at least. Null: none is near. */
export function firstDayRoom(
  works: readonly StaffedWork[],
  userId: string,
  { from, ...time }: WorkingTime & { from: CalendarDate },
): DayRoom | null {
  const freeMinutesOf = roomsOf(works, [userId], { from, ...time });
  for (let rank = 0; rank < LONGEST_LOOK_DAYS; rank++) {
    const date = addDays(from, rank);
    const freeMinutes = freeMinutesOf(userId, date);
    if (freeMinutes > 0 && freeMinutes * 2 >= time.minutesADay)
      return { date, freeMinutes, isWhole: freeMinutes === time.minutesADay };
  }
  return null;
}

/**
 * The first day from one on of which some people have all, and who they are. Null: none is near, or there is nobody.
 */
export function firstFreeDay(
  works: readonly StaffedWork[],
  { userIds, from, ...time }: FreeDaysFacts,
): { date: CalendarDate; userIds: string[] } | null {
  const freeMinutesOf = roomsOf(works, userIds, { from, ...time });
  for (let rank = 0; rank < LONGEST_LOOK_DAYS; rank++) {
    const date = addDays(from, rank);
    const freeIds = userIds.filter((userId) => freeMinutesOf(userId, date) === time.minutesADay);
    if (freeIds.length > 0) return { date, userIds: freeIds };
  }
  return null;
}

// What each day asks of each person. Work that nobody counted wants whole days, and what is asked goes by whole steps.
function askedOf(minutes: number | null, partCount: number, { minutesADay }: WorkingTime): number {
  if (minutes === null) return minutesADay;
  return Math.min(Math.max(PLANNED_STEP_MINUTES, wholeSteps(minutes / partCount)), minutesADay);
}

// What people have left of days. Nobody has anything of a day of rest or of an absence.
function roomsOf(
  works: readonly StaffedWork[],
  userIds: readonly string[],
  { from, ...time }: WorkingTime & { from: CalendarDate },
): (userId: string, day: CalendarDate) => number {
  const days = Array.from({ length: LONGEST_LOOK_DAYS + LONGEST_WORK_DAYS }, (_, rank) => addDays(from, rank));
  const loads = new Map(
    userIds.map((userId) => [
      userId,
      new Map(workloadOf(works, userId, days, time).map(({ date, minutes }) => [date, minutes])),
    ]),
  );
  return (userId, day) => {
    const isOff = !isWorkingDay(day, time.closures) || absenceOn(day, userId, time.absences) !== null;
    return isOff ? 0 : Math.max(0, time.minutesADay - (loads.get(userId)?.get(day) ?? 0));
  };
}
