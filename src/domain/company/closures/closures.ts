import type { CalendarDate } from "../../shared/calendar-date.ts";
import { daysBetween } from "../../shared/calendar-date.ts";
import { publicHoliday } from "../../shared/public-holiday.ts";

/** Days on which the whole company is closed, both ends included. */
export type Closure = { firstDay: CalendarDate; lastDay: CalendarDate; label: string };

/** Days on which one person of the company is away, both ends included. */
export type Absence = Closure & { userId: string };

/** How many closures and absences a company may keep. */
export const MOST_CLOSURES = 300;
/** The longest closure, in days. */
const LONGEST_CLOSURE = 366;
/** The longest name of a closure, in characters. */
export const MAX_CLOSURE_LABEL = 80;

/** The name of the closure of a day, or null. */
export function closureOn(date: CalendarDate, closures: readonly Closure[]): string | null {
  return closures.find((closure) => isBetween(date, closure))?.label ?? null;
}

/** Why nobody works on a day that is no week-end: a public holiday or a closure by its name. Null for another day. */
export function restOn(date: CalendarDate, closures: readonly Closure[]): string | null {
  return publicHoliday(date) ?? closureOn(date, closures);
}

/** What closes these following days, by name: each closure that meets them, and each public holiday. */
export function namedRests(days: readonly CalendarDate[], closures: readonly Closure[]): Closure[] {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const holidays = days.flatMap((day) => {
    const label = publicHoliday(day);
    return label === null ? [] : [{ firstDay: day, lastDay: day, label }];
  });
  return [...closures.filter(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first), ...holidays];
}

/** The absence of a person on a day, or null. */
export function absenceOn(date: CalendarDate, userId: string, absences: readonly Absence[]): Absence | null {
  return absences.find((absence) => absence.userId === userId && isBetween(date, absence)) ?? null;
}

/** The absences of these people that meet some days. */
export function absencesMeeting(
  { firstDay, lastDay }: Pick<Closure, "firstDay" | "lastDay">,
  userIds: readonly string[],
  absences: readonly Absence[],
): Absence[] {
  return absences.filter(
    (absence) => userIds.includes(absence.userId) && absence.firstDay <= lastDay && absence.lastDay >= firstDay,
  );
}

function isBetween(date: CalendarDate, { firstDay, lastDay }: Pick<Closure, "firstDay" | "lastDay">): boolean {
  return date >= firstDay && date <= lastDay;
}

/** What is wrong with the days of a closure, or null. */
export function closureFault({ firstDay, lastDay }: Omit<Closure, "label">): "ends_first" | "too_long" | null {
  const days = daysBetween(firstDay, lastDay) + 1;
  if (days < 1) return "ends_first";
  return days > LONGEST_CLOSURE ? "too_long" : null;
}
