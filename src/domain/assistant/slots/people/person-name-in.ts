import { capitaliseName } from "../../../customers/person-name.ts";
import { withoutAccents } from "../../../shared/search-text.ts";
import { FIRST_NAMES } from "../../words/first-names.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt, wordSet } from "../../words/tokens.ts";

/** The names of a person, as a careful person writes them. */
export type PersonNames = { firstName?: string; lastName?: string };

const TITLES = wordSet(
  "m mr mrs ms monsieur mme madame mlle mademoiselle messieurs mesdames mm docteur dr maitre veuve vve",
);
const PARTICLES = wordSet("le la les de du des d l van von der den di da ben bel el al saint st sainte");

/** True for « M. », « Madame »… at a token. */
export function isTitle(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!token || !TITLES.has(token.text)) return false;
  // « m » alone is a metre, or a letter: a point, « et Mme » or a capital tells the title.
  if (token.text !== "m") return token.text !== "ms" || tokens[index + 1]?.text !== "'";
  const isAfterNumber = tokens[index - 1]?.kind === "number";
  return !isAfterNumber && /^(\.|et)$/.test(tokens[index + 1]?.text ?? "");
}

// « M'Hamed », « M A R T Y ».
function isLetterOfName(tokens: readonly Token[], index: number): boolean {
  const following = tokens[index + 1];
  if (wordAt(tokens, index) !== "m" || !following) return false;
  return (following.text === "'" && !following.isSpaced) || (following.kind === "word" && following.text.length === 1);
}

/** The token after the titles that begin at a token: « M. et Mme ». */
export function afterTitles(tokens: readonly Token[], index: number): number {
  let next = index;
  for (;;) {
    if (TITLES.has(tokens[next]?.text ?? "") && !isLetterOfName(tokens, next))
      next += tokens[next + 1]?.text === "." ? 2 : 1;
    else if (next > index && tokens[next]?.text === "et" && TITLES.has(tokens[next + 1]?.text ?? "")) next += 1;
    else return next;
  }
}

/** The first and last names that some tokens hold: « Mme Anne Tanguy », « jean-pierre LE BRIS ». */
export function personNamesIn(text: string, tokens: readonly Token[], from: number, to: number): PersonNames {
  const start = afterTitles(tokens, from);
  const words = (tokens[start] ? text.slice(tokens[start].start, tokens[to - 1]?.end ?? 0) : "")
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word))
    .map((word) => word.replace(/[,;.!?]{1,3}$/, ""));
  if (words.length === 0 || start >= to) return {};
  const hasTitle = start > from;
  const [first = ""] = words;
  if (isParticle(first) || (words.length === 1 && hasTitle)) return { lastName: capitaliseName(words.join(" ")) };
  if (words.length === 1) return {};
  // « DUPONT Jean »: the last name is written first, in capitals.
  const last = words.at(-1) ?? "";
  const isReversed = isCapitals(first) && !isCapitals(last) && FIRST_NAMES.has(withoutAccents(last).toLowerCase());
  return isReversed
    ? { firstName: capitaliseName(last), lastName: capitaliseName(words.slice(0, -1).join(" ")) }
    : { firstName: capitaliseName(first), lastName: capitaliseName(words.slice(1).join(" ")) };
}

// With what follows its apostrophe: « d'Aubigné-Châteaubriand ».
const LONGEST_PARTICLE = 60;

/** True for the little word that begins or holds a family name: « Le », « de », « d' ». */
export function isParticle(word: string): boolean {
  return word.length <= LONGEST_PARTICLE && PARTICLES.has(withoutAccents(word).toLowerCase().split(/['’]/)[0] ?? "");
}

function isCapitals(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}
