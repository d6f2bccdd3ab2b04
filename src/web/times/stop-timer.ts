import type { TimerAnswer } from "#api/times.ts";
import { startTimer, stopTimer } from "#api/times.ts";
import { stoppedMinutes } from "#domain/times/time-entry.ts";
import { timeMessages } from "#domain/times/time.messages.ts";
import { CallError, call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { performOnSite } from "#web/client/outbox/page-outbox.ts";

/** What is timed: a project, and those of its tasks that may be chosen. */
export type TimedProject = { id: string; name: string; tasks: readonly { id: string; title: string }[] };

/** Starts the timer, or without a network keeps on the device that it runs from now on. */
export async function startOnSite(project: TimedProject, taskId: string | null): Promise<void> {
  // The same key for both: should the first call have arrived, the second one is known as the same.
  const key = newId();
  try {
    await call(startTimer, { body: { project_id: project.id, task_id: taskId }, idempotencyKey: key });
  } catch (error) {
    if (!(error instanceof CallError && error.status === 0)) throw error;
    const taskTitle = project.tasks.find(({ id }) => id === taskId)?.title ?? "";
    await performOnSite({ kind: "start", projectId: project.id, taskId, taskTitle }, project.name, key);
  }
}

/**
 * Stops the timer, or without a network keeps on the device that it is stopped, with its minutes. `saidMinutes`: those
 * that its person says instead of the seconds that it ran. `isUnsent`: its start waits here too, and leaves first.
 * Gives the minutes noted, null when they are kept. Throws 422 « timer_long » as the server does.
 */
export async function stopAndNote(
  { project_id: projectId, project_name: projectName }: TimerAnswer,
  saidMinutes: number | undefined,
  seconds: number,
  isUnsent: boolean,
): Promise<number | null> {
  // The same key for both: should the first call have arrived, the second one is known as the same.
  const key = newId();
  try {
    if (isUnsent) return await keepStop();
    const body = saidMinutes === undefined ? {} : { minutes: saidMinutes };
    return (await call(stopTimer, { body, idempotencyKey: key })).time.minutes;
  } catch (error) {
    if (!(error instanceof CallError && error.status === 0)) throw error;
    return keepStop();
  }

  async function keepStop(): Promise<number | null> {
    const minutes = stoppedMinutes(new Date(0), new Date(seconds * 1_000), saidMinutes ?? null);
    if (!minutes.ok) throw new CallError(timeMessages.timerLong, minutes.refusal.code, 422);
    const state = await performOnSite({ kind: "timer", projectId, minutes: minutes.value }, projectName, key);
    return state === "sent" ? minutes.value : null;
  }
}
