import type { Endpoint } from "#api/endpoint.ts";
import { companyRoutes } from "#server/company/company.routes.ts";
import { customerRoutes } from "#server/customers/customers.routes.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Caller } from "#server/http/caller.ts";
import type { BuiltRequest } from "#server/http/route.ts";
import { assertAllowed } from "#server/http/route.ts";
import { creditNoteRoutes } from "#server/invoices/credit-notes.routes.ts";
import { paymentRoutes } from "#server/payments/payments.routes.ts";
import { projectRoutes } from "#server/projects/projects.routes.ts";
import { taskRoutes } from "#server/projects/tasks.routes.ts";
import { quoteConditionRoutes } from "#server/quotes/conditions/quote-conditions.routes.ts";
import { quoteRoutes } from "#server/quotes/quotes.routes.ts";
import type { z } from "zod";

const ROUTES = [
  ...projectRoutes,
  ...customerRoutes,
  ...taskRoutes,
  ...paymentRoutes,
  ...quoteRoutes,
  ...quoteConditionRoutes,
  ...creditNoteRoutes,
  ...companyRoutes,
];

/** Makes a call of the contract, inside the transaction of another one. */
export type CallAs = <E extends Endpoint>(
  endpoint: E,
  sent: { params: Record<string, string>; body?: unknown },
) => Promise<z.output<E["answer"]>>;

/**
 * Makes calls as this person. They are those of the screens: the same rights, the same reading of the body, the same
 * rules and refusals.
 */
export function callAs(deps: Deps, tx: Db, caller: Caller): CallAs {
  return async <E extends Endpoint>(endpoint: E, { params, body }: { params: object; body?: unknown }) => {
    const route = ROUTES.find((one) => one.endpoint === endpoint);
    if (route?.kind !== "company")
      throw new Error(`${endpoint.path} is no call of an action: add its routes to ROUTES`);
    assertAllowed(route, caller, body);
    // A route is stored without the types of its own input, which the contract reads here.
    const run = route.run as (deps: Deps, request: BuiltRequest) => Promise<unknown>;
    const query = endpoint.query?.parse({});
    const input = { params: { ...params }, query, body: endpoint.body?.parse(body), tx, caller };
    // The schema of this endpoint reads it; the compiler sees only that some schema does.
    return endpoint.answer.parse(await run(deps, input)) as z.output<E["answer"]>;
  };
}
