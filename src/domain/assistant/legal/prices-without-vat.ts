import { plainWords } from "../../shared/search-text.ts";
import { pattern } from "../words/pattern.ts";

/**
 * Where a text says « mes prix sont sans TVA »: they may be without taxes, to which VAT is added, or of who charges
 * none. It is asked. Null where the text says which.
 */
export function pricesWithoutVatAt(text: string): [number, number] | null {
  const plain = plainWords(text.slice(0, LONGEST)).replaceAll("’", "'");
  const match = plain.length === Math.min(text.length, LONGEST) ? SAYING.exec(plain) : null;
  if (match === null || SAYS_WHICH.test(plain)) return null;
  return [match.index, match.index + match[0].length];
}

const LONGEST = 5_000;
const SAYING = pattern`
  (?<![a-z])(?:(?:tous )?(?:mes|les|ces|nos|tous mes) )?(?:prix|tarifs?|montants?)(?: (?:que \S+ \S+|donnes|annonces))?
  \x20(?:(?:sont|est|s'entendent|c'est|etaient)(?: tous| donnes| exprimes| dits)? )?sans (?:la )?tva(?![a-z])`;
const SAYS_WHICH = pattern`
  \b(?:franchise|hors taxes?|ht|293|facture (?:pas|jamais)|(?:auto|micro)[ -]?entrepr|assujetti|non applicable)`;
