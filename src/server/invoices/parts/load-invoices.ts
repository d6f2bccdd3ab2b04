import { readInvoice } from "#domain/invoices/invoice-formats.ts";
import type { IssuedInvoice } from "#domain/invoices/invoice.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { listInvoiceRows } from "#server/documents/document-content.repository.ts";
import { readDocument } from "#server/documents/read-document.ts";

/** The invoices and credit notes of a project, verified, the first one first. Throws 503 « document_altered ». */
export async function loadInvoices(deps: Deps, tx: Db, projectId: string): Promise<IssuedInvoice[]> {
  const rows = await listInvoiceRows(tx, projectId);
  const documents = await Promise.all(rows.map((row) => readDocument(deps, row)));
  return documents.map(({ content, contentFormat }) => readInvoice(content, contentFormat));
}
