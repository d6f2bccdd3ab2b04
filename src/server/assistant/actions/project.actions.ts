import { updateCustomer } from "#api/customers.ts";
import { boundedNumber, day, id, optionalEmail, optionalPhone, requiredText, text } from "#api/fields.ts";
import { saveEstimation, saveProjectCore } from "#api/projects.ts";
import { updateTask } from "#api/tasks.ts";
import { actionMessages } from "#domain/assistant/actions/action.messages.ts";
import {
  sayAddHours,
  sayCorrectCustomer,
  sayMoveStart,
  sayRenameProject,
  sayTickTask,
} from "#domain/assistant/actions/preview.messages.ts";
import { CIVILITIES, clientNames, personName } from "#domain/customers/customer.ts";
import { closedDay } from "#domain/planning/closed-day.ts";
import { estimationTotalCents } from "#domain/projects/project.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { MAX_NAME } from "#domain/shared/max-name.ts";
import { e4ToHours, hoursToE4 } from "#domain/shared/money.ts";
import { MAX_HOURS_OR_RATE } from "#domain/shared/typed-number.ts";
import { findCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { ApiError } from "#server/http/api-error.ts";
import { listStoredClosures } from "#server/planning/closures.repository.ts";
import { findTask } from "#server/projects/tasks.repository.ts";
import { z } from "zod";
import { action } from "./action.ts";
import { findNamedProject } from "./named-project.ts";

const projectInput = { project_id: id };

const moveStart = action({
  kind: "move_start",
  right: "manage",
  input: z.object({ ...projectInput, start_date: day, end_date: day.optional() }),
  readFacts: async (tx, { project_id }) => {
    const namedProject = await findNamedProject(tx, project_id);
    if (!namedProject) return null;
    const { startDate, endDate } = namedProject.project;
    const closures = await listStoredClosures(tx);
    return { ...namedProject.names, startDate, endDate, startClosure: closedDay(startDate, closures) };
  },
  run: async (call, { project_id, ...days }) => {
    await call(saveProjectCore, { params: { id: project_id }, body: days });
    return {};
  },
  undo: (call, { project_id, end_date }, { startDate, endDate }) => {
    const body = { start_date: startDate, ...(end_date !== undefined && { end_date: endDate }) };
    return call(saveProjectCore, { params: { id: project_id }, body });
  },
  say: (_input, record, nextRecord) => sayMoveStart(record, nextRecord),
});

const rename = action({
  kind: "rename_project",
  right: "manage",
  input: z.object({ ...projectInput, name: requiredText(MAX_NAME, fieldMessages.projectName) }),
  readFacts: async (tx, { project_id }) => (await findNamedProject(tx, project_id))?.names ?? null,
  run: async (call, { project_id, name }) => {
    await call(saveProjectCore, { params: { id: project_id }, body: { name } });
    return {};
  },
  undo: (call, { project_id }, { projectName }) =>
    call(saveProjectCore, { params: { id: project_id }, body: { name: projectName } }),
  say: (_input, record, nextRecord) => sayRenameProject(record, nextRecord),
});

const CUSTOMER_NAMES = {
  company: text(MAX_NAME),
  civility: z.enum(CIVILITIES),
  first_name: text(80),
  last_name: text(80),
  phone: optionalPhone,
  email: optionalEmail,
};

async function readCustomerFacts(tx: Db, { project_id }: { project_id: string }) {
  const namedProject = await findNamedProject(tx, project_id);
  const customer = namedProject && (await findCustomer(tx, namedProject.project.customerId));
  if (!namedProject || !customer) return null;
  const { id: customerId, kind, companyName: company, civility, firstName: first_name, lastName: last_name } = customer;
  const names = clientNames({ kind, company, full_name: personName(customer) }).join(" – ");
  const { phone, email } = customer;
  return { ...namedProject.names, customerId, names, company, civility, first_name, last_name, phone, email };
}

const correctCustomer = action({
  kind: "correct_customer",
  right: "manage",
  input: z.object({ ...projectInput, ...z.object(CUSTOMER_NAMES).partial().shape }),
  readFacts: readCustomerFacts,
  run: async (call, { project_id: _project, ...names }, { customerId }) => {
    await call(updateCustomer, { params: { id: customerId }, body: names });
    return {};
  },
  undo: (call, _input, { customerId, company, civility, first_name, last_name, phone, email }) =>
    call(updateCustomer, {
      params: { id: customerId },
      body: { company, civility, first_name, last_name, phone, email },
    }),
  say: (_input, record, nextRecord) => sayCorrectCustomer(record, nextRecord),
});

async function readTaskFacts(tx: Db, { project_id, task_id }: { project_id: string; task_id: string }) {
  const namedProject = await findNamedProject(tx, project_id);
  const task = namedProject && (await findTask(tx, project_id, task_id));
  if (!namedProject || !task) return null;
  const { title, done, estimateHoursE4: hoursE4 } = task;
  return { ...namedProject.names, title, done, hoursE4 };
}

const tick = action({
  kind: "tick_task",
  right: "work",
  input: z.object({ ...projectInput, task_id: id, done: z.boolean().default(true) }),
  readFacts: readTaskFacts,
  run: async (call, { project_id, task_id, done }) => {
    const body = { done, done_by_maitre: done };
    await call(updateTask, { params: { id: project_id, taskId: task_id }, body });
    return {};
  },
  undo: (call, { project_id, task_id }, { done }) =>
    call(updateTask, { params: { id: project_id, taskId: task_id }, body: { done, done_by_maitre: done } }),
  say: ({ done }, record) => sayTickTask(record, done),
});

const addHours = action({
  kind: "add_hours",
  right: "manage",
  input: z.object({
    ...projectInput,
    task_id: id.optional(),
    hours: boundedNumber(MAX_HOURS_OR_RATE).refine((hours) => hours > 0, fieldMessages.notANumber),
  }),
  readFacts: async (tx, { project_id, task_id }) => {
    const namedProject = await findNamedProject(tx, project_id);
    if (!namedProject) return null;
    const task = task_id === undefined ? null : await findTask(tx, project_id, task_id);
    if (task_id !== undefined && !task) return null;
    const { estimation } = namedProject.project;
    return {
      ...namedProject.names,
      taskTitle: task?.title ?? null,
      hoursE4: task ? task.estimateHoursE4 : estimation.hoursE4,
      totalCents: task ? null : estimationTotalCents(estimation),
    };
  },
  run: async (call, { project_id, task_id, hours }, { hoursE4 }) => {
    // Undoing could not bring « not known yet » back.
    if (hoursE4 === null) throw new ApiError(422, "hours_unknown", actionMessages.hours_unknown);
    const total = e4ToHours(hoursE4 + hoursToE4(hours));
    if (task_id === undefined) await call(saveEstimation, { params: { id: project_id }, body: { hours: total } });
    else await call(updateTask, { params: { id: project_id, taskId: task_id }, body: { estimate_h: total } });
    return {};
  },
  undo: (call, { project_id, task_id }, { hoursE4 }) => {
    const hours = e4ToHours(hoursE4 ?? 0);
    return task_id === undefined
      ? call(saveEstimation, { params: { id: project_id }, body: { hours } })
      : call(updateTask, { params: { id: project_id, taskId: task_id }, body: { estimate_h: hours } });
  },
  say: (_input, record, nextRecord) => sayAddHours(record, nextRecord),
});

/** Actions on a project and its tasks. */
export const PROJECT_ACTIONS = [moveStart, rename, correctCustomer, tick, addHours];
