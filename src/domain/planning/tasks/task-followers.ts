import type { Closure } from "../../company/closures/closures.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import type { DaySpan } from "../bar-change.ts";
import { movedSpan, nextFreeDays } from "../planning.ts";

/** A task in the order of the works, on its days. */
export type OrderedTask = DaySpan & { id: string; section: string; isDone: boolean };

/** The open tasks that come after one in its section, and yet begin before it. */
export function tasksAhead<Task extends OrderedTask>(tasks: readonly Task[], taskId: string): Task[] {
  const { task, following } = followersOf(tasks, taskId);
  return task === undefined ? [] : following.filter(({ firstDay }) => firstDay < task.firstDay);
}

/**
 * The days that the tasks after a moved one take, so that none begins before the one that it follows: it begins on the
 * last day of that one, and keeps as many days of work. Those that hold already stay.
 */
export function followingSpans(
  tasks: readonly OrderedTask[],
  taskId: string,
  closures: readonly Closure[],
): { id: string; span: DaySpan }[] {
  const { task, following } = followersOf(tasks, taskId);
  if (task === undefined) return [];
  let { firstDay: earliest, lastDay: readyDay } = task;
  return following.flatMap(({ id, firstDay, lastDay }) => {
    const isLeftBehind = firstDay < earliest;
    const [start = readyDay] = nextFreeDays([], readyDay, 1, closures);
    const span = isLeftBehind ? movedSpan({ firstDay, lastDay }, start, closures) : { firstDay, lastDay };
    earliest = span.firstDay;
    readyDay = laterOf(readyDay, span.lastDay);
    return isLeftBehind ? [{ id, span }] : [];
  });
}

function followersOf<Task extends OrderedTask>(tasks: readonly Task[], taskId: string) {
  const place = tasks.findIndex(({ id }) => id === taskId);
  const task = tasks[place];
  const following = tasks.slice(place + 1).filter(({ section, isDone }) => section === task?.section && !isDone);
  return { task, following };
}

function laterOf(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}
