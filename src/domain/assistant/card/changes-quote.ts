import { plainWords } from "../../shared/search-text.ts";

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
