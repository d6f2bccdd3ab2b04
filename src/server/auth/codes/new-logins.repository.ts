import type { AuthDb, UserRow } from "#server/auth/ground/auth.repository.ts";
import { withProvider } from "#server/auth/users/users.repository.ts";
import type { PoolClient } from "pg";

/**
 * Replaces the address of a user by the new one, confirmed and not proved. Fails with PostgreSQL's 23505 when another
 * user has it.
 */
export async function replaceEmail(tx: PoolClient, user: UserRow, now: Date): Promise<void> {
  await tx.query(
    `update auth.users set email = new_email, new_email = '', email_confirmed_at = $2, email_proved_at = null,
      is_anonymous = false, user_metadata = user_metadata || $3, app_metadata = $4 where id = $1`,
    [user.id, now, { email: user.new_email }, withProvider(user.app_metadata, "email")],
  );
}

/** Replaces the number of a user by the new one, as `replaceEmail` does for an address. */
export async function replacePhone(tx: PoolClient, user: UserRow, now: Date): Promise<void> {
  await tx.query(
    `update auth.users set phone = new_phone, new_phone = '', phone_confirmed_at = $2, phone_proved_at = null,
      is_anonymous = false, user_metadata = user_metadata || $3, app_metadata = $4 where id = $1`,
    [user.id, now, { phone: user.new_phone }, withProvider(user.app_metadata, "phone")],
  );
}

/** The user who waits for the code that gives them this number, or null. */
export async function findUserOfNewPhone(db: AuthDb, phone: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>(
    `select * from auth.users where new_phone = $1 and deleted_at is null
      order by phone_change_sent_at desc limit 1 for no key update`,
    [phone],
  );
  return rows[0] ?? null;
}
