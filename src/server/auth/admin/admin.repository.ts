import type { PoolClient } from "pg";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { isId } from "#server/http/ids.ts";

/** The user an admin names, locked; 404 when there is none. Those deleted softly are found when `deleted` says so. */
export async function knownUser(
  tx: PoolClient,
  id: string,
  deleted: "with deleted" | "without deleted" = "without deleted",
): Promise<UserRow> {
  if (!isId(id)) throw new AuthError(404, "validation_failed", "user_id must be an UUID");
  const found = await tx.query<UserRow>(
    "select * from auth.users where id = $1 and (deleted_at is null or $2) for update",
    [id, deleted === "with deleted"],
  );
  if (!found.rows[0]) throw new AuthError(404, "user_not_found", "User not found");
  return found.rows[0];
}

/** Gives a user the identity of their email or phone, or puts it right. */
export async function saveIdentity(
  deps: AuthDeps,
  tx: PoolClient,
  userId: string,
  provider: "email" | "phone",
  data: Record<string, unknown>,
): Promise<void> {
  await tx.query(
    `insert into auth.identities (id, user_id, provider, subject, identity_data, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $6)
      on conflict (provider, subject) do update set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = excluded.updated_at`,
    [deps.ids(), userId, provider, userId, data, deps.clock()],
  );
}
