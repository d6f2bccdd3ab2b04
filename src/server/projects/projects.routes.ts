import {
  createProject,
  getProject,
  listProjects,
  saveEstimation,
  saveProjectCore,
  sayVatReason as sayVatReasonEndpoint,
  withCore,
} from "#api/projects.ts";
import { customerMessages } from "#domain/customers/customer.messages.ts";
import type { CustomerCard } from "#domain/customers/customer.ts";
import { checkCustomerChange } from "#domain/projects/customer-change.ts";
import type { Estimation, Project } from "#domain/projects/project.ts";
import { newProject, pricedByDay, withSaidPrices } from "#domain/projects/project.ts";
import { daysMoved } from "#domain/projects/task.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { hoursToE4, eurosToCents } from "#domain/shared/money.ts";
import { findCompany, readHoursADayE4, saveConsumerPrices } from "#server/company/company.repository.ts";
import type { SentClientInfo } from "#server/customers/client-info.ts";
import { findCustomer, lockCustomer } from "#server/customers/customers.repository.ts";
import {
  addCustomer,
  changeCustomer,
  correctCustomer,
  findChosenCustomer,
  matchCustomer,
} from "#server/customers/match-customer.ts";
import type { MatchedCustomer } from "#server/customers/match-customer.ts";
import type { Db } from "#server/db/database.ts";
import { sendWithCommit } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { hasEverInvoice } from "#server/documents/latest-documents.repository.ts";
import { refuseFields } from "#server/http/all-wrong-fields.ts";
import { notFound } from "#server/http/api-error.ts";
import { creationOf, pageOf, parseCursor } from "#server/http/cursor.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { Route } from "#server/http/route.ts";
import { formRoute, route } from "#server/http/route.ts";
import type { z } from "zod";
import { applyVatChoice } from "./apply-vat-choice.ts";
import { listRowAnswer, newProjectAnswer, readProjectAnswer } from "./project-answer.ts";
import type { ListRow } from "./project-list.repository.ts";
import { findBestProjects, listPlannedPage, listProjectPage } from "./project-list.repository.ts";
import type { StoredProject } from "./projects.repository.ts";
import {
  findProject,
  insertProject,
  isQuotedElsewhere,
  lockProject,
  saveProject,
  saveProjectEstimation,
  sayVatReason,
} from "./projects.repository.ts";
import { moveTaskDays } from "./tasks.repository.ts";

/** Projects: list, read, create, save the core and the estimation. */
export const projectRoutes: Route[] = [
  route(listProjects, async (deps, { tx, query }) => {
    const search = query.q ?? "";
    const now = deps.clock();
    const answerOf = (row: ListRow) => listRowAnswer(row, now);
    if (query.best === "true") {
      const best = await findBestProjects(tx, search, query.limit);
      return { projects: best.map(answerOf), next_cursor: null };
    }
    const plannedDay = query.starts_from ?? query.starts_before;
    if (plannedDay !== undefined) {
      const direction = query.starts_from === undefined ? "before" : "from";
      const rows = await listPlannedPage(tx, direction, plannedDay, parseCursor(query.cursor), query.limit);
      const { page, next } = pageOf(rows, query.limit, (row) => new Date(`${row.start_date}T00:00:00Z`));
      return { projects: page.map(answerOf), next_cursor: next };
    }
    const rows = await listProjectPage(tx, { search, cursor: parseCursor(query.cursor), limit: query.limit });
    const { page, next } = pageOf(rows, query.limit, creationOf);
    return { projects: page.map(answerOf), next_cursor: next };
  }),

  route(getProject, async (deps, { tx, params }) => {
    const project = await findProject(tx, params.id);
    if (!project) throw notFound();
    return { project: await readProjectAnswer(tx, project, deps.clock()) };
  }),

  formRoute(createProject, async (deps, { tx, caller, body }) => {
    const [{ customer, isKnown }, { hourlyRateCents }] = await Promise.all([
      body.customer_id === undefined
        ? (body.is_new_customer ? addCustomer : matchCustomer)(deps, tx, caller.companyId, body.client_info)
        : takeChosenCustomer(deps, tx, caller.companyId, null, { ...body, customer_id: body.customer_id }),
      findCompany(tx),
    ]);
    const now = deps.clock();
    const empty = newProject(deps.ids(), customer.id, hourlyRateCents);
    const { estimation, ...core } = withCore(empty, body);
    const project = { ...core, estimation: { ...estimation, description: body.description ?? "" } };
    checkDays(project, body);
    await sendWithCommit(tx, insertProject(tx, caller.companyId, project, now));
    return {
      project: newProjectAnswer({ ...project, createdAt: now, archivedAt: null }, customer),
      is_known_customer: isKnown,
    };
  }),

  formRoute(saveProjectCore, async (deps, { tx, caller, params, query, body }) => {
    const storedProject = await lockProject(tx, params.id);
    if (!storedProject) throw notFound();
    // What was read of a former customer is not written on the card of the present one.
    const isOfFormer = query.of_customer !== undefined && query.of_customer !== storedProject.customerId;
    const sentCustomer = isOfFormer ? { customer_id: body.customer_id } : body;
    const customer = await saveCustomerOf(deps, tx, caller.companyId, storedProject, sentCustomer);
    const project = withCore({ ...storedProject, customerId: customer.id }, body);
    checkDays(project, body);
    if (customer.id !== storedProject.customerId) await refuseInvoiced(tx, project.id);
    await saveProject(tx, project, deps.clock());
    const days = daysMoved(storedProject, project);
    if (days !== 0) await moveTaskDays(tx, project.id, days);
    return { project: await readProjectAnswer(tx, project, deps.clock()) };
  }),

  route(sayVatReasonEndpoint, async (deps, { tx, params, body }) => {
    if (!(await lockProject(tx, params.id))) throw notFound();
    await sayVatReason(tx, params.id, body.vat_reason, deps.clock());
    return { project: await readProjectAnswer(tx, (await findProject(tx, params.id))!, deps.clock()) };
  }),

  route(saveEstimation, async (deps, { tx, params, body }) => {
    const storedProject = await lockProject(tx, params.id);
    if (!storedProject) throw notFound();
    const { hours, gross_rate_cents: grossCents } = body;
    const isGrossByDay = body.days !== undefined || (hours === undefined && storedProject.estimation.day !== null);
    const rateCents = body.rate === undefined ? (isGrossByDay ? undefined : grossCents) : eurosToCents(body.rate);
    const hourly = {
      ...storedProject.estimation,
      ...(body.description !== undefined && { description: body.description }),
      ...(hours !== undefined && { hoursE4: hoursToE4(hours) }),
      ...(rateCents !== undefined && { rateCents, day: null }),
    };
    const daysE4 = body.days === undefined ? undefined : hoursToE4(body.days);
    const saidByDay = { daysE4, dayRateCents: body.day_rate_cents ?? (isGrossByDay ? grossCents : undefined) };
    const isByDay = daysE4 !== undefined || saidByDay.dayRateCents !== undefined;
    const sentEstimation = {
      ...hourly,
      ...(isByDay && pricedByDay(hourly, saidByDay, await readHoursADayE4(tx))),
      ...(await applyVatChoice(tx, storedProject.estimation, body)),
    };
    const estimation = await withPricesOf(tx, storedProject, sentEstimation, body);
    await saveProjectEstimation(tx, storedProject.id, estimation, deps.clock());
    return { project: await readProjectAnswer(tx, { ...storedProject, estimation }, deps.clock()) };
  }),
];

