import { getCustomer, listCustomers, updateCustomer } from "#api/customers.ts";
import type { CustomerCard } from "#domain/customers/customer.ts";
import { missingBuyerFields } from "#domain/customers/customer.ts";
import { notFound } from "#server/http/api-error.ts";
import { creationOf, pageOf, parseCursor } from "#server/http/cursor.ts";
import type { Route } from "#server/http/route.ts";
import { formRoute, route } from "#server/http/route.ts";
import { toClientInfo, withClientInfo } from "./client-info.ts";
import { listCustomerPage, findCustomer, saveCustomer, toCustomer } from "./customers.repository.ts";

/** Customers: list, read, save. A customer is created with its first project. */
export const customerRoutes: Route[] = [
  route(listCustomers, async (_deps, { tx, query }) => {
    const rows = await listCustomerPage(tx, query.q ?? "", parseCursor(query.cursor), query.limit);
    const { page, next } = pageOf(rows, query.limit, creationOf);
    return { customers: page.map((row) => toAnswer(toCustomer(row))), next_cursor: next };
  }),

  route(getCustomer, async (_deps, { tx, params }) => {
    const customer = await findCustomer(tx, params.id);
    if (!customer) throw notFound();
    return { customer: toAnswer(customer) };
  }),

  formRoute(updateCustomer, async (deps, { tx, params, body }) => {
    const customer = await findCustomer(tx, params.id, true);
    if (!customer) throw notFound();
    const changedCustomer = withClientInfo(customer, body);
    await saveCustomer(tx, changedCustomer, deps.clock());
    return { customer: toAnswer(changedCustomer) };
  }),
];

function toAnswer(customer: CustomerCard) {
  return { id: customer.id, ...toClientInfo(customer), missing: missingBuyerFields(customer) };
}
