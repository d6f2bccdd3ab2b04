import type { Customer } from "#domain/customers/customer.ts";
import { isSameBuyer } from "#domain/customers/same-buyer.ts";
import type { DocumentState } from "#domain/documents/document-state.ts";
import type { CertificateView } from "#domain/documents/document-view.ts";
import type { ChangeOrder } from "#domain/quotes/change-orders/change-order.ts";
import { changeOrderAfter } from "#domain/quotes/change-orders/change-order.ts";
import { QUOTE_FORMAT, readQuote } from "#domain/quotes/quote-formats.ts";
import { quoteView } from "#domain/quotes/quote-view.ts";
import type { NumberedQuote } from "#domain/quotes/quote.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { KeptRow } from "#server/documents/document-content.repository.ts";
import { findDocumentRow, findLatestDocumentRow } from "#server/documents/document-content.repository.ts";
import { insertDocument } from "#server/documents/issue-document.repository.ts";
import { readDocument } from "#server/documents/read-document.ts";
import type { AcceptedVersion } from "./quote-versions.repository.ts";
import { findAcceptedVersion, findGivenVersion } from "./quote-versions.repository.ts";

/** A version of a quote, its state, and what its page has its customer certify. */
export type KnownQuote = { quote: NumberedQuote; state: DocumentState; certificates: readonly CertificateView[] };

/** The last version of the last quote of a project, verified, or null. */
export async function findLatestQuote(deps: Deps, tx: Db, projectId: string): Promise<KnownQuote | null> {
  const row = await findLatestDocumentRow(tx, projectId, "quote");
  if (!row) return null;
  return readKeptQuote(deps, row);
}

/**
 * A version that the customer accepted. `byHandOn`: the day of it, when they did otherwise than on its page.
 * `hasOpenOrder`: a change order to it waits for their answer.
 */
export type AcceptedQuote = KnownQuote & { byHandOn: CalendarDate | null; hasOpenOrder: boolean };

/**
 * The version of a project's quote that the customer accepted last, verified, with the certificates that they signed,
 * or null. The seller who noted the answer without a word of them has them on the paper.
 */
async function findAcceptedQuote(deps: Deps, tx: Db, projectId: string): Promise<AcceptedQuote | null> {
  const version = await findAcceptedVersion(tx, projectId);
  return version && readAcceptedQuote(deps, tx, version);
}

/** An accepted version, verified, with the certificates that its customer signed. */
export async function readAcceptedQuote(deps: Deps, tx: Db, version: AcceptedVersion): Promise<AcceptedQuote | null> {
  const row = await findDocumentRow(tx, version.id);
  if (!row) return null;
  const { by_hand_on: byHandOn, received_certificates: receivedTitles, has_open_order: hasOpenOrder } = version;
  const quote = await readKeptQuote(deps, row);
  const certificates = quote.certificates.filter(
    ({ title }) => receivedTitles === null || receivedTitles.includes(title),
  );
  return { ...quote, certificates, byHandOn, hasOpenOrder };
}

/** What the next version of a quote changes of what this buyer accepted, or null while they accepted none. */
export async function findChangeOrder(
  deps: Deps,
  tx: Db,
  latest: KnownQuote | null,
  buyer: Customer,
): Promise<ChangeOrder | null> {
  if (latest === null || (latest.state !== "accepted" && latest.quote.version === 1)) return null;
  const version = latest.state === "accepted" ? latest : await findAcceptedQuote(deps, tx, latest.quote.projectId);
  return version && isSameBuyer(version.quote.buyer, buyer) ? changeOrderAfter(version.quote) : null;
}

/** What was drawn up last for a project, and what its customer was given last: not verified yet. */
export type LastVersions = { latest: KeptRow | null; givenVersion: { id: string; is_declined: boolean } | null };

/** Those of a project without any quote. */
export const NO_VERSIONS: LastVersions = { latest: null, givenVersion: null };

/** The last version of the last quote of a project, and the last one that its customer was given. */
export async function findLastVersions(tx: Db, projectId: string): Promise<LastVersions> {
  const [latest, givenVersion] = await Promise.all([
    findLatestDocumentRow(tx, projectId, "quote"),
    findGivenVersion(tx, projectId),
  ]);
  return { latest, givenVersion };
}

/** Both of them, verified, or null. Throws 503 « document_altered ». */
export async function readLastVersions(deps: Deps, tx: Db, { latest: row, givenVersion: version }: LastVersions) {
  const latest = row && (await readKeptQuote(deps, row));
  const quote = version && (version.id === latest?.quote.id ? latest : await findQuote(deps, tx, version.id));
  return { latest, givenQuote: quote && version ? { ...quote, isDeclined: version.is_declined } : null };
}

/** The version of that ID, verified, or null. */
export async function findQuote(deps: Deps, tx: Db, id: string): Promise<KnownQuote | null> {
  const row = await findDocumentRow(tx, id);
  return row ? readKeptQuote(deps, row) : null;
}

async function readKeptQuote(deps: Deps, row: KeptRow): Promise<KnownQuote> {
  const { content, contentFormat, state, view } = await readDocument(deps, row);
  const quote = readQuote(content, contentFormat);
  // Its buyer may have been merged into another customer, who is the same one.
  const buyer = { ...quote.buyer, id: row.present_customer_id };
  return { quote: { ...quote, buyer }, state: state.status, certificates: view.certificates ?? [] };
}

/** Keeps a version of a quote for ever. */
export async function insertQuote(deps: Deps, tx: Db, companyId: string, quote: NumberedQuote): Promise<void> {
  await insertDocument(deps, tx, companyId, {
    id: quote.id,
    kind: "quote",
    version: quote.version,
    projectId: quote.projectId,
    customerId: quote.buyer.id,
    datedOn: quote.quotedOn,
    dueOn: quote.validUntil,
    content: quote,
    contentFormat: QUOTE_FORMAT,
    view: quoteView(quote),
    xml: null,
  });
}
