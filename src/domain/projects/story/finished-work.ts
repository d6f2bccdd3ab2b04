import type { Task } from "../task.ts";

/** True of a work whose tasks are all done. One without tasks says nothing of it. */
export function isWorkFinished({ tasks }: { tasks: readonly Pick<Task, "done">[] }): boolean {
  return tasks.length > 0 && tasks.every(({ done }) => done);
}
