import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** A signature that has begun. */
export type Signing = Pick<
  Row<"quote_signing">,
  "id" | "document_id" | "signer" | "email" | "gross_cents" | "code_mac" | "code_sent_at" | "code_expires_at" | "tries"
> & { options: string[]; used_at: Date | null };

const COLUMNS = sql`id, document_id, signer, email, options, gross_cents, code_mac, code_sent_at, code_expires_at,
  tries, used_at`;
const KEPT_DAYS = 2;
const DAY_MS = 86_400_000;

/** Keeps a signature that begins, and forgets those of its quote that nobody ended for days. */
export async function insertSigning(
  tx: Db,
  companyId: string,
  signing: Pick<Signing, "id" | "document_id" | "signer" | "email" | "options" | "gross_cents">,
  at: Date,
): Promise<void> {
  await sql`delete from quote_signing where document_id = ${signing.document_id}
    and created_at < ${new Date(at.getTime() - KEPT_DAYS * DAY_MS)}`.execute(tx);
  await sql`
    insert into quote_signing (company_id, id, document_id, signer, email, options, gross_cents, created_at)
    values (${companyId}, ${signing.id}, ${signing.document_id}, ${signing.signer}, ${signing.email},
      ${JSON.stringify(signing.options)}::jsonb, ${signing.gross_cents}, ${at})`.execute(tx);
}

/** A signature of a document that has begun, or null. Its row is heldVersion until the transaction ends. */
export async function lockSigning(tx: Db, documentId: string, id: string): Promise<Signing | null> {
  const { rows } = await sql<Signing>`
    select ${COLUMNS} from quote_signing where id = ${id} and document_id = ${documentId} for update`.execute(tx);
  return rows[0] ?? null;
}

/** A signature of a document that has begun, to be read, or null. */
export async function findSigning(tx: Db, documentId: string, id: string): Promise<Signing | null> {
  const { rows } = await sql<Signing>`
    select ${COLUMNS} from quote_signing where id = ${id} and document_id = ${documentId}`.execute(tx);
  return rows[0] ?? null;
}

/** Gives a signature a new code, and counts its letter. The former code is worth nothing. */
export async function saveCode(
  tx: Db,
  companyId: string,
  { id, document_id }: Pick<Signing, "id" | "document_id">,
  { mac, sentAt, expiresAt }: { mac: string; sentAt: Date; expiresAt: Date },
): Promise<void> {
  await sql`update quote_signing set code_mac = ${mac}, code_sent_at = ${sentAt}, code_expires_at = ${expiresAt},
    tries = 0 where id = ${id}`.execute(tx);
  await sql`delete from quote_code_letter where document_id = ${document_id}
    and sent_at < ${new Date(sentAt.getTime() - KEPT_DAYS * DAY_MS)}`.execute(tx);
  await sql`insert into quote_code_letter (company_id, document_id, sent_at)
    values (${companyId}, ${document_id}, ${sentAt})`.execute(tx);
}

/** How many letters with a code a document sent since then. */
export async function countCodes(tx: Db, documentId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from quote_code_letter
    where document_id = ${documentId} and sent_at > ${since}`.execute(tx);
  return rows[0]!.count;
}

/** How many signatures of a document began since then. */
export async function countSignings(tx: Db, documentId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from quote_signing
    where document_id = ${documentId} and created_at > ${since}`.execute(tx);
  return rows[0]!.count;
}

/** Counts a wrong code. */
export async function countSigningTry(tx: Db, id: string): Promise<void> {
  await sql`update quote_signing set tries = tries + 1 where id = ${id}`.execute(tx);
}

/** Nothing is signed with it again. */
export async function useSigning(tx: Db, id: string, at: Date): Promise<void> {
  await sql`update quote_signing set used_at = ${at} where id = ${id}`.execute(tx);
}
