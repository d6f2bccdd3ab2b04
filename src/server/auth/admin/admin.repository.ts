import type { AuthDb, FactorAnswerRow, IdentityRow, UserRow } from "#server/auth/ground/auth.repository.ts";
import type { PoolClient } from "pg";

/** A user locked until the transaction ends, or null. Softly deleted users are included only with `includesDeleted`. */
export async function lockAnyUser(tx: PoolClient, id: string, includesDeleted: boolean): Promise<UserRow | null> {
  const { rows } = await tx.query<UserRow>(
    "select * from auth.users where id = $1 and (deleted_at is null or $2) for update",
    [id, includesDeleted],
  );
  return rows[0] ?? null;
}

/** The number of users and one page of them, newest first, including softly deleted users. */
export async function listUserPage(
  tx: PoolClient,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ total: number; users: UserRow[] }> {
  const totals = await tx.query<{ total: number }>("select count(*)::int as total from auth.users");
  const users = await tx.query<UserRow>(
    "select * from auth.users order by created_at desc, id desc limit $1 offset $2",
    [perPage, (page - 1) * perPage],
  );
  return { total: totals.rows[0]!.total, users: users.rows };
}

/** The identities of several users, grouped by user, oldest first. */
export async function listIdentitiesByUser(
  db: AuthDb,
  userIds: readonly string[],
): Promise<Map<string, (IdentityRow & { user_id: string })[]>> {
  const { rows } = await db.query<IdentityRow & { user_id: string }>(
    "select * from auth.identities where user_id = any($1) order by created_at, id",
    [userIds],
  );
  return Map.groupBy(rows, (row) => row.user_id);
}

/** The factors of several users, grouped by user, oldest first, without secrets. */
export async function listFactorsByUser(
  db: AuthDb,
  userIds: readonly string[],
): Promise<Map<string, (FactorAnswerRow & { user_id: string })[]>> {
  const { rows } = await db.query<FactorAnswerRow & { user_id: string }>(
    `select id, user_id, friendly_name, factor_type, status, phone, last_challenged_at, created_at, updated_at
      from auth.mfa_factors where user_id = any($1) order by created_at, id`,
    [userIds],
  );
  return Map.groupBy(rows, (row) => row.user_id);
}

/** A user as an administrator describes them. */
export type DescribedUser = Pick<
  UserRow,
  "id" | "email" | "phone" | "password_hash" | "role" | "banned_until" | "app_metadata" | "user_metadata"
> & { isEmailConfirmed: boolean; isPhoneConfirmed: boolean; now: Date };

/** Adds a user. Fails with PostgreSQL's 23505 when another user has the ID, the address or the number. */
export async function insertDescribedUser(tx: PoolClient, user: DescribedUser): Promise<UserRow> {
  const { rows } = await tx.query<UserRow>(
    `insert into auth.users
        (id, email, phone, password_hash, role, email_confirmed_at, email_proved_at, phone_confirmed_at,
          phone_proved_at, banned_until, app_metadata, user_metadata, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $6, $7, $7, $8, $9, $10, $11, $11) returning *`,
    [
      user.id,
      user.email,
      user.phone,
      user.password_hash,
      user.role,
      user.isEmailConfirmed ? user.now : null,
      user.isPhoneConfirmed ? user.now : null,
      user.banned_until,
      user.app_metadata,
      user.user_metadata,
      user.now,
    ],
  );
  return rows[0]!;
}

/** An administrator's changes to a user. Null leaves an address, number, password or role as it is. */
export type UserChange = Pick<UserRow, "banned_until" | "app_metadata" | "user_metadata"> & {
  email: string | null;
  phone: string | null;
  passwordHash: string | null;
  role: string | null;
  now: Date;
};

/**
 * Saves an administrator's changes. A new login cancels the change of login that the user asked for. A new password
 * ends device cookies.
 */
