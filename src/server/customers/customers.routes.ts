import { createCustomer, getCustomer, listCustomers, updateCustomer } from "#api/customers.ts";
import { absorbedSentence } from "#domain/customers/customer.messages.ts";
import type { CustomerCard } from "#domain/customers/customer.ts";
import { customerName, isMissingSiren, missingBuyerFields } from "#domain/customers/customer.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { creationOf, pageOf, parseCursor } from "#server/http/cursor.ts";
import { wrongInput } from "#server/http/error-answer.ts";
import type { Route } from "#server/http/route.ts";
import { formRoute, route } from "#server/http/route.ts";
import { newCustomer, toClientInfo, withClientInfo } from "./client-info.ts";
import { listCustomerPage, findCustomerInUse, lockCustomer, saveCustomer, toCustomer } from "./customers.repository.ts";
import { addCustomer, matchCustomer } from "./match-customer.ts";

/** Customers: list, create, read, save. */
export const customerRoutes: Route[] = [
  route(listCustomers, async (_deps, { tx, query }) => {
    const rows = await listCustomerPage(tx, query.q ?? "", parseCursor(query.cursor), query.limit);
    const { page, next } = pageOf(rows, query.limit, creationOf);
    return { customers: page.map((row) => toCustomerAnswer(toCustomer(row))), next_cursor: next };
  }),

  formRoute(createCustomer, async (deps, { tx, caller, body }) => {
    const { is_new_customer: isNew = false, ...sentInfo } = body;
    const description = withClientInfo(newCustomer(deps.ids()), sentInfo);
    if (customerName(description) === "") throw wrongInput(namelessField(description.kind));
    const { customer } = await (isNew ? addCustomer : matchCustomer)(deps, tx, caller.companyId, sentInfo, "");
    return { customer: toCustomerAnswer(customer) };
  }),

  route(getCustomer, async (_deps, { tx, params }) => {
    const usedCustomer = await findCustomerInUse(tx, params.id);
    if (!usedCustomer) throw notFound();
    return { customer: toCustomerAnswer(usedCustomer.customer), project_count: usedCustomer.projectCount };
  }),

  formRoute(updateCustomer, async (deps, { tx, params, body }) => {
    const customer = await lockCustomer(tx, params.id);
    if (!customer) throw notFound();
    refuseAbsorbed(customer, params.id);
    const changedCustomer = withClientInfo(customer, body);
    await saveCustomer(tx, changedCustomer, deps.clock());
    return { customer: toCustomerAnswer(changedCustomer) };
  }),
];

function namelessField(kind: CustomerCard["kind"]): Record<string, string> {
  return kind === "company"
    ? { company: fieldMessages.customerCompany }
    : { last_name: fieldMessages.customerLastName };
}

/** 409 when what a screen changes is the card of a customer who was merged into this one since it was read. */
export function refuseAbsorbed(customer: CustomerCard, id: string): void {
  if (customer.id !== id) throw new ApiError(409, "customer_merged", absorbedSentence(customerName(customer)));
}

/** A customer on the wire. */
export function toCustomerAnswer(customer: CustomerCard) {
  return {
    id: customer.id,
    ...toClientInfo(customer),
    missing: missingBuyerFields(customer),
    lacks_siren: isMissingSiren(customer),
  };
}
