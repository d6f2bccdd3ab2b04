import { getNotices } from "#api/notices/notices.ts";
import type { Route } from "#server/http/route.ts";
import { publicRoute } from "#server/http/route.ts";

/** The public notices of the installation. */
export const noticesRoutes: Route[] = [publicRoute(getNotices, async (deps) => ({ notices: deps.config.notices }))];
