import { MOST_PAIRS, listTwins, mergeCustomers, tellApart } from "#api/accounts.ts";
import { strongestFirst } from "#domain/accounts/merge-customers.ts";
import { mergeMessages } from "#domain/accounts/merge.messages.ts";
import { customerMessages } from "#domain/customers/customer.messages.ts";
import { findCustomer, toCustomer } from "#server/customers/customers.repository.ts";
import { refuseAbsorbed, toCustomerAnswer } from "#server/customers/customers.routes.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { pageOf, parseCursor } from "#server/http/cursor.ts";
import { wrongInput } from "#server/http/error-answer.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { mergeTwoCustomers } from "./merge-customers.ts";
import type { TwinRow } from "./twins.repository.ts";
import { countTwins, listPairs, saveDistinct } from "./twins.repository.ts";

/** Customers who may be one: found, merged, or said to be two. */
export const twinRoutes: Route[] = [
  route(listTwins, async (_deps, { tx, query: { cursor, limit } }) => {
    const rows = await listPairs(tx, { cursor: parseCursor(cursor), limit });
    const { page, next } = pageOf(rows, limit, ({ noted_at: notedAt }) => notedAt);
    return {
      pairs: strongestFirst(page).map(({ id, reasons, one, other }) => {
        const customers = one.document_count < other.document_count ? [other, one] : [one, other];
        return { id, reasons, customers: customers.map(toTwin) };
      }),
      count: cursor === undefined ? await countTwins(tx, MOST_PAIRS) : null,
      next_cursor: next,
    };
  }),

  route(mergeCustomers, async (deps, { tx, caller, params, body }) => {
    const ids = { keptId: params.id, absorbedId: body.other_id, takenFields: body.taken_fields };
    const { customer, movedCounts } = await mergeTwoCustomers(deps, tx, caller.companyId, ids);
    return { customer: toCustomerAnswer(customer), moved_counts: movedCounts };
  }),

  route(
    tellApart,
    async (deps, { tx, caller, params: { id }, body: { other_id: otherId, is_distinct: isDistinct } }) => {
      if (id === otherId) throw new ApiError(422, "same_customer", mergeMessages.sameCustomer);
      const [one, other] = [await findCustomer(tx, id), await findCustomer(tx, otherId)];
      if (!one) throw notFound();
      if (!other) throw wrongInput({ other_id: customerMessages.unknownCustomer });
      refuseAbsorbed(one, id);
      refuseAbsorbed(other, otherId);
      await saveDistinct(tx, caller.companyId, [id, otherId], isDistinct, deps.clock());
      return { is_distinct: isDistinct };
    },
  ),
];

function toTwin({ project_count, document_count, ...row }: TwinRow) {
  return { ...toCustomerAnswer(toCustomer(row)), project_count, document_count };
}
