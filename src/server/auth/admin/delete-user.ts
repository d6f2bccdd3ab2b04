import { createHmac } from "node:crypto";
import type { PoolClient } from "pg";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { identitiesOf, inTransaction } from "#server/auth/ground/auth.repository.ts";
import { bodyOf } from "#server/auth/ground/credentials.ts";
import type { Admin } from "./admin-caller.ts";
import { note } from "./admin-caller.ts";
import { knownUser } from "./admin.repository.ts";

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
    if (!softly) await tx.query("delete from auth.users where id = $1", [id]);
    else if (user.deleted_at === null) await scramble(deps, tx, user);
    await note(deps, tx, admin, { action: "user_deleted", target: user.id, softly });
  });
  return {};
}

async function scramble(deps: AuthDeps, tx: PoolClient, user: UserRow): Promise<void> {
  // Keyed, and different for every user: what is left can be neither guessed nor compared.
  const scrambled = (text: string) =>
    text === "" ? "" : createHmac("sha256", deps.installationKey).update(`${user.id}\n${text}`).digest("hex");
  await tx.query(
    `update auth.users set email = $2, phone = $3, new_email = '', new_phone = '', password_hash = null, user_metadata = '{}', app_metadata = '{}', deleted_at = $4, updated_at = $4 where id = $1`,
    [user.id, scrambled(user.email), scrambled(user.phone), deps.clock()],
  );
  for (const identity of await identitiesOf(tx, user.id))
    await tx.query("update auth.identities set subject = $2, identity_data = '{}', updated_at = $3 where id = $1", [
      identity.id,
      scrambled(identity.subject),
      deps.clock(),
    ]);
  for (const table of ["sessions", "mfa_factors", "one_time_tokens", "flow_state", "login_changes"])
    await tx.query(`delete from auth.${table} where user_id = $1`, [user.id]);
}
