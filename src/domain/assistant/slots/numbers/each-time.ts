import type { Slots } from "../../understanding.ts";
import type { Measure } from "./measure.ts";

/** True for « entretien du jardin, 190 € par mois »: the price of each time, which no number of months multiplies. */
export function isEachTime(measures: readonly Measure[]): boolean {
  const isPaidMonthly = measures.some((measure) => measure.kind === "price" && measure.per === "month");
  return isPaidMonthly && !measures.some((measure) => measure.kind === "quantity" && measure.unit === "month");
}

/**
 * That a work comes back, where every price of a text is that of a month. A price for all beside it (« site 1 200 €,
 * hébergement 25 € par mois ») leaves it open.
 */
export function recurrenceOfPrices(measures: readonly Measure[]): Pick<Slots, "recurrence"> {
  const prices = measures.filter((measure) => measure.kind === "price");
  const isEach = isEachTime(measures) && prices.every(({ per }) => per === "month");
  const [first] = prices;
  return isEach && first ? { recurrence: { value: "recurring", at: [first.from, first.to] } } : {};
}

/** « chaque mois », « tous les ans ». */
export const EACH_TIME = /^(?:chaque|tous les|toutes les) (?:mois|trimestres?|semaines?|ans|annees?)(?: |$)/;
