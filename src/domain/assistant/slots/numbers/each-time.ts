import type { Token } from "../../words/tokens.ts";
import type { Measure } from "./measure.ts";

/** True for « facture récurrente … 190 € par mois »: the price of each time, which no number of months multiplies. */
export function isEachTime(tokens: readonly Token[], measures: readonly Measure[]): boolean {
  const isCounted = measures.some((measure) => measure.kind === "quantity" && measure.unit === "month");
  return !isCounted && tokens.some(({ text }) => /^(recurrente?|mensuel|mensuelle|abonnement)$/.test(text));
}

/** « chaque mois », « tous les ans ». */
export const EACH_TIME = /^(?:chaque|tous les|toutes les) (?:mois|trimestres?|semaines?|ans|annees?)(?: |$)/;
