import { assertSms } from "#server/auth/codes/ask-for-code.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { audit, inTransaction } from "#server/auth/ground/auth.repository.ts";
import { bodyOf } from "#server/auth/ground/credentials.ts";
import type { Asker } from "#server/auth/messages/message-limits.ts";
import { limitSms } from "#server/auth/messages/message-limits.ts";
import { codeHash } from "#server/auth/messages/one-time-tokens.ts";
import { sendSmsCode } from "#server/auth/messages/send-sms.ts";
import type { CallOrigin } from "#server/auth/sessions/sessions.ts";
import type { PoolClient } from "pg";
import { assertMayAdd, lockFactorOwner, findFactorOfUser } from "./factor-of-user.ts";
import type { ChallengeRow, FactorRow } from "./factors.repository.ts";
import { insertChallenge } from "./factors.repository.ts";

/** A challenge of a factor. Its ID must come back with the code before `expires_at` (seconds). */
export type ChallengeAnswer = { id: string; type: "totp" | "phone"; expires_at: number };

const KEPT_MS = 24 * 3_600_000;

/** POST /factors/{id}/challenge: asks for a code of a factor. A phone is sent a code, at most once a minute. */
export async function challengeFactor(
  deps: AuthDeps,
  authorization: string | undefined,
  factorId: string,
  rawBody: unknown,
  place: CallOrigin & Asker,
): Promise<ChallengeAnswer> {
  const lockFactor = async (tx: PoolClient) => {
    const { user, session } = await lockFactorOwner(deps, tx, authorization);
    const factor = await findFactorOfUser(deps, tx, user, factorId);
    if (factor.status === "unverified") await assertMayAdd(tx, session);
    return factor;
  };
  const factor = await inTransaction(deps.pool, lockFactor);
  const code = factor.factor_type === "phone" ? await textFactor(deps, factor, bodyOf(rawBody).channel, place) : "";
  return inTransaction(deps.pool, async (tx) => {
    const answer = await openChallenge(deps, tx, await lockFactor(tx), { ip: place.ip, code });
    await audit(tx, {
      id: deps.ids(),
      actorId: factor.user_id,
      action: "factor_challenged",
      ip: place.ip,
      at: deps.clock(),
    });
    return answer;
  });
}

// Somebody else may have added the same number without proof. Their requests must not delay the owner of the number.
async function textFactor(deps: AuthDeps, factor: FactorRow, channel: unknown, asker: Asker): Promise<string> {
  assertSms(channel);
  const pacedBy = factor.status === "verified" ? factor.id : factor.phone;
  await limitSms(deps, { to: pacedBy, use: "own", clientAddress: null });
  return (await sendSmsCode(deps, factor.phone, { ...asker, limitKey: pacedBy })).code;
}

async function openChallenge(
  deps: AuthDeps,
  tx: PoolClient,
  factor: FactorRow,
  { ip, code }: { ip: string; code: string },
): Promise<ChallengeAnswer> {
  const [id, now] = [deps.ids(), deps.clock()];
  const code_hash = code === "" ? "" : codeHash(deps, "factor", id, code);
  const row = { id, factor_id: factor.id, ip, code_hash, created_at: now };
  await insertChallenge(tx, row, new Date(now.getTime() - KEPT_MS));
  return { id, type: factor.factor_type, expires_at: Math.floor(challengeEnd(deps, { created_at: now }) / 1000) };
}

/** The moment (ms) at which a challenge expires. */
export function challengeEnd({ config }: AuthDeps, { created_at }: Pick<ChallengeRow, "created_at">): number {
  return created_at.getTime() + config.challengeSeconds * 1000;
}
