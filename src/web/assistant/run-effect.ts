import { createInvoice, createQuote } from "#api/documents.ts";
import { updateCompany } from "#api/company.ts";
import { updateCustomer } from "#api/customers.ts";
import {
  createProject,
  getProject,
  listProjects,
  listTasks,
  proposeTasks,
  saveEstimation,
  saveProjectCore,
  updateTask,
} from "#api/projects.ts";
import type { Effect } from "#domain/assistant/effect.ts";
import type { Outcome } from "#domain/assistant/flow.ts";
import { parseFrenchNumber } from "#domain/shared/french-format.ts";
import { CallError, call } from "#web/client/call.ts";

/**
 * Runs what a flow asks of the world and says how it ended; never throws. `key` makes a retry of the same effect do it
 * once.
 */
export async function runEffect(effect: Effect, key: string): Promise<Outcome> {
  try {
    return { ok: true, value: await perform(effect, key) };
  } catch (error) {
    if ((error as Error).name === "TimeoutError")
      return { ok: false, message: "délai dépassé", code: "timeout", fields: {} };
    if (error instanceof CallError)
      return { ok: false, message: error.message, code: error.code, fields: error.fields };
    return { ok: false, message: "erreur inattendue", code: "fault", fields: {} };
  }
}

async function perform(effect: Effect, idempotencyKey: string): Promise<unknown> {
  switch (effect.name) {
    case "searchProjects":
      return (await call(listProjects, { query: { q: effect.search, limit: 50 } })).projects;
    case "getProject":
      return (await call(getProject, { params: { id: effect.id } })).project;
    case "createProject":
      return (await call(createProject, { body: effect.body, idempotencyKey })).project;
    case "saveCore":
      return (await call(saveProjectCore, { params: { id: effect.id }, body: effect.body })).project;
    case "saveDescription":
      return (await call(saveEstimation, { params: { id: effect.id }, body: { description: effect.description } }))
        .project;
    case "saveDuration":
      return (
        await call(saveEstimation, { params: { id: effect.id }, body: { hours: effect.hours, rate: effect.rate } })
      ).project;
    case "generateTasks":
      return (
        await call(proposeTasks, {
          params: { id: effect.id },
          body: { description: effect.description },
          signal: AbortSignal.timeout(effect.timeoutMs),
        })
      ).estimation.tasks;
    case "listTasks":
      return call(listTasks, { params: { id: effect.id } });
    case "setTaskDone":
      return (
        await call(updateTask, {
          params: { id: effect.id, taskId: effect.taskId },
          body: { done: effect.done, done_by_maitre: effect.done },
        })
      ).task;
    case "generateQuote":
      return call(createQuote, { params: { id: effect.id }, body: {}, idempotencyKey });
    case "generateInvoice":
      return call(createInvoice, { params: { id: effect.id }, body: {}, idempotencyKey });
    case "saveCompany":
      return call(updateCompany, { body: withNumbers(nested(effect.values)) as never });
    case "saveCustomer":
      return call(updateCustomer, { params: { id: effect.id }, body: nested(effect.values) as never });
  }
}

// What cannot be read is sent as it is: the server's sentence lands beside the field.
function withNumbers({ capital, ...others }: Record<string, unknown>): Record<string, unknown> {
  return capital === undefined ? others : { ...others, capital: parseFrenchNumber(String(capital)) ?? capital };
}

// Wire paths with dots become objects: `address.city` is the city of `address`.
function nested(values: Record<string, string>): Record<string, unknown> {
  const body: Record<string, Record<string, string> | string> = {};
  for (const [path, value] of Object.entries(values)) {
    const [group = "", inner] = path.split(".");
    if (inner === undefined) body[group] = value;
    else body[group] = { ...(body[group] as Record<string, string> | undefined), [inner]: value };
  }
  return body;
}
