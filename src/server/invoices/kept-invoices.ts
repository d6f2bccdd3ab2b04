import type { CertificateView } from "#domain/documents/document-view.ts";
import { INVOICE_FORMAT } from "#domain/invoices/invoice-formats.ts";
import { invoiceView } from "#domain/invoices/invoice-view.ts";
import type { IssuedInvoice } from "#domain/invoices/invoice.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { beginLayout } from "#server/documents/begin-layout.ts";
import { insertDocument } from "#server/documents/issue-document.repository.ts";
import { facturX } from "#server/e-invoice/factur-x.ts";

/** What its customer signs on an invoice, and whether the seller confirmed that the SIREN of a firm is not known. */
type Keeping = { certificates?: readonly CertificateView[]; isWithoutBuyerSiren?: boolean };

/**
 * Keeps an issued invoice for ever, with its view and its XML, made from the same content. Its layout begins meanwhile,
 * and is a job of the same transaction.
 */
export async function insertInvoice(
  deps: Deps,
  tx: Db,
  companyId: string,
  invoice: IssuedInvoice,
  { certificates = [], isWithoutBuyerSiren = false }: Keeping = {},
): Promise<void> {
  const view = invoiceView(invoice, certificates);
  const xml = facturX(invoice);
  const layout = beginLayout(
    deps,
    tx,
    { companyId, kind: "invoice", id: invoice.id },
    { view, xml: new TextEncoder().encode(xml) },
  );
  const keeping = insertDocument(deps, tx, companyId, {
    id: invoice.id,
    kind: "invoice",
    version: 1,
    projectId: invoice.projectId,
    customerId: invoice.buyer.id,
    datedOn: invoice.issuedOn,
    dueOn: invoice.dueOn,
    content: invoice,
    contentFormat: INVOICE_FORMAT,
    view,
    xml,
    isWithoutBuyerSiren,
  });
  await Promise.all([layout, keeping]);
}
