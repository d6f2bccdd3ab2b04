import type { AuthDb } from "#server/auth/ground/auth.repository.ts";
import type { OwnSessionRow } from "#server/deps.ts";
import type { PoolClient } from "pg";

/** The open sessions of a person, last used first. With `idleSince`, only those used after it. */
export async function listOpenSessionsOf(
  db: AuthDb,
  userId: string,
  { now, idleSince }: { now: Date; idleSince: Date | null },
): Promise<OwnSessionRow[]> {
  const { rows } = await db.query<OwnSessionRow>(
    `select id, user_agent as "userAgent", ip, created_at as "createdAt", refreshed_at as "refreshedAt", aal
      from auth.sessions
      where user_id = $1 and (not_after is null or not_after > $2) and ($3::timestamptz is null or refreshed_at > $3)
      order by refreshed_at desc, id desc`,
    [userId, now, idleSince],
  );
  return rows;
}

/** Deletes a session of a person. False when they have no such session. */
export async function deleteOwnSession(tx: PoolClient, userId: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await tx.query("delete from auth.sessions where id = $1 and user_id = $2", [sessionId, userId]);
  return rowCount !== 0;
}
