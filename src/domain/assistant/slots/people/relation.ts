import { pattern } from "../../words/pattern.ts";

// « c'est le voisin du maire »: who they are to somebody, and no name.
const RELATION = pattern`
    ^(?:(?:le|la|l|un|une|les|mon|ma|') ?)?(?:voisine?s?|freres?|soeurs?|copains?|copines?|potes?|amie?s?|cousine?s?|
    fils|fille|mere|pere|
    beau|belle|gendre|patronn?e?|gardienn?e?|locataires?|proprietaires?|proprio|femme|mari|neveu|niece|oncle|tante|
    client|
    cliente) (?:de|du|d|des|qui|que|a|en|au|la)(?: |$)|
    ^(?:(?:le|la|un|une) )?(?:monsieur|dame|gars|mec|type|nana) (?:du|qui|que|a|en|au)(?: |$)`;

/** True for words that say who somebody is to somebody else, without a name. */
export function isRelation(words: string): boolean {
  return RELATION.test(words);
}
