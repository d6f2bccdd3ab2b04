import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { isId } from "#server/ids.ts";
import type { PoolClient } from "pg";
import { lockAnyUser } from "./admin.repository.ts";

/**
 * The user an admin names, locked until the transaction ends. 404 when there is none. Softly deleted users are found
 * only with `deleted`.
 */
export async function lockNamedUser(
  tx: PoolClient,
  id: string,
  deletedUsers: "with deleted" | "without deleted" = "without deleted",
): Promise<UserRow> {
  if (!isId(id)) throw new AuthError(404, "validation_failed", "user_id must be an UUID");
  const user = await lockAnyUser(tx, id, deletedUsers === "with deleted");
  if (!user) throw new AuthError(404, "user_not_found", "User not found");
  return user;
}
