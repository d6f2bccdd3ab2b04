import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import type { PoolClient } from "pg";
import type { LoginKind, SignUpChoice } from "./sign-ups.repository.ts";

/** Deletes the identities of a user except that of one login. The data of that identity becomes `metadata`. */
export async function keepOneIdentity(
  tx: PoolClient,
  userId: string,
  keptLogin: LoginKind | null,
  metadata: Record<string, unknown>,
): Promise<void> {
  await tx.query("delete from auth.identities where user_id = $1 and provider is distinct from $2", [
    userId,
    keptLogin,
  ]);
  await tx.query("update auth.identities set identity_data = $2 where user_id = $1", [userId, metadata]);
}

/** Removes everything from a user except one login: password, device cookies, pending changes, the second login. */
export async function keepOneLogin(
  tx: PoolClient,
  userId: string,
  keptLogin: LoginKind,
  metadata: Record<string, unknown>,
): Promise<void> {
  await tx.query(
    `update auth.users set password_hash = null, device_generation = device_generation + 1, user_metadata = $2,
      new_email = '', new_phone = '',
      email = case when $3 = 'phone' then '' else email end,
      email_confirmed_at = case when $3 = 'phone' then null else email_confirmed_at end,
      email_proved_at = case when $3 = 'phone' then null else email_proved_at end,
      phone_proved_at = case when $3 = 'phone' then phone_proved_at end,
      phone = case when $3 = 'phone' then phone else '' end,
      phone_confirmed_at = case when $3 = 'phone' then phone_confirmed_at end where id = $1`,
    [userId, metadata, keptLogin],
  );
}

/** Gives a user the password and metadata of a sign-up. */
export async function saveSignUpChoice(
  tx: PoolClient,
  userId: string,
  { password_hash, data }: SignUpChoice,
): Promise<void> {
  await tx.query("update auth.users set password_hash = $2, user_metadata = $3 where id = $1", [
    userId,
    password_hash,
    data,
  ]);
}

/** Saves when a login was proved. A later proof changes nothing. */
export async function saveProvedAt(tx: PoolClient, userId: string, login: LoginKind, at: Date): Promise<void> {
  await tx.query(`update auth.users set ${login}_proved_at = coalesce(${login}_proved_at, $2) where id = $1`, [
    userId,
    at,
  ]);
}

/** Takes a login away from a user, with its identity and its sign-ups. */
export async function deleteLogin(tx: PoolClient, user: Pick<UserRow, "id">, login: LoginKind): Promise<void> {
  const claims = [login, `${login}_verified`];
  await tx.query(
    `update auth.users set ${login} = '', ${login}_confirmed_at = null, ${login}_proved_at = null,
      user_metadata = user_metadata - $2::text[] where id = $1`,
    [user.id, claims],
  );
  await tx.query("delete from auth.identities where user_id = $1 and provider = $2", [user.id, login]);
  await tx.query(
    `update auth.identities set identity_data = identity_data - $2::text[]
      where user_id = $1 and provider in ('email', 'phone')`,
    [user.id, claims],
  );
  await tx.query("delete from auth.sign_ups where user_id = $1 and login = $2", [user.id, login]);
}
