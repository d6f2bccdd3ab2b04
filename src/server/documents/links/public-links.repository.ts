import type { DocumentKind } from "#domain/documents/document-kind.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";
import { STATE_COLUMNS } from "../state-facts.repository.ts";
import type { DocumentLinkRow } from "./document-links.ts";

/** A document behind a public token. */
export type LinkedDocument = { companyId: string; kind: DocumentKind; id: string };

/**
 * A document with its live public link, which is made with `token` when there is none yet. The link just made is read
 * from what was written: a statement does not see its own rows.
 */
export async function ensurePublicLink(
  tx: Db,
  { companyId, kind, id }: LinkedDocument,
  token: string,
  at: Date,
): Promise<DocumentLinkRow> {
  const { rows } = await sql<DocumentLinkRow>`
    with live as (
      select token, first_viewed_at from public_link where document_id = ${id} and revoked_at is null),
    new_link as (
      insert into public_link (token, company_id, document_kind, document_id, created_at)
      select ${token}::text, ${companyId}::uuid, ${kind}::text, ${id}::uuid, ${at}::timestamptz
      where not exists (select from live)
      returning token, first_viewed_at)
    select d.id, d.kind, d.number, d.gross_cents, l.token, ${STATE_COLUMNS}
    from document d
    cross join (select * from live union all select * from new_link) l
    where d.id = ${id}`.execute(tx);
  return rows[0]!;
}

/** The live public link of a document, if it has one, no longer opens it. */
export async function revokePublicLink(tx: Db, documentId: string, at: Date): Promise<void> {
  await sql`update public_link set revoked_at = ${at} where document_id = ${documentId} and revoked_at is null`.execute(
    tx,
  );
}

/** What a public token leads to, or null: unknown and revoked are the same. */
export async function findDocumentByToken(db: Db, token: string): Promise<LinkedDocument | null> {
  if (!/^[\w-]{22,64}$/.test(token)) return null;
  const { rows } = await sql<{ company_id: string; document_kind: DocumentKind; document_id: string }>`
    select * from document_of(${token})`.execute(db);
  const row = rows[0];
  return row ? { companyId: row.company_id, kind: row.document_kind, id: row.document_id } : null;
}

/** Notes that the customer opened the page, the first time only; the company's own visits do not count. */
export async function noteViewed(tx: Db, token: string, userId: string | null, at: Date): Promise<void> {
  await sql`update public_link set first_viewed_at = ${at} where token = ${token} and first_viewed_at is null
    and not exists (select from membership where user_id = ${userId})`.execute(tx);
}

/** True when somebody belongs to the company. Null: somebody who is not signed in. */
export async function isMember(tx: Db, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const { rows } = await sql`select from membership where user_id = ${userId}`.execute(tx);
  return rows.length > 0;
}

/** The token of the live public link of a document, or null. */
export async function findLiveToken(tx: Db, documentId: string): Promise<string | null> {
  const { rows } = await sql<{ token: string }>`
    select token from public_link where document_id = ${documentId} and revoked_at is null`.execute(tx);
  return rows[0]?.token ?? null;
}
