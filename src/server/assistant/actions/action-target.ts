import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import type { LineChange } from "#domain/assistant/actions/lines/said-lines.ts";
import type { OfferedProject } from "#domain/assistant/actions/named-apart.ts";
import { namedApart } from "#domain/assistant/actions/named-apart.ts";
import type { SaidAction } from "#domain/assistant/actions/said-action.ts";
import { SEE_CUSTOMERS, SEE_PROJECTS } from "#domain/assistant/tools/place.messages.ts";
import type { FollowUp, Reply } from "#domain/assistant/tools/reply.ts";
import { asBuyer, CIVILITY_WORDS, customerName } from "#domain/customers/customer.ts";
import { capitaliseName } from "#domain/customers/person-name.ts";
import { withoutCivilities } from "#domain/customers/without-civilities.ts";
import { dayInFigures, formatMoney, formatPercent } from "#domain/shared/french-format.ts";
import { searchText } from "#domain/shared/search-text.ts";
import type { FigureScope, NamedDocument } from "#server/analytics/company.figures.ts";
import { findOpenInvoices } from "#server/analytics/company.figures.ts";
import type { StatedDocument } from "#server/analytics/question.figures.ts";
import { findDocumentByNumber, findInvoiceByRank, listDocumentsBetween } from "#server/analytics/question.figures.ts";
import { findCustomer, toCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { documentState } from "#server/documents/document-state.ts";
import type { ListRow } from "#server/projects/project-list.repository.ts";
import { findBestProjects } from "#server/projects/project-list.repository.ts";
import { findProject } from "#server/projects/projects.repository.ts";

/**
 * Where a sentence is said: the project of the page, the one that the conversation has dealt with last, and the moment.
 */
export type SaidPlace = { pageProjectId: string | null; recentProjectId: string | null; now: Date };

/** What a sentence says of the project that it is about. */
type SaidProject = Pick<SaidAction, "kind" | "names" | "projectName" | "documentNumber" | "civility" | "lines">;

/** What a sentence is about: the record, or what to ask first. */
export type TargetOrQuestion<Target> = { target: Target } | { ask: Reply };

const MOST_NAMED = 5;
const ALWAYS = { from: "1900-01-01", to: "9999-12-31" };

/** An answer that only asks or tells. `choices` are sentences to say instead, two at most as buttons. */
export function tell(text: string, choices: readonly string[] = []): { ask: Reply } {
  const followUps: FollowUp[] = choices.slice(0, 2).map((ask) => ({ label: ask, ask }));
  return { ask: { text, followUps } };
}

// « le devis 2026-004 » is D2026-0004.
function asQuoteNumber(number: string): string {
  return number.replace(/^(?:D-?)?(20\d\d)-(\d{1,4})$/i, (_, year: string, rank: string) => {
    return `D${year}-${rank.padStart(4, "0")}`;
  });
}

/** The project that a sentence is about: named, of its document, of the page, or of the conversation so far. */
export async function findProjectSaid(
  tx: Db,
  saidAction: SaidProject,
  { pageProjectId, recentProjectId }: SaidPlace,
): Promise<TargetOrQuestion<string>> {
  const { kind, names, projectName, documentNumber } = saidAction;
  if (documentNumber !== null) {
    const document =
      (await findDocumentByNumber(tx, documentNumber)) ??
      (await findDocumentByNumber(tx, asQuoteNumber(documentNumber)));
    return document ? { target: document.project_id } : tell(proposalMessages.noProject(documentNumber));
  }
  const about = projectName ?? names.join(" ");
  const meantId = pageProjectId ?? recentProjectId;
  if (about === "") return meantId === null ? tell(proposalMessages.whichProject) : { target: meantId };
  const projects = await findNamedProjects(tx, about);
  const exact = projects.filter(({ name }) => searchText(name) === searchText(about));
  const matches = exact.length > 0 ? exact : projects;
  if (matches.length === 1) return { target: matches[0]!.id };
  if (matches.length === 0) return tellNobody(saidAction, about);
  const meantProject = matches.find(({ id }) => id === meantId);
  if (meantProject) return { target: meantProject.id };
  // Whichever project is meant, its customer is corrected.
  const customerIds = new Set(matches.map(({ customer }) => customer.id));
  if (kind === "correct_customer" && customerIds.size === 1) return { target: matches[0]!.id };
  return tell(proposalMessages.severalProjects(namedApart(matches.map(toOffered))));
}

// Lines for somebody who has no project yet may begin their first quote.
function tellNobody({ kind, projectName, civility, lines }: SaidProject, about: string): { ask: Reply } {
  const text = proposalMessages.noProject(about);
  if (projectName !== null) return { ask: { text, followUps: [SEE_PROJECTS] } };
  if (kind !== "change_quote_lines") return { ask: { text, followUps: [SEE_CUSTOMERS] } };
  const bareName = capitaliseName(withoutCivilities(about.split(" ")).join(" "));
  const name = civility === null ? bareName : `${CIVILITY_WORDS[civility]} ${bareName}`;
  const works = lines.filter(({ kind: change }) => BEGINS_QUOTE.has(change)).map(({ text: work }) => work);
  const followUp = { label: proposalMessages.makeQuote(name), ask: proposalMessages.orderQuote(name, works) };
  return { ask: { text, followUps: [followUp, SEE_CUSTOMERS] } };
}

const BEGINS_QUOTE: ReadonlySet<LineChange["kind"]> = new Set<LineChange["kind"]>(["add", "price", "unread"]);

// A couple, and a customer with a first name, are not stored with the civility that is said.
async function findNamedProjects(tx: Db, about: string): Promise<ListRow[]> {
  const projects = await findBestProjects(tx, about, MOST_NAMED);
  const bareName = withoutCivilities(about.split(" ")).join(" ");
  return projects.length > 0 || bareName === about ? projects : findBestProjects(tx, bareName, MOST_NAMED);
}

function toOffered({ name, customer: row }: ListRow): OfferedProject {
  const { address, siren, ...customer } = toCustomer(row);
  return { name, customer: { name: customerName(customer), address, siren } };
}

/** The invoice that a payment is for: the one of this number, or the only one of the name that is not paid. */
export async function findInvoiceToPay(
  tx: Db,
  saidAction: SaidAction,
  place: SaidPlace,
): Promise<TargetOrQuestion<StatedDocument & { restCents: number }>> {
  const invoice = await (saidAction.documentNumber === null
    ? findOpenInvoice(tx, saidAction, place)
    : findInvoiceOfNumber(tx, saidAction.documentNumber));
  if ("ask" in invoice) return invoice;
  const restCents = documentState(invoice.target, place.now).rest_cents;
  if (restCents === null) return tell(proposalMessages.notAnInvoice);
  if (restCents <= 0 && saidAction.amountCents === null)
    return tell(proposalMessages.alreadyPaid(invoice.target.number));
  const question = await askOtherPerson(tx, saidAction, invoice.target);
  return question ?? { target: { ...invoice.target, restCents } };
}

// « Mme Roux a payé » is not about the invoice of M. Roux, nor « Garnier a payé F2026-0001 » about one of Mme Roux.
async function askOtherPerson(
  tx: Db,
  saidAction: SaidAction,
  { number, project_id }: StatedDocument,
): Promise<{ ask: Reply } | null> {
  const project = await findProject(tx, project_id);
  const customer = project && (await findCustomer(tx, project.customerId));
  if (!customer) return null;
  const { civility, names } = saidAction;
  const isOther = civility !== null && (customer.civility === "m" || customer.civility === "mme");
  const isOtherCivility = isOther && customer.kind === "person" && customer.civility !== civility;
  const isOtherName = saidAction.documentNumber !== null && (await isOfOthers(tx, names, project_id));
  if (!isOtherCivility && !isOtherName) return null;
  return tell(proposalMessages.otherPerson(number, customerName(asBuyer(customer))), orderAbout(saidAction, number));
}

// True when words name projects, and not this one.
async function isOfOthers(tx: Db, names: readonly string[], projectId: string): Promise<boolean> {
  const projects = names.length === 0 ? [] : await findNamedProjects(tx, names.join(" "));
  return projects.length > 0 && projects.length < MOST_NAMED && !projects.some(({ id }) => id === projectId);
}

async function findOpenInvoice(
  tx: Db,
  saidAction: SaidAction,
  { pageProjectId, recentProjectId }: SaidPlace,
): Promise<TargetOrQuestion<StatedDocument>> {
  const isNamed = saidAction.projectName !== null || saidAction.names.length > 0;
  const words = isNamed ? searchText(saidAction.projectName ?? saidAction.names.join(" ")).split(" ") : [];
  const pageScope = pageProjectId === null ? null : { projectId: pageProjectId };
  const first = isNamed ? await listOpenOfName(tx, words) : await listOpen(tx, pageScope);
  if (first.length === 0) return isNamed ? tellNothingDue(tx, words) : tell(proposalMessages.nothingDue);
  // Of several, the one of the page that is shown, or of the conversation.
  const meantInvoices = first.filter(({ project_id }) => project_id === (pageProjectId ?? recentProjectId));
  const [single, ...others] = meantInvoices.length > 0 ? meantInvoices : first;
  if (single && others.length === 0) return findInvoiceOfNumber(tx, single.number);
  const lines = first.map(({ number, name, amount_cents }) => `${number} (${name}, ${formatMoney(amount_cents)})`);
  const choices = first.flatMap(({ number }) => orderAbout(saidAction, number));
  return tell(proposalMessages.severalInvoices(lines), choices);
}

async function listOpen(tx: Db, scope: FigureScope): Promise<NamedDocument[]> {
  return (await findOpenInvoices(tx, { scope, limit: MOST_NAMED })).first;
}

async function listOpenOfName(tx: Db, words: readonly string[]): Promise<NamedDocument[]> {
  const invoices = await listOpen(tx, { words });
  return invoices.length > 0 ? invoices : listOpen(tx, { words: withoutCivilities(words) });
}

// Nobody of that name, no invoice yet, or nothing left to pay: each is said as it is.
async function tellNothingDue(tx: Db, words: readonly string[]): Promise<{ ask: Reply }> {
  const name = words.join(" ");
  const projects = await findNamedProjects(tx, name);
  if (projects.length === 0) return tell(proposalMessages.noProject(name));
  const scope = { words: withoutCivilities(words) };
  const documents = await listDocumentsBetween(tx, { kind: "invoice", period: ALWAYS, scope, limit: 1 });
  const shownName = capitaliseName(name);
  const { notInvoicedYet, nothingDueFrom } = proposalMessages;
  return tell(documents.length === 0 ? notInvoicedYet(shownName) : nothingDueFrom(shownName));
}

// The same order with the number that was missing. Of a part without its sum nobody knows the order.
function orderAbout(saidAction: SaidAction, number: string): string[] {
  const { kind, amountCents, shareBasisPoints, part, day, method } = saidAction;
  if (kind !== "record_payment") return [];
  const sum = shareBasisPoints !== null ? formatPercent(shareBasisPoints) : amountCents && formatMoney(amountCents);
  if (sum === null && part !== null) return [];
  const order = sum === null ? proposalMessages.payInvoice(number) : proposalMessages.payPart(String(sum), number);
  const datedOrder = day === null ? order : proposalMessages.paidOn(order, dayInFigures(day));
  return [method === null ? datedOrder : proposalMessages.paidBy(datedOrder, method)];
}

async function findInvoiceOfNumber(tx: Db, number: string): Promise<TargetOrQuestion<StatedDocument>> {
  // « la facture 12 » is said by its rank. The card shows the whole number before anything is written.
  const document =
    (await findDocumentByNumber(tx, number)) ?? (/^\d{1,6}$/.test(number) ? await findInvoiceByRank(tx, number) : null);
  if (document?.kind !== "invoice") return tell(proposalMessages.notAnInvoice);
  return { target: document };
}

/** The invoice that a credit note is for: the one of this number, or the only one of its project. */
export async function findInvoiceToCredit(
  tx: Db,
  saidAction: SaidAction,
  place: SaidPlace,
): Promise<TargetOrQuestion<StatedDocument>> {
  const invoice = await (saidAction.documentNumber === null
    ? findCreditable(tx, saidAction, place)
    : findInvoiceOfNumber(tx, saidAction.documentNumber));
  return "ask" in invoice ? invoice : ((await askOtherPerson(tx, saidAction, invoice.target)) ?? invoice);
}

async function findCreditable(
  tx: Db,
  saidAction: SaidAction,
  place: SaidPlace,
): Promise<TargetOrQuestion<StatedDocument>> {
  const project = await findProjectSaid(tx, saidAction, place);
  if ("ask" in project) return project;
  const [invoice, ...others] = await listCreditable(tx, project.target, place);
  return invoice && others.length === 0 ? { target: invoice } : tell(proposalMessages.noCreditable);
}

/** The invoices of a project, newest first, credit notes left out. */
export async function listInvoices(tx: Db, projectId: string): Promise<StatedDocument[]> {
  const scope = { projectId };
  const documents = await listDocumentsBetween(tx, { kind: "invoice", period: ALWAYS, scope, limit: MOST_NAMED });
  return documents.filter((one) => one.invoice_kind !== "credit_note");
}

/** The invoices of a project of which something may still be credited, newest first. */
export async function listCreditable(tx: Db, projectId: string, { now }: SaidPlace): Promise<StatedDocument[]> {
  return (await listInvoices(tx, projectId)).filter((one) => !documentState(one, now).is_credited);
}

/** The numbers of the invoices that a sentence is about, newest first, without those that are credited whole. */
export async function listInvoicesSaid(
  tx: Db,
  saidAction: SaidAction,
  place: SaidPlace,
): Promise<TargetOrQuestion<{ projectId: string; numbers: string[] }>> {
  if (saidAction.documentNumber !== null) {
    const invoice = await findInvoiceOfNumber(tx, saidAction.documentNumber);
    if ("ask" in invoice) return invoice;
    return { target: { projectId: invoice.target.project_id, numbers: [invoice.target.number] } };
  }
  const project = await findProjectSaid(tx, saidAction, place);
  if ("ask" in project) return project;
  const invoices = await listCreditable(tx, project.target, place);
  return { target: { projectId: project.target, numbers: invoices.map(({ number }) => number) } };
}
