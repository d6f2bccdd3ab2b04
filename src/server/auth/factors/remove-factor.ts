import { assertRecentProof } from "#server/auth/changes/recent-proof.ts";
import { tellChange } from "#server/auth/changes/tell-change.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import { audit, inTransaction } from "#server/auth/ground/auth.repository.ts";
import { lockFactorOwner, findFactorOfUser } from "./factor-of-user.ts";
import { deleteFactor } from "./session-level.ts";

/** DELETE /factors/{id}: removes a factor. Only a session that has shown a second factor may remove a verified one. */
export async function removeFactor(
  deps: AuthDeps,
  authorization: string | undefined,
  factorId: string,
  ip: string,
): Promise<{ id: string }> {
  return inTransaction(deps.pool, async (tx) => {
    const { user, session } = await lockFactorOwner(deps, tx, authorization);
    const factor = await findFactorOfUser(deps, tx, user, factorId);
    if (factor.status === "verified" && session.aal !== "aal2")
      throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    if (factor.status === "verified") await assertRecentProof(deps, tx, user, session);
    await deleteFactor(tx, factor.id);
    await audit(tx, { id: deps.ids(), actorId: user.id, action: "factor_removed", ip, at: deps.clock() });
    const storedState = {
      name: factor.friendly_name,
      type: factor.factor_type,
      phone: factor.phone,
      secret: factor.secret?.toString("base64") ?? "",
    };
    if (factor.status === "verified") await tellChange(deps, tx, user, { kind: "factor_removed", before: storedState });
    return { id: factor.id };
  });
}
