import { plainWords } from "../../shared/search-text.ts";
import type { Answers } from "../conversation/flow.ts";
import type { FormField } from "../conversation/message.ts";
import { pattern } from "../words/pattern.ts";

// What is said beside the card of a new project when it is for one that exists: « mais c'est pour le projet de Claire
// Roux ! ». These words name a project, and nobody.

const LONGEST_SAYING = 160;

const SAYING = pattern`
  ^(?:(?:ah|oh|bon|euh|non|nan|mais|en fait|finalement|pardon|attends?|alors|ok|oui|et|stp)\b ?[,:]? ?){0,6}
  (?:(?:c'est|c'etait|ce sera|ca c'est|tout ca c'est|il est|mets(?:[- ]l[ea]s?)?|mets ca|ajoute(?:[- ]l[ea]s?)?|
  range[- ]le)\x20)?(?:pour|dans|sur|a) (?:le|mon|notre|ce|son) (?:meme )?(?:projet|chantier)\b ?(.{0,80})$`;
const OF_RECENT = pattern`
  ^(?:(?:la|ci|d'avant|precedent|existant|deja existant|en cours|qui existe(?: deja)?)$|
  (?:que |qu')(?:on|je|tu|nous|j'ai|tu as|on a)\b.{0,60}$|$)`;
const LINK = pattern`
  ^(?:(?:existant|en cours) )?(?:(?:qui s'appelle|appele|nomme|:) ?)?(?:de la |de l'|du |des |de |d'|chez |avec |pour )?
  (?:(?:madame|monsieur|mme|mlle|mr|m)\.? )?`;

/**
 * The project that a text says the card is for: words of its name or of its customer. Empty words for the one that the
 * conversation spoke of. Null for another text.
 */
export function projectOfCard(text: string): { words: string } | null {
  if (text.length > LONGEST_SAYING || /\d ?(?:€|%|h\b)/.test(text)) return null;
  const plain = plainWords(text.replace(/[«»"“”]/g, " ").replace(/\s+/g, " "))
    .replaceAll("’", "'")
    .replace(/[.!, ]{1,5}$/, "")
    .trim();
  const [match, rest = ""] = SAYING.exec(plain) ?? [];
  if (match === undefined) return null;
  if (OF_RECENT.test(rest)) return { words: "" };
  const words = rest.replace(LINK, "").trim();
  return words.length >= SHORTEST_NAME ? { words } : null;
}

const SHORTEST_NAME = 2;

/** The answers of a card once its lines are for a project that exists: the project has its own customer and days. */
export function answersForProject(
  { quoteSaid, vatRegime, sellerName }: Answers,
  fields: readonly FormField[],
): Answers {
  const regime = fields.find(({ name }) => name === "vatRegime")?.value;
  const typedRegime = regime === "standard" || regime === "franchise" ? regime : vatRegime;
  return {
    ...(quoteSaid && { quoteSaid }),
    ...(typedRegime && { vatRegime: typedRegime }),
    ...(sellerName && { sellerName }),
  };
}
