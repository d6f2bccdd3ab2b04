import type { Civility } from "../../customers/customer.ts";
import { plainWords } from "../../shared/search-text.ts";

/** The civility of one person, as it is said. */
export type SaidCivility = Extract<Civility, "mme" | "m">;

const LONGEST = 300;
const OF_WOMAN = /\b(?:mme|mlle|madame|mademoiselle)\b/;
const OF_MAN = /\b(?:monsieur|mr)\b|(?:^|[ ,;:])m\. ?[a-z]|(?:^|[,;:] |\b(?:de|a|chez|par|que|et) )m [a-z]{2}/;
const AFTER_CIVILITY =
  /(?:\b(?:mme|mlle|madame|mademoiselle|monsieur|mr)|(?:^|[,;:] |\b(?:de|a|chez|par|que|et) )m)\.? ([a-z]{2,40})\b/g;
const SHORT_NAME = /(?:^|[,;:] )(?:(?:bon|ok|alors|donc|et|oui|non) )?([a-z]{2}) (?:m'?)?(?:a|ont|vient) /g;
const NO_NAME = new Set(
  "ai as ont est et ou de du des la le les il on ca ce tu je oh ah ok eh qui que dit paye donne regle".split(" "),
);

/**
 * Words that name a person, whatever else they mean: « Mme Avril », « M. Bon », and the names of two letters. They are
 * in plain letters.
 */
export function certainNamesIn(text: string): string[] {
  const plain = plainWords(text.slice(0, LONGEST));
  return [...plain.matchAll(AFTER_CIVILITY), ...plain.matchAll(SHORT_NAME)]
    .map(([, name = ""]) => name)
    .filter((name) => name !== "" && !NO_NAME.has(name));
}

/** The civility that a sentence says of one person, or null: « M. et Mme Garnier » are two. */
export function saidCivilityIn(text: string): SaidCivility | null {
  const plain = plainWords(text.slice(0, LONGEST));
  const [isWoman, isMan] = [OF_WOMAN.test(plain), OF_MAN.test(plain)];
  if (isWoman === isMan) return null;
  return isWoman ? "mme" : "m";
}
