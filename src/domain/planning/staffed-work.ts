import type { Absence, Closure } from "../company/closures/closures.ts";
import { absenceOn } from "../company/closures/closures.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { minutesOfHours } from "../shared/money.ts";
import type { DaySpan } from "./bar-change.ts";
import type { Firmness } from "./firmness.ts";
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
 * The minutes that a work takes from one of its people on each of its days. Those of all its people on all its days are
 * its hours, to the minute, as long as its tasks say nothing. What they leave stands on the days from today on, and the
 * days before keep what was done of theirs: no work ever takes more than its hours. Whoever is away on some of its days
 * does their part on the others; where there is no other, it stays where it was planned. Work whose hours nobody
 * counted takes whole days.
 */
export function minutesByDay(
  work: StaffedWork,
  userId: string | null,
  { minutesADay, closures, absences }: WorkingTime,
): Map<CalendarDate, number> {
  const days = workedDays(work, closures);
  const { hours, left } = work;
  const isThere = (day: CalendarDate) => userId === null || absenceOn(day, userId, absences) === null;
  if (hours === null) {
    const daysThere = days.filter(isThere);
    return new Map((daysThere.length > 0 ? daysThere : days).map((day) => [day, minutesADay]));
  }
  const staff = { count: Math.max(1, work.people.length), place: placeOf(work, userId) };
  const partsOf = (sharedHours: number, someDays: readonly CalendarDate[]) =>
    onDaysThere(sharesOf(sharedHours, someDays, staff), isThere);
  const minutes = new Map(partsOf(hours, days));
  const comingDays = left === null ? [] : days.filter((day) => day >= left.from);
  // Late work keeps its hours where they were planned, as no day of it is to come.
  if (left === null || (comingDays.length === 0 && left.hours > 0)) return minutes;
  const hoursLeft = Math.min(left.hours, hours);
  const pastDays = days.slice(0, days.length - comingDays.length);
  const doneMinutes = new Map(partsOf(hours - hoursLeft, pastDays));
  for (const day of pastDays) minutes.set(day, Math.min(doneMinutes.get(day) ?? 0, minutes.get(day) ?? 0));
  const leftMinutes = new Map(partsOf(hoursLeft, comingDays));
  for (const day of comingDays) minutes.set(day, leftMinutes.get(day) ?? 0);
  return minutes;
}

function placeOf({ people }: StaffedWork, userId: string | null): number {
  return userId === null ? 0 : Math.max(0, people.indexOf(userId));
}

type DayShare = [day: CalendarDate, minutes: number];

// The part of one person in hours that several share day after day.
function sharesOf(
  hours: number,
  days: readonly CalendarDate[],
  { count, place }: { count: number; place: number },
): DayShare[] {
  const whole = minutesOfHours(hours);
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
