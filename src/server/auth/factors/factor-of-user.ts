import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { AuthDb, SessionRow, UserRow } from "#server/auth/ground/auth.repository.ts";
import { listFactorsOf } from "#server/auth/ground/auth.repository.ts";
import { lockCaller } from "#server/auth/sessions/sessions.ts";
import { isId } from "#server/ids.ts";
import type { PoolClient } from "pg";
import type { FactorRow } from "./factors.repository.ts";
import { findFactorRow } from "./factors.repository.ts";

/**
 * The caller, locked until the transaction ends so that no other call changes their factors. 403 for anonymous users,
 * who have no factors.
 */
export async function lockFactorOwner(
  deps: AuthDeps,
  tx: PoolClient,
  authorization: string | undefined,
): Promise<{ user: UserRow; session: SessionRow }> {
  const owner = await lockCaller(deps, tx, authorization);
  if (owner.user.is_anonymous)
    throw new AuthError(403, "no_authorization", "Anonymous user not allowed to perform these actions");
  return owner;
}

/**
 * A factor of a user that is verified, or not yet expired. 404 for a malformed ID, an unknown factor and another user's
 * factor.
 */
export async function findFactorOfUser(deps: AuthDeps, db: AuthDb, user: UserRow, id: string): Promise<FactorRow> {
  if (!isId(id)) throw new AuthError(404, "validation_failed", "factor_id must be an UUID");
  const factor = await findFactorRow(db, id, user.id, lapsedBefore(deps));
  if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}

/**
 * Refuses a new factor to a session that has not shown the user's present factor. A stolen password must not be enough
 * to add a factor.
 */
export async function assertMayAdd(db: AuthDb, session: SessionRow): Promise<void> {
  const factors = await listFactorsOf(db, session.user_id);
  if (session.aal !== "aal2" && factors.some(({ status }) => status === "verified"))
    throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
}

/** Factors created before this moment and still unverified have expired. */
export function lapsedBefore({ clock, config }: AuthDeps): Date {
  return new Date(clock().getTime() - config.unverifiedFactorSeconds * 1000);
}
