import { plainWords } from "../../shared/search-text.ts";
import { pattern } from "../words/pattern.ts";
import { amountsSaidIn } from "../words/said-amounts.ts";

const LONGEST_SAYING = 120;
const BARE_SUM = pattern`
  ^(?:(?:non|nan|ah|oui|ok|mais|en fait|plutot|finalement|disons),? ?){0,4}
  (?:(?:refais|refaire|reprends|revois)(?:[ -](?:moi|lui|leur))? (?:le|ce|mon|notre) devis )?
  (?:(?:c'est|ca fait|on a dit|a|pour|mets|de|le total c'est|le total est de|total) ?){0,3}
  \d[\d ]{0,9}(?:[.,]\d{1,2})? ?(?:€|euros?)(?: (?:ht|ttc|tout compris|au total|en tout))?[.! ]{0,3}$`;

/**
 * The sum that a text says of the whole, and of no line: « non c'est 3000 € », « refais le devis à 3000 € ». In cents.
 * Null for another text.
 */
export function bareSumIn(text: string): number | null {
  if (text.length > LONGEST_SAYING || !BARE_SUM.test(plainWords(text))) return null;
  const [cents, ...others] = amountsSaidIn(text);
  return cents === undefined || others.length > 0 || !Number.isFinite(cents) ? null : cents;
}
