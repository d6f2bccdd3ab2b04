import type { CalendarDate } from "../shared/calendar-date.ts";
import { daysBetween } from "../shared/calendar-date.ts";
import { publicHoliday } from "../shared/public-holiday.ts";

/** Days on which the whole company is closed, both ends included. */
export type Closure = { firstDay: CalendarDate; lastDay: CalendarDate; label: string };

/** How many closures a company may keep. */
export const MOST_CLOSURES = 100;
/** The longest closure, in days. */
const LONGEST_CLOSURE = 366;
/** The longest name of a closure, in characters. */
export const MAX_CLOSURE_LABEL = 80;

/** The name of the closure of a day, or null. */
export function closureOn(date: CalendarDate, closures: readonly Closure[]): string | null {
  return closures.find(({ firstDay, lastDay }) => date >= firstDay && date <= lastDay)?.label ?? null;
}

/** Why nobody works on a day that is no week-end: a public holiday or a closure by its name. Null for another day. */
export function restOn(date: CalendarDate, closures: readonly Closure[]): string | null {
  return publicHoliday(date) ?? closureOn(date, closures);
}

/** What is wrong with the days of a closure, or null. */
export function closureFault({ firstDay, lastDay }: Omit<Closure, "label">): "ends_first" | "too_long" | null {
  const days = daysBetween(firstDay, lastDay) + 1;
  if (days < 1) return "ends_first";
  return days > LONGEST_CLOSURE ? "too_long" : null;
}
