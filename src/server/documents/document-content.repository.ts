import type { DocumentView } from "#domain/documents/document-view.ts";
import type { Db } from "#server/db/database.ts";
import type { InvoiceContent } from "#server/e-invoice/factur-x.ts";
import { sql } from "kysely";
import type { LinkedDocument } from "./public-links.repository.ts";

/** What is printed of a document, and its state. `invoice`: what an invoice says; null for a quote. */
export type DocumentContent = { view: DocumentView; status: string; invoice: InvoiceContent | null };

/** What a quote or an invoice holds, or null when there is none of that id. */
export async function documentContent(
  tx: Db,
  { kind, id }: Pick<LinkedDocument, "kind" | "id">,
): Promise<DocumentContent | null> {
  const content =
    kind === "quote"
      ? sql<DocumentContent>`select view, status, null as invoice from quote where id = ${id}`
      : sql<DocumentContent>`select view, 'issued' as status, snapshot as invoice from invoice where id = ${id}`;
  return (await content.execute(tx)).rows[0] ?? null;
}
