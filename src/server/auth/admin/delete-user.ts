import { createHmac } from "node:crypto";
import type { PoolClient } from "pg";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { identitiesOf, inTransaction } from "#server/auth/ground/auth.repository.ts";
import { bodyOf } from "#server/auth/ground/credentials.ts";
import type { Admin } from "./admin-caller.ts";
import { note } from "./admin-caller.ts";
import { knownUser } from "./known-user.ts";
import { deleteRowsOf } from "#server/auth/users/users.repository.ts";
import { deleteUserRow, emptyIdentity, markDeleted } from "./admin.repository.ts";

/**
 * DELETE /admin/users/{id}: the user and all that is theirs; softly, the row stays and says nothing of who they were.
 */
export async function deleteUser(
  deps: AuthDeps,
  admin: Admin,
  id: string,
  rawBody: unknown,
): Promise<Record<string, never>> {
  const softly = bodyOf(rawBody).should_soft_delete === true;
  await inTransaction(deps.pool, async (tx) => {
    const user = await knownUser(tx, id, "with deleted");
    if (!softly) await deleteUserRow(tx, id);
    else if (user.deleted_at === null) await scramble(deps, tx, user);
    await note(deps, tx, admin, { action: "user_deleted", target: user.id, softly });
  });
  return {};
}

async function scramble(deps: AuthDeps, tx: PoolClient, user: UserRow): Promise<void> {
  // Keyed, and different for every user: what is left can be neither guessed nor compared.
  const scrambled = (text: string) =>
    text === "" ? "" : createHmac("sha256", deps.installationKey).update(`${user.id}\n${text}`).digest("hex");
  const now = deps.clock();
  await markDeleted(tx, user.id, { email: scrambled(user.email), phone: scrambled(user.phone), now });
  for (const identity of await identitiesOf(tx, user.id))
    await emptyIdentity(tx, identity.id, scrambled(identity.subject), now);
  await deleteRowsOf(tx, user.id, ["sessions", "mfa_factors", "one_time_tokens", "flow_state", "login_changes"]);
}
