import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { audit, inTransaction } from "#server/auth/ground/auth.repository.ts";
import type { OwnSessionRow, OwnSessions } from "#server/deps.ts";

/** The sessions kept by the embedded auth server. */
export function ownSessions(deps: AuthDeps): OwnSessions {
  return {
    list: (userId) => openOnes(deps, userId),
    end: (userId, sessionId, by) => endOne(deps, userId, sessionId, by),
  };
}

async function openOnes({ pool, clock, config }: AuthDeps, userId: string): Promise<OwnSessionRow[]> {
  const now = clock();
  const idleSince =
    config.sessionInactivitySeconds === null ? null : new Date(now.getTime() - config.sessionInactivitySeconds * 1000);
  const found = await pool.query<OwnSessionRow>(
    `select id, user_agent as "userAgent", ip, created_at as "createdAt", refreshed_at as "refreshedAt", aal from auth.sessions
      where user_id = $1 and (not_after is null or not_after > $2) and ($3::timestamptz is null or refreshed_at > $3)
      order by refreshed_at desc, id desc`,
    [userId, now, idleSince],
  );
  return found.rows;
}

async function endOne(deps: AuthDeps, userId: string, sessionId: string, by: string): Promise<boolean> {
  return inTransaction(deps.pool, async (tx) => {
    const ended = await tx.query("delete from auth.sessions where id = $1 and user_id = $2", [sessionId, userId]);
    if (ended.rowCount === 0) return false;
    await audit(tx, {
      id: deps.ids(),
      actorId: userId,
      action: "session_ended",
      ip: "",
      at: deps.clock(),
      details: { session: sessionId, by },
    });
    return true;
  });
}
