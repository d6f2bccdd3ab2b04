import { billsNothing } from "#domain/documents/invoice-state.ts";
import type { InvoiceDoubt } from "#domain/invoices/invoice-doubts.ts";
import { invoiceMessages } from "#domain/invoices/invoice.messages.ts";
import { addUp } from "#domain/lines/totals.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { toInvoiceFacts } from "#server/documents/document-state.ts";
import { lockSeries } from "#server/documents/issue-document.repository.ts";
import { findLatestInvoiceId, hasEverInvoice } from "#server/documents/latest-documents.repository.ts";
import type { DocumentLinkRow } from "#server/documents/links/document-links.ts";
import { linkDocument } from "#server/documents/links/link-document.ts";
import { findInvoiceBalance } from "#server/documents/state-facts.repository.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import type { LastVersions } from "#server/quotes/kept-quotes.ts";
import { findLastVersions } from "#server/quotes/kept-quotes.ts";
import type { BillingFacts } from "#server/quotes/load-pricing.ts";
import { loadBilling, readBillingFacts } from "#server/quotes/load-pricing.ts";
import { checkInvoice } from "./check-invoice.ts";
import { issueDrawnUp } from "./issue-drawn-up.ts";
import { loadInvoice } from "./load-invoice.ts";
import { drawUpBill } from "./parts/draw-up-part.ts";
import { loadInvoicesOfParts } from "./parts/load-invoices.ts";

/**
 * What is to be invoiced, the doubts to which the seller answered that the invoice is right, and what it came to with
 * VAT when they decided, null when they were not told.
 */
type Issuing = {
  companyId: string;
  projectId: string;
  confirmedDoubts: readonly InvoiceDoubt[];
  leftCents: number | null;
};

/**
 * Issues the invoice of a project: number taken, document frozen and XML made in this one transaction. The project's
 * row is held, so a double click, a retry or two tabs get the invoice the first one made. Once that one bills nothing,
 * another can be issued. After deposits or progress invoices it is the final one, which bills the rest. Rendering is a
 * job of the same transaction. Throws 422 « invoice_doubtful » with the questions that were not answered, and 409
 * « billing_changed » when the sum is no more the one that was shown.
 */
export async function issueInvoice(
  deps: Deps,
  tx: Db,
  { companyId, projectId, confirmedDoubts, leftCents }: Issuing,
): Promise<DocumentLinkRow> {
  // Sent together, and run one after the other: all of it is read once the row is held.
  const [project, existingId, hasInvoice, heldSeries, facts, lastVersions] = await Promise.all([
    lockProject(tx, projectId),
    findLatestInvoiceId(tx, projectId),
    hasEverInvoice(tx, projectId),
    lockSeries(tx, "invoice"),
    readBillingFacts(tx, projectId),
    findLastVersions(tx, projectId),
  ]);
  if (!project) throw notFound();
  if (existingId && (await billsSomething(deps, tx, existingId)))
    return linkDocument(deps, tx, { companyId, kind: "invoice", id: existingId });
  const sale = await drawUpCheckedInvoice(deps, tx, project, { hasInvoice, facts, lastVersions });
  if (!sale.ok) throw refusalError(sale.refusal, invoiceMessages);
  const { lines, terms, totals = addUp(lines, terms) } = sale.value.invoice;
  if (leftCents !== null && totals.grossCents !== leftCents)
    throw new ApiError(409, "billing_changed", invoiceMessages.billing_changed);
  return issueDrawnUp(deps, tx, { companyId, heldSeries, confirmedDoubts }, sale.value);
}

// That an invoice was credited whole is believed once its balance is verified: another would be issued beside it.
async function billsSomething(deps: Deps, tx: Db, invoiceId: string): Promise<boolean> {
  const balance = await findInvoiceBalance(tx, invoiceId);
  if (balance === null || !billsNothing(toInvoiceFacts(balance))) return true;
  if (balance.credited_cents > 0) await loadInvoice(deps, tx, invoiceId);
  return false;
}

/** What was read of a project once its row was held. */
type ProjectFacts = { hasInvoice: boolean; facts: BillingFacts; lastVersions: LastVersions };

/** The invoice as it would be issued now, without its number; refuses while `checkInvoice` does. */
async function drawUpCheckedInvoice(
  deps: Deps,
  tx: Db,
  project: StoredProject,
  { hasInvoice, facts, lastVersions }: ProjectFacts,
) {
  const [billing, invoices] = await Promise.all([
    loadBilling(deps, tx, project, facts),
    hasInvoice ? loadInvoicesOfParts(deps, tx, project.id) : [],
  ]);
  if (!billing.ok) return billing;
  // Only what the invoice bills is checked: it has the accepted quote's lines, and no option.
  const drawnUp = await drawUpBill(deps, tx, project, {
    billing: billing.value,
    invoices,
    lastVersions,
    isToBeIssued: true,
  });
  if (!drawnUp.ok) return drawnUp;
  const check = checkInvoice(drawnUp.value, billing.value.declarations);
  return check.ok ? drawnUp : check;
}
