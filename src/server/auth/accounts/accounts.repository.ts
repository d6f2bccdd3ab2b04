import type { AuthDb, UserRow } from "#server/auth/ground/auth.repository.ts";
import type { PoolClient } from "pg";

/** Adds a user who has no login yet. */
export async function insertAnonymousUser(
  tx: PoolClient,
  { id, data, now }: { id: string; data: Record<string, unknown>; now: Date },
): Promise<UserRow> {
  const { rows } = await tx.query<UserRow>(
    `insert into auth.users (id, is_anonymous, user_metadata, created_at, updated_at)
      values ($1, true, $2, $3, $3) returning *`,
    [id, data, now],
  );
  return rows[0]!;
}

/** Gives an account that was never used the password of a new sign-up. Existing metadata is kept. */
export async function adoptUser(
  tx: PoolClient,
  userId: string,
  { passwordHash, data }: { passwordHash: string | null; data: Record<string, unknown> },
): Promise<void> {
  await tx.query("update auth.users set password_hash = $2, user_metadata = $3::jsonb || user_metadata where id = $1", [
    userId,
    passwordHash,
    data,
  ]);
}

/** Replaces a password hash by a better hash of the same password. False when the password has changed meanwhile. */
export async function replacePasswordHash(
  db: AuthDb,
  userId: string,
  oldHash: string,
  newHash: string,
): Promise<boolean> {
  const { rowCount } = await db.query("update auth.users set password_hash = $2 where id = $1 and password_hash = $3", [
    userId,
    newHash,
    oldHash,
  ]);
  return rowCount === 1;
}

/** Saves what users change on their own account. Null leaves the password, address or number as it is. */
export async function saveChange(
  tx: PoolClient,
  userId: string,
  change: {
    passwordHash: string | null;
    metadata: Record<string, unknown>;
    newEmail: string | null;
    newPhone: string | null;
    now: Date;
  },
): Promise<UserRow> {
  const { rows } = await tx.query<UserRow>(
    `update auth.users set password_hash = coalesce($2, password_hash), user_metadata = $3,
        new_email = coalesce($4, new_email),
        email_change_sent_at = case when $4 is null then email_change_sent_at else $6 end,
        new_phone = coalesce($5, new_phone), updated_at = $6 where id = $1 returning *`,
    [userId, change.passwordHash, change.metadata, change.newEmail, change.newPhone, change.now],
  );
  return rows[0]!;
}

/** Runs `work` in a transaction and undoes everything it wrote. Gives what `work` returned. */
export async function undoAfter<T>(tx: PoolClient, work: () => Promise<T>): Promise<T> {
  await tx.query("savepoint invented");
  const result = await work();
  await tx.query("rollback to savepoint invented");
  return result;
}
