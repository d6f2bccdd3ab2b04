import type { Absence, Closure } from "../company/closures/closures.ts";
import { absenceOn } from "../company/closures/closures.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays, daysBetween } from "../shared/calendar-date.ts";
import { minutesOfHours } from "../shared/money.ts";
import type { DaySpan } from "./bar-change.ts";
import type { Firmness } from "./firmness.ts";
import { isWorkedOn } from "./planning.ts";
import type { HoursOnDays, WorkLeft } from "./work-left.ts";
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

/** A work on other days. Those of its tasks follow a work that is moved whole, not one that is stretched. */
export function movedWork<Work extends StaffedWork>(work: Work, span: DaySpan): Work {
  const { onDays } = work.left ?? {};
  const days = daysBetween(work.firstDay, span.firstDay);
  const isWhole = days !== 0 && days === daysBetween(work.lastDay, span.lastDay);
  const follow = (part: HoursOnDays): HoursOnDays => ({
    ...part,
    firstDay: addDays(part.firstDay, days),
    lastDay: addDays(part.lastDay, days),
  });
  const isFollowed = work.left !== null && onDays !== undefined && isWhole;
  return { ...work, ...span, ...(isFollowed && { left: { ...work.left, onDays: onDays.map(follow) } }) };
}

/** True of work that has days among these: its own, or those that were given to one of its tasks. */
export function isMeeting({ left, ...work }: StaffedWork, { firstDay, lastDay }: DaySpan): boolean {
  return [work, ...(left?.onDays ?? [])].some((span) => span.firstDay <= lastDay && span.lastDay >= firstDay);
}

/** True of a day on which a work is done, be it one that was given to a task alone. */
export function isWorkOn(work: StaffedWork, date: CalendarDate, closures: readonly Closure[]): boolean {
  return [work, ...(work.left?.onDays ?? [])].some((span) => isWorkedOn(date, span, closures));
}

/** What a company counts with: the minutes of a day of work, the days on which it is closed, and who is away. */
export type WorkingTime = { minutesADay: number; closures: readonly Closure[]; absences: readonly Absence[] };

/** The minutes of somebody on days. */
export type DayMinutes = ReadonlyMap<CalendarDate, number>;

/**
 * The minutes that a work takes from one of its people on each of its days. Those of all its people on all its days are
 * its hours, to the minute, as long as its tasks say nothing. What they leave stands on the days from today on, and the
 * days before keep what was done of theirs: no work ever takes more than its hours. Tasks that were given days stand on
 * these, and the rest fills the other days up. Whoever is away on some of its days does their part on the others; where
 * there is no other, it stays where it was planned. Work whose hours nobody counted takes whole days.
 */
export function minutesByDay(work: StaffedWork, userId: string | null, time: WorkingTime): Map<CalendarDate, number> {
  const minutes = new Map(restByDay(work, userId, time));
  for (const [day, share] of givenByDay(work, userId, time)) minutes.set(day, (minutes.get(day) ?? 0) + share);
  return minutes;
}

// What the tasks of a work that were given days take from somebody.
function givenByDay(work: StaffedWork, userId: string | null, time: WorkingTime): DayMinutes {
  const minutes = new Map<CalendarDate, number>();
  if (work.hours === null) return minutes;
  for (const part of work.left?.onDays ?? [])
    for (const [day, share] of partByDay(work, part, userId, time)) minutes.set(day, (minutes.get(day) ?? 0) + share);
  return minutes;
}

/** What one task that was given days takes from somebody: an even share of those that are not over. */
export function partByDay(
  work: StaffedWork,
  part: HoursOnDays,
  userId: string | null,
  { closures, absences }: WorkingTime,
): DayMinutes {
  const days = workedDays(part, closures);
  const comingDays = days.filter((day) => day >= (work.left?.from ?? day));
  const shares = sharesOf(minutesOfHours(part.hours), comingDays.length > 0 ? comingDays : days, staffOf(work, userId));
  return new Map(onDaysThere(shares, isThereBy(userId, absences)));
}

