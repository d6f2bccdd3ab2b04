import type { Endpoint } from "#api/endpoint.ts";
import { answerMessages } from "#domain/shared/answer.messages.ts";
import type { Db } from "#server/db/database.ts";
import { sendWithCommit } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { sha256Hex } from "#server/sha256.ts";
import { ApiError } from "./api-error.ts";
import type { Caller } from "./caller.ts";
import { findAnswer, insertAnswer, lockCallKey } from "./idempotency.repository.ts";

type KeyedCall = { key: string | string[] | undefined; endpoint: Endpoint; params: unknown; body: unknown };

/**
 * Runs `work` once per `Idempotency-Key` of the caller. The answer is stored in the same transaction, and a retry gets
 * it again. 409 for the same key with another body. Without a key, runs `work` each time. A colleague's key gives
 * nothing: the answer may hold what their role alone may read.
 */
export async function runOncePerKey(
  deps: Deps,
  tx: Db,
  caller: Caller,
  request: KeyedCall,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { key } = request;
  if (typeof key !== "string" || request.endpoint.method !== "POST") return work();
  if (!/^[\w.:-]{8,120}$/.test(key)) throw new ApiError(400, "bad_input", answerMessages.badCallKey);
  const endpoint = `${request.endpoint.method} ${request.endpoint.path}`;
  const digest = sha256Hex(JSON.stringify([request.params, request.body]));
  const callKey = { companyId: caller.companyId, endpoint, key: `${caller.userId} ${key}` };
  // Sent together, and run one after the other: an answer is looked for once the key is held.
  const [, earlier] = await Promise.all([lockCallKey(tx, callKey), findAnswer(tx, callKey)]);
  if (earlier && earlier.body_sha256 !== digest) throw new ApiError(409, "key_reused", answerMessages.callKeyUsed);
  if (earlier) return earlier.answer;
  const answer = await work();
  await sendWithCommit(tx, insertAnswer(tx, callKey, { body_sha256: digest, answer }, deps.clock()));
  return answer;
}
