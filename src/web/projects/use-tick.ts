import type { TaskAnswer } from "#api/tasks.ts";
import { updateTask } from "#api/tasks.ts";
import { useChange, whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";

/**
 * The tick of a task: what to show, how to change it, and why the last change failed. It shows the new state at once.
 */
export function useTick(projectId: string, task: TaskAnswer) {
  const save = useChange(async (isDone: boolean) => {
    await call(updateTask, { params: { id: projectId, taskId: task.id }, body: { done: isDone } });
    // Until the tasks are read again, the answer that the screen has is the old one.
    await whenRefreshed();
  });
  return { isDone: save.isPending ? save.variables : task.done, tick: save.mutate, error: save.error };
}
