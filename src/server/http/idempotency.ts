import type { Endpoint } from "#api/endpoint.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { ApiError } from "./api-error.ts";
import type { Caller } from "./caller.ts";

type Asked = { key: string | string[] | undefined; endpoint: Endpoint; params: unknown; body: unknown };

/**
 * Runs `work` once per `Idempotency-Key` of the company: the answer is kept in the same transaction, and a retry gets
 * it again. The same key with another body is refused with 409. Without a key, runs plainly.
 */
export async function idempotently(
  deps: Deps,
  tx: Db,
  caller: Caller,
  asked: Asked,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { key } = asked;
  if (typeof key !== "string" || asked.endpoint.method !== "POST") return work();
  if (!/^[\w.:-]{8,120}$/.test(key)) throw new ApiError(400, "bad_input", "La clé d'idempotence n'est pas valable.");
  const endpoint = `${asked.endpoint.method} ${asked.endpoint.path}`;
  const digest = createHash("sha256")
    .update(JSON.stringify([asked.params, asked.body]))
    .digest("hex");
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${caller.companyId} ${endpoint} ${key}`}, 1))`.execute(tx);
  const kept = await sql<{ body_sha256: string; answer: unknown }>`
    select body_sha256, answer from idempotency_key where endpoint = ${endpoint} and key = ${key}`.execute(tx);
  const earlier = kept.rows[0];
  if (earlier && earlier.body_sha256 !== digest)
    throw new ApiError(409, "key_reused", "Cette clé d'idempotence a déjà servi pour une autre demande.");
  if (earlier) return earlier.answer;
  const answer = await work();
  await sql`insert into idempotency_key (company_id, key, endpoint, body_sha256, answer, created_at)
    values (${caller.companyId}, ${key}, ${endpoint}, ${digest}, ${JSON.stringify(answer)}, ${deps.clock()})`.execute(
    tx,
  );
  return answer;
}
