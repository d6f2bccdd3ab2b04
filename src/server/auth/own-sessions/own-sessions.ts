import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { audit, inTransaction } from "#server/auth/ground/auth.repository.ts";
import type { OwnSessionRow, OwnSessions } from "#server/deps.ts";
import { deleteOwnSession, listOpenSessionsOf } from "./own-sessions.repository.ts";

/** The sessions stored by the embedded auth server. */
export function ownSessions(deps: AuthDeps): OwnSessions {
  return {
    list: (userId) => listSessions(deps, userId),
    end: (userId, sessionId, by) => endSession(deps, userId, sessionId, by),
  };
}

function listSessions({ pool, clock, config }: AuthDeps, userId: string): Promise<OwnSessionRow[]> {
  const now = clock();
  const idleSince =
    config.sessionInactivitySeconds === null ? null : new Date(now.getTime() - config.sessionInactivitySeconds * 1000);
  return listOpenSessionsOf(pool, userId, { now, idleSince });
}

async function endSession(deps: AuthDeps, userId: string, sessionId: string, by: string): Promise<boolean> {
  return inTransaction(deps.pool, async (tx) => {
    if (!(await deleteOwnSession(tx, userId, sessionId))) return false;
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
