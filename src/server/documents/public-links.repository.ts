import type { DocumentKind } from "#domain/documents/document-kind.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** A document behind a public token. */
export type LinkedDocument = { companyId: string; kind: DocumentKind; id: string };

/** Gives the live public token of a document, making it with `token` when there is none yet. */
export async function ensurePublicLink(tx: Db, document: LinkedDocument, token: string, at: Date): Promise<string> {
  const live = await sql<Pick<Row<"public_link">, "token">>`
    select token from public_link where document_id = ${document.id} and revoked_at is null`.execute(tx);
  if (live.rows[0]) return live.rows[0].token;
  await sql`insert into public_link (token, company_id, document_kind, document_id, created_at)
    values (${token}, ${document.companyId}, ${document.kind}, ${document.id}, ${at})`.execute(tx);
  return token;
}

/** What a public token leads to, or null: unknown and revoked are the same. */
export async function findDocumentByToken(db: Db, token: string): Promise<LinkedDocument | null> {
  if (!/^[\w-]{22,64}$/.test(token)) return null;
  const { rows } = await sql<{ company_id: string; document_kind: DocumentKind; document_id: string }>`
    select * from document_of(${token})`.execute(db);
  const row = rows[0];
  return row ? { companyId: row.company_id, kind: row.document_kind, id: row.document_id } : null;
}

/** Notes that the customer opened the page, the first time only; a look by somebody of the company itself is none. */
export async function noteViewed(tx: Db, token: string, userId: string | null, at: Date): Promise<void> {
  await sql`update public_link set first_viewed_at = ${at} where token = ${token} and first_viewed_at is null
    and not exists (select from membership where user_id = ${userId})`.execute(tx);
}
