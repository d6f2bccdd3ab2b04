import { isRecentlyProved } from "#server/auth/changes/recent-proof.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { audit, findUserById, inTransaction } from "#server/auth/ground/auth.repository.ts";
import { findSessionRow } from "#server/auth/sessions/sessions.repository.ts";
import type { OwnSessionRow, OwnSessions } from "#server/deps.ts";
import { deleteOwnSession, listOpenSessionsOf } from "./own-sessions.repository.ts";

/** The sessions stored by the embedded auth server. */
export function ownSessions(deps: AuthDeps): OwnSessions {
  return {
    list: (userId) => listSessions(deps, userId),
    end: (userId, sessionId, by) => endSession(deps, userId, sessionId, by),
    isRecentlyProved: (userId, sessionId) => hasRecentProof(deps, userId, sessionId),
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

async function hasRecentProof(deps: AuthDeps, userId: string, sessionId: string): Promise<boolean> {
  const user = await findUserById(deps.pool, userId);
  const session = await findSessionRow(deps.pool, sessionId, userId);
  return user !== null && session !== null && (await isRecentlyProved(deps, deps.pool, user, session));
}
