import { gmailStatus } from "#api/mail.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";

/** Mail connectors: none can be connected yet, and that is what the status says. */
export const mailRoutes: Route[] = [route(gmailStatus, async () => ({ connected: false }))];
