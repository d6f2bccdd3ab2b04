import { plainWords } from "../../../shared/search-text.ts";
import { pattern } from "../../words/pattern.ts";

// « je lui offre le déplacement », « la recette est offerte », « mets la recette à 0 »: what is not to be paid.

const LONGEST_SAYING = 160;
const LEAD = pattern`
  ^(?:(?:et|puis|mais|alors|donc|ah|oh|bon|oui|non|ok|finalement|en fait|plutot|aussi|du coup),? ){0,4}`;
const TARGET = String.raw`([^\d€%?]{2,80}?)`;
const END = String.raw`(?: (?:aussi|finalement|en fait|stp|svp|merci))?[ .!]{0,4}$`;
const GIVES = new RegExp(
  `^(?:(?:je|j'|on|nous) ?(?:(?:lui|leur|vous|te) |l')?(?:offr(?:e|es|ons|irai|ira)|` +
    `(?:fais|fait|faisons) (?:cadeau|grace)(?: de)?)|offre[sz]?(?:[- ](?:lui|leur))?) ${TARGET}${END}`,
);
const IS_GIVEN = new RegExp(
  `^(?:(?:mets?|passe|compte|note|laisse) )?${TARGET}(?: (?:est|sera|(sont|seront)))?` +
    `(?: en| totalement| entierement)? (?:offert(?:e|s|es)?|gratuit(?:e|s|es)?|gratuitement|gracieusement)${END}`,
);
const AT_NOTHING = new RegExp(
  `^(?:(?:mets?|passe|compte|laisse) )?${TARGET} (?:passe )?(?:a|en) (?:0|zero)(?:[.,]00?)? ?(?:€|euros?)?${END}`,
);
const ARTICLE = /^(?:(?:du |de la |de l'|des |de |d'|la |le |les |l'|mon |ma |mes |un |une |cette |ce )(?=\S))?/;
// What is no line: the discount of a quote, and what is not given.
const NO_LINE = pattern`
  \b(?:remises?|rabais|ristournes?|reductions?|geste|acomptes?|arrhes|tva|taux|tout|total|devis|pas|plus|jamais|si|
  non|sauf|stock|marge|options?|r?ajout[a-z]{0,3})\b`;

/** What a text gives. `isAtNothing`: its price is said to be 0, and not that it is a gift. */
export type SaidGift = { targets: string[]; isAtNothing: boolean; isOfSeveral: boolean };

/** The lines that a text gives, by their names. Null for another text. */
export function readGift(text: string): SaidGift | null {
  if (text.length > LONGEST_SAYING) return null;
  const sentence = text.replace(/\s+/g, " ").trim();
  const plain = plainWords(sentence).replaceAll("’", "'").replace(LEAD, "");
  const gift = GIVES.exec(plain) ?? IS_GIVEN.exec(plain);
  const [, words = "", plural] = gift ?? AT_NOTHING.exec(plain) ?? [];
  if (words === "" || NO_LINE.test(words)) return null;
  const targets = words.split(/ et |, /).map((target) => asTyped(sentence, target.replace(ARTICLE, "")));
  if (!targets.every((target) => /\p{L}{3}/u.test(target))) return null;
  return { targets, isAtNothing: gift === null, isOfSeveral: plural !== undefined };
}

// The words with the accents that they were typed with.
function asTyped(sentence: string, target: string): string {
  const at = plainWords(sentence).replaceAll("’", "'").indexOf(target);
  const words = at < 0 ? "" : sentence.slice(at, at + target.length);
  return plainWords(words).replaceAll("’", "'") === target ? words : target;
}
