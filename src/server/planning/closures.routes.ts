import { addClosure, listClosures, removeClosure, saveClosure } from "#api/company/closures.ts";
import { closureMessages } from "#domain/company/closures/closures.messages.ts";
import { MOST_CLOSURES } from "#domain/company/closures/closures.ts";
import { listMembers, lockTeam } from "#server/company/team.repository.ts";
import type { Db } from "#server/db/database.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { mayManage } from "#server/http/caller.ts";
import type { Route } from "#server/http/route.ts";
import { formRoute, route } from "#server/http/route.ts";
import type { z } from "zod";
import type { StoredClosure } from "./closures.repository.ts";
import { deleteClosure, insertClosure, listStoredClosures, updateClosure } from "./closures.repository.ts";

/** The days on which the whole company is closed, and those on which a person is away. */
export const closureRoutes: Route[] = [
  route(listClosures, async (_deps, { tx, caller }) => ({
    closures: (await listStoredClosures(tx)).map((closure) => toAnswer(shownTo(caller, closure))),
  })),

  formRoute(addClosure, async (deps, { tx, caller, body }) => {
    // Locked, so that the count holds.
    await lockTeam(tx);
    if ((await listStoredClosures(tx)).length >= MOST_CLOSURES)
      throw new ApiError(409, "too_many_closures", closureMessages.too_many_closures);
    const userId = body.user_id ?? null;
    await checkPerson(tx, userId);
    const closure = toStored(deps.ids(), body, userId);
    await insertClosure(tx, caller.companyId, closure, deps.clock());
    return { closure: toAnswer(closure) };
  }),

  formRoute(saveClosure, async (_deps, { tx, params, body }) => {
    const storedClosure = (await listStoredClosures(tx)).find(({ id }) => id === params.id);
    if (!storedClosure) throw notFound();
    if (body.user_id !== undefined) await checkPerson(tx, body.user_id);
    const closure = toStored(params.id, body, body.user_id === undefined ? storedClosure.userId : body.user_id);
    if (!(await updateClosure(tx, closure))) throw notFound();
    return { closure: toAnswer(closure) };
  }),

  route(removeClosure, async (_deps, { tx, params }) => {
    if (!(await deleteClosure(tx, params.id))) throw notFound();
    return { removed: params.id };
  }),
];

function toStored(id: string, body: z.output<typeof addClosure.body>, userId: string | null): StoredClosure {
  return { id, firstDay: body.first_day, lastDay: body.last_day, label: body.label, userId };
}

function toAnswer({ id, firstDay, lastDay, label, userId }: StoredClosure) {
  return { id, first_day: firstDay, last_day: lastDay, label, user_id: userId };
}

// Why somebody is away may be their health: it is said to them, and to whoever plans.
function shownTo(caller: Caller, closure: StoredClosure): StoredClosure {
  const isOpen = closure.userId === null || closure.userId === caller.userId || mayManage(caller);
  return isOpen ? closure : { ...closure, label: closureMessages.away };
}

async function checkPerson(tx: Db, userId: string | null): Promise<void> {
  if (userId === null) return;
  const members = await listMembers(tx);
  if (members.some((member) => member.userId === userId)) return;
  const { unknown_person: sentence } = closureMessages;
  throw new ApiError(422, "unknown_person", sentence, { user_id: sentence });
}
