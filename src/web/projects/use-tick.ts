import type { ProjectAnswer } from "#api/projects.ts";
import type { TaskAnswer } from "#api/tasks.ts";
import { useChange } from "#web/client/answers.tsx";
import { actsOfKind, performOnSite, useWaitingActs } from "#web/client/outbox/page-outbox.ts";

/**
 * The tick of a task: what to show, how to change it, and why the last change failed. It shows the new state at once,
 * and without a network keeps it on the device until it is sent.
 */
export function useTick(projectId: string, { id: taskId, title, done }: TaskAnswer) {
  const ticks = actsOfKind(useWaitingActs(projectId), "tick").filter(({ act }) => act.taskId === taskId);
  const save = useChange((isDone: boolean) => performOnSite({ kind: "tick", projectId, taskId, isDone }, title));
  const isDoneOnDevice = save.isPending ? save.variables : ticks.at(-1)?.act.isDone;
  return { isDone: isDoneOnDevice ?? done, isWaiting: ticks.length > 0, tick: save.mutate, error: save.error };
}

/** The project with its tasks as this device has them: those that were ticked without a network count. */
export function useProjectOnDevice(project: ProjectAnswer): ProjectAnswer {
  const ticks = actsOfKind(useWaitingActs(project.id), "tick");
  if (ticks.length === 0) return project;
  const lastTicks = new Map(ticks.map(({ act }) => [act.taskId, act.isDone]));
  return { ...project, tasks: project.tasks.map((task) => ({ ...task, done: lastTicks.get(task.id) ?? task.done })) };
}
