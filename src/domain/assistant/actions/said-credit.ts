import { plainWords } from "../../shared/search-text.ts";
import { pattern } from "../words/pattern.ts";

const LONGEST = 200;
const CREDITED = pattern`
  \bavoir(?: (?:(?:a|au|de|pour|chez) (?:m\.?|mme|mr|mlle|monsieur|madame|les)|aux) [a-z'-]{2,30}
  (?: [a-z'-]{2,30})?)?(?: de \d[\d .,]{0,12}(?:€|euros?|eur|e|balles?)?(?: ttc)?)?
  (?: (?:sur|pour|de|du|des) | d')(?:la ligne (?:de |d'|du |des )?)?
  (?:le |la |les |l'|un |une )?(?:["«] ?)?(.{3,80}?)(?: ?["»])?
  (?= (?:a|au|aux|de|chez|pour|sur) (?:la facture|ma facture|sa facture|m\. |mme|mr |monsieur|madame|les [a-z]|f\d{4})|
  [,.;!?]|$)`;
// The invoice itself, somebody, all of it, and a sum.
const NO_LINE = /^(?:factures?|f\d{4}|m\.? |mme|mr |monsieur|madame|tout|toute|totalite|total|\d|moitie|lui|elle|eux)/;

/** The words of the line of an invoice that is to be credited: « fais un avoir sur le déplacement ». Empty for none. */
export function readCreditedWords(text: string): string {
  if (text.length > LONGEST) return "";
  const sentence = text.replace(/’/g, "'").trim();
  const plain = plainWords(sentence);
  const words = CREDITED.exec(plain)?.[1] ?? "";
  if (words === "" || NO_LINE.test(words)) return "";
  // The letters of both texts stand at the same places, else the plain ones are given.
  const at = plain.length === sentence.length ? plain.indexOf(words) : -1;
  return at < 0 ? words : sentence.slice(at, at + words.length);
}

/** Names of records without those of a line: « un avoir pour la ligne de faïence » names no customer. */
export function withoutLine(names: string[], text: string): string[] {
  const plain = plainWords(text);
  if (!/\bavoir\b/.test(plain) || !/\bla ligne\b/.test(plain)) return names;
  const ofLine = new Set(plainWords(readCreditedWords(text)).split(/[^a-z0-9]+/));
  return names.filter((name) => name !== "ligne" && !ofLine.has(name));
}
