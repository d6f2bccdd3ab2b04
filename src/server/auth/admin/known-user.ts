import type { PoolClient } from "pg";
import { AuthError } from "#server/auth/auth-error.ts";
import type { UserRow } from "#server/auth/auth.repository.ts";
import { isId } from "#server/http/ids.ts";

/** The user an admin names, locked; 404 when there is none. Those deleted softly are found when `deleted` says so. */
export async function knownUser(tx: PoolClient, id: string, deleted: "with deleted" | "without deleted" = "without deleted"): Promise<UserRow> {
  if (!isId(id)) throw new AuthError(404, "validation_failed", "user_id must be an UUID");
  const found = await tx.query<UserRow>("select * from auth.users where id = $1 and (deleted_at is null or $2) for update", [id, deleted === "with deleted"]);
  if (!found.rows[0]) throw new AuthError(404, "user_not_found", "User not found");
  return found.rows[0];
}
