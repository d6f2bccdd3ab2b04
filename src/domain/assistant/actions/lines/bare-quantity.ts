import { plainWords } from "../../../shared/search-text.ts";
import { pattern } from "../../words/pattern.ts";
import { readLineChange } from "./said-lines.ts";

const LONGEST = 100;
const BARE = pattern`
  ^\d[\d ]{0,6}(?:[.,]\d{1,4})? ?(?:h|heures?|j|jours?|journees?|m2|m²|metres? carres?|ml|metres?|m3|m³|kg|kilos?)\x20
  (?:de |d'|pour )(?:la |le |les |l')?[a-z][^\d,;:?%€]{2,60}$`;
const LEAD = /^(?:(?:et|non|ah|oui|ok|mais|plut[oô]t|alors)[ ,]{1,2}){0,3}/i;

/**
 * The order that a quantity and the name of a line say after changes of the lines of a quote: « 15 m² de carrelage »
 * is « finalement 15 m² de carrelage ». Null for another text. Alone, these words may begin another quote.
 */
export function orderOfBareQuantity(text: string): string | null {
  if (text.length > LONGEST) return null;
  const words = text
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .trim()
    .replace(LEAD, "")
    .replace(/[ .!]{1,4}$/, "");
  if (!BARE.test(plainWords(words))) return null;
  const order = `finalement ${words}`;
  return readLineChange(order)?.kind === "quantity" ? order : null;
}
