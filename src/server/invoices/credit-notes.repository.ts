import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { CREDITS_INVOICE } from "#server/documents/document-content.repository.ts";
import { sql } from "kysely";

/** A credit note of an invoice, and the token of its public link, null when it has none. */
export type CreditNoteLink = Pick<Row<"document">, "id"> & { token: string | null };

/** A credit note of an invoice as its customer is told of it. */
export type CreditNoteSum = Pick<Row<"document">, "number" | "dated_on" | "gross_cents"> & { token: string | null };

/** What the credit notes of an invoice take off it, the first one first. */
export async function listCreditNoteSums(tx: Db, invoiceId: string): Promise<CreditNoteSum[]> {
  const { rows } = await sql<CreditNoteSum>`
    select c.number, c.dated_on, c.gross_cents, l.token from document d join document c on ${CREDITS_INVOICE}
    left join public_link l on l.company_id = c.company_id and l.document_id = c.id and l.revoked_at is null
    where d.id = ${invoiceId} order by c.created_at, c.number`.execute(tx);
  return rows;
}

/** The credit notes of an invoice, the first one first. */
export async function listCreditNotesOf(tx: Db, invoiceId: string): Promise<CreditNoteLink[]> {
  const { rows } = await sql<CreditNoteLink>`
    select c.id, l.token from document d join document c on ${CREDITS_INVOICE}
    left join public_link l on l.company_id = c.company_id and l.document_id = c.id and l.revoked_at is null
    where d.id = ${invoiceId} order by c.created_at, c.number`.execute(tx);
  return rows;
}
