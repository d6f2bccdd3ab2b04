import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** A key that a member of a company sent to an endpoint, with their id before it. */
export type CallKey = { companyId: string; endpoint: string; key: string };

/** The answer to a call, and the hash of its body. */
export type KeptAnswer = Pick<Row<"idempotency_key">, "body_sha256" | "answer">;

/** Makes other calls with the same key wait until the end of the transaction. */
export async function lockCallKey(tx: Db, { companyId, endpoint, key }: CallKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${endpoint} ${key}`}, 1))`.execute(tx);
}

/** The stored answer for a key in the company of the transaction, or null. */
export async function findAnswer(tx: Db, { endpoint, key }: CallKey): Promise<KeptAnswer | null> {
  const { rows } = await sql<KeptAnswer>`
    select body_sha256, answer from idempotency_key where endpoint = ${endpoint} and key = ${key}`.execute(tx);
  return rows[0] ?? null;
}

/** Stores the answer of a call for its retries. */
export async function insertAnswer(
  tx: Db,
  { companyId, endpoint, key }: CallKey,
  { body_sha256: bodyHash, answer }: KeptAnswer,
  at: Date,
): Promise<void> {
  await sql`insert into idempotency_key (company_id, key, endpoint, body_sha256, answer, created_at)
    values (${companyId}, ${key}, ${endpoint}, ${bodyHash}, ${JSON.stringify(answer)}, ${at})`.execute(tx);
}
