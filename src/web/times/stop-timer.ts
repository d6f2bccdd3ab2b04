import type { TimerAnswer } from "#api/times.ts";
import { stopTimer } from "#api/times.ts";
import { stoppedMinutes } from "#domain/times/time-entry.ts";
import { timeMessages } from "#domain/times/time.messages.ts";
import { CallError, call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { performOnSite } from "#web/client/outbox/page-outbox.ts";

/**
 * Stops the timer, or without a network keeps on the device that it is stopped, with its minutes. `saidMinutes`: those
 * that its person says instead of the seconds that it ran. Gives the minutes noted, null when they are kept.
 * Throws 422 « timer_long » as the server does.
 */
export async function stopAndNote(
  { project_id: projectId, project_name: projectName }: TimerAnswer,
  saidMinutes: number | undefined,
  seconds: number,
): Promise<number | null> {
  // The same key for both: should the first call have arrived, the second one is known as the same.
  const key = newId();
  try {
    const body = saidMinutes === undefined ? {} : { minutes: saidMinutes };
    return (await call(stopTimer, { body, idempotencyKey: key })).time.minutes;
  } catch (error) {
    if (!(error instanceof CallError && error.status === 0)) throw error;
    const minutes = stoppedMinutes(new Date(0), new Date(seconds * 1_000), saidMinutes ?? null);
    if (!minutes.ok) throw new CallError(timeMessages.timerLong, minutes.refusal.code, 422);
    await performOnSite({ kind: "timer", projectId, minutes: minutes.value }, projectName, key);
    return null;
  }
}
