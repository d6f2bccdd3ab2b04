import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { listIdentitiesOf, inTransaction } from "#server/auth/ground/auth.repository.ts";
import { bodyOf } from "#server/auth/ground/credentials.ts";
import { deleteRowsOf } from "#server/auth/users/users.repository.ts";
import { createHmac } from "node:crypto";
import type { PoolClient } from "pg";
import type { Admin } from "./admin-caller.ts";
import { auditAdminCall } from "./admin-caller.ts";
import { deleteUserRow, emptyIdentity, markDeleted } from "./admin.repository.ts";
import { lockNamedUser } from "./named-user.ts";

/**
 * DELETE /admin/users/{id}: deletes the user and all their rows. A soft deletion keeps the row without any personal
 * data.
 */
export async function deleteUser(
  deps: AuthDeps,
  admin: Admin,
  id: string,
  rawBody: unknown,
): Promise<Record<string, never>> {
  const isSoft = bodyOf(rawBody).should_soft_delete === true;
  await inTransaction(deps.pool, async (tx) => {
    const user = await lockNamedUser(tx, id, "with deleted");
    if (!isSoft) await deleteUserRow(tx, id);
    else if (user.deleted_at === null) await scrambleUser(deps, tx, user);
    await auditAdminCall(deps, tx, admin, { action: "user_deleted", target: user.id, softly: isSoft });
  });
  return {};
}

async function scrambleUser(deps: AuthDeps, tx: PoolClient, user: UserRow): Promise<void> {
  // A keyed hash that differs for every user, so that the deleted login can be neither guessed nor compared.
  const scrambleText = (text: string) =>
    text === "" ? "" : createHmac("sha256", deps.installationKey).update(`${user.id}\n${text}`).digest("hex");
  const now = deps.clock();
  await markDeleted(tx, user.id, { email: scrambleText(user.email), phone: scrambleText(user.phone), now });
  for (const identity of await listIdentitiesOf(tx, user.id))
    await emptyIdentity(tx, identity.id, scrambleText(identity.subject), now);
  await deleteRowsOf(tx, user.id, ["sessions", "mfa_factors", "one_time_tokens", "flow_state", "login_changes"]);
}
