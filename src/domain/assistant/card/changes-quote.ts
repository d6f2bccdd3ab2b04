import { plainWords } from "../../shared/search-text.ts";
import { pattern } from "../words/pattern.ts";
import { amountsSaidIn } from "../words/said-amounts.ts";

/**
 * True for a text that changes the lines of a quote: « ajoute une ligne », « la TVA est à 10 % », « change le prix »,
 * « corrige le devis ».
 */
export function changesQuote(text: string): boolean {
  const plain = ` ${plainWords(text.slice(0, LONGEST_CHANGE))} `;
  return (CHANGE_WORDS.test(plain) && LINE_WORDS.test(plain)) || CHANGED_QUOTE.test(plain);
}

const LONGEST_CHANGE = 300;
const CHANGE_WORDS =
  / (?:finalement|(?:r?ajoute|change|corrige|modifie|enleve|supprime|retire)[rz]?|mets|mettre|passe) /;
const LINE_WORDS = / (?:lignes?|tva|prix|remise|quantites?) /;
const CHANGED_QUOTE = / (?:change|corrige|modifie)[rz]? (?:le|ce|mon) devis /;

/** True for a text that orders the quote that is there again: « refais le devis avec 20 % de remise ». */
export function redoesQuote(text: string): boolean {
  return REDONE_QUOTE.test(` ${plainWords(text.slice(0, LONGEST_CHANGE))} `);
}

const REDONE_QUOTE = pattern`
  \x20(?:refai(?:s|t|tes|re)|reprend(?:s|re)|rev(?:ois|oir))(?:[ -](?:moi|lui|leur))?
  \x20(?:le|ce|mon|son|leur|notre) devis[ .,;:!]`;

/** True for a text that says an amount, a percentage or a discount: it is about what a document comes to. */
export function saysPrice(text: string): boolean {
  const sentence = text.slice(0, LONGEST_CHANGE);
  return amountsSaidIn(sentence).length > 0 || PRICE_WORDS.test(` ${plainWords(sentence)} `);
}

const PRICE_WORDS = /\d ?(?:%|pour ?cents?)| (?:remise|rabais|ristourne|reduction)[ .,;:!]/;
