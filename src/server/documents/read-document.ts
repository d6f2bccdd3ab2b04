import type { DocumentKind, NamedKind } from "#domain/documents/document-kind.ts";
import { nameOfKind } from "#domain/documents/document-kind.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { documentMessages } from "#domain/documents/document.messages.ts";
import { readView } from "#domain/documents/view-formats.ts";
import type { Totals } from "#domain/lines/totals.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Row } from "#server/db/database-types.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import { isSameText } from "#server/same-text.ts";
import { canonicalSha256 } from "./canonical-sha256.ts";
import { noteAlteration } from "./document-alterations.repository.ts";
import type { KeptRow } from "./document-content.repository.ts";
import type { DerivedState } from "./document-state.ts";
import { documentState } from "./document-state.ts";
import type { LinkedDocument } from "./links/public-links.repository.ts";
import { documentMac } from "./seals/document-seal.ts";
import type { EarlierDocument } from "./seals/document-seals.repository.ts";

/**
 * A document just as it was kept. `content` is read by its kind, in its format; `xmlSha256`: null before XML was kept.
 */
export type KeptDocument = {
  id: string;
  kind: DocumentKind;
  /** What it is called. */
  name: NamedKind;
  version: number;
  number: string;
  content: unknown;
  contentFormat: number;
  contentSha256: string;
  view: DocumentView;
  viewSha256: string;
  xmlSha256: string | null;
  grossCents: number;
  /** What was to be paid when it was issued. */
  dueCents: number;
  state: DerivedState;
};

/** What of a document can be found altered. */
export type DocumentPart = Row<"document_alteration">["part"];

/**
 * The document of a row, once its hashes and its seal are verified. Throws 503 « document_altered » when one is wrong.
 */
export function readDocument(deps: Deps, row: KeptRow): Promise<KeptDocument> {
  return readVerified(deps, row, hasOwnSeal(deps, row));
}

/** True when a document has the seal that this installation makes for it. */
export function hasOwnSeal(deps: Pick<Deps, "documentMac">, row: KeptRow): boolean {
  return row.seal_mac !== null && isSameText(row.seal_mac, documentMac(deps, row));
}

/**
 * The document of a row from before the seals, which has none yet, once its hashes are those that its list holds. Only
 * for the one sealing of earlier documents. Throws as `readDocument`.
 */
export function readEarlierDocument(deps: Deps, row: KeptRow, earlier: EarlierDocument): Promise<KeptDocument> {
  const hashes = ["content_sha256", "view_sha256", "xml_sha256"] as const;
  return readVerified(
    deps,
    row,
    hashes.every((hash) => row[hash] === earlier[hash]),
  );
}

async function readVerified(deps: Deps, row: KeptRow, isSealed: boolean): Promise<KeptDocument> {
  const fault = findFault(row, isSealed);
  if (fault) await refuseAltered(deps, { companyId: row.company_id, kind: row.kind, id: row.id }, fault);
  const view = readView(row.view, row.view_format);
  return {
    id: row.id,
    kind: row.kind,
    name: nameOfKind(row.kind, row.invoice_kind),
    version: row.version,
    number: row.number,
    content: row.content,
    contentFormat: row.content_format,
    contentSha256: row.content_sha256,
    view,
    viewSha256: row.view_sha256,
    xmlSha256: row.xml_sha256,
    grossCents: row.gross_cents,
    dueCents: row.due_cents,
    state: documentState(row, deps.clock()),
  };
}

/** The part of a document that is not what was kept, or null. `isSealed`: its seal was verified. */
export function findFault(row: KeptRow, isSealed: boolean): DocumentPart | null {
  if (canonicalSha256(row.content) !== row.content_sha256) return "content";
  if (canonicalSha256(row.view) !== row.view_sha256) return "view";
  if (!isRowOfContent(row)) return "content";
  if (!isPrintedAs(row, readView(row.view, row.view_format))) return "view";
  return isSealed ? null : "seal";
}

/**
 * Refuses to show a document, or to make anything of it, because a part of it is not what was kept. Its company is told
 * at once, whatever becomes of the caller's transaction.
 */
export async function refuseAltered(deps: Deps, document: LinkedDocument, part: DocumentPart): Promise<never> {
  deps.log.error({ document: document.id, part }, "a document was altered after it was kept");
  await inCompany(deps.db, document.companyId, (tx) => noteAlteration(tx, document, part));
  throw new ApiError(503, "document_altered", documentMessages.altered);
}

// What lists and figures read of the row, and of the balance of an invoice, is what was kept.
function isRowOfContent(row: KeptRow): boolean {
  const { kind } = row;
  // A content was read by the shape of its kind.
  const facts = kind === "quote" ? quoteFacts(row.content as KeptQuote) : invoiceFacts(row.content as KeptInvoice);
  return (
    // Its facts bear the names of columns.
    Object.entries(facts).every(([column, fact]) => fact === row[column as keyof KeptRow]) && isBalanceOfRecords(row)
  );
}

// The balance of an invoice says what the invoice, its credit notes and its payments do. A credit note has none.
function isBalanceOfRecords({ kind, refers_to, balance, recorded, ...row }: KeptRow): boolean {
  if (balance === null) return kind === "quote" || refers_to !== null;
  return (
    BALANCE_COLUMNS.every((column) => balance[column] === row[column]) &&
    RECORDED_COLUMNS.every((column) => balance[column] === recorded?.[column])
  );
}

const BALANCE_COLUMNS = ["due_on", "gross_cents", "due_cents"] as const;
const RECORDED_COLUMNS = ["credited_cents", "paid_cents"] as const;

/**
 * What is read of a content without bringing it to today's format. Format 1 had no totals, and where its customer is
 * gone the row names that of the project.
 */
type KeptFacts = { id: string; number: string; projectId: string; buyer: { id: string }; totals?: Totals };
type KeptQuote = KeptFacts & { version: number; quotedOn: CalendarDate; validUntil: CalendarDate };
type KeptInvoice = KeptFacts & {
  kind: string;
  issuedOn: CalendarDate;
  dueOn: CalendarDate;
  refersTo?: { id: string } | null;
};

function quoteFacts(quote: KeptQuote) {
  return {
    ...sharedFacts(quote),
    version: quote.version,
    invoice_kind: null,
    dated_on: quote.quotedOn,
    due_on: quote.validUntil,
    refers_to: null,
  };
}

function invoiceFacts(invoice: KeptInvoice) {
  return {
    ...sharedFacts(invoice),
    version: 1,
    invoice_kind: invoice.kind,
    dated_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    refers_to: invoice.refersTo?.id ?? null,
  };
}

function sharedFacts({ id, number, projectId, buyer, totals }: KeptFacts) {
  return { id, number, project_id: projectId, ...(totals && { customer_id: buyer.id, ...amountFacts(totals) }) };
}

function amountFacts({ netCents, vatCents, grossCents, dueCents }: Totals) {
  return { net_cents: netCents, vat_cents: vatCents, gross_cents: grossCents, due_cents: dueCents };
}

// The view is the one witness of the totals of format 1.
function isPrintedAs(row: KeptRow, { kind, number, amounts }: DocumentView): boolean {
  return (
    kind === row.kind &&
    number === row.number &&
    amounts.netCents === row.net_cents &&
    amounts.vatCents === row.vat_cents &&
    amounts.grossCents === row.gross_cents
  );
}
