import type { MoneyFilter } from "#domain/analytics/money-list.ts";
import { MONEY_FILTERS } from "#domain/analytics/money-list.ts";
import type { Period } from "#domain/analytics/period.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { isCalendarDate } from "#domain/shared/calendar-date.ts";

/**
 * What the address of the money screen says: the list that is shown, the days of a list that has a period, and what is
 * searched in it.
 */
export type MoneyAddress = { show?: MoneyFilter; q?: string; from?: CalendarDate; to?: CalendarDate };

/** Reads these for the router. A list that does not exist is none. */
export function readMoneyAddress({ show, q, from, to }: Record<string, unknown>): MoneyAddress {
  const filter = MONEY_FILTERS.find((one) => one === show);
  // The router reads « ?q=120 » as a number.
  const text = typeof q === "string" || typeof q === "number" ? String(q) : "";
  const isDated = filter !== undefined && isDay(from) && isDay(to) && from <= to;
  return { ...(filter && { show: filter }), ...(text !== "" && { q: text }), ...(isDated && { from, to }) };
}

/** The period of the list in the address, if there is one. */
export function periodInMoneyAddress({ from, to }: MoneyAddress): Period | null {
  return from !== undefined && to !== undefined ? { from, to } : null;
}

function isDay(text: unknown): text is CalendarDate {
  return typeof text === "string" && isCalendarDate(text);
}
