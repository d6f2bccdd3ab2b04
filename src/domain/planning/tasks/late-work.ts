import type { Closure } from "../../company/closures/closures.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { minutesOfHours } from "../../shared/money.ts";
import type { DaySpan } from "../bar-change.ts";
import type { TimedTask } from "../task-spans.ts";
import { isTaskLate, spansOfTasks } from "../task-spans.ts";

/** The tasks of a work that should be done by now: their titles, and the minutes that they still ask for together. */
export type LateWork = { titles: string[]; minutes: number };

/** What of a work is late today: see `isTaskLate`. `hoursLeft`: what is left of a task. Null when nothing is. */
export function lateWorkOf(
  tasks: readonly (TimedTask & { title: string; hoursLeft: number; isDone: boolean })[],
  work: DaySpan & { isRecurring: boolean },
  { closures, today }: { closures: readonly Closure[]; today: CalendarDate },
): LateWork | null {
  const spans = spansOfTasks(tasks, work, closures);
  const lateTasks = tasks.filter(({ isDone }, rank) => {
    const span = spans[rank];
    return (
      span !== undefined &&
      isTaskLate({ isDone, isRecurring: work.isRecurring }, span, { today, workFrom: work.firstDay })
    );
  });
  if (lateTasks.length === 0) return null;
  return {
    titles: lateTasks.map(({ title }) => title),
    minutes: lateTasks.reduce((sum, { hoursLeft }) => sum + minutesOfHours(hoursLeft), 0),
  };
}