// A rate that is said with VAT for a person is how their seller says the next ones.
async function withPricesOf(
  tx: Db,
  { customerId }: StoredProject,
  estimation: Estimation,
  { rate, day_rate_cents: dayRateCents, gross_rate_cents: grossCents }: z.output<typeof saveEstimation.body>,
): Promise<Estimation> {
  const isNetSaid = rate !== undefined || dayRateCents !== undefined;
  if (isNetSaid || grossCents === undefined) return withSaidPrices(estimation, isNetSaid ? "net" : null, null);
  const [{ vatRegime }, customer] = await Promise.all([findCompany(tx), findCustomer(tx, customerId)]);
  if (vatRegime === "standard" && customer?.kind === "person") await saveConsumerPrices(tx, "gross");
  return withSaidPrices(estimation, "gross", vatRegime);
}

type SentCustomer = { customer_id?: string | undefined; client_info?: SentClientInfo | undefined };

// The customer of a project as a save leaves them: the chosen one, or the present one with what was sent.
async function saveCustomerOf(
  deps: Deps,
  tx: Db,
  companyId: string,
  { id, customerId }: StoredProject,
  { customer_id: chosenId, client_info: sentInfo }: SentCustomer,
): Promise<CustomerCard> {
  if (chosenId !== undefined)
    return (await takeChosenCustomer(deps, tx, companyId, id, { customer_id: chosenId, client_info: sentInfo }))
      .customer;
  const current = await lockCustomer(tx, customerId);
  if (!current) throw notFound();
  if (!sentInfo) return current;
  return correctCustomer(deps, tx, companyId, current, sentInfo, await isQuotedElsewhere(tx, current.id, id));
}

// `projectId`: the project that is for them, or null for a new one.
async function takeChosenCustomer(
  deps: Deps,
  tx: Db,
  companyId: string,
  projectId: string | null,
  { customer_id: id, client_info: sentInfo = {} }: SentCustomer & { customer_id: string },
): Promise<MatchedCustomer> {
  const customer = await findChosenCustomer(tx, id);
  // Of a customer who was merged since, what a screen sends is their former card: it is not written on the present one.
  if (customer.id !== id) return { customer, isKnown: true };
  const isQuoted = await isQuotedElsewhere(tx, id, projectId);
  return { customer: await changeCustomer(deps, tx, companyId, customer, sentInfo, isQuoted), isKnown: true };
}

async function refuseInvoiced(tx: Db, projectId: string): Promise<void> {
  const check = checkCustomerChange({ hasInvoice: await hasEverInvoice(tx, projectId) });
  if (!check.ok) throw refusalError(check.refusal, customerMessages);
}

// Only days that are sent are refused, so that an older project can still be renamed.
function checkDays({ startDate, endDate }: Project, sentDays: { start_date?: unknown; end_date?: unknown }): void {
  if (sentDays.start_date === undefined && sentDays.end_date === undefined) return;
  if (startDate && endDate && endDate < startDate) refuseFields({ end_date: fieldMessages.endBeforeStart });
}
