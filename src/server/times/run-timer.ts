import { dayAt, FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import { stoppedMinutes } from "#domain/times/time-entry.ts";
import { timeMessages } from "#domain/times/time.messages.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import type { NamedTimer } from "./timers.repository.ts";
import { findTimer, insertTimer, takeTimer } from "./timers.repository.ts";
import { insertTime } from "./times.repository.ts";

/** What a timer runs for, and since when. */
export type TimedWork = { projectId: string; taskId: string | null; startedAt: Date };

/** How a timer is stopped. `saidMinutes`: null when nobody says them. `projectId`: null for any project. */
type TimerStop = { saidMinutes: number | null; at: Date; projectId: string | null };

/**
 * Starts the caller's timer. The one that runs for something else is stopped first, and its time noted. Starting twice
 * leaves the first one running. Throws 422 « timer_long » when the earlier one was left running.
 */
export async function startTimerOf(deps: Deps, tx: Db, caller: Caller, work: TimedWork): Promise<NamedTimer> {
  const running = await findTimer(tx, caller.userId);
  if (running?.project_id === work.projectId && running.task_id === work.taskId) return running;
  if (running) await stopTimerOf(deps, tx, caller, { saidMinutes: null, at: work.startedAt, projectId: null });
  await insertTimer(tx, caller, { project_id: work.projectId, task_id: work.taskId, started_at: work.startedAt });
  const newTimer = await findTimer(tx, caller.userId);
  if (!newTimer) throw new ApiError(409, "no_timer", timeMessages.noTimer);
  return newTimer;
}

/**
 * Stops the caller's timer and notes its time, on the day on which it began. The result is the ID of that time. Throws
 * 409 « no_timer » when none runs for the project, 422 « timer_long » when it was left running and `saidMinutes` is
 * null.
 */
export async function stopTimerOf(
  deps: Deps,
  tx: Db,
  caller: Caller,
  { saidMinutes, at, projectId }: TimerStop,
): Promise<string> {
  const timer = await takeTimer(tx, caller.userId);
  if (!timer || (projectId !== null && timer.project_id !== projectId))
    throw new ApiError(409, "no_timer", timeMessages.noTimer);
  const minutes = stoppedMinutes(timer.started_at, at, saidMinutes);
  if (!minutes.ok) throw new ApiError(422, minutes.refusal.code, timeMessages.timerLong);
  const time = {
    id: deps.ids(),
    projectId: timer.project_id,
    taskId: timer.task_id,
    userId: caller.userId,
    day: dayAt(timer.started_at, FRENCH_TIME_ZONE),
    minutes: minutes.value,
    note: "",
  };
  await insertTime(tx, caller.companyId, time, deps.clock());
  return time.id;
}
