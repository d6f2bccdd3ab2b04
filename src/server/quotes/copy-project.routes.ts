import { copyProject as copyProjectEndpoint } from "#api/projects/project-rows.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { copyProject } from "./copy-project.ts";

/** A project made of another one: its quote has lines, so it stands with the quotes. */
export const copyProjectRoutes: Route[] = [
  route(copyProjectEndpoint, async (deps, { tx, caller, params }) => ({
    project: await copyProject(deps, tx, caller.companyId, params.id),
  })),
];
