import type { Task } from "../projects/task.ts";

/**
 * The task that a timer proposes: the first one that is left and that nobody else is timing, else the first one that is
 * left. Null for the whole project. `timedIds`: the tasks that others are timing.
 */
export function taskToTime(
  tasks: readonly Pick<Task, "id" | "done">[],
  timedIds: readonly (string | null)[],
): string | null {
  const leftTasks = tasks.filter(({ done }) => !done);
  const task = leftTasks.find(({ id }) => !timedIds.includes(id)) ?? leftTasks[0];
  return task?.id ?? null;
}
