import { tellChange } from "#server/auth/changes/tell-change.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError, validationFailed } from "#server/auth/ground/auth-error.ts";
import type { SessionRow, UserRow } from "#server/auth/ground/auth.repository.ts";
import { audit, inTransaction } from "#server/auth/ground/auth.repository.ts";
import { bodyOf } from "#server/auth/ground/credentials.ts";
import { countTry, forgetWrongTries } from "#server/auth/ground/limits.ts";
import { codeHash } from "#server/auth/messages/one-time-tokens.ts";
import { deleteFirstLevelSessions } from "#server/auth/sessions/sessions.repository.ts";
import type { CallOrigin, SessionAnswer } from "#server/auth/sessions/sessions.ts";
import { makeSessionAnswer } from "#server/auth/sessions/sessions.ts";
import { isId } from "#server/ids.ts";
import { isSameText } from "#server/same-text.ts";
import { unseal } from "#server/sealed.ts";
import type { PoolClient } from "pg";
import { challengeEnd } from "./challenge.ts";
import { assertMayAdd, lockFactorOwner, findFactorOfUser } from "./factor-of-user.ts";
import type { ChallengeRow, FactorRow } from "./factors.repository.ts";
import {
  findChallenge,
  countWrongFactorCode,
  deleteUnverifiedOfType,
  takeStep,
  useChallenge,
  verifyFactorRow,
} from "./factors.repository.ts";
import { raiseSession } from "./session-level.ts";
import { stepOfCode } from "./totp.ts";

/** Wrong tries after which a challenge refuses even the right code. */
const TRIES = 5;

/**
 * POST /factors/{id}/verify: raises the session to the second level with a code of one of the user's factors. The first
 * accepted code verifies the factor. A code and a challenge work once. Wrong tries are counted per challenge and per
 * user.
 */
export async function verifyFactor(
  deps: AuthDeps,
  authorization: string | undefined,
  factorId: string,
  rawBody: unknown,
  place: CallOrigin,
): Promise<SessionAnswer> {
  const outcome = await inTransaction(deps.pool, async (tx) => {
    const { user, session } = await lockFactorOwner(deps, tx, authorization);
    const factor = await findFactorOfUser(deps, tx, user, factorId);
    if (factor.status === "unverified") await assertMayAdd(tx, session);
    const body = bodyOf(rawBody);
    const code = codeOf(body.code);
    const challenge = await openChallenge(deps, tx, factor, body.challenge_id, place);
    const account = `factor ${user.id}`;
    await countTry(deps, account, tx);
    // The error is returned, not thrown: a rollback would give the try back.
    if (!(await isRight(deps, tx, factor, challenge, code))) return refuseWrongCode(deps, tx, factor, challenge, place);
    await useUp(deps, tx, challenge);
    await forgetWrongTries(tx, account);
    await markVerified(deps, tx, user, factor);
    await audit(tx, { id: deps.ids(), actorId: user.id, action: "factor_verified", ip: place.ip, at: deps.clock() });
    return answerRaisedSession(deps, tx, user, session, factor);
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

function codeOf(value: unknown): string {
  const code = typeof value === "string" && value.length <= 100 ? value.replaceAll(/\s/g, "") : "";
  if (code === "") throw validationFailed("Code needs to be non-empty");
  return code;
}

async function openChallenge(
  deps: AuthDeps,
  tx: PoolClient,
  factor: FactorRow,
  id: unknown,
  place: CallOrigin,
): Promise<ChallengeRow> {
  const challenge = typeof id === "string" && isId(id) ? await findChallenge(tx, id, factor.id) : null;
  if (!challenge)
    throw new AuthError(422, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
  if (challenge.verified_at !== null || challenge.ip !== place.ip) throw ipMismatch();
  if (challenge.wrong_tries >= TRIES || challengeEnd(deps, challenge) <= deps.clock().getTime())
    throw new AuthError(
      422,
      "mfa_challenge_expired",
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  return challenge;
}

async function isRight(
  deps: AuthDeps,
  tx: PoolClient,
  factor: FactorRow,
  challenge: ChallengeRow,
  code: string,
): Promise<boolean> {
  if (factor.factor_type === "phone")
    return isSameText(challenge.code_hash, codeHash(deps, "factor", challenge.id, code));
  const step = factor.secret && stepOfCode(unseal(deps.installationKey, factor.secret), code, deps.clock());
  if (step === null) return false;
  return takeStep(tx, factor.id, step);
}

async function refuseWrongCode(
  deps: AuthDeps,
  tx: PoolClient,
  factor: FactorRow,
  challenge: ChallengeRow,
  place: CallOrigin,
): Promise<AuthError> {
  await audit(tx, { id: deps.ids(), actorId: factor.user_id, action: "factor_failed", ip: place.ip, at: deps.clock() });
  await countWrongFactorCode(tx, challenge.id);
  return new AuthError(
    422,
    "mfa_verification_failed",
    factor.factor_type === "totp" ? "Invalid TOTP code entered" : "Invalid MFA Phone code entered",
  );
}

async function useUp(deps: AuthDeps, tx: PoolClient, challenge: ChallengeRow): Promise<void> {
  if (!(await useChallenge(tx, challenge.id, deps.clock()))) throw ipMismatch();
}

async function markVerified(deps: AuthDeps, tx: PoolClient, user: UserRow, factor: FactorRow): Promise<void> {
  await deleteUnverifiedOfType(tx, factor);
  if (factor.status === "verified") return;
  await verifyFactorRow(tx, factor.id, deps.clock());
  await tellChange(deps, tx, user, { kind: "factor_added", before: { id: factor.id } });
}

async function answerRaisedSession(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  session: SessionRow,
  factor: FactorRow,
): Promise<SessionAnswer> {
  const raisedSession = await raiseSession(deps, tx, session, factor);
  // Other sessions that showed only the first factor must sign in again.
  await deleteFirstLevelSessions(tx, user.id, session.id);
  return makeSessionAnswer(deps, tx, user, raisedSession);
}

function ipMismatch(): AuthError {
  return new AuthError(422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.");
}
