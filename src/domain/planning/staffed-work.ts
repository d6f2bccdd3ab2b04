import type { Absence, Closure } from "../company/closures/closures.ts";
import { absenceOn } from "../company/closures/closures.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays, daysBetween } from "../shared/calendar-date.ts";
import { minutesOfHours } from "../shared/money.ts";
import type { DaySpan } from "./bar-change.ts";
import type { Firmness } from "./firmness.ts";
import { isWorkedOn } from "./planning.ts";
import type { Crew } from "./shares/shares.ts";
import { personShares, placeAmong, roundMinutes, workersOn } from "./shares/shares.ts";
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
 * The minutes that a work takes from one of its people on each of its days, in quarters of an hour: the one rule of a
 * person's part. Those of all its people on all its days are its hours, as long as its tasks say nothing. What they
 * leave stands on the days from today on, and the days before keep what was done of theirs. Tasks that were given days
 * stand on these, and the rest fills the other days up. The part of whoever is away goes to those who are there: see
 * `personShares`. Work whose hours nobody counted takes whole days.
 */
export function minutesByDay(work: StaffedWork, userId: string | null, time: WorkingTime): Map<CalendarDate, number> {
  const minutes = new Map(restByDay(work, userId, time));
  for (const part of givenParts(work))
    for (const [day, share] of partByDay(work, part, userId, time)) minutes.set(day, (minutes.get(day) ?? 0) + share);
  return minutes;
}

/** Who of those who are on a work is there on a day. */
export function peopleThere(
  { people }: Pick<StaffedWork, "people">,
  day: CalendarDate,
  absences: WorkingTime["absences"],
): string[] {
  return people.filter((userId) => absenceOn(day, userId, absences) === null);
}

/** True of a day on which everybody who is on a work is away. */
export function isMissed(work: StaffedWork, day: CalendarDate, { absences }: WorkingTime): boolean {
  return work.people.length > 0 && peopleThere(work, day, absences).length === 0;
}

// The tasks of a work that were given days.
function givenParts({ hours, left }: StaffedWork): readonly HoursOnDays[] {
  return hours === null ? [] : (left?.onDays ?? []);
}

/** What one task that was given days takes from somebody: an even share of those that are not over. */
export function partByDay(
  work: StaffedWork,
  part: HoursOnDays,
  userId: string | null,
  time: WorkingTime,
): Map<CalendarDate, number> {
  const whole = roundMinutes(minutesOfHours(part.hours));
  return personShares(whole, daysOfPart(work, part, time), userId, crewOf(work, time));
}

function daysOfPart({ left }: StaffedWork, part: HoursOnDays, { closures }: WorkingTime): CalendarDate[] {
  const days = workedDays(part, closures);
  const comingDays = days.filter((day) => day >= (left?.from ?? day));
  return comingDays.length > 0 ? comingDays : days;
}

/** What all of a work takes from somebody but its tasks that were given days: see `minutesByDay`. */
export function restByDay(work: StaffedWork, userId: string | null, time: WorkingTime): Map<CalendarDate, number> {
  const days = workedDays(work, time.closures);
  const { hours, left } = work;
  const crew = crewOf(work, time);
  if (hours === null) {
    const theirDays = days.filter((day) => placeAmong(workersOn(day, crew), userId) >= 0);
    return new Map(theirDays.map((day) => [day, time.minutesADay]));
  }
  const wholeMinutes = (some: number) => roundMinutes(minutesOfHours(some));
  const parts = givenParts(work);
  const givenMinutes = parts.reduce((sum, part) => sum + wholeMinutes(part.hours), 0);
  const minutes = personShares(Math.max(0, wholeMinutes(hours) - givenMinutes), days, userId, crew);
  const comingDays = left === null ? [] : days.filter((day) => day >= left.from);
  // Late work keeps its hours where they were planned, as no day of it is to come.
  if (left === null || (comingDays.length === 0 && left.hours > 0)) return minutes;
  const hoursLeft = Math.min(left.hours, hours);
  const pastDays = days.slice(0, days.length - comingDays.length);
  const doneMinutes = personShares(wholeMinutes(hours) - wholeMinutes(hoursLeft), pastDays, userId, crew);
  for (const day of pastDays) minutes.set(day, Math.min(doneMinutes.get(day) ?? 0, minutes.get(day) ?? 0));
  const restMinutes = Math.max(0, wholeMinutes(hoursLeft) - givenMinutes);
  const takenMinutes = givenByDay(work, parts, time);
  for (const [day, share] of personShares(restMinutes, comingDays, userId, crew, takenMinutes)) minutes.set(day, share);
  return minutes;
}

// What the tasks that were given days take of each of them, of everybody.
function givenByDay(work: StaffedWork, parts: readonly HoursOnDays[], time: WorkingTime): Map<CalendarDate, number> {
  const minutes = new Map<CalendarDate, number>();
  for (const part of parts)
    for (const userId of crewOf(work, time).people)
      for (const [day, share] of partByDay(work, part, userId, time)) minutes.set(day, (minutes.get(day) ?? 0) + share);
  return minutes;
}

function crewOf({ people }: StaffedWork, { absences }: WorkingTime): Crew {
  return {
    people: people.length === 0 ? [null] : people,
    isThere: (userId, day) => userId === null || absenceOn(day, userId, absences) === null,
  };
}
