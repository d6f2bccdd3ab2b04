import type { TaskAnswer } from "#api/tasks.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { isTaskLate, spanAround, spansOfTasks } from "#domain/planning/task-spans.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays, daysBetween } from "#domain/shared/calendar-date.ts";
import { placesOf } from "../day/tasks-of-day.ts";
import type { PlannedProject } from "../use-planning.ts";

/** A task over its days. `isGiven`: it has days of its own. `isLate`: it should have been done before today. */
export type TaskBar = DaySpan & { id: string; task: TaskAnswer; isGiven: boolean; isLate: boolean };

/**
 * The tasks of a project over their days. A late one stands on those that it was to be done on, so that its lateness is
 * seen, whatever day it can be done on now.
 */
export function barsOfTasks(
  tasks: readonly TaskAnswer[],
  plan: PlannedProject,
  time: Parameters<typeof placesOf>[2],
): TaskBar[] {
  const isRecurring = plan.project.project_recurrence === "recurring";
  const timedTasks = tasks.map(({ estimate_h: hours, first_day: firstDay, last_day: lastDay }) => {
    return { hours, firstDay, lastDay };
  });
  const plannedSpans = spansOfTasks(timedTasks, plan, time.closures);
  const places = placesOf(tasks, plan, time);
  return tasks.flatMap((task, rank) => {
    const [place, plannedSpan] = [places[rank], plannedSpans[rank]];
    if (place === undefined || plannedSpan === undefined) return [];
    const isLate = isTaskLate({ isDone: task.done, isRecurring }, plannedSpan, {
      today: time.today,
      workFrom: plan.firstDay,
    });
    const { firstDay, lastDay } = isLate ? plannedSpan : place;
    return [{ id: task.id, task, firstDay, lastDay, isGiven: place.isGiven, isLate }];
  });
}

// Past this, what is late is far from today, and the days between say nothing.
const MOST_DAYS_LATE = 45;

/** Today, where a line is drawn to it from tasks that are late. */
export function daysOfLateness(bars: readonly TaskBar[], today: CalendarDate): DaySpan[] {
  const isNear = (bar: TaskBar) => bar.isLate && daysBetween(bar.lastDay, today) <= MOST_DAYS_LATE;
  return bars.some(isNear) ? [{ firstDay: today, lastDay: today }] : [];
}

// Fewer days than this leave a timeline half empty, and more are read by nobody.
const FEWEST_DAYS = 14;
const MOST_DAYS = 370;
const DAYS_AROUND = 5;

/** The days around all of these, with one before for a bar to be drawn to, and some after. */
export function daysAround(spans: readonly DaySpan[]): CalendarDate[] {
  const { firstDay = "", lastDay = "" } = spanAround(spans) ?? {};
  const count = Math.min(Math.max(daysBetween(firstDay, lastDay) + DAYS_AROUND, FEWEST_DAYS), MOST_DAYS);
  return Array.from({ length: count }, (_, rank) => addDays(firstDay, rank - 1));
}

/** The columns of a bar, as a grid names them. */
export function columnsOf({ firstDay, lastDay }: DaySpan, days: readonly CalendarDate[]): string {
  const [first = firstDay] = days;
  const from = Math.min(Math.max(daysBetween(first, firstDay), 0), days.length - 1);
  const to = Math.min(Math.max(daysBetween(first, lastDay), from), days.length - 1);
  return `${from + 1} / ${to + 2}`;
}
