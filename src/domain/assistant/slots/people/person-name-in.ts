import { capitaliseName } from "../../../customers/person-name.ts";
import { withoutAccents } from "../../../shared/search-text.ts";
import { FIRST_NAMES } from "../../words/first-names.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt, wordSet } from "../../words/tokens.ts";
import { COMPOSED_NAME } from "./composed-names.ts";

/** The names of a person, as a careful person writes them. */
export type PersonNames = { firstName?: string; lastName?: string };

const TITLES = wordSet(
  "m mr mrs ms monsieur mme madame mlle mademoiselle messieurs mesdames mm docteur dr maitre veuve vve",
);
const PARTICLES = wordSet(
  "le la les de du des d l van von der den di da ben bel el al saint st sainte ait ould bou abou dos del della",
);

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
    else if (next > index && /^(?:et|&)$/.test(wordAt(tokens, next)) && TITLES.has(tokens[next + 1]?.text ?? ""))
      next += 1;
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
  const last = words.at(-1) ?? "";
  // « Mme Ait Ahmed »: the second word may be a first name elsewhere.
  if (hasTitle && words.length === 2 && OF_TWO.has(plainName(first)))
    return { lastName: capitaliseName(words.join(" ")) };
  const [, joint, second = ""] = words;
  // « Mme Pinto da Silva », « M. Costa de Almeida »: two last names.
  if (hasTitle && words.length > 2 && !isFirstName(first) && JOINS_LAST_NAMES.test(plainName(joint ?? "")))
    return { lastName: capitaliseName(words.join(" ")) };
  // « Paul et Inès Marchand ».
  if (joint === "et" && words.length > 3 && isFirstName(first) && isFirstName(second)) {
    const firstName = `${capitaliseName(first)} et ${capitaliseName(second)}`;
    return { firstName, lastName: capitaliseName(words.slice(3).join(" ")) };
  }
  if (words.length > 1 && isLastNameFirst(words))
    return { firstName: capitaliseName(last), lastName: capitaliseName(words.slice(0, -1).join(" ")) };
  if (isParticle(first) || (words.length === 1 && hasTitle)) return { lastName: capitaliseName(words.join(" ")) };
  if (words.length === 1) return {};
  // « jean marc tessier ».
  if (words.length > 2 && COMPOSED_NAME.test(plainName(`${first} ${joint}`)))
    return { firstName: capitaliseName(`${first} ${joint}`), lastName: capitaliseName(words.slice(2).join(" ")) };
  return { firstName: capitaliseName(first), lastName: capitaliseName(words.slice(1).join(" ")) };
}

// « DUPONT Jean », « Roux Claire », « Le Bihan Nathalie »: the last name is written first. Capitals tell it, or a first
// name at the end alone. One that is as often a last name (« Zélie Martin ») tells nothing.
function isLastNameFirst(words: readonly string[]): boolean {
  const [first = ""] = words;
  const [last = "", beforeLast = ""] = words.toReversed();
  if (!isFirstName(last) || isParticle(beforeLast)) return false;
  if (isCapitals(first) && !isCapitals(last)) return true;
  return !isFirstName(first) && !LAST_NAMES.has(plainName(last));
}

const JOINS_LAST_NAMES = /^(?:da|das|dos|do|de|di|della|del|y|e)$/;

const OF_TWO = wordSet("ait ould ben bou abou el al da dos di");

function isFirstName(word: string): boolean {
  return FIRST_NAMES.has(plainName(word)) || FIRST_NAMES.has(plainName(word).split("-")[0] ?? "");
}

function plainName(word: string): string {
  return withoutAccents(word).toLowerCase();
}

const LAST_NAMES = wordSet(`
  adam albert alexandre andre antoine arnaud arthur aubert aubin augustin auguste baptiste barnabe barthelemy basile
  bastien benoit bernard berthe bertrand blaise blanche boris brice bruno cesar charles christian christophe clair
  clement colas colette colin come constant constantin cyrille daniel david denis desire didier dominique edmond
  elie emile etienne eugene fabre felix ferdinand ferrand firmin florent fortin francois franck gabriel gaillard
  garnier gaspard gauthier gautier georges gerard germain gilbert gilles godard gregoire gustave guillaume guy henri
  henry herve hilaire honore hubert hugo hugues humbert isaac jacob jacques jacquet jean jerome joseph jordan
  jourdain jules julien lambert laurent leger leon leonard louis luc lucas marc marcel marie marin marion martial
  martin masson mathieu mathis matthieu maurice maxime mercier michel moise morgan morin nathan nicolas noel norbert
  olivier pascal patrice paul perrin perrot philippe picard pierre prosper quentin raoul raymond regis remy rene
  renard renaud reynaud richard robert robin roch rodolphe roger roland rolland romain rose rousseau roy roze
  salomon samson samuel saturnin sebastien serge simon sylvestre tanguy thierry thibault thomas tristan urbain
  valentin valery victor vidal vincent vivien xavier yves
`);

// With what follows its apostrophe: « d'Aubigné-Châteaubriand ».
const LONGEST_PARTICLE = 60;

/** True for the little word that begins or holds a family name: « Le », « de », « d' ». */
export function isParticle(word: string): boolean {
  return word.length <= LONGEST_PARTICLE && PARTICLES.has(withoutAccents(word).toLowerCase().split(/['’]/)[0] ?? "");
}

function isCapitals(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}
