import type { Row } from "#server/db/database-types.ts";
import type { PoolClient } from "pg";

/** A change of how a user signs in, with the former values. */
export type LoginChange =
  | { kind: "password" | "identity_unlinked"; before: Record<string, never> }
  // Rows stored by old versions have no `proved`.
  | { kind: "email"; before: { email: string; proved?: boolean } }
  | { kind: "phone"; before: { phone: string; confirmed: boolean; proved?: boolean } }
  | { kind: "factor_added"; before: { id: string } }
  | { kind: "factor_removed"; before: { name: string; type: "totp" | "phone"; phone: string; secret: string } }
  | { kind: "identity_linked"; before: { provider: string; subject: string } };

type ChangeTable = Row<"auth.login_changes">;

/** A change of how a user signs in, as stored while it can be taken back. */
export type ChangeRow = LoginChange & Pick<ChangeTable, "id" | "user_id" | "created_at">;

/** Stores a change with the hash of the link that takes it back. */
export async function insertChange(
  tx: PoolClient,
  change: Pick<ChangeTable, "id" | "user_id" | "kind" | "before" | "link_hash" | "created_at">,
): Promise<void> {
  await tx.query(
    `insert into auth.login_changes (id, user_id, kind, before, link_hash, created_at)
      values ($1, $2, $3, $4, $5, $6)`,
    [change.id, change.user_id, change.kind, change.before, change.link_hash, change.created_at],
  );
}

/** The user whose change this link takes back, or null for an unknown link. Only changes made after `oldest` count. */
export async function findUserOfChange(tx: PoolClient, linkHash: string, oldest: Date): Promise<string | null> {
  const { rows } = await tx.query<Pick<ChangeTable, "user_id">>(
    "select user_id from auth.login_changes where link_hash = $1 and created_at > $2",
    [linkHash, oldest],
  );
  return rows[0]?.user_id ?? null;
}

/** Deletes and gives the change of a link and all later changes of the user, latest first. */
export async function takeChangesSince(tx: PoolClient, userId: string, linkHash: string): Promise<ChangeRow[]> {
  const { rows } = await tx.query<ChangeRow>(
    `delete from auth.login_changes c using auth.login_changes wanted
      where wanted.link_hash = $2 and c.user_id = $1 and (c.created_at, c.id) >= (wanted.created_at, wanted.id)
      returning c.*`,
    [userId, linkHash],
  );
  return rows.sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1));
}
