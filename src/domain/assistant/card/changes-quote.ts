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

// « avec 10 % de remise » is read with its « avec ».
const ORDER_OF_REDONE = new RegExp(
  [
    "^.{0,40}?\\b(?:refai[st]|refaire|refaites|reprends?|reprendre)(?:[ -](?:moi|lui|leur))?",
    "(?:le|ce|mon|son|leur|notre) devis(?: (?!avec)[^,:]{1,60}?)?[,:]? (?:mais |et )?(?:avec|en mettant)",
    "(?=(?:le|la|les|l['’]|mon|ma|\\d{1,4}(?:[.,]\\d{1,2})? ?(?:h|heures?|j|jours?|m2|m²|ml)\\s))",
  ].join(" "),
  "i",
);

/** What is to change on a quote that is made again, without the order: « avec l'hébergement à 150 € ». */
export function changeOfRedone(text: string): string {
  const change = text.length > LONGEST_CHANGE ? text : text.replace(ORDER_OF_REDONE, "");
  return change !== text && /^\d/.test(change) ? `finalement ${change}` : change;
}

/** True for a text that says an amount, a percentage or a discount: it is about what a document comes to. */
export function saysPrice(text: string): boolean {
  const sentence = text.slice(0, LONGEST_CHANGE);
  return amountsSaidIn(sentence).length > 0 || PRICE_WORDS.test(` ${plainWords(sentence)} `);
}

const PRICE_WORDS = /\d ?(?:%|pour ?cents?)| (?:remise|rabais|ristourne|reduction)[ .,;:!]/;
