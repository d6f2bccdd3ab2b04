import type { Company } from "#domain/company/company.ts";
import { billsNothing } from "#domain/documents/invoice-state.ts";
import { openDoubtsSentence } from "#domain/invoices/invoice-doubts.messages.ts";
import type { AgreementFacts, InvoiceDoubt } from "#domain/invoices/invoice-doubts.ts";
import { invoiceDoubts } from "#domain/invoices/invoice-doubts.ts";
import { invoiceMessages } from "#domain/invoices/invoice.messages.ts";
import type { Invoice, IssuedInvoice } from "#domain/invoices/invoice.ts";
import { addUp } from "#domain/lines/totals.ts";
import { unconfirmedDoubts } from "#domain/lines/unconfirmed-doubts.ts";
import { ok } from "#domain/shared/refusal.ts";
import { findCompany } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import { enqueue } from "#server/db/jobs.ts";
import type { Deps } from "#server/deps.ts";
import { toInvoiceFacts } from "#server/documents/document-state.ts";
import { takeNextNumber } from "#server/documents/issue-document.repository.ts";
import { findLatestDocumentId } from "#server/documents/latest-documents.repository.ts";
import type { DocumentLinkRow } from "#server/documents/links/document-links.ts";
import { linkDocument } from "#server/documents/links/link-document.ts";
import { findInvoiceBalance } from "#server/documents/state-facts.repository.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import { loadBilling } from "#server/quotes/load-pricing.ts";
import { checkInvoice } from "./check-invoice.ts";
import { invoiceDays } from "./draw-up-invoice.ts";
import { insertInvoice } from "./kept-invoices.ts";
import { drawUpWithAgreement } from "./load-agreement.ts";
import { loadInvoice } from "./load-invoice.ts";

/** What is to be invoiced, and the doubts to which the seller answered that the invoice is right. */
type Issuing = { companyId: string; projectId: string; confirmedDoubts: readonly InvoiceDoubt[] };

/**
 * Issues the invoice of a project: number taken, document frozen and XML made in this one transaction. The project's
 * row is held, so a double click, a retry or two tabs get the invoice the first one made. Once that one bills nothing,
 * another can be issued. Rendering is a job of the same transaction. Throws 422 « invoice_doubtful » with the
 * questions that were not answered, and 409 « regime_changed » when the VAT regime changed meanwhile.
 */
export async function issueInvoice(
  deps: Deps,
  tx: Db,
  { companyId, projectId, confirmedDoubts }: Issuing,
): Promise<DocumentLinkRow> {
  // Sent together, and run one after the other: the invoice is looked for once the row is held.
  const [project, existingId] = await Promise.all([
    lockProject(tx, projectId),
    findLatestDocumentId(tx, projectId, "invoice"),
  ]);
  if (!project) throw notFound();
  if (existingId && (await billsSomething(deps, tx, existingId)))
    return linkDocument(deps, tx, { companyId, kind: "invoice", id: existingId });
  const sale = await drawUpCheckedInvoice(deps, tx, project);
  if (!sale.ok) throw refusalError(sale.refusal, invoiceMessages);
  const { certificates, agreement, ...drawnUp } = sale.value;
  refuseDoubts(drawnUp.invoice, agreement, confirmedDoubts);
  const invoice = await numberInvoice(deps, tx, drawnUp.invoice);
  const document = { companyId, kind: "invoice", id: invoice.id } as const;
  const isWithoutBuyerSiren = confirmedDoubts.includes("buyer_siren_unknown");
  const [, , link] = await Promise.all([
    insertInvoice(deps, tx, companyId, invoice, { certificates, isWithoutBuyerSiren }),
    enqueue(tx, "render-document", document, `render-${invoice.id}`),
    linkDocument(deps, tx, document),
  ]);
  return link;
}

// Certain errors are refused before. What may be right is asked, never passed over in silence.
function refuseDoubts(invoice: Invoice, agreement: AgreementFacts, confirmedDoubts: readonly InvoiceDoubt[]): void {
  const openDoubts = unconfirmedDoubts(invoiceDoubts(invoice, agreement), confirmedDoubts);
  if (openDoubts.length > 0)
    throw new ApiError(422, "invoice_doubtful", openDoubtsSentence(openDoubts, agreement.priceGap));
}

// That an invoice was credited whole is believed once its balance is verified: another would be issued beside it.
async function billsSomething(deps: Deps, tx: Db, invoiceId: string): Promise<boolean> {
  const balance = await findInvoiceBalance(tx, invoiceId);
  if (balance === null || !billsNothing(toInvoiceFacts(balance))) return true;
  if (balance.credited_cents > 0) await loadInvoice(deps, tx, invoiceId);
  return false;
}

/** The invoice as it would be issued now, without its number; refuses while `checkInvoice` does. */
async function drawUpCheckedInvoice(deps: Deps, tx: Db, project: StoredProject) {
  const billing = await loadBilling(deps, tx, project);
  if (!billing.ok) return billing;
  // Only what the invoice bills is checked: it has the accepted quote's lines, and no option.
  const drawnUp = await drawUpWithAgreement(deps, tx, project, billing.value);
  const check = checkInvoice(drawnUp.invoice, billing.value.declarations);
  return check.ok ? ok(drawnUp) : check;
}

async function numberInvoice(deps: Deps, tx: Db, unnumberedInvoice: Invoice): Promise<IssuedInvoice> {
  // Sent together, and run one after the other: the seller is read once the series is held.
  const [{ number, date }, seller] = await Promise.all([
    takeNextNumber(deps, tx, "invoice", unnumberedInvoice.issuedOn),
    findCompany(tx),
  ]);
  refuseOtherRegime(seller, unnumberedInvoice.seller);
  return {
    ...unnumberedInvoice,
    number,
    ...invoiceDays(date),
    totals: addUp(unnumberedInvoice.lines, unnumberedInvoice.terms),
  };
}

// The regime may have changed since the invoice was drawn up. From now on it does not: a change waits for the series.
function refuseOtherRegime(seller: Company, { vatRegime, vatDueOn }: Company): void {
  if (seller.vatRegime !== vatRegime || seller.vatDueOn !== vatDueOn)
    throw new ApiError(409, "regime_changed", invoiceMessages.regime_changed);
}
