import { MAX_WORK_DESCRIPTION } from "#domain/lines/line.ts";
import { vatFieldMessages } from "#domain/lines/vat-advice/vat-field.messages.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import {
  LONGEST_TICK_DELAY_SECONDS,
  MAX_CHECKLIST_TASKS,
  MAX_PROPOSED_TASKS,
  MAX_TASK_DESCRIPTION,
  MAX_TASK_TITLE,
} from "#domain/projects/task.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { MAX_HOURS_OR_RATE } from "#domain/shared/typed-number.ts";
import { z } from "zod";
import { noAmount } from "./amounts.ts";
import { endpoint } from "./endpoint.ts";
import { boundedNumber, day, id, limitedText, requiredText, text, vatBasisPoints, vatReason } from "./fields.ts";

/** A task as answered. `estimate_h` in hours. */
export const task = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  estimate_h: z.number(),
  vat_basis_points: noAmount(z.number()).nullable(),
  /** The reason of a rate of 0. Null for any other rate, and for a rate of 0 without a known reason. */
  vat_reason: vatReason.nullable(),
  done: z.boolean(),
  done_by_maitre: z.boolean(),
  /** Who ticked it and when that arrived: null while it is left, and for what was ticked before it was kept. */
  done_by: z.string().nullable(),
  done_at: z.string().nullable(),
  /** When it was ticked on its device, which may have had no network. Null when that was not said. */
  ticked_at: z.string().nullable(),
  /** The heading that it stands under, empty for none. */
  section: z.string(),
  /** Its own days, or null: it then takes its place among those of the project. */
  first_day: z.string().nullable(),
  last_day: z.string().nullable(),
  /** The days and the minutes noted on it, null for none. Left out elsewhere than in the checklist. */
  noted_time: z.object({ first_day: z.string(), last_day: z.string(), minutes: z.number() }).nullable().optional(),
});

/** A task as read by the web. */
export type TaskAnswer = z.infer<typeof task>;

const hours = boundedNumber(MAX_HOURS_OR_RATE);

export const proposeTasks = endpoint({
  method: "POST",
  path: "/api/projects/{id}/ai-estimation",
  access: "signed-in",
  touches: ["/api/projects", "/api/figures"],
  quota: "proposal",
  summary:
    "Proposes tasks from a description, and keeps the proposal with the project. None becomes a task of it before it " +
    "is kept. `is_certain`: the work is asked for in the words of the description",
  body: z.object({
    description: requiredText(MAX_WORK_DESCRIPTION, fieldMessages.workDescription),
  }),
  answer: z.object({
    estimation: z.object({ summary: z.string(), tasks: z.array(task.extend({ is_certain: z.boolean() })) }),
  }),
});

export const listTasks = endpoint({
  method: "GET",
  path: "/api/projects/{id}/tasks",
  access: "signed-in",
  summary:
    `The first ${MAX_CHECKLIST_TASKS} tasks of a project, in order, for the checklist. \`tasks_total\` is how many ` +
    "it has. The project itself carries all of them.",
  answer: z.object({ tasks: z.array(task), tasks_total: noAmount(z.number()) }),
});

// Hours and VAT decide the total of a quote and an invoice: a role without amounts does not set them.
const guardedHours = { right: "manage", called: projectMessages.guardedHours } as const;
const guardedDays = { right: "manage", called: projectMessages.guardedDays } as const;
const guardedVat = { right: "manage", called: projectMessages.guardedVat } as const;
const guardedVatReason = { right: "manage", called: vatFieldMessages.reasonField } as const;

const newTask = z.object({
  title: requiredText(MAX_TASK_TITLE, fieldMessages.taskTitle),
  estimate_h: hours.default(0),
  description: text(MAX_TASK_DESCRIPTION).default(""),
  section: text(MAX_TASK_TITLE).default(""),
});

export const addTask = endpoint({
  method: "POST",
  path: "/api/projects/{id}/tasks",
  access: "signed-in",
  touches: ["/api/projects", "/api/figures"],
  right: "work",
  guarded: { estimate_h: guardedHours },
  summary: "Adds a task at the end. `line_id`: the line of the quote that it is made from",
  body: newTask.extend({ line_id: limitedText(64).nullable().default(null) }),
  answer: z.object({ task }),
});

export const keepTasks = endpoint({
  method: "POST",
  path: "/api/projects/{id}/tasks/kept",
  access: "signed-in",
  touches: ["/api/projects", "/api/figures"],
  summary:
    "Adds the proposed tasks that were kept, with their hours, and answers all tasks of the project. With " +
    "`is_replacing_untouched` they take the place of those kept before and untouched since",
  body: z.object({
    tasks: z.array(newTask).min(1, projectMessages.noTaskKept).max(MAX_PROPOSED_TASKS),
    is_replacing_untouched: z.boolean().default(false),
  }),
  answer: z.object({ tasks: z.array(task) }),
});

export const updateTask = endpoint({
  method: "PATCH",
  path: "/api/projects/{id}/tasks/{taskId}",
  access: "signed-in",
  touches: ["/api/projects", "/api/figures"],
  right: "work",
  guarded: {
    estimate_h: guardedHours,
    vat_basis_points: guardedVat,
    vat_reason: guardedVatReason,
    first_day: guardedDays,
    last_day: guardedDays,
  },
  summary:
    "Ticks or edits a task. A day that is sent alone takes the other one along; null gives up both. " +
    "`elapsed_seconds`: how long ago it was ticked, on a device without a network",
  query: z.object({
    elapsed_seconds: z.coerce
      .number(fieldMessages.notANumber)
      .int(fieldMessages.notANumber)
      .min(0, fieldMessages.negative)
      .max(LONGEST_TICK_DELAY_SECONDS, fieldMessages.tooLarge)
      .optional(),
  }),
  body: z.object({
    done: z.boolean().optional(),
    done_by_maitre: z.boolean().optional(),
    title: requiredText(MAX_TASK_TITLE, fieldMessages.taskTitle).optional(),
    estimate_h: hours.optional(),
    description: text(MAX_TASK_DESCRIPTION).optional(),
    vat_basis_points: vatBasisPoints.nullable().optional(),
    vat_reason: vatReason.nullable().optional(),
    section: text(MAX_TASK_TITLE).optional(),
    first_day: day.nullable().optional(),
    last_day: day.nullable().optional(),
    position: z.number().int().min(0).max(10_000).optional(),
  }),
  answer: z.object({ task }),
});

export const removeTask = endpoint({
  method: "DELETE",
  path: "/api/projects/{id}/tasks/{taskId}",
  access: "signed-in",
  touches: ["/api/projects", "/api/figures"],
  summary: "Removes a task",
  answer: z.object({ removed: id }),
});
