import type { Row } from "#server/db/database-types.ts";
import { retryDeadlocks } from "#server/db/retry-deadlocks.ts";
import type { Pool, PoolClient } from "pg";

/** The pool of the auth role or one of its transactions. */
export type AuthDb = Pool | PoolClient;

/**
 * A row of `auth.users`. `email_proved_at` and `phone_proved_at` are the moments when a user proved that the login is
 * theirs. A login that the settings confirm without asking is not proved. Device cookies of an older
 * `device_generation` no longer count.
 */
export type UserRow = Row<"auth.users">;

/**
 * A row of `auth.sessions`. `refresh_key` is sealed. Refresh tokens whose counter is below `refresh_floor` no longer
 * work.
 */
export type SessionRow = Omit<Row<"auth.sessions">, "user_agent" | "ip">;

/** Runs `work` in one transaction, under the rules of `retryDeadlocks`. */
export function inTransaction<T>(pool: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> {
  return retryDeadlocks(() => runTransaction(pool, work));
}

async function runTransaction<T>(pool: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> {
  const tx = await pool.connect();
  try {
    await tx.query("begin");
    const result = await work(tx);
    await tx.query("commit");
    return result;
  } catch (error) {
    await tx.query("rollback").catch(() => {});
    throw error;
  } finally {
    tx.release();
  }
}

/** The user of an email or phone (exactly one given), or null. */
export async function findUserByLogin(
  db: AuthDb,
  login: Login,
  lock: "" | "for no key update" = "",
): Promise<UserRow | null> {
  const where = login.email ? "lower(email) = $1" : "phone = $1";
  const { rows } = await db.query<UserRow>(`select * from auth.users where ${where} and deleted_at is null ${lock}`, [
    login.email || login.phone,
  ]);
  return rows[0] ?? null;
}

/** The same user, locked until the transaction ends. */
export function lockUserByLogin(tx: PoolClient, login: Login): Promise<UserRow | null> {
  return findUserByLogin(tx, login, "for no key update");
}

/**
 * The address or number with which a person signs in. One of the two is empty. Emails are lower-case, phones are digits
 * only.
 */
export type Login = { email: string; phone: string };

/** The user of an ID, or null. Deleted users are left out. */
export async function findUserById(
  db: AuthDb,
  id: string,
  lock: "" | "for no key update" = "",
): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>(`select * from auth.users where id = $1 and deleted_at is null ${lock}`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** A way a user signs in. `subject` is the user's ID at the provider. */
export type IdentityRow = Omit<Row<"auth.identities">, "user_id">;

/** The identities of a user, oldest first. */
export async function listIdentitiesOf(db: AuthDb, userId: string): Promise<IdentityRow[]> {
  const { rows } = await db.query<IdentityRow>(
    "select * from auth.identities where user_id = $1 order by created_at, id",
    [userId],
  );
  return rows;
}

/** A second factor as its owner may see it. */
export type FactorAnswerRow = Omit<Row<"auth.mfa_factors">, "user_id" | "secret" | "last_used_step">;

/** The factors of a user, oldest first, secrets left out. */
export async function listFactorsOf(db: AuthDb, userId: string): Promise<FactorAnswerRow[]> {
  const { rows } = await db.query<FactorAnswerRow>(
    `select id, friendly_name, factor_type, status, phone, last_challenged_at, created_at, updated_at
      from auth.mfa_factors where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows;
}

/** The methods that opened a session, and when. */
export type Method = Pick<Row<"auth.amr_claims">, "method" | "at">;

/**
 * What an answer adds to a user: identities and factors, oldest first, and the methods that opened the session, latest
 * first.
 */
export type AccountDetails = { identities: IdentityRow[]; factors: FactorAnswerRow[]; methods: Method[] };

/** Reads the details of an account in one query. Without a session there are no methods. */
export async function readAccountDetails(
  db: AuthDb,
  userId: string,
  sessionId: string | null,
): Promise<AccountDetails> {
  const { rows } = await db.query<AccountDetails>(
    `select
        (select coalesce(json_agg(i order by i.created_at, i.id), '[]')
          from auth.identities i where i.user_id = $1) as identities,
        (select coalesce(json_agg(f order by f.created_at, f.id), '[]')
          from (select id, friendly_name, factor_type, status, phone, last_challenged_at, created_at, updated_at
            from auth.mfa_factors where user_id = $1) f) as factors,
        (select coalesce(
            json_agg(json_build_object('method', a.method, 'at', a.at) order by a.at desc, a.factor_id nulls last),
            '[]')
          from auth.amr_claims a where a.session_id = $2) as methods`,
    [userId, sessionId],
  );
  const { identities, factors, methods } = rows[0]!;
  return {
    identities: identities.map((identity) => ({
      ...identity,
      last_sign_in_at: dateOf(identity.last_sign_in_at),
      created_at: new Date(identity.created_at),
      updated_at: new Date(identity.updated_at),
    })),
    factors: factors.map((factor) => ({
      ...factor,
      last_challenged_at: dateOf(factor.last_challenged_at),
      created_at: new Date(factor.created_at),
      updated_at: new Date(factor.updated_at),
    })),
    methods: methods.map(({ method, at }) => ({ method, at: new Date(at) })),
  };
}

function dateOf(moment: Date | string | null): Date | null {
  return moment === null ? null : new Date(moment);
}

/** The methods that opened a session, latest first. */
export async function listMethodsOf(db: AuthDb, sessionId: string): Promise<Method[]> {
  const { rows } = await db.query<Method>(
    "select method, at from auth.amr_claims where session_id = $1 order by at desc, factor_id nulls last",
    [sessionId],
  );
  return rows;
}

/** Writes a line of the audit log. `details` holds IDs and kinds, never a secret, an address or a number. */
export async function audit(
  db: AuthDb,
  line: { id: string; actorId: string | null; action: string; ip: string; at: Date; details?: Record<string, unknown> },
): Promise<void> {
  const { id, actorId, action, details = {}, ip, at } = line;
  await db.query(
    "insert into auth.audit_log (id, actor_id, action, details, ip, created_at) values ($1, $2, $3, $4, $5, $6)",
    [id, actorId, action, details, ip, at],
  );
}
