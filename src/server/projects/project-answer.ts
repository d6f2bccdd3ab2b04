import { toCoreAnswer } from "#api/projects.ts";
import type { project as projectShape, projectRow } from "#api/projects.ts";
import type { task as taskShape } from "#api/tasks.ts";
import type { CustomerCard } from "#domain/customers/customer.ts";
import { isMissingSiren } from "#domain/customers/customer.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import { agreementOf } from "#domain/projects/agreement.ts";
import { estimationTotalCents, projectStatus } from "#domain/projects/project.ts";
import { stageOf } from "#domain/projects/stages/stages.ts";
import type { Task } from "#domain/projects/task.ts";
import { dayAt, daysBetween } from "#domain/shared/calendar-date.ts";
import { e4ToHours, centsToEuros } from "#domain/shared/money.ts";
import { toClientInfo } from "#server/customers/client-info.ts";
import { findCustomer, toCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { latestLinks, readProjectDocuments } from "#server/documents/latest-documents.repository.ts";
import type { LinesWork } from "#server/documents/lines-work.repository.ts";
import type { z } from "zod";
import type { ListRow } from "./project-list.repository.ts";
import type { StoredProject } from "./projects.repository.ts";
import { toProject } from "./projects.repository.ts";
import { listTasksOf } from "./tasks.repository.ts";

/** A task on the wire: hours in hours. */
export function toTaskAnswer(task: Task): z.input<typeof taskShape> {
  return {
    id: task.id,
    title: task.title,
    description: task.description,
    estimate_h: e4ToHours(task.estimateHoursE4),
    vat_basis_points: task.vatBasisPoints,
    vat_reason: task.vatReason,
    done: task.done,
    done_by_maitre: task.doneByMaitre,
    done_by: task.doneBy,
    done_at: task.doneAt && task.doneAt.toISOString(),
    ticked_at: task.tickedAt && task.tickedAt.toISOString(),
    section: task.section,
    first_day: task.firstDay,
    last_day: task.lastDay,
  };
}

/** A project on the wire with all its parts at that moment. Money is in euros, durations are in hours. */
export async function readProjectAnswer(
  tx: Db,
  project: StoredProject,
  now: Date,
): Promise<z.input<typeof projectShape>> {
  const [customer, documents, tasks] = await Promise.all([
    findCustomer(tx, project.customerId),
    readProjectDocuments(tx, project.id, now),
    listTasksOf(tx, project.id),
  ]);
  if (!customer) throw new Error(`project ${project.id} has no customer`);
  return wholeAnswer(project, customer, tasks, documents);
}

const NO_FACTS = {
  hasPricedLines: null,
  isInvoiceGiven: null,
  depositCents: null,
  orderRank: null,
  askedOrderRank: null,
  linesWork: { days_e4: null, hours_e4: null },
  withdrawable: null,
};

/** A new project on the wire. It has no task and no document yet, so nothing is read. */
export function newProjectAnswer(project: StoredProject, customer: CustomerCard): z.input<typeof projectShape> {
  const nothing = {
    quote: null,
    invoice: null,
    buyer: null,
    documents: [],
    ...NO_FACTS,
  };
  return wholeAnswer(project, customer, [], nothing);
}

type Documents = Awaited<ReturnType<typeof readProjectDocuments>>;

function wholeAnswer(
  project: StoredProject,
  customer: CustomerCard,
  tasks: Task[],
  { buyer, hasPricedLines, isInvoiceGiven, depositCents, orderRank, ...others }: Documents,
): z.input<typeof projectShape> {
  const { askedOrderRank, linesWork, withdrawable, ...documents } = others;
  const done = tasks.filter((entry) => entry.done).length;
  return {
    ...commonFields(project, customer),
    ...documents,
    not_transmissible: isMissingSiren(buyer ?? customer),
    has_priced_lines: hasPricedLines,
    is_invoice_given: isInvoiceGiven,
    deposit_to_invoice_cents: depositCents,
    change_order_to_send: orderRank,
    change_order_asked: askedOrderRank,
    lines_work: toLinesWork(linesWork),
    withdrawable,
    status: projectStatus({
      hasInvoice: hasValidInvoice(documents.invoice),
      hasQuote: documents.quote !== null,
      tasksDone: done,
    }),
    estimation_description: project.estimation.description,
    estimation_ai: project.estimation.ai,
    tasks: tasks.map(toTaskAnswer),
  };
}

/** A project of a list on the wire, from the row that the query of the list gave. */
export function listRowAnswer(row: ListRow, now: Date): z.input<typeof projectRow> {
  const { tasks_total, tasks_done } = row;
  const { quote, invoice } = latestLinks(row.documents, now);
  return {
    ...commonFields(toProject(row), toCustomer(row.customer)),
    status: projectStatus({ hasInvoice: hasValidInvoice(invoice), hasQuote: quote !== null, tasksDone: tasks_done }),
    quote,
    invoice,
    tasks_total,
    tasks_done,
    people: row.people,
    agreement: agreementOf(quote && quote.status),
    stage: stageOf(row.stage, row.first_due_on === null),
    late_days: row.first_due_on === null ? null : Math.max(0, daysBetween(row.first_due_on, dayAt(now, row.time_zone))),
    lines_work: toLinesWork({ days_e4: row.lines_days_e4 ?? null, hours_e4: row.lines_hours_e4 ?? null }),
    tasks_work: tasksWork(row),
  };
}

function toLinesWork({ days_e4: daysE4, hours_e4: hoursE4 }: LinesWork) {
  if (daysE4 === null && hoursE4 === null) return null;
  return { days: e4ToHours(daysE4 ?? 0), hours: e4ToHours(hoursE4 ?? 0) };
}

function tasksWork({ tasks_hours_e4: hoursE4, tasks_hours_left_e4: leftE4, tasks_on_days: onDays }: ListRow) {
  if (!hoursE4) return null;
  const on_days = (onDays ?? []).map(({ left_e4: hours, ...days }) => ({ ...days, hours: e4ToHours(hours) }));
  return { hours: e4ToHours(hoursE4), hours_left: e4ToHours(leftE4 ?? 0), on_days };
}

function commonFields(project: StoredProject, customer: CustomerCard) {
  const { hoursE4, rateCents, day, grossRateCents, vatBasisPoints, vatReason } = project.estimation;
  const total = estimationTotalCents(project.estimation);
  return {
    id: project.id,
    ...toCoreAnswer(project),
    customer_id: customer.id,
    client_info: toClientInfo(customer),
    estimation_hours: hoursE4 === null ? null : e4ToHours(hoursE4),
    estimation_rate: rateCents === null ? null : centsToEuros(rateCents),
    estimation_day_rate_cents: day && day.rateCents,
    estimation_gross_rate_cents: grossRateCents,
    estimation_hours_a_day: day && e4ToHours(day.hoursE4),
    estimation_total: total === null ? null : centsToEuros(total),
    estimation_vat_basis_points: vatBasisPoints,
    estimation_vat_reason: vatReason,
    archived_at: project.archivedAt && project.archivedAt.toISOString(),
    created_at: project.createdAt.toISOString(),
  };
}
