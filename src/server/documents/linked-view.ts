import type { DocumentView } from "#domain/documents/document-view.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import { findInvoice } from "#server/invoices/invoices.repository.ts";
import { findQuoteView } from "#server/quotes/quotes.repository.ts";
import type { LinkedDocument } from "./public-links.repository.ts";

/** What is printed of a document, and its state. */
export async function linkedView(
  deps: Deps,
  document: LinkedDocument,
): Promise<{ view: DocumentView; status: string }> {
  const found = await inCompany(deps.db, document.companyId, async (tx) => {
    if (document.kind === "quote") return findQuoteView(tx, document.id);
    const invoice = await findInvoice(tx, document.id);
    return invoice && { view: invoice.view, status: "issued" };
  });
  if (!found) throw notFound();
  return found;
}
