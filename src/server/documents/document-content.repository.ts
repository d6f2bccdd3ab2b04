import type { DocumentView } from "#domain/documents/document-view.ts";
import type { Db } from "#server/db/database.ts";
import type { InvoiceContent } from "#server/e-invoice/factur-x.ts";
import { currentLines } from "#domain/lines/format-1.ts";
import { sql } from "kysely";
import type { LinkedDocument } from "./public-links.repository.ts";

/** What is printed of a document, and its state. `invoice`: what an invoice says; null for a quote. */
export type DocumentContent = { view: DocumentView; status: string; invoice: InvoiceContent | null };

/** What the document of that id holds, whichever its kind, or null. */
export async function documentContent(tx: Db, { id }: Pick<LinkedDocument, "id">): Promise<DocumentContent | null> {
  const { rows } = await sql<DocumentContent>`
    select view, status, null::jsonb as invoice from quote where id = ${id}
    union all
    select view, 'issued', snapshot from invoice where id = ${id}`.execute(tx);
  const [row] = rows;
  return row ? { ...row, invoice: row.invoice && currentLines(row.invoice) } : null;
}
