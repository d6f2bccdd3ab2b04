import { plainWords } from "../../../shared/search-text.ts";
import { saysBuildingWorks } from "./home-rate.ts";

const LONGEST_ORDER = 2_000;
const BARE_RATE = /(?<=[\p{L}\d€²]), ?(10|5[.,]5) ?(?:%|pour ?cents?)(?=[ .!]{0,4}$)/iu;
const OTHER_SHARE =
  /\b(?:remises?|rabais|ristournes?|reductions?|geste|acomptes?|arrhes|avance|tva|taux|marge|moins)\b/;

/**
 * An order of works in a building that ends with a reduced rate alone: « …, 4 h de pose à 52 €, 10 % » says its VAT.
 * Another order stays as it is, and its « 10 % » is named.
 */
export function withRateAtEnd(order: string): string {
  const isSure = order.length <= LONGEST_ORDER && !OTHER_SHARE.test(plainWords(order)) && saysBuildingWorks(order);
  const shares = isSure ? (order.match(/%|pour ?cents?/gi) ?? []) : [];
  return shares.length === 1 ? order.replace(BARE_RATE, ", TVA $1 %") : order;
}
