import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import type { OfferedProject } from "#domain/assistant/actions/named-apart.ts";
import { namedApart } from "#domain/assistant/actions/named-apart.ts";
import type { SaidAction } from "#domain/assistant/actions/said-action.ts";
import type { FollowUp, Reply } from "#domain/assistant/tools/reply.ts";
import { customerName } from "#domain/customers/customer.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { findOpenInvoices } from "#server/analytics/company.figures.ts";
import type { StatedDocument } from "#server/analytics/question.figures.ts";
import { findDocumentByNumber, findInvoiceByRank, listDocumentsBetween } from "#server/analytics/question.figures.ts";
import { toCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { documentState } from "#server/documents/document-state.ts";
import type { ListRow } from "#server/projects/project-list.repository.ts";
import { findBestProjects } from "#server/projects/project-list.repository.ts";

/**
 * Where a sentence is said: the project of the page, the one that the conversation has dealt with last, and the moment.
 */
export type SaidPlace = { pageProjectId: string | null; recentProjectId: string | null; now: Date };

/** What a sentence is about: the record, or what to ask first. */
export type TargetOrQuestion<Target> = { target: Target } | { ask: Reply };

const MOST_NAMED = 5;
const ALWAYS = { from: "1900-01-01", to: "9999-12-31" };

/** An answer that only asks or tells. `choices` are sentences to say instead, two at most as buttons. */
export function tell(text: string, choices: readonly string[] = []): { ask: Reply } {
  const followUps: FollowUp[] = choices.slice(0, 2).map((ask) => ({ label: ask, ask }));
  return { ask: { text, followUps } };
}

/** The project that a sentence is about: named, of its document, of the page, or of the conversation so far. */
export async function findProjectSaid(
  tx: Db,
  { names, projectName, documentNumber }: SaidAction,
  { pageProjectId, recentProjectId }: SaidPlace,
): Promise<TargetOrQuestion<string>> {
  if (documentNumber !== null) {
    const document = await findDocumentByNumber(tx, documentNumber);
    return document ? { target: document.project_id } : tell(proposalMessages.noProject(documentNumber));
  }
  const about = projectName ?? names.join(" ");
  const meantId = pageProjectId ?? recentProjectId;
  if (about === "") return meantId === null ? tell(proposalMessages.whichProject) : { target: meantId };
  const projects = await findBestProjects(tx, about, MOST_NAMED);
  const exact = projects.filter(({ name }) => searchText(name) === searchText(about));
  const matches = exact.length > 0 ? exact : projects;
  if (matches.length === 1) return { target: matches[0]!.id };
  if (matches.length === 0) return tell(proposalMessages.noProject(about));
  const meantProject = matches.find(({ id }) => id === meantId);
  if (meantProject) return { target: meantProject.id };
  return tell(proposalMessages.severalProjects(namedApart(matches.map(toOffered))));
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
  return { target: { ...invoice.target, restCents } };
}

async function findOpenInvoice(
  tx: Db,
  saidAction: SaidAction,
  { pageProjectId, recentProjectId }: SaidPlace,
): Promise<TargetOrQuestion<StatedDocument>> {
  const isNamed = saidAction.projectName !== null || saidAction.names.length > 0;
  const words = isNamed ? searchText(saidAction.projectName ?? saidAction.names.join(" ")).split(" ") : [];
  const scope = isNamed ? { words } : pageProjectId === null ? null : { projectId: pageProjectId };
  const { first } = await findOpenInvoices(tx, { scope, limit: MOST_NAMED });
  if (first.length === 0) return tell(proposalMessages.noInvoice);
  // Of several, the one of the page that is shown, or of the conversation.
  const meantInvoices = first.filter(({ project_id }) => project_id === (pageProjectId ?? recentProjectId));
  const [single, ...others] = meantInvoices.length > 0 ? meantInvoices : first;
  if (single && others.length === 0) return findInvoiceOfNumber(tx, single.number);
  const lines = first.map(({ number, name, amount_cents }) => `${number} (${name}, ${formatMoney(amount_cents)})`);
  const choices = first.map(({ number }) => orderAbout(saidAction, number));
  return tell(proposalMessages.severalInvoices(lines), choices);
}

// The same order with the number that was missing.
function orderAbout({ amountCents }: SaidAction, number: string): string {
  return amountCents === null || Number.isNaN(amountCents)
    ? proposalMessages.payInvoice(number)
    : proposalMessages.payPart(formatMoney(amountCents), number);
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
  if (saidAction.documentNumber !== null) return findInvoiceOfNumber(tx, saidAction.documentNumber);
  const project = await findProjectSaid(tx, saidAction, place);
  if ("ask" in project) return project;
  const scope = { projectId: project.target };
  const documents = await listDocumentsBetween(tx, { kind: "invoice", period: ALWAYS, scope, limit: MOST_NAMED });
  const invoices = documents.filter(
    (one) => one.invoice_kind !== "credit_note" && !documentState(one, place.now).is_credited,
  );
  return invoices.length === 1 ? { target: invoices[0]! } : tell(proposalMessages.noCreditable);
}
