import { listTimes } from "#api/times.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { actsOfKind, useWaitingActs } from "#web/client/outbox/page-outbox.ts";
import { TIMES_AT_ONCE } from "./working-now.tsx";

/** The minutes noted on each task of a project, what this device has not sent yet included. */
export function useSpentMinutes(projectId: string): ReadonlyMap<string, number> {
  const { data } = useAnswerPages(listTimes, { limit: TIMES_AT_ONCE }, { params: { id: projectId } });
  const waitingTimes = actsOfKind(useWaitingActs(projectId), "time");
  const minutes = new Map<string, number>();
  const add = (taskId: string | null, more: number) => {
    if (taskId !== null) minutes.set(taskId, (minutes.get(taskId) ?? 0) + more);
  };
  for (const { task_id: taskId, minutes: taskMinutes } of data?.pages[0]?.minutes_by_task ?? [])
    add(taskId, taskMinutes);
  for (const { act } of waitingTimes) add(act.taskId, act.minutes);
  return minutes;
}
