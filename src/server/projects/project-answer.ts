import type { DocumentKind } from "#domain/documents/document-kind.ts";
import { DOCUMENT_KINDS } from "#domain/documents/document-kind.ts";
import { toCoreAnswer } from "#api/projects.ts";
import type { project, projectRow, task } from "#api/projects.ts";
import type { Customer } from "#domain/customers/customer.ts";
import { isBeyondNetwork } from "#domain/customers/customer.ts";
import { estimationTotalCents, projectStatus } from "#domain/projects/project.ts";
import type { Task } from "#domain/projects/task.ts";
import { toClientInfo } from "#server/customers/client-info.ts";
import { findCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { DocumentLinkRow } from "#server/documents/document-links.ts";
import { toDocumentLink } from "#server/documents/document-links.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { StoredProject } from "./projects.repository.ts";
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
  return wholeAnswer(one, customer, await projectTasks(tx, one.id), await projectDocuments(tx, one.id));
}

/** A project just made, on the wire: it has no task and no document yet, so nothing is read. */
export function newProjectAnswer(one: StoredProject, customer: Customer): z.input<typeof project> {
  return wholeAnswer(one, customer, [], { quote: null, invoice: null, buyer: null });
}

type Documents = Awaited<ReturnType<typeof projectDocuments>>;

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
export function projectRowAnswer(
  one: StoredProject,
  customer: Customer,
  known: { quote: DocumentLinkRow | null; invoice: DocumentLinkRow | null; tasksTotal: number; tasksDone: number },
): z.input<typeof projectRow> {
  return {
    ...head(one, customer),
    status: projectStatus({
      hasInvoice: known.invoice !== null,
      hasQuote: known.quote !== null,
      tasksDone: known.tasksDone,
    }),
    quote: known.quote && toDocumentLink("quote", known.quote),
    invoice: known.invoice && toDocumentLink("invoice", known.invoice),
    tasks_total: known.tasksTotal,
    tasks_done: known.tasksDone,
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

async function projectDocuments(tx: Db, projectId: string) {
  const found = await sql<DocumentLinkRow & { kind: DocumentKind; buyer: Customer | null }>`
    (select 'quote' as kind, q.id, q.number, q.status, q.gross_cents, l.token, null::jsonb as buyer from quote q
      join public_link l on l.document_id = q.id and l.revoked_at is null
      where q.project_id = ${projectId} order by q.created_at desc limit 1)
    union all
    (select 'invoice', i.id, i.number, 'issued', i.gross_cents, l.token, i.snapshot->'buyer' from invoice i
      join public_link l on l.document_id = i.id and l.revoked_at is null
      where i.project_id = ${projectId} order by i.created_at desc limit 1)`.execute(tx);
  const [quote, invoice] = DOCUMENT_KINDS.map((kind) => {
    const row = found.rows.find((one) => one.kind === kind);
    return row ? toDocumentLink(kind, row) : null;
  });
  return {
    quote: quote ?? null,
    invoice: invoice ?? null,
    buyer: found.rows.find((row) => row.kind === "invoice")?.buyer ?? null,
  };
}
