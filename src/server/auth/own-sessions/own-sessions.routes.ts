import type { OwnSession } from "#api/sessions.ts";
import { endSession, listSessions } from "#api/sessions.ts";
import { deviceName } from "#domain/auth/device.ts";
import type { OwnSessionRow } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute } from "#server/http/route.ts";

/** The caller's sessions, and the call that ends one of them. The sign-in protocol has no call for this. */
export const ownSessionRoutes: Route[] = [
  patientRoute(listSessions, async ({ sessions, proxyWatch }, { caller }) => {
    const warning = caller.role === "owner" ? proxyWatch.warning() : null;
    if (sessions === null) return { available: false, sessions: [], warning };
    return {
      available: true,
      warning,
      sessions: (await sessions.list(caller.userId)).map((row) => toAnswer(row, caller.sessionId)),
    };
  }),

  patientRoute(endSession, async ({ sessions }, { params, caller }) => {
    if (sessions === null || !(await sessions.end(caller.userId, params.id, caller.sessionId))) throw notFound();
    return {};
  }),
];

function toAnswer({ id, userAgent, ip, createdAt, refreshedAt, aal }: OwnSessionRow, currentId: string): OwnSession {
  return {
    id,
    current: id === currentId,
    device: deviceName(userAgent),
    ip,
    created_at: createdAt.toISOString(),
    last_used_at: refreshedAt.toISOString(),
    aal,
  };
}
