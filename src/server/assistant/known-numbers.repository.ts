import type { KnownNumber } from "#domain/assistant/words/known-numbers.ts";
import { possibleNumbers } from "#domain/assistant/words/known-numbers.ts";
import type { DocumentKind } from "#domain/documents/document-kind.ts";
import { nameOfKind } from "#domain/documents/document-kind.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** The numbers of documents, in a format that the company chose, that a message names. Nothing is asked without any. */
export async function listKnownNumbers(tx: Db, message: string): Promise<KnownNumber[]> {
  const words = possibleNumbers(message);
  if (words.length === 0) return [];
  const { rows } = await sql<{ number: string; kind: DocumentKind; invoice_kind: string | null }>`
    select distinct number, kind, invoice_kind from document where number = any(${sql.val(words)}::text[])
    order by number`.execute(tx);
  return rows.map(({ number, kind, invoice_kind }) => ({ number, kind: nameOfKind(kind, invoice_kind) }));
}
