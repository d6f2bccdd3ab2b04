import { addClosure, listClosures, removeClosure, saveClosure } from "#api/planning.ts";
import { closureMessages } from "#domain/planning/closures.messages.ts";
import { MOST_CLOSURES } from "#domain/planning/closures.ts";
import { lockTeam } from "#server/company/team.repository.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { formRoute, route } from "#server/http/route.ts";
import type { StoredClosure } from "./closures.repository.ts";
import { deleteClosure, insertClosure, listStoredClosures, updateClosure } from "./closures.repository.ts";

/** The days on which the whole company is closed. */
export const closureRoutes: Route[] = [
  route(listClosures, async (_deps, { tx }) => ({ closures: (await listStoredClosures(tx)).map(toAnswer) })),

  formRoute(addClosure, async (deps, { tx, caller, body }) => {
    // Locked, so that the count holds.
    await lockTeam(tx);
    if ((await listStoredClosures(tx)).length >= MOST_CLOSURES)
      throw new ApiError(409, "too_many_closures", closureMessages.too_many_closures);
    const closure = { id: deps.ids(), firstDay: body.first_day, lastDay: body.last_day, label: body.label };
    await insertClosure(tx, caller.companyId, closure, deps.clock());
    return { closure: toAnswer(closure) };
  }),

  formRoute(saveClosure, async (_deps, { tx, params, body }) => {
    const closure = { id: params.id, firstDay: body.first_day, lastDay: body.last_day, label: body.label };
    if (!(await updateClosure(tx, closure))) throw notFound();
    return { closure: toAnswer(closure) };
  }),

  route(removeClosure, async (_deps, { tx, params }) => {
    if (!(await deleteClosure(tx, params.id))) throw notFound();
    return { removed: params.id };
  }),
];

function toAnswer({ id, firstDay, lastDay, label }: StoredClosure) {
  return { id, first_day: firstDay, last_day: lastDay, label };
}
