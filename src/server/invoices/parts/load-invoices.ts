import { readInvoice } from "#domain/invoices/invoice-formats.ts";
import type { IssuedInvoice } from "#domain/invoices/invoice.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { KeptRow } from "#server/documents/document-content.repository.ts";
import { listInvoiceRows } from "#server/documents/document-content.repository.ts";
import { readDocument } from "#server/documents/read-document.ts";

/** The invoices and credit notes of a project, verified, the first one first. Throws 503 « document_altered ». */
export async function loadInvoices(deps: Deps, tx: Db, projectId: string): Promise<IssuedInvoice[]> {
  return readRows(deps, await listInvoiceRows(tx, projectId));
}

/** The same of a project that was invoiced in parts; none, and nothing verified, of any other. */
export async function loadInvoicesOfParts(deps: Deps, tx: Db, projectId: string): Promise<IssuedInvoice[]> {
  const rows = await listInvoiceRows(tx, projectId);
  return rows.some((row) => row.invoice_kind === "deposit" || row.invoice_kind === "progress")
    ? readRows(deps, rows)
    : [];
}

async function readRows(deps: Deps, rows: readonly KeptRow[]): Promise<IssuedInvoice[]> {
  const documents = await Promise.all(rows.map((row) => readDocument(deps, row)));
  return documents.map(({ content, contentFormat }) => readInvoice(content, contentFormat));
}
