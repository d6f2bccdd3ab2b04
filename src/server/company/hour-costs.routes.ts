import { listHourCosts, saveHourCost } from "#api/team.ts";
import { hourCostMessages } from "#domain/company/costs/hour-cost.messages.ts";
import type { Db } from "#server/db/database.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { formRoute, route } from "#server/http/route.ts";
import { deleteCost, listCosts, saveCost } from "./hour-costs.repository.ts";
import { listMembers } from "./team.repository.ts";

/** What an hour costs, for owners alone. */
export const hourCostRoutes: Route[] = [
  route(listHourCosts, async (_deps, { tx }) => ({ costs: await answerCosts(tx) })),

  formRoute(saveHourCost, async (deps, { tx, caller, body: { user_id: userId, hour_cents: cents } }) => {
    if (userId !== null && !(await listMembers(tx)).some((member) => member.userId === userId))
      throw new ApiError(404, "not_found", hourCostMessages.noMember);
    if (cents === null) await deleteCost(tx, userId);
    else await saveCost(tx, caller.companyId, { id: deps.ids(), userId, cents }, deps.clock());
    return { costs: await answerCosts(tx) };
  }),
];

async function answerCosts(tx: Db) {
  return (await listCosts(tx)).map(({ userId, cents }) => ({ user_id: userId, hour_cents: cents }));
}
