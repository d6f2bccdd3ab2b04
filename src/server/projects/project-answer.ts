import { toCoreAnswer } from "#api/projects.ts";
import type { project, projectRow, task } from "#api/projects.ts";
import type { Customer } from "#domain/customers/customer.ts";
import { isBeyondNetwork } from "#domain/customers/customer.ts";
import { estimationTotalCents, projectStatus } from "#domain/projects/project.ts";
import type { Task } from "#domain/projects/task.ts";
import { toClientInfo } from "#server/customers/client-info.ts";
import { findCustomer, toCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { toDocumentLink } from "#server/documents/document-links.ts";
import { latestDocuments } from "#server/documents/latest-documents.repository.ts";
import type { z } from "zod";
import type { ListRow } from "./project-list.repository.ts";
import type { StoredProject } from "./projects.repository.ts";
import { toProject } from "./projects.repository.ts";
import { projectTasks } from "./tasks.repository.ts";

/** A task on the wire: hours in hours. */
export function toTaskAnswer(one: Task): z.input<typeof task> {
  return {
    id: one.id,
    title: one.title,
    description: one.description,
    estimate_h: one.estimateHoursE4 / 10_000,
    vat_basis_points: one.vatBasisPoints,
    done: one.done,
    done_by_maitre: one.doneByMaitre,
  };
}

/** A project on the wire with everything it holds; money in euros, hours in hours. */
export async function projectAnswer(tx: Db, one: StoredProject): Promise<z.input<typeof project>> {
  const customer = await findCustomer(tx, one.customerId);
  if (!customer) throw new Error(`project ${one.id} has no customer`);
  return wholeAnswer(one, customer, await projectTasks(tx, one.id), await latestDocuments(tx, one.id));
}

/** A project just made, on the wire: it has no task and no document yet, so nothing is read. */
export function newProjectAnswer(one: StoredProject, customer: Customer): z.input<typeof project> {
  return wholeAnswer(one, customer, [], { quote: null, invoice: null, buyer: null });
}

type Documents = Awaited<ReturnType<typeof latestDocuments>>;

function wholeAnswer(
  one: StoredProject,
  customer: Customer,
  tasks: Task[],
  { buyer, ...documents }: Documents,
): z.input<typeof project> {
  const done = tasks.filter((entry) => entry.done).length;
  return {
    ...head(one, customer),
    ...documents,
    not_transmissible: isBeyondNetwork(buyer ?? customer),
    status: projectStatus({
      hasInvoice: documents.invoice !== null,
      hasQuote: documents.quote !== null,
      tasksDone: done,
    }),
    estimation_description: one.estimation.description,
    estimation_ai: one.estimation.ai,
    tasks: tasks.map(toTaskAnswer),
  };
}

/** A project of the list on the wire, from what one query of the list read. */
export function listRowAnswer(row: ListRow): z.input<typeof projectRow> {
  const { quote, invoice, tasks_total, tasks_done } = row;
  return {
    ...head(toProject(row), toCustomer(row.customer)),
    status: projectStatus({ hasInvoice: invoice !== null, hasQuote: quote !== null, tasksDone: tasks_done }),
    quote: quote && toDocumentLink("quote", quote),
    invoice: invoice && toDocumentLink("invoice", invoice),
    tasks_total,
    tasks_done,
  };
}

function head(one: StoredProject, customer: Customer) {
  const { hoursE4, rateCents, vatBasisPoints } = one.estimation;
  const total = estimationTotalCents(one.estimation);
  return {
    id: one.id,
    ...toCoreAnswer(one),
    customer_id: customer.id,
    client_info: toClientInfo(customer),
    estimation_hours: hoursE4 === null ? null : hoursE4 / 10_000,
    estimation_rate: rateCents === null ? null : rateCents / 100,
    estimation_total: total === null ? null : total / 100,
    estimation_vat_basis_points: vatBasisPoints,
    created_at: one.createdAt.toISOString(),
  };
}
