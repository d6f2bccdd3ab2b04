import { deleteFactor } from "#server/auth/factors/session-level.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import { listFactorsOf, inTransaction } from "#server/auth/ground/auth.repository.ts";
import { mailNotice } from "#server/auth/messages/send-letter.ts";
import { factorAnswer } from "#server/auth/users/user-answer.ts";
import { isId } from "#server/ids.ts";
import type { Admin } from "./admin-caller.ts";
import { auditAdminCall } from "./admin-caller.ts";
import { lockNamedUser } from "./named-user.ts";

type FactorAnswer = ReturnType<typeof factorAnswer>;

/** GET /admin/users/{id}/factors. */
export async function listFactors(deps: AuthDeps, admin: Admin, userId: string): Promise<FactorAnswer[]> {
  return inTransaction(deps.pool, async (tx) => {
    const user = await lockNamedUser(tx, userId);
    await auditAdminCall(deps, tx, admin, { action: "factors_listed", target: user.id });
    return (await listFactorsOf(tx, user.id)).map(factorAnswer);
  });
}

/**
 * DELETE /admin/users/{id}/factors/{fid}: deletes a factor. Sessions that only this factor raised fall back to `aal1`.
 */
export async function removeFactorOf(
  deps: AuthDeps,
  admin: Admin,
  userId: string,
  factorId: string,
): Promise<FactorAnswer> {
  if (!isId(factorId)) throw new AuthError(404, "validation_failed", "factor_id must be an UUID");
  return inTransaction(deps.pool, async (tx) => {
    const user = await lockNamedUser(tx, userId);
    const factor = (await listFactorsOf(tx, userId)).find(({ id }) => id === factorId.toLowerCase());
    if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
    await deleteFactor(tx, factor.id);
    if (factor.status === "verified" && user.email_confirmed_at)
      await mailNotice(deps, tx, { to: user.email, letter: "factor_removed" });
    await auditAdminCall(deps, tx, admin, { action: "factor_deleted", target: user.id, factor: factor.id });
    return factorAnswer(factor);
  });
}
