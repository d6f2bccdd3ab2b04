import type { AccountFilter } from "#domain/accounts/account-list.ts";
import { ACCOUNT_FILTERS } from "#domain/accounts/account-list.ts";

/** What the address of the customers' screen says: the list that is shown, its order, and what is searched. */
export type CustomersAddress = { show?: AccountFilter; q?: string; by?: "amount" };

/** Reads these for the router. A list that does not exist is none. */
export function readCustomersAddress({ show, q, by }: Record<string, unknown>): CustomersAddress {
  const filter = ACCOUNT_FILTERS.find((one) => one === show);
  // The router reads « ?q=69003 » as a number.
  const text = typeof q === "string" || typeof q === "number" ? String(q) : "";
  return { ...(filter && { show: filter }), ...(text !== "" && { q: text }), ...(by === "amount" && { by }) };
}
