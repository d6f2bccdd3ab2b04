import * as api from "#api/planning.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import { deleteCalendarLink, findCalendarLink, saveCalendarLink } from "./calendar-links.repository.ts";

/** The link by which a program of calendars reads the planning: one for each person. */
export const planningRoutes: Route[] = [
  route(api.getCalendarLink, async (_deps, { tx, caller }) => {
    const createdAt = await findCalendarLink(tx, caller.userId);
    return { created_at: createdAt?.toISOString() ?? null };
  }),

  // A patient route: answers of other routes may be stored with their idempotency key, and a secret is stored nowhere.
  patientRoute(api.renewCalendarLink, async (deps, { caller, inCompany }) => {
    const secret = `${deps.tokens()}${deps.tokens()}`;
    await inCompany((tx) => saveCalendarLink(tx, caller, secret, deps.clock()));
    return { url: `${deps.config.publicUrl}/documents/calendar/${secret}.ics` };
  }),

  route(api.revokeCalendarLink, async (_deps, { tx, caller }) => ({
    is_revoked: await deleteCalendarLink(tx, caller.userId),
  })),
];
