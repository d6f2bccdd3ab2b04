import type { Closure } from "../company/closures/closures.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays } from "../shared/calendar-date.ts";
import { hoursToE4 } from "../shared/money.ts";
import type { DaySpan } from "./bar-change.ts";
import { isWorkedOn } from "./planning.ts";

/** A task as a timeline places it: its hours, and its own days, null for one that takes its place among the others. */
export type TimedTask = { hours: number; firstDay: CalendarDate | null; lastDay: CalendarDate | null };

/** Where a task stands. `isGiven`: on days of its own. */
export type TaskSpan = DaySpan & { isGiven: boolean };

/**
 * The days of the tasks of a project, in their order. Those without days of their own follow one another over the days
 * on which the project is worked, each as long as its share of the hours. One without hours counts as a middling one.
 */
export function spansOfTasks(tasks: readonly TimedTask[], span: DaySpan, closures: readonly Closure[]): TaskSpan[] {
  const days = workedDays(span, closures);
  const weights = weightsOf(tasks);
  const total = Math.max(
    weights.reduce((sum, weight) => sum + weight, 0),
    1,
  );
  let weightBefore = 0;
  return tasks.map(({ firstDay, lastDay }, rank) => {
    const weightAfter = weightBefore + (weights[rank] ?? 0);
    const from = Math.min(Math.floor((weightBefore * days.length) / total), days.length - 1);
    const to = Math.max(from, Math.ceil((weightAfter * days.length) / total) - 1);
    weightBefore = weightAfter;
    if (firstDay !== null && lastDay !== null) return { firstDay, lastDay, isGiven: true };
    return {
      firstDay: days[from] ?? span.firstDay,
      lastDay: days[to] ?? span.lastDay,
      isGiven: false,
    };
  });
}

/**
 * True of a task that should have been done before today. Work that comes back each week is never late. `workFrom`: the
 * first day of its work. Days before it are those of an earlier plan, which holds no more.
 */
export function isTaskLate(
  { isDone, isRecurring }: { isDone: boolean; isRecurring: boolean },
  { lastDay }: Pick<DaySpan, "lastDay">,
  { today, workFrom }: { today: CalendarDate; workFrom: CalendarDate },
): boolean {
  return !isDone && !isRecurring && lastDay < today && lastDay >= workFrom;
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

// A phone shows a week: what is late reaches today, and what comes has most of the room.
const MOST_DAYS_BEFORE = 2;
const MOST_DAYS_AHEAD = 4;

/**
 * The first day that a timeline shows: today, with what is late just before it, else the first day of what is left,
 * where all of it is to come or long gone by.
 */
export function openingDayOf(spansLeft: readonly DaySpan[], today: CalendarDate): CalendarDate {
  const { firstDay, lastDay } = spanAround(spansLeft) ?? { firstDay: today, lastDay: today };
  if (firstDay > addDays(today, MOST_DAYS_AHEAD)) return firstDay;
  const earliest = addDays(today, -MOST_DAYS_BEFORE);
  if (firstDay >= today) return today;
  return firstDay > earliest || lastDay < earliest ? firstDay : earliest;
}

// Days that a project lasts are bounded by its dates: a timeline shows no more of them.
const MOST_DAYS = 1_000;

function workedDays(span: DaySpan, closures: readonly Closure[]): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = span.firstDay; day <= span.lastDay && days.length < MOST_DAYS; day = addDays(day, 1))
    if (isWorkedOn(day, span, closures)) days.push(day);
  return days;
}

// In 10^-4 hours. A task that has days of its own leaves the others their place.
function weightsOf(tasks: readonly TimedTask[]): number[] {
  const weights = tasks.map(({ hours }) => hoursToE4(hours)).filter((weight) => weight > 0);
  const middling = Math.ceil(weights.reduce((sum, weight) => sum + weight, 0) / Math.max(weights.length, 1)) || 1;
  return tasks.map(({ hours, firstDay }) => (firstDay === null ? hoursToE4(hours) || middling : 0));
}
