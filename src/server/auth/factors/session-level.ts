import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { AuthDb, SessionRow } from "#server/auth/ground/auth.repository.ts";
import { listFactorsOf } from "#server/auth/ground/auth.repository.ts";
import {
  lowerSessions,
  raiseToSecondLevel,
  saveFactorShown,
  listSessionsRaisedBy,
} from "#server/auth/sessions/sessions.repository.ts";
import type { PoolClient } from "pg";
import type { FactorRow } from "./factors.repository.ts";
import { deleteFactorRow } from "./factors.repository.ts";

/** The method written in a session's `amr`, by type of factor. */
const METHODS = { totp: "totp", phone: "mfa/phone" } as const;

/**
 * Raises a session to the second level after a factor was shown. The refresh counter moves two steps on and earlier
 * refresh tokens end for good. A token stolen before the second factor then cannot pass as a lost answer or a late tab
 * (docs/sign-in-protocol.md#refresh-tokens).
 */
export async function raiseSession(
  deps: AuthDeps,
  tx: PoolClient,
  session: SessionRow,
  factor: FactorRow,
): Promise<SessionRow> {
  const now = deps.clock();
  const raisedSession = await raiseToSecondLevel(tx, session.id, now);
  if (!raisedSession)
    throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  const method = METHODS[factor.factor_type];
  await saveFactorShown(tx, { sessionId: session.id, method, at: now, factorId: factor.id });
  return raisedSession;
}

/** True when the user has a verified second factor that this session has not shown. */
export async function owesSecondFactor(db: AuthDb, { aal, user_id }: SessionRow): Promise<boolean> {
  return aal !== "aal2" && (await listFactorsOf(db, user_id)).some(({ status }) => status === "verified");
}

/** Deletes a factor. Sessions that only this factor raised fall back to the first level. */
export async function deleteFactor(tx: PoolClient, factorId: string): Promise<void> {
  const raisedIds = await listSessionsRaisedBy(tx, factorId);
  await deleteFactorRow(tx, factorId);
  await lowerSessions(tx, raisedIds, Object.values(METHODS));
}
