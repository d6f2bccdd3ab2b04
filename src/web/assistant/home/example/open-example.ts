import { createItem } from "#api/catalog/items.ts";
import { openExample } from "#api/company.ts";
import { createQuote } from "#api/documents.ts";
import { createInvoice } from "#api/invoices.ts";
import { createProject, saveEstimation } from "#api/projects.ts";
import { sendQuote } from "#api/quotes.ts";
import { keepTasks, updateTask } from "#api/tasks.ts";
import { EXAMPLE_ITEMS } from "#domain/catalog/starter/example-items.messages.ts";
import { INVOICE_DOUBTS } from "#domain/invoices/invoice-doubts.ts";
import { VAT_DOUBTS } from "#domain/lines/vat-doubts.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { actFor, keepActingFor } from "#web/client/acting-company.ts";
import { call } from "#web/client/call.ts";
import { noteCutExample } from "#web/client/cut-example.ts";
import { failureText } from "#web/client/failure-text.ts";
import { todayInFrance } from "#web/client/today.ts";
import { EXAMPLE_PROJECTS, EXAMPLE_RATE } from "./example-projects.messages.ts";

const STAGES = ["project", "quote", "sent", "invoice"] as const;

/**
 * Opens the example company, filled by the calls that anybody makes, and acts for it. What was made stays when a call
 * fails: an example that is not whole can be looked at and erased too, and its banner says why it is not whole.
 */
export async function showExample(): Promise<void> {
  const { company } = await call(openExample, { body: {} });
  keepActingFor(company.id);
  if (company.is_new) noteCutExample(null);
  try {
    // One after the other: numbers follow one another.
    if (company.is_new) for (const project of EXAMPLE_PROJECTS) await makeProject(project);
    if (company.is_new) await Promise.all(EXAMPLE_ITEMS.map((item) => call(createItem, { body: { ...item } })));
  } catch (error) {
    noteCutExample(failureText(error));
  } finally {
    actFor(company.id);
  }
}

async function makeProject({ name, client, address, startsIn, tasks, until }: (typeof EXAMPLE_PROJECTS)[number]) {
  const stage = STAGES.indexOf(until);
  const { project } = await call(createProject, {
    body: {
      name,
      start_date: addDays(todayInFrance(), startsIn),
      client_info: { ...client, email: "", address: { ...address } },
    },
  });
  const params = { id: project.id };
  if (tasks.length === 0) return;
  const tasksMade = await call(keepTasks, { params, body: { tasks: tasks.map((task) => ({ ...task })) } });
  const hours = tasks.reduce((sum, { estimate_h }) => sum + estimate_h, 0);
  await call(saveEstimation, { params, body: { hours, rate: EXAMPLE_RATE } });
  if (stage < 1) return;
  const quote = await call(createQuote, { params, body: {} });
  if (stage < 2) return;
  await call(sendQuote, { params: { versionId: quote.id }, body: { confirmed_doubts: [...VAT_DOUBTS] } });
  if (stage < 3) return;
  for (const { id: taskId } of tasksMade.tasks)
    await call(updateTask, { params: { id: project.id, taskId }, body: { done: true } });
  await call(createInvoice, { params, body: { confirmed_doubts: [...INVOICE_DOUBTS] } });
}
