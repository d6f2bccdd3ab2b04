import type { DocumentView } from "#domain/documents/document-view.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
import { currentLines } from "#domain/lines/format-1.ts";
import type { Totals } from "#domain/lines/totals.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { viewHash } from "#server/documents/view-hash.ts";
import { sql } from "kysely";

/** An issued invoice with what is printed of it and what it adds up to. */
export type StoredInvoice = { invoice: Invoice; view: DocumentView; totals: Totals };

/** The invoice of a project, or null. */
export async function projectInvoice(tx: Db, projectId: string): Promise<Invoice | null> {
  const { rows } = await sql<Pick<Row<"invoice">, "snapshot">>`
    select snapshot from invoice where project_id = ${projectId} order by created_at desc limit 1`.execute(tx);
  return rows[0] ? currentLines(rows[0].snapshot) : null;
}

/** Freezes an invoice. There is no update and no delete: neither role may, and a trigger refuses. */
export async function insertInvoice(
  tx: Db,
  companyId: string,
  { invoice, view, totals }: StoredInvoice,
  at: Date,
): Promise<void> {
  await sql`insert into invoice (company_id, id, project_id, kind, number, issued_on, due_on, snapshot, view,
      view_sha256, net_cents, gross_cents, created_at)
    values (${companyId}, ${invoice.id}, ${invoice.projectId}, ${invoice.kind}, ${invoice.number},
      ${invoice.issuedOn}, ${invoice.dueOn}, ${JSON.stringify(invoice)}, ${JSON.stringify(view)},
      ${viewHash(view)}, ${totals.netCents}, ${totals.grossCents}, ${at})`.execute(tx);
}
