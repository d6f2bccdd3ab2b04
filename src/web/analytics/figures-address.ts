import { DECLARED_CATEGORIES } from "#domain/analytics/declared-category.ts";
import type { MarginList } from "#domain/analytics/margin-lists.ts";
import type { PeriodName } from "#domain/analytics/period-names.ts";
import { PERIOD_NAMES } from "#domain/analytics/period-names.ts";
import type { DeclaredRate } from "#domain/analytics/vat-declared.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { isCalendarDate } from "#domain/shared/calendar-date.ts";

/**
 * The period in the address of the figures: a ready-made one, or its two days. Neither is the one that a page starts
 * with. `amounts`: what was invoiced is shown without VAT, else with it.
 */
export type FiguresAddress = { period?: PeriodName; from?: CalendarDate; to?: CalendarDate; amounts?: "net" };

/** Reads the period for the router. A period that does not exist is none. */
export function readFiguresAddress({ amounts, ...days }: Record<string, unknown>): FiguresAddress {
  return { ...readPeriod(days), ...(amounts === "net" && { amounts }) };
}

function readPeriod({ period, from, to }: Record<string, unknown>): FiguresAddress {
  const name = PERIOD_NAMES.find((one) => one === period);
  if (name) return { period: name };
  if (typeof from !== "string" || typeof to !== "string" || !isCalendarDate(from) || !isCalendarDate(to)) return {};
  return { from, to };
}

/** The period and the rate of the list behind the VAT to declare. Without a rate, all of them. */
export type VatAddress = FiguresAddress & Partial<DeclaredRate>;

/** The period and the part of the list behind the margins. `trade`: empty for none. */
export type MarginAddress = FiguresAddress & {
  show?: MarginList;
  trade?: string;
  customer?: string;
};

/** Reads the period and the part for the router. Every page loads it: the lists that exist are known to their page. */
export function readMarginAddress(address: Record<string, unknown>): MarginAddress {
  const { show, trade, customer } = address;
  return {
    ...readFiguresAddress(address),
    // The page of the margins takes a list that does not exist as none.
    ...(typeof show === "string" && { show: show as MarginList }),
    ...(typeof trade === "string" && { trade }),
    ...(typeof customer === "string" && { customer }),
  };
}

/** Reads the period and the rate for the router. A rate that does not exist is none. */
export function readVatAddress(address: Record<string, unknown>): VatAddress {
  const category = DECLARED_CATEGORIES.find((one) => one === address["category"]);
  const { basisPoints } = address;
  const hasRate = category !== undefined && Number.isInteger(basisPoints);
  return { ...readFiguresAddress(address), ...(hasRate && { category, basisPoints: Number(basisPoints) }) };
}
