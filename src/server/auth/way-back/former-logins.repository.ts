import type { LoginKind } from "#server/auth/first-proof/sign-ups.repository.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import type { PoolClient } from "pg";

/** Restores a former login of a user. `isProved` says whether the login is proved. Undefined leaves that as it is. */
export async function restoreLogin(
  tx: PoolClient,
  userId: string,
  former: { login: LoginKind; to: string; isConfirmed: boolean; isProved: boolean | undefined; now: Date },
): Promise<void> {
  const { login, to, isConfirmed, isProved, now } = former;
  await tx.query(
    `update auth.users set ${login} = $2, ${login}_confirmed_at = $3, user_metadata = user_metadata || $4,
      ${login}_proved_at = case when $5::boolean is null then ${login}_proved_at when $5 then $6::timestamptz end
      where id = $1`,
    [userId, to, isConfirmed ? now : null, { [login]: to }, isProved ?? null, now],
  );
}

/** Another user who has an address or number now, locked until the transaction ends, or null. */
export async function lockOtherHolder(
  tx: PoolClient,
  userId: string,
  login: LoginKind,
  address: string,
): Promise<UserRow | null> {
  const where = login === "email" ? "lower(email) = $1" : "phone = $1";
  const { rows } = await tx.query<UserRow>(
    `select * from auth.users where ${where} and id <> $2 and deleted_at is null for update`,
    [address, userId],
  );
  return rows[0] ?? null;
}

/** Removes the password, the pending changes and the device cookies of a user. */
export async function closeAccount(tx: PoolClient, userId: string): Promise<void> {
  await tx.query(
    `update auth.users set password_hash = null, new_email = '', new_phone = '',
      device_generation = device_generation + 1 where id = $1`,
    [userId],
  );
}