/** What all of a work takes from somebody but its tasks that were given days: see `minutesByDay`. */
export function restByDay(work: StaffedWork, userId: string | null, time: WorkingTime): DayMinutes {
  const days = workedDays(work, time.closures);
  const { hours, left } = work;
  const isThere = isThereBy(userId, time.absences);
  if (hours === null) {
    const daysThere = days.filter(isThere);
    return new Map((daysThere.length > 0 ? daysThere : days).map((day) => [day, time.minutesADay]));
  }
  const staff = staffOf(work, userId);
  const partsOf = (whole: number, someDays: readonly CalendarDate[]) =>
    onDaysThere(sharesOf(whole, someDays, staff), isThere);
  const givenMinutes = (left?.onDays ?? []).reduce((sum, part) => sum + minutesOfHours(part.hours), 0);
  const wholeMinutes = Math.max(0, minutesOfHours(hours) - givenMinutes);
  const minutes = new Map(partsOf(wholeMinutes, days));
  const comingDays = left === null ? [] : days.filter((day) => day >= left.from);
  // Late work keeps its hours where they were planned, as no day of it is to come.
  if (left === null || (comingDays.length === 0 && left.hours > 0)) return minutes;
  const hoursLeft = Math.min(left.hours, hours);
  const pastDays = days.slice(0, days.length - comingDays.length);
  const doneMinutes = new Map(partsOf(minutesOfHours(hours - hoursLeft), pastDays));
  for (const day of pastDays) minutes.set(day, Math.min(doneMinutes.get(day) ?? 0, minutes.get(day) ?? 0));
  const parts = partsOf(Math.max(0, minutesOfHours(hoursLeft) - givenMinutes), comingDays);
  const leftMinutes = new Map(
    givenMinutes === 0 ? parts : levelParts(parts, comingDays.filter(isThere), givenByDay(work, userId, time)),
  );
  for (const day of comingDays) minutes.set(day, leftMinutes.get(day) ?? 0);
  return minutes;
}

function isThereBy(userId: string | null, absences: WorkingTime["absences"]): (day: CalendarDate) => boolean {
  return (day) => userId === null || absenceOn(day, userId, absences) === null;
}

type Staff = { count: number; place: number };

function staffOf({ people }: StaffedWork, userId: string | null): Staff {
  return { count: Math.max(1, people.length), place: userId === null ? 0 : Math.max(0, people.indexOf(userId)) };
}

type DayShare = [day: CalendarDate, minutes: number];

// The part of one person in minutes that several share day after day.
function sharesOf(whole: number, days: readonly CalendarDate[], { count, place }: Staff): DayShare[] {
  const until = (share: number) => Math.floor((whole * share) / (days.length * count));
  return days.map((day, rank) => [day, until(rank * count + place + 1) - until(rank * count + place)]);
}

// The same minutes, on the days on which the person is there.
function onDaysThere(shares: DayShare[], isThere: (day: CalendarDate) => boolean): DayShare[] {
  const sharesThere = shares.filter(([day]) => isThere(day));
  const { length: count } = sharesThere;
  if (count === 0 || count === shares.length) return shares;
  const whole = shares.reduce((sum, [, minutes]) => sum + minutes, 0);
  const until = (rank: number) => Math.floor((whole * rank) / count);
  return sharesThere.map(([day], rank) => [day, until(rank + 1) - until(rank)]);
}

// The same minutes, on the days that have the least of the others first, so that days end up as even as they can.
function levelParts(parts: DayShare[], daysThere: readonly CalendarDate[], others: DayMinutes): DayShare[] {
  const whole = parts.reduce((sum, [, minutes]) => sum + minutes, 0);
  const days = daysThere.length > 0 ? daysThere : parts.map(([day]) => day);
  const takenOn = (day: CalendarDate) => others.get(day) ?? 0;
  const daysByRoom = days.toSorted((one, other) => takenOn(one) - takenOn(other));
  let [level, takenMinutes] = [0, 0];
  for (const [rank, day] of daysByRoom.entries()) {
    if (rank > 0 && level <= takenOn(day)) break;
    takenMinutes += takenOn(day);
    level = (whole + takenMinutes) / (rank + 1);
  }
  let [exactMinutes, givenMinutes] = [0, 0];
  return days.map((day) => {
    exactMinutes += Math.max(0, level - takenOn(day));
    const minutes = Math.round(exactMinutes) - givenMinutes;
    givenMinutes += minutes;
    return [day, minutes];
  });
}
