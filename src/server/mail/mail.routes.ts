import { gmailStatus } from "#api/mail.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";

/** Mail connectors. None can be connected yet, and the status says so. */
export const mailRoutes: Route[] = [route(gmailStatus, async () => ({ connected: false }))];
