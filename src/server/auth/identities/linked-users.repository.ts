import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import type { PoolClient } from "pg";

/** The user of an open session, locked until the transaction ends, or null. */
export async function lockUserOfSession(
  tx: PoolClient,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<UserRow | null> {
  const { rows } = await tx.query<UserRow>(
    `select u.* from auth.users u
      join auth.sessions s on s.user_id = u.id and s.id = $2 and (s.not_after is null or s.not_after > $3)
      where u.id = $1 and u.deleted_at is null for update of u`,
    [userId, sessionId, now],
  );
  return rows[0] ?? null;
}

/** An existing user, locked until the transaction ends. */
export async function lockUserById(tx: PoolClient, id: string): Promise<UserRow> {
  const { rows } = await tx.query<UserRow>("select * from auth.users where id = $1 for update", [id]);
  return rows[0]!;
}

/** Adds a user under an address that a provider has proved. */
export async function insertProvedUser(
  tx: PoolClient,
  user: Pick<UserRow, "id" | "email" | "app_metadata" | "user_metadata">,
  now: Date,
): Promise<UserRow> {
  const { rows } = await tx.query<UserRow>(
    `insert into auth.users
        (id, email, email_confirmed_at, email_proved_at, app_metadata, user_metadata, created_at, updated_at)
      values ($1, $2, $3, $3, $4, $5, $3, $3) returning *`,
    [user.id, user.email, now, user.app_metadata, user.user_metadata],
  );
  return rows[0]!;
}

/** Saves that a provider has proved the address of a user. */
export async function saveEmailProved(tx: PoolClient, userId: string, now: Date): Promise<void> {
  await tx.query("update auth.users set email_confirmed_at = $2, email_proved_at = $2 where id = $1", [userId, now]);
}

/**
 * Gives a user without an address the one that a provider has proved. Fails with PostgreSQL's 23505 when it belongs to
 * another user.
 */
export async function giveProvedEmail(
  tx: PoolClient,
  userId: string,
  { email, data, now }: { email: string; data: Record<string, unknown>; now: Date },
): Promise<void> {
  await tx.query(
    `update auth.users set email = $2, email_confirmed_at = $3, email_proved_at = $3, is_anonymous = false,
      new_email = '', user_metadata = $4::jsonb || user_metadata where id = $1`,
    [userId, email, now, data],
  );
}

/** Replaces or removes the address of a user. Fails with PostgreSQL's 23505 when it belongs to another user. */
export async function moveEmail(
  tx: PoolClient,
  userId: string,
  email: string,
  confirmedAt: Date | null,
): Promise<void> {
  await tx.query("update auth.users set email = $2, email_confirmed_at = $3, new_email = '' where id = $1", [
    userId,
    email,
    confirmedAt,
  ]);
}

/** Removes the number of a user. */
export async function deletePhone(tx: PoolClient, userId: string): Promise<void> {
  await tx.query(
    `update auth.users set phone = '', phone_confirmed_at = null, phone_proved_at = null, new_phone = ''
      where id = $1`,
    [userId],
  );
}

/** Removes the password of a user. */
export async function deletePassword(tx: PoolClient, userId: string): Promise<void> {
  await tx.query("update auth.users set password_hash = null where id = $1", [userId]);
}
