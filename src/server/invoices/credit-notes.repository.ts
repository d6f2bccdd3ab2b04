import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** A credit note of an invoice, and the token of its public link, null when it has none. */
export type CreditNoteLink = Pick<Row<"document">, "id"> & { token: string | null };

/** The credit notes of an invoice, the first one first. */
export async function listCreditNotesOf(tx: Db, invoiceId: string): Promise<CreditNoteLink[]> {
  const { rows } = await sql<CreditNoteLink>`
    select d.id, l.token from document d
    left join public_link l on l.company_id = d.company_id and l.document_id = d.id and l.revoked_at is null
    where d.refers_to = ${invoiceId} order by d.created_at, d.number`.execute(tx);
  return rows;
}
