import { openDoubtsSentence } from "#domain/invoices/invoice-doubts.messages.ts";
import type { InvoiceDoubt } from "#domain/invoices/invoice-doubts.ts";
import { invoiceDoubts } from "#domain/invoices/invoice-doubts.ts";
import type { IssuedInvoice } from "#domain/invoices/invoice.ts";
import { addUp } from "#domain/lines/totals.ts";
import { unconfirmedDoubts } from "#domain/lines/unconfirmed-doubts.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { NextDocument } from "#server/documents/issue-document.repository.ts";
import { takePlace } from "#server/documents/issue-document.repository.ts";
import type { DocumentLinkRow } from "#server/documents/links/document-links.ts";
import { linkDocument } from "#server/documents/links/link-document.ts";
import { ApiError } from "#server/http/api-error.ts";
import { invoiceDays } from "./draw-up-invoice.ts";
import { insertInvoice } from "./kept-invoices.ts";
import type { InvoiceWithAgreement } from "./load-agreement.ts";

/** Who issues, the series that was held before anything was read, and the doubts to which the seller answered. */
type Issuing = { companyId: string; heldSeries: NextDocument; confirmedDoubts: readonly InvoiceDoubt[] };

/**
 * Issues an invoice that was drawn up and checked in this transaction: its number, its day, its link, and the job that
 * lays it out. Throws 422 « invoice_doubtful » with the questions that were not answered.
 */
export async function issueDrawnUp(
  deps: Deps,
  tx: Db,
  { companyId, heldSeries, confirmedDoubts }: Issuing,
  drawnUp: InvoiceWithAgreement,
): Promise<DocumentLinkRow> {
  const { certificates, agreement, invoice: unnumberedInvoice } = drawnUp;
  refuseDoubts(drawnUp, confirmedDoubts);
  const invoice = numberInvoice(deps, heldSeries, unnumberedInvoice);
  const document = { companyId, kind: "invoice", id: invoice.id } as const;
  const isWithoutBuyerSiren = confirmedDoubts.includes("buyer_siren_unknown") || agreement.wasInvoicedWithoutSiren;
  const [, link] = await Promise.all([
    insertInvoice(deps, tx, companyId, invoice, { certificates, isWithoutBuyerSiren }),
    linkDocument(deps, tx, document),
  ]);
  return link;
}

// Certain errors are refused before. What may be right is asked, never passed over in silence.
function refuseDoubts(drawnUp: InvoiceWithAgreement, confirmedDoubts: readonly InvoiceDoubt[]): void {
  const openDoubts = unconfirmedDoubts(invoiceDoubts(drawnUp), confirmedDoubts);
  if (openDoubts.length > 0)
    throw new ApiError(422, "invoice_doubtful", openDoubtsSentence(openDoubts, drawnUp.agreement.priceGap));
}

function numberInvoice(
  deps: Deps,
  heldSeries: NextDocument,
  unnumberedInvoice: InvoiceWithAgreement["invoice"],
): IssuedInvoice {
  const { number, date } = takePlace(deps, heldSeries, unnumberedInvoice.issuedOn);
  return {
    ...unnumberedInvoice,
    number,
    ...invoiceDays(unnumberedInvoice, date),
    totals: unnumberedInvoice.totals ?? addUp(unnumberedInvoice.lines, unnumberedInvoice.terms),
  };
}