export async function saveUserChange(tx: PoolClient, userId: string, change: UserChange): Promise<void> {
  await tx.query(
    `update auth.users set email = coalesce($2, email), phone = coalesce($3, phone),
      password_hash = coalesce($4, password_hash),
      device_generation = device_generation + case when $4::text is null then 0 else 1 end,
      role = coalesce($5, role), banned_until = $6, app_metadata = $7, user_metadata = $8, updated_at = $9,
      new_email = case when $2 is null then new_email else '' end,
      new_phone = case when $3 is null then new_phone else '' end where id = $1`,
    [
      userId,
      change.email,
      change.phone,
      change.passwordHash,
      change.role,
      change.banned_until,
      change.app_metadata,
      change.user_metadata,
      change.now,
    ],
  );
}

/** Makes a user permanent. Writes the new login in the metadata that names one. */
export async function saveLoginInMetadata(
  tx: PoolClient,
  userId: string,
  login: "email" | "phone",
  address: string,
): Promise<void> {
  await tx.query(
    `update auth.users set is_anonymous = false,
      user_metadata = case when user_metadata ? $2 then user_metadata || $3 else user_metadata end where id = $1`,
    [userId, login, { [login]: address }],
  );
}

/** Deletes a user and all the rows that belong to them. */
export async function deleteUserRow(tx: PoolClient, userId: string): Promise<void> {
  await tx.query("delete from auth.users where id = $1", [userId]);
}

/** Marks a user as deleted, and replaces the address and number by the given texts. */
export async function markDeleted(
  tx: PoolClient,
  userId: string,
  { email, phone, now }: { email: string; phone: string; now: Date },
): Promise<void> {
  await tx.query(
    `update auth.users set email = $2, phone = $3, new_email = '', new_phone = '', password_hash = null,
      user_metadata = '{}', app_metadata = '{}', deleted_at = $4, updated_at = $4 where id = $1`,
    [userId, email, phone, now],
  );
}

/** Empties the data of an identity and replaces its subject. */
export async function emptyIdentity(tx: PoolClient, id: string, subject: string, now: Date): Promise<void> {
  await tx.query("update auth.identities set subject = $2, identity_data = '{}', updated_at = $3 where id = $1", [
    id,
    subject,
    now,
  ]);
}

/** The columns that hold when each kind of link was last given. */
export type LinkColumn = "confirmation_sent_at" | "invited_at" | "recovery_sent_at" | "email_change_sent_at";

/** Saves when a user was given a link. */
export async function saveLinkGivenAt(tx: PoolClient, userId: string, column: LinkColumn, at: Date): Promise<UserRow> {
  const { rows } = await tx.query<UserRow>(
    `update auth.users set ${column} = $2, updated_at = $2 where id = $1 returning *`,
    [userId, at],
  );
  return rows[0]!;
}

/** Gives an unproved sign-up an administrator's metadata, and the password if there is one. */
export async function saveSignUp(
  tx: PoolClient,
  userId: string,
  { data, passwordHash }: { data: Record<string, unknown>; passwordHash: string | null },
): Promise<void> {
  await tx.query(
    "update auth.users set user_metadata = $2, password_hash = coalesce($3, password_hash) where id = $1",
    [userId, data, passwordHash],
  );
}

/** True when a user has an address. */
export async function isEmailTaken(tx: PoolClient, email: string): Promise<boolean> {
  const { rowCount } = await tx.query("select from auth.users where lower(email) = $1 and deleted_at is null", [email]);
  return rowCount !== 0;
}

/** Saves the address that is to replace the user's present one. */
export async function saveNewEmail(tx: PoolClient, userId: string, email: string): Promise<void> {
  await tx.query("update auth.users set new_email = $2 where id = $1", [userId, email]);
}

/** Saves that a user was invited, with their metadata. */
export async function saveInvitation(
  tx: PoolClient,
  userId: string,
  metadata: Record<string, unknown>,
  now: Date,
): Promise<UserRow> {
  const { rows } = await tx.query<UserRow>(
    `update auth.users set invited_at = $2, confirmation_sent_at = $2, updated_at = $2, user_metadata = $3
      where id = $1 returning *`,
    [userId, now, metadata],
  );
  return rows[0]!;
}
