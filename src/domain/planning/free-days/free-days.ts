import { absenceOn } from "../../company/closures/closures.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { addDays, daysBetween } from "../../shared/calendar-date.ts";
import type { DaySpan } from "../bar-change.ts";
import { isWorkingDay, spanOfDays } from "../planning.ts";
import { PLANNED_STEP_MINUTES, wholeSteps } from "../shares/shares.ts";
import type { StaffedWork, WorkingTime } from "../staffed-work.ts";
import { workedDays } from "../work-left.ts";
import { workloadOf } from "../workload.ts";

/**
 * Work that looks for days: the minutes it takes, null for whole days, and how many days it has to have at least.
 */
export type AskedWork = {
  minutes: number | null;
  /** Who is on it already: all of them have to have time. Empty: anybody may take it. */
  people: readonly string[];
  leastDays: number;
};

/** A day from which on people have the time that was asked for, with the days that it fills. */
export type FreeDay = { span: DaySpan; people: readonly string[] };

/** What somebody has left of a day. */
export type DayRoom = { date: CalendarDate; freeMinutes: number; isWhole: boolean };

/** Whose days are looked at, from which day on. */
export type FreeDaysFacts = WorkingTime & { userIds: readonly string[]; from: CalendarDate };

// Looking further is no help: nobody knows these days yet.
const LONGEST_LOOK_DAYS = 90;
const LONGEST_WORK_DAYS = 60;

/**
 * The first days from which on somebody has what a work takes of each day that it fills, with who has it: the one who
 * is done first, then the one who has the most time on the first day.
 */
export function freeDaysFor(
  works: readonly StaffedWork[],
  { people, ...askedWork }: AskedWork,
  { userIds, from, ...time }: FreeDaysFacts,
  count: number,
): FreeDay[] {
  const teams = people.length > 0 ? [people] : userIds.map((userId) => [userId]);
  const freeMinutesOf = roomsOf(works, teams.flat(), { from, ...time });
  const freeDays: FreeDay[] = [];
  for (let rank = 0; rank < LONGEST_LOOK_DAYS && freeDays.length < count; rank++) {
    const date = addDays(from, rank);
    if (!isWorkingDay(date, time.closures)) continue;
    const [best] = teams
      .flatMap((team) => {
        const span = heldSpan({ ...askedWork, people: team }, date, freeMinutesOf, time);
        return span === null ? [] : [{ span, people: team, freeMinutes: leastRoom(team, date, freeMinutesOf) }];
      })
      .toSorted(
        (one, other) => daysBetween(other.span.lastDay, one.span.lastDay) || other.freeMinutes - one.freeMinutes,
      );
    if (best !== undefined) freeDays.push({ span: best.span, people: best.people });
  }
  return freeDays;
}

/**
 * The days that a work fills from one day on, be they offered or chosen: the free hours of its people, even on each of
 * them. Where they have no room for it soon, the days that it makes the least too full, as few as can be.
 */
export function filledSpan(
  works: readonly StaffedWork[],
  askedWork: AskedWork,
  from: CalendarDate,
  time: WorkingTime,
): DaySpan {
  const roomOf = roomsOf(works, askedWork.people, { from, ...time });
  return heldSpan(askedWork, from, roomOf, time) ?? leastFullSpan(askedWork, from, roomOf, time);
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

type RoomOf = (userId: string, day: CalendarDate) => number;

// The fewest days from one on whose free hours hold the work. Null: they do not soon.
function heldSpan(askedWork: AskedWork, from: CalendarDate, roomOf: RoomOf, time: WorkingTime): DaySpan | null {
  const isHeld = (span: DaySpan) => {
    const days = workedDays(span, time.closures);
    const minutes = askedOf(askedWork, days.length, time);
    return days.every((day) => leastRoom(askedWork.people, day, roomOf) >= minutes);
  };
  return spansFrom(from, askedWork, time).find(isHeld) ?? null;
}

// The days from one on that the work makes the least too full. More of them have to leave a step less at least.
function leastFullSpan(askedWork: AskedWork, from: CalendarDate, roomOf: RoomOf, time: WorkingTime): DaySpan {
  const { people, minutes } = askedWork;
  const excessOf = (span: DaySpan) => {
    const days = workedDays(span, time.closures);
    const share = minutes === null ? time.minutesADay : minutes / (days.length * Math.max(1, people.length));
    const excesses = days.flatMap((day) => people.map((userId) => Math.max(0, share - roomOf(userId, day))));
    return wholeSteps(excesses.reduce((sum, excess) => sum + excess, 0));
  };
  const [leastSpan] = spansFrom(from, askedWork, time).toSorted((one, other) => excessOf(one) - excessOf(other));
  return leastSpan ?? spanOfDays(from, leastDaysOf(askedWork, time), time.closures);
}

// The days that a work may fill from one on, the fewest first: up to twice as many as it takes.
function spansFrom(from: CalendarDate, askedWork: AskedWork, time: WorkingTime): DaySpan[] {
  const leastDays = leastDaysOf(askedWork, time);
  const spanCount = 1 + (askedWork.minutes === null ? 0 : leastDays);
  return Array.from({ length: spanCount }, (_, more) => spanOfDays(from, leastDays + more, time.closures));
}

function leastDaysOf({ minutes, people, leastDays }: AskedWork, { minutesADay }: WorkingTime): number {
  const fullDays = Math.ceil((minutes ?? 0) / (minutesADay * Math.max(1, people.length)));
  return Math.min(Math.max(1, leastDays, fullDays), LONGEST_WORK_DAYS);
}

function leastRoom(team: readonly string[], day: CalendarDate, roomOf: RoomOf): number {
  return Math.min(...team.map((userId) => roomOf(userId, day)));
}

// What each day asks of each person. Work that nobody counted wants whole days, and what is asked goes by whole steps.
function askedOf({ minutes, people }: AskedWork, dayCount: number, { minutesADay }: WorkingTime): number {
  if (minutes === null) return minutesADay;
  return Math.max(PLANNED_STEP_MINUTES, wholeSteps(minutes / (dayCount * Math.max(1, people.length))));
}

// What people have left of days. Nobody has anything of a day of rest or of an absence.
function roomsOf(
  works: readonly StaffedWork[],
  userIds: readonly string[],
  { from, ...time }: WorkingTime & { from: CalendarDate },
): RoomOf {
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
