import { searchEverything } from "#api/search/everything.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { findEverything } from "./find-everything.ts";

/** The search of everything that the caller may see. */
export const searchRoutes: Route[] = [
  route(searchEverything, async (deps, { tx, caller, query }) => ({
    found: await findEverything(deps, tx, caller, query.q ?? ""),
  })),
];
