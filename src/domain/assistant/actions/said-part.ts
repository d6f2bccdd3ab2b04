import { pattern } from "../words/pattern.ts";

/** A part of an invoice that is said without its amount: « la moitié », « un acompte », « la TVA ». */
export type SaidPart = "half" | "quarter" | "unsaid";

const HALF = /\bla moitie\b/;
const QUARTER = /\b(?:un|le) quart\b/;
const UNSAID = pattern`
  \b(?:moities?|quarts?|tiers|parties?|partiellement|bouts?|acomptes?|arrhes|tranches?|morceaux?|peu|presque|
  quasi(?:ment)?|premiere?s?|le debut|les heures|tva|taxes?|manque|echeances?|mensualites?|versements?|moins|sauf|
  hormis|excepte|pas tout)\b`;

/** The part that a sentence in plain letters says, or null. Of « un peu plus de la moitié » the sum is asked. */
export function readSaidPart(plain: string): SaidPart | null {
  const rest = plain.replace(HALF, " ").replace(QUARTER, " ");
  if (UNSAID.test(rest)) return "unsaid";
  if (HALF.test(plain)) return QUARTER.test(plain) ? "unsaid" : "half";
  return QUARTER.test(plain) ? "quarter" : null;
}
