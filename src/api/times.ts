import { LONGEST_ELAPSED_SECONDS, MAX_MINUTES, MAX_TIME_NOTE } from "#domain/times/time-entry.ts";
import { timeMessages } from "#domain/times/time.messages.ts";
import { z } from "zod";
import { noAmount } from "./amounts.ts";
import { endpoint } from "./endpoint.ts";
import { day, id, page, text } from "./fields.ts";

// Not under the projects: a task that is ticked must not ask for times again.

const minutes = z
  .number()
  .int(timeMessages.unreadable)
  .min(1, timeMessages.tooShort)
  .max(MAX_MINUTES, timeMessages.tooLong);

const entry = z.object({
  id: z.string(),
  task_id: z.string().nullable(),
  user_id: z.string(),
  /** Empty for somebody who has left the company. */
  user_name: z.string(),
  /** True when the caller may change it. */
  is_mine_to_change: z.boolean(),
  day: z.string(),
  minutes: z.number(),
  note: z.string(),
});

/** A time as read by the web. */
export type TimeAnswer = z.infer<typeof entry>;

const runningTimer = z.object({
  user_id: z.string(),
  task_id: z.string().nullable(),
  /** By the clock of the server: that of a phone may be wrong. */
  elapsed_seconds: z.number(),
});

const newTime = z.object({ task_id: id.nullable(), day, minutes, note: text(MAX_TIME_NOTE).default("") });

export const listTimes = endpoint({
  method: "GET",
  path: "/api/project-times/{id}",
  access: "signed-in",
  summary:
    "The time worked on a project, newest day first, with the minutes of the whole project, of each day of the page, " +
    "of each task and of what is of no task (`task_id` null), and who has a timer running for it",
  query: z.object(page),
  answer: z.object({
    times: z.array(entry),
    next_cursor: z.string().nullable(),
    total_minutes: noAmount(z.number()),
    minutes_by_task: z.array(z.object({ task_id: z.string().nullable(), minutes: z.number() })),
    /** The minutes of each whole day of the page, in its order: what other pages list of the day counts as well. */
    minutes_by_day: z.array(z.object({ day: z.string(), minutes: z.number() })),
    /** The timers that run for the project, the oldest first. */
    running: z.array(runningTimer),
  }),
});

export const addTime = endpoint({
  method: "POST",
  path: "/api/project-times/{id}",
  access: "signed-in",
  touches: ["/api/project-times"],
  right: "work",
  summary: "Notes time that the caller worked on a project",
  body: newTime,
  answer: z.object({ time: entry }),
});

export const updateTime = endpoint({
  method: "PATCH",
  path: "/api/project-times/{id}/{timeId}",
  access: "signed-in",
  touches: ["/api/project-times"],
  right: "work",
  summary: "Corrects a time: one's own, or any for who manages",
  // A note that is not sent stays.
  body: newTime.extend({ note: text(MAX_TIME_NOTE) }).partial(),
  answer: z.object({ time: entry }),
});

export const removeTime = endpoint({
  method: "DELETE",
  path: "/api/project-times/{id}/{timeId}",
  access: "signed-in",
  touches: ["/api/project-times"],
  right: "work",
  summary: "Removes a time: one's own, or any for who manages",
  answer: z.object({ removed: z.string() }),
});

const timer = z.object({
  project_id: z.string(),
  project_name: z.string(),
  task_id: z.string().nullable(),
  task_title: z.string(),
  started_at: z.string(),
  /** How long it has run by the clock of the server: that of a phone may be wrong. */
  elapsed_seconds: z.number(),
});

/** The running timer as read by the web. */
export type TimerAnswer = z.infer<typeof timer>;

export const getTimer = endpoint({
  method: "GET",
  path: "/api/timer",
  access: "signed-in",
  right: "own",
  summary: "The timer that the caller has running",
  answer: z.object({ timer: timer.nullable() }),
});

export const startTimer = endpoint({
  method: "PUT",
  path: "/api/timer",
  access: "signed-in",
  touches: ["/api/timer", "/api/project-times"],
  right: "work",
  summary:
    "Starts the caller's timer. One that runs for something else is stopped first, and its time is noted: 422 " +
    "`timer_long` when it ran for more than twelve hours",
  body: z.object({
    project_id: id,
    task_id: id.nullable(),
    /** How long it has run already: it was started without a network. */
    elapsed_seconds: z
      .number()
      .int(timeMessages.wrongElapsed)
      .min(0, timeMessages.wrongElapsed)
      .max(LONGEST_ELAPSED_SECONDS, timeMessages.wrongElapsed)
      .optional(),
  }),
  answer: z.object({ timer }),
});

export const stopTimer = endpoint({
  method: "POST",
  path: "/api/timer/stop",
  access: "signed-in",
  touches: ["/api/timer", "/api/project-times"],
  right: "work",
  summary:
    "Stops the caller's timer and notes its time, or `minutes` when they are said. 422 `timer_long` when it ran for " +
    "more than twelve hours and they are not said. With `project_id`, only a timer of this project is stopped",
  body: z.object({ minutes: minutes.optional(), project_id: id.optional() }),
  answer: z.object({ time: entry }),
});

export const dropTimer = endpoint({
  method: "DELETE",
  path: "/api/timer",
  access: "signed-in",
  touches: ["/api/timer"],
  right: "work",
  summary: "Stops the caller's timer and notes nothing",
  answer: z.object({ is_dropped: z.boolean() }),
});
