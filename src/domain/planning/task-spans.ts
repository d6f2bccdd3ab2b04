import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays } from "../shared/calendar-date.ts";
import type { DaySpan } from "./bar-change.ts";
import type { Closure } from "./closures.ts";
import { isWorkedOn } from "./planning.ts";

/** A task as a timeline places it: its hours, and its own days, null for one that takes its place among the others. */
export type TimedTask = { hours: number; firstDay: CalendarDate | null; lastDay: CalendarDate | null };

/** Where a task stands. `isGiven`: on days of its own. */
export type TaskSpan = DaySpan & { isGiven: boolean };

/**
 * The days of the tasks of a project, in their order. Those without days of their own follow one another over the days
 * on which the project is worked, each as long as its share of the hours. A task without hours counts as a middling one.
 */
export function spansOfTasks(tasks: readonly TimedTask[], span: DaySpan, closures: readonly Closure[]): TaskSpan[] {
  const days = workedDays(span, closures);
  const weights = weightsOf(tasks);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return tasks.map(({ firstDay, lastDay }, rank) => {
    const weight = weights[rank] ?? 0;
    const from = dayAtShare(days, before, total);
    const to = Math.max(from, Math.ceil(share(days, before + weight, total)) - 1);
    before += weight;
    if (firstDay !== null && lastDay !== null) return { firstDay, lastDay, isGiven: true };
    return {
      firstDay: days[from] ?? span.firstDay,
      lastDay: days[Math.min(to, days.length - 1)] ?? span.lastDay,
      isGiven: false,
    };
  });
}

/** The days from the first to the last of some spans, or null without any. */
export function spanAround(spans: readonly DaySpan[]): DaySpan | null {
  const [first] = spans;
  if (first === undefined) return null;
  return spans.reduce<DaySpan>(
    (around, { firstDay, lastDay }) => ({
      firstDay: firstDay < around.firstDay ? firstDay : around.firstDay,
      lastDay: lastDay > around.lastDay ? lastDay : around.lastDay,
    }),
    { firstDay: first.firstDay, lastDay: first.lastDay },
  );
}

// Days that a project lasts are bounded by its dates: a timeline shows no more of them.
const MOST_DAYS = 1_000;

function workedDays(span: DaySpan, closures: readonly Closure[]): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = span.firstDay; day <= span.lastDay && days.length < MOST_DAYS; day = addDays(day, 1))
    if (isWorkedOn(day, span, closures)) days.push(day);
  return days;
}

// A task that has days of its own leaves the others their place.
function weightsOf(tasks: readonly TimedTask[]): number[] {
  const counted = tasks.filter(({ hours }) => hours > 0);
  const middling = counted.length === 0 ? 1 : counted.reduce((sum, { hours }) => sum + hours, 0) / counted.length;
  return tasks.map(({ hours, firstDay }) => (firstDay !== null ? 0 : hours > 0 ? hours : middling));
}

function share(days: readonly CalendarDate[], part: number, total: number): number {
  // Hours are decimal: a sum that misses a whole day by a hair is that day.
  return total === 0 ? 0 : Math.round((part / total) * days.length * 1e6) / 1e6;
}

function dayAtShare(days: readonly CalendarDate[], before: number, total: number): number {
  return Math.min(Math.floor(share(days, before, total)), Math.max(days.length - 1, 0));
}
