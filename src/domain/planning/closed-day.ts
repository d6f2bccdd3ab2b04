import type { Closure } from "../company/closures/closures.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays } from "../shared/calendar-date.ts";
import { formatDate, formatLongDate } from "../shared/french-format.ts";
import { isWorkingDay } from "./planning.ts";

/** A day on which the company is closed: the closure, and the first day of work after it. */
export type ClosedDay = Pick<Closure, "label" | "lastDay"> & { nextDay: CalendarDate };

// Closures may follow one another for a year at most each.
const MOST_DAYS = 800;

/** The closure of a day, or null when the company is open, or its day is unknown. */
export function closedDay(day: CalendarDate | null, closures: readonly Closure[]): ClosedDay | null {
  const closure =
    day === null ? undefined : closures.find(({ firstDay, lastDay }) => day >= firstDay && day <= lastDay);
  if (closure === undefined) return null;
  let nextDay = addDays(closure.lastDay, 1);
  for (let days = 0; days < MOST_DAYS && !isWorkingDay(nextDay, closures); days += 1) nextDay = addDays(nextDay, 1);
  return { label: closure.label, lastDay: closure.lastDay, nextDay };
}

/** What is said of a day that was given although the company is closed then. */
export function closedDayWords(day: CalendarDate, { label, lastDay, nextDay }: ClosedDay): string {
  return (
    `Le ${formatDate(day)}, tu es fermé (« ${label} », jusqu'au ${formatDate(lastDay)}). ` +
    `Le premier jour ouvert ensuite est le ${formatLongDate(nextDay)}.`
  );
}
