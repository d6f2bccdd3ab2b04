import type { MoneyFilter } from "#domain/analytics/money-list.ts";
import { MONEY_FILTERS } from "#domain/analytics/money-list.ts";

/** What the address of the money screen says: the list that is shown, and what is searched in it. */
export type MoneyAddress = { show?: MoneyFilter; q?: string };

/** Reads these for the router. A list that does not exist is none. */
export function readMoneyAddress({ show, q }: Record<string, unknown>): MoneyAddress {
  const filter = MONEY_FILTERS.find((one) => one === show);
  // The router reads « ?q=120 » as a number.
  const text = typeof q === "string" || typeof q === "number" ? String(q) : "";
  return { ...(filter && { show: filter }), ...(text !== "" && { q: text }) };
}
