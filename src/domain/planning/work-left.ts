import type { Closure } from "../company/closures/closures.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays } from "../shared/calendar-date.ts";
import { minutesOfHours } from "../shared/money.ts";
import type { DaySpan } from "./bar-change.ts";
import { isWorkedOn } from "./planning.ts";

/** Hours of a task that was given days of its own. */
export type HoursOnDays = DaySpan & { hours: number };

/**
 * The hours that are left to work, and the first day on which they can be. `onDays`: those of them that were given days
 * which are not over, none where it is left out.
 */
export type WorkLeft = { hours: number; from: CalendarDate; onDays?: readonly HoursOnDays[] };

/** The hours of tasks, those of the tasks that are left, and of these the ones that were given days. */
export type TaskHours = { hours: number; hoursLeft: number; onDays?: readonly HoursOnDays[] };

/**
 * What is left of a work, from today on: the hours of its open tasks, or else the share of its own hours that its open
 * tasks are. Null without tasks, and without hours while a task is open.
 */
export function workLeft(
  work: { hours: number | null; tasks: TaskHours | null; tasksTotal: number; tasksDone: number },
  today: CalendarDate,
): WorkLeft | null {
  const { hours, tasks, tasksTotal, tasksDone } = work;
  if (tasksTotal === 0) return null;
  if (tasksDone === tasksTotal) return { hours: 0, from: today };
  if (tasks !== null) {
    // Days that are over hold nothing more: what they were to do is left like all the rest.
    const onDays = tasks.onDays?.filter((part) => part.lastDay >= today && part.hours > 0) ?? [];
    return { hours: tasks.hoursLeft, from: today, ...(onDays.length > 0 && { onDays }) };
  }
  return hours === null ? null : { hours: (hours * (tasksTotal - tasksDone)) / tasksTotal, from: today };
}

/** What is left of a work that was to be done in part by now, and its days for it. Null while that changes nothing. */
export function leftOverDays(
  work: DaySpan & { hours: number | null; left: WorkLeft | null },
  closures: readonly Closure[],
): { minutes: number; dayCount: number } | null {
  const { left, hours } = work;
  if (left === null || hours === null || left.hours === 0) return null;
  const days = workedDays(work, closures);
  const dayCount = days.filter((day) => day >= left.from).length;
  if (dayCount === 0 || dayCount === days.length) return null;
  return { minutes: minutesOfHours(Math.min(left.hours, hours)), dayCount };
}

/** The days of a work on which somebody works. */
export function workedDays(work: DaySpan, closures: readonly Closure[]): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = work.firstDay; day <= work.lastDay; day = addDays(day, 1))
    if (isWorkedOn(day, work, closures)) days.push(day);
  return days;
}

/**
 * What to save of a project that is put on days. `ownDays`: how many its hours make, which need no end to be given:
 * they decide it.
 */
export function datesOfSpan(
  span: DaySpan,
  { endDate, ownDays, closures }: { endDate: CalendarDate | null; ownDays: number; closures: readonly Closure[] },
): { start_date: CalendarDate; end_date: CalendarDate | null } {
  const isDecided = endDate === null && workedDays(span, closures).length === ownDays;
  return { start_date: span.firstDay, end_date: isDecided ? null : span.lastDay };
}
