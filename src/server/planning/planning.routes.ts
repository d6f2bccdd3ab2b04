import * as api from "#api/planning.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { deleteCalendarLink, findCalendarLink, saveCalendarLink } from "./calendar-links.repository.ts";

/** The link by which a program of calendars reads the planning: one for each person. */
export const planningRoutes: Route[] = [
  route(api.getCalendarLink, async (_deps, { tx, caller }) => {
    const createdAt = await findCalendarLink(tx, caller.userId);
    return { created_at: createdAt?.toISOString() ?? null };
  }),

  route(api.renewCalendarLink, async (deps, { tx, caller }) => {
    const secret = `${deps.tokens()}${deps.tokens()}`;
    await saveCalendarLink(tx, caller, secret, deps.clock());
    return { url: `${deps.config.publicUrl}/documents/calendar/${secret}.ics` };
  }),

  route(api.revokeCalendarLink, async (_deps, { tx, caller }) => ({
    is_revoked: await deleteCalendarLink(tx, caller.userId),
  })),
];
