import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { AuthDb, Login, UserRow } from "#server/auth/ground/auth.repository.ts";
import type { PoolClient } from "pg";

/**
 * A user to create. `isConfirmed`: the address needs no proof. Otherwise a letter that asks for it is sent in the same
 * transaction.
 */
export type NewUser = {
  login: Login;
  passwordHash: string | null;
  data: Record<string, unknown>;
  isConfirmed: boolean;
  /** An administrator describes this user, so `user_metadata` is exactly what they gave. */
  isDescribedByAdmin?: boolean;
};

/**
 * Creates a user with the identity of their email or phone. Fails with PostgreSQL's 23505 when another user has just
 * taken the address.
 */
export async function insertUser(
  deps: AuthDeps,
  tx: PoolClient,
  { login, passwordHash, data, isConfirmed, isDescribedByAdmin = false }: NewUser,
): Promise<UserRow> {
  const [id, now] = [deps.ids(), deps.clock()];
  const provider = login.email ? "email" : "phone";
  const about = {
    sub: id,
    ...(login.email ? { email: login.email } : { phone: login.phone }),
    email_verified: isConfirmed && login.email !== "",
    phone_verified: isConfirmed && login.phone !== "",
  };
  const { rows } = await tx.query<UserRow>(
    `insert into auth.users
        (id, email, phone, password_hash, email_confirmed_at, phone_confirmed_at, confirmation_sent_at,
          app_metadata, user_metadata, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning *`,
    [
      id,
      login.email,
      login.phone,
      passwordHash,
      isConfirmed && login.email ? now : null,
      isConfirmed && login.phone ? now : null,
      isConfirmed ? null : now,
      { provider, providers: [provider] },
      isDescribedByAdmin ? data : { ...data, ...about },
      now,
    ],
  );
  await tx.query(
    `insert into auth.identities (id, user_id, provider, subject, identity_data, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $6)`,
    [deps.ids(), id, provider, id, { ...data, ...about }, now],
  );
  return rows[0]!;
}

/** True when an address or number of this user is confirmed, by a proof or by the settings. */
export function isOpen(user: UserRow): boolean {
  return user.email_confirmed_at !== null || user.phone_confirmed_at !== null;
}

/**
 * Marks the email or phone of a user as confirmed, in every table. The first time, deletes the identities that claimed
 * it without proof.
 */
export async function markConfirmed(
  deps: AuthDeps,
  tx: PoolClient,
  userId: string,
  provider: "email" | "phone",
): Promise<UserRow> {
  const [now, verifiedFlag] = [deps.clock(), { [`${provider}_verified`]: true }];
  await tx.query(
    `delete from auth.identities i using auth.users u
      where u.id = $1 and i.user_id = u.id and u.${provider}_confirmed_at is null
      and i.provider not in ('email', 'phone') and i.identity_data ->> 'email_verified' = 'false'`,
    [userId],
  );
  const { rows } = await tx.query<UserRow>(
    `update auth.users set ${provider}_confirmed_at = coalesce(${provider}_confirmed_at, $2),
      user_metadata = user_metadata || $3, updated_at = $2 where id = $1 returning *`,
    [userId, now, verifiedFlag],
  );
  await tx.query(
    `update auth.identities set identity_data = identity_data || $3, updated_at = $4
      where user_id = $1 and provider = $2`,
    [userId, provider, verifiedFlag, now],
  );
  return rows[0]!;
}

/** The `app_metadata` of a user who has one more way to sign in. */
export function withProvider(metadata: Record<string, unknown>, provider: string): Record<string, unknown> {
  const listedProviders = Array.isArray(metadata.providers) ? (metadata.providers as unknown[]) : [];
  return {
    ...metadata,
    provider: metadata.provider ?? provider,
    providers: [...new Set([...listedProviders, provider])],
  };
}

/** The user of an address, locked until the transaction ends, or null. */
export async function lockUserByEmail(tx: PoolClient, email: string): Promise<UserRow | null> {
  const { rows } = await tx.query<UserRow>(
    "select * from auth.users where lower(email) = $1 and deleted_at is null for update",
    [email],
  );
  return rows[0] ?? null;
}

/** Locks a user until the transaction ends, so that no other call deletes or changes them. */
export async function lockUser(tx: PoolClient, id: string): Promise<void> {
  await tx.query("select from auth.users where id = $1 for no key update", [id]);
}

/** The columns that hold when each kind of message was last sent to a user. */
export type SentColumn =
  | "confirmation_sent_at"
  | "recovery_sent_at"
  | "email_change_sent_at"
  | "phone_change_sent_at"
  | "reauthentication_sent_at";

/** Saves when a message of a kind was sent. */
export async function saveSentAt(tx: PoolClient, userId: string, column: SentColumn, at: Date): Promise<UserRow> {
  const { rows } = await tx.query<UserRow>(`update auth.users set ${column} = $2 where id = $1 returning *`, [
    userId,
    at,
  ]);
  return rows[0]!;
}

/** Ends the device cookies given so far, so that no browser is known any more. */
export async function endDeviceCookies(db: AuthDb, userId: string): Promise<void> {
  await db.query("update auth.users set device_generation = device_generation + 1 where id = $1", [userId]);
}

/** Adds to `user_metadata` the keys it does not hold yet. */
export async function addMetadata(tx: PoolClient, userId: string, metadata: Record<string, unknown>): Promise<void> {
  await tx.query("update auth.users set user_metadata = $2::jsonb || user_metadata where id = $1", [userId, metadata]);
}

/** Tables whose rows belong to one user. */
export type OwnedTable =
  | "flow_state"
  | "identities"
  | "login_changes"
  | "mfa_factors"
  | "one_time_tokens"
  | "sessions"
  | "sign_ups";

/** Deletes the rows of a user in the given tables. */
export async function deleteRowsOf(tx: PoolClient, userId: string, tables: readonly OwnedTable[]): Promise<void> {
  for (const table of tables) await deleteRows(tx, userId, table);
}

async function deleteRows(tx: PoolClient, userId: string, table: OwnedTable): Promise<void> {
  await tx.query(`delete from auth.${table} where user_id = $1`, [userId]);
  // Whoever made a session may also have made a token for a program.
  if (table === "sessions") await revokeTokensOf(tx, userId);
}

/** Revokes the tokens that a user made for programs, in every company. */
export async function revokeTokensOf(db: AuthDb, userId: string): Promise<void> {
  await db.query("select revoke_personal_tokens($1)", [userId]);
}
