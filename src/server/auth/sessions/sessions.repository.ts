import type { AuthDb, SessionRow, UserRow } from "#server/auth/ground/auth.repository.ts";
import type { PoolClient } from "pg";

/**
 * A session to open. `action` is written in the audit log. With `passwordHash`, the session is refused when the user
 * has another password by now. `provider` is the identity that was used.
 */
export type NewSession = Pick<SessionRow, "id" | "user_id" | "refresh_key" | "created_at" | "not_after"> & {
  userAgent: string;
  ip: string;
  method: string;
  provider: string | null;
  auditId: string;
  action: string | null;
  passwordHash: string | null;
};

/** Opens a session and gives its user. Null when the user was deleted or their password changed. */
export async function insertSession(db: AuthDb, session: NewSession): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>(INSERT_SESSION, [
    session.id,
    session.user_id,
    session.refresh_key,
    session.created_at,
    session.userAgent,
    session.ip,
    session.not_after,
    session.method,
    session.provider,
    session.auditId,
    session.action,
    session.passwordHash,
  ]);
  return rows[0] ?? null;
}

// One statement stores a session with everything that belongs to it, or nothing. `for update` waits for a password
// change or a deletion in progress.
const INSERT_SESSION = `
  with person as (
      select id from auth.users
        where id = $2 and deleted_at is null and ($12::text is null or password_hash = $12) for update),
    session as (
      insert into auth.sessions (id, user_id, refresh_key, refreshed_at, user_agent, ip, created_at, not_after)
        select $1, id, $3, $4, $5, $6, $4, $7 from person returning id),
    claim as (insert into auth.amr_claims (session_id, method, at) select id, $8, $4 from session),
    used as (
      update auth.identities i set last_sign_in_at = $4 from person where i.user_id = person.id and i.provider = $9),
    logged as (
      insert into auth.audit_log (id, actor_id, action, ip, created_at)
        select $10::uuid, id, $11::text, $6, $4 from person where $11::text is not null)
  update auth.users u set last_sign_in_at = $4 from person where u.id = person.id returning u.*`;

/** A session, locked until the transaction ends, or null. With a user, only a session of theirs. */
export async function lockSession(
  tx: PoolClient,
  id: string,
  userId: string | null = null,
): Promise<SessionRow | null> {
  const { rows } = await tx.query<SessionRow>(
    "select * from auth.sessions where id = $1 and ($2::uuid is null or user_id = $2) for update",
    [id, userId],
  );
  return rows[0] ?? null;
}

/** A session of a user, or null. */
export async function findSessionRow(db: AuthDb, id: string | null, userId: string): Promise<SessionRow | null> {
  const { rows } = await db.query<SessionRow>("select * from auth.sessions where id = $1 and user_id = $2", [
    id,
    userId,
  ]);
  return rows[0] ?? null;
}

/** Moves a session on by one refresh token. */
export async function advanceSession(tx: PoolClient, id: string, now: Date): Promise<SessionRow> {
  const { rows } = await tx.query<SessionRow>(
    "update auth.sessions set refresh_counter = refresh_counter + 1, refreshed_at = $2 where id = $1 returning *",
    [id, now],
  );
  return rows[0]!;
}

/**
 * Raises a session to the second level. The refresh counter moves two steps on, and earlier refresh tokens stop
 * working. Null when the session is gone.
 */
export async function raiseToSecondLevel(tx: PoolClient, id: string, now: Date): Promise<SessionRow | null> {
  const { rows } = await tx.query<SessionRow>(
    `update auth.sessions set aal = 'aal2', refresh_counter = refresh_counter + 2,
      refresh_floor = refresh_counter + 2, refreshed_at = $2 where id = $1 returning *`,
    [id, now],
  );
  return rows[0] ?? null;
}

/** Saves that a session has shown a factor. */
export async function saveFactorShown(
  tx: PoolClient,
  claim: { sessionId: string; method: string; at: Date; factorId: string },
): Promise<void> {
  await tx.query(
    `insert into auth.amr_claims (session_id, method, at, factor_id) values ($1, $2, $3, $4)
      on conflict (session_id, method) do update set at = $3, factor_id = $4`,
    [claim.sessionId, claim.method, claim.at, claim.factorId],
  );
}

/** The sessions that have shown a factor. */
export async function listSessionsRaisedBy(tx: PoolClient, factorId: string): Promise<string[]> {
  const { rows } = await tx.query<{ session_id: string }>(
    "select session_id from auth.amr_claims where factor_id = $1",
    [factorId],
  );
  return rows.map(({ session_id }) => session_id);
}

/** Takes sessions back to the first level, except those that have shown one of `methods`. */
export async function lowerSessions(tx: PoolClient, ids: readonly string[], methods: readonly string[]): Promise<void> {
  await tx.query(
    `update auth.sessions s set aal = 'aal1' where s.id = any($1)
      and not exists (select 1 from auth.amr_claims c where c.session_id = s.id and c.method = any($2))`,
    [ids, methods],
  );
}

/** Saves that the person of a session has just proved who they are again. */
export async function saveProof(db: AuthDb, id: string, now: Date): Promise<void> {
  await db.query("update auth.sessions set proved_at = $2 where id = $1", [id, now]);
}

/** Deletes a session. */
export async function deleteSession(db: AuthDb, id: string): Promise<void> {
  await db.query("delete from auth.sessions where id = $1", [id]);
}

/** Deletes sessions of a user: all (`global`), the given one (`local`), or all except the given one (`others`). */
export async function deleteSessions(
  db: AuthDb,
  userId: string,
  sessionId: string,
  scope: "global" | "local" | "others",
): Promise<void> {
  const which = { global: "$2::uuid is not null", local: "id = $2", others: "id <> $2" }[scope];
  await db.query(`delete from auth.sessions where user_id = $1 and ${which}`, [userId, sessionId]);
}

/** Deletes the sessions of a user that have shown no second factor, except one. */
export async function deleteFirstLevelSessions(tx: PoolClient, userId: string, keptId: string): Promise<void> {
  await tx.query("delete from auth.sessions where user_id = $1 and aal = 'aal1' and id <> $2", [userId, keptId]);
}
