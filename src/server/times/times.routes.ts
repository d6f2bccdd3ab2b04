import type { TimeAnswer, TimerAnswer } from "#api/times.ts";
import * as api from "#api/times.ts";
import { hasRight } from "#domain/company/team.ts";
import { dayAt, FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import { mayChangeTime } from "#domain/times/time-entry.ts";
import { timeMessages } from "#domain/times/time.messages.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { pageOf, parseCursor } from "#server/http/cursor.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { findProject } from "#server/projects/projects.repository.ts";
import { findTask } from "#server/projects/tasks.repository.ts";
import { startTimerOf, stopTimerOf } from "./run-timer.ts";
import type { NamedTimer } from "./timers.repository.ts";
import { findTimer, listTimersOf, takeTimer } from "./timers.repository.ts";
import type { StoredTime } from "./times.repository.ts";
import {
  deleteTime,
  findTime,
  insertTime,
  listMinutesByTask,
  listTimesOf,
  lockTime,
  saveTime,
  toTime,
} from "./times.repository.ts";

/** Time worked on projects: noted by hand or by a timer. Whoever works notes their own. */
export const timeRoutes: Route[] = [
  route(api.listTimes, async (deps, { tx, caller, params, query }) => {
    const cursor = parseCursor(query.cursor);
    const [project, rows, minutesByTask, timers] = await Promise.all([
      findProject(tx, params.id),
      listTimesOf(tx, params.id, { limit: query.limit, cursor }),
      listMinutesByTask(tx, params.id),
      listTimersOf(tx, params.id),
    ]);
    if (!project) throw notFound();
    const { page, next } = pageOf(rows, query.limit, ({ day }) => new Date(`${day}T00:00:00Z`));
    return {
      times: page.map((row) => toTimeAnswer(toTime(row), caller)),
      next_cursor: next,
      total_minutes: minutesByTask.reduce((sum, { minutes }) => sum + minutes, 0),
      minutes_by_task: minutesByTask,
      minutes_by_day: [...new Map(page.map(({ day, day_minutes: minutes }) => [day, { day, minutes }])).values()],
      running: timers.map(({ user_id, task_id, started_at }) => ({
        user_id,
        task_id,
        elapsed_seconds: elapsedSeconds(started_at, deps.clock()),
      })),
    };
  }),

  route(api.addTime, async (deps, { tx, caller, params, body }) => {
    if (!(await findProject(tx, params.id))) throw notFound();
    await checkTime(deps, tx, params.id, body);
    const time = {
      id: deps.ids(),
      projectId: params.id,
      taskId: body.task_id,
      userId: caller.userId,
      day: body.day,
      minutes: body.minutes,
      note: body.note,
    };
    await insertTime(tx, caller.companyId, time, deps.clock());
    return { time: await answerTime(tx, caller, time.id) };
  }),

  route(api.updateTime, async (deps, { tx, caller, params, body }) => {
    const time = await lockOwnTime(tx, caller, params.id, params.timeId);
    await checkTime(deps, tx, params.id, body);
    await saveTime(tx, {
      ...time,
      taskId: body.task_id === undefined ? time.taskId : body.task_id,
      day: body.day ?? time.day,
      minutes: body.minutes ?? time.minutes,
      note: body.note ?? time.note,
    });
    return { time: await answerTime(tx, caller, time.id) };
  }),

  route(api.removeTime, async (_deps, { tx, caller, params }) => {
    const time = await lockOwnTime(tx, caller, params.id, params.timeId);
    await deleteTime(tx, time.id);
    return { removed: time.id };
  }),

  route(api.getTimer, async (deps, { tx, caller }) => {
    const timer = await findTimer(tx, caller.userId);
    return { timer: timer && toTimerAnswer(timer, deps.clock()) };
  }),

  route(api.startTimer, async (deps, { tx, caller, body }) => {
    if (!(await findProject(tx, body.project_id))) throw notFound();
    await checkTask(tx, body.project_id, body.task_id);
    const startedAt = new Date(deps.clock().getTime() - (body.elapsed_seconds ?? 0) * 1_000);
    const work = { projectId: body.project_id, taskId: body.task_id };
    const timer = await startTimerOf(deps, tx, caller, { ...work, startedAt });
    return { timer: toTimerAnswer(timer, deps.clock()) };
  }),

  route(api.stopTimer, async (deps, { tx, caller, body }) => {
    const stop = { saidMinutes: body.minutes ?? null, at: deps.clock(), projectId: body.project_id ?? null };
    const id = await stopTimerOf(deps, tx, caller, stop);
    return { time: await answerTime(tx, caller, id) };
  }),

  route(api.dropTimer, async (_deps, { tx, caller }) => ({
    is_dropped: (await takeTimer(tx, caller.userId)) !== null,
  })),
];

type SentTime = { task_id?: string | null | undefined; day?: string | undefined };

// Work is noted once it is done, on a task of its project.
async function checkTime(deps: Deps, tx: Db, projectId: string, { task_id, day }: SentTime): Promise<void> {
  if (day !== undefined && day > dayAt(deps.clock(), FRENCH_TIME_ZONE))
    throw new ApiError(400, "bad_input", timeMessages.comingDay, { day: timeMessages.comingDay });
  await checkTask(tx, projectId, task_id ?? null);
}

async function checkTask(tx: Db, projectId: string, taskId: string | null): Promise<void> {
  if (taskId === null || (await findTask(tx, projectId, taskId))) return;
  throw new ApiError(400, "bad_input", timeMessages.taskElsewhere, { task_id: timeMessages.taskElsewhere });
}

async function lockOwnTime(tx: Db, caller: Caller, projectId: string, id: string): Promise<StoredTime> {
  const time = await lockTime(tx, projectId, id);
  if (!time) throw notFound();
  if (!mayChangeTime(time.userId, caller.userId, hasRight(caller.role, "manage")))
    throw new ApiError(403, "not_allowed", timeMessages.notYours);
  return time;
}

async function answerTime(tx: Db, caller: Caller, id: string): Promise<TimeAnswer> {
  const time = await findTime(tx, id);
  if (!time) throw notFound();
  return toTimeAnswer(time, caller);
}

function toTimeAnswer(time: StoredTime, { userId, role }: Caller): TimeAnswer {
  return {
    id: time.id,
    task_id: time.taskId,
    user_id: time.userId,
    user_name: time.userName,
    is_mine_to_change: hasRight(role, "work") && mayChangeTime(time.userId, userId, hasRight(role, "manage")),
    day: time.day,
    minutes: time.minutes,
    note: time.note,
  };
}

function toTimerAnswer(timer: NamedTimer, now: Date): TimerAnswer {
  return {
    project_id: timer.project_id,
    project_name: timer.project_name,
    task_id: timer.task_id,
    task_title: timer.task_title,
    started_at: timer.started_at.toISOString(),
    elapsed_seconds: elapsedSeconds(timer.started_at, now),
  };
}

function elapsedSeconds(startedAt: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / 1_000));
}
