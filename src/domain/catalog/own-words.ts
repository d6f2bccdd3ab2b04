import { withCapital } from "../shared/french-format.ts";
import type { ChosenWork } from "./choose-works.ts";
import { nounTitle } from "./noun-title.ts";
import { clauseAt } from "./reading/clauses.ts";
import { isInfinitive } from "./reading/infinitives.ts";
import { operationOf } from "./reading/operations.ts";
import type { Order } from "./reading/orders.ts";
import type { Reading } from "./reading/reading.ts";
import type { Word } from "./reading/words.ts";
import { plainWord, wordAt } from "./reading/words.ts";

/** A title of the library: we write it, no caller sends it. */
type LibraryTitle = string;

/**
 * The title of a work of the library, or the words of the text where the title does not name the thing that the order
 * is done to: « Pose de poutre ou de linteau » for « pose d'un IPN ».
 */
export function titleInWords(
  title: LibraryTitle,
  { wordPlaces, clauses }: ChosenWork,
  orders: readonly Order[],
  reading: Reading,
): string {
  const [order, ...others] = orders.filter(
    ({ at, head, clause }) => (wordPlaces.includes(at) || wordPlaces.includes(head)) && clauses.includes(clause),
  );
  // « ajouter une applique et changer le lustre »: one order does not name them all.
  if (order === undefined || others.some(({ operation }) => operation !== order.operation)) return title;
  const titleOperation = operationOf({ text: plainWord(title.split(" ")[0] ?? ""), isPast: false })?.operation;
  if (titleOperation === order.operation && !/ ou |, | et /.test(title)) return title;
  const { at, head } = order;
  const isNoun = !isInfinitive(wordAt(reading.words, at).text);
  const { to } = clauseAt(reading.clauses, order.clause);
  const by = reading.words.findIndex(({ text }, place) => place > head && place < to && text === "par");
  const newThings = by < 0 ? [] : reading.words.slice(by + 1, to).map((word) => word.text);
  const nouns = [head, ...(isNoun ? [at] : [])].map((place) => wordAt(reading.words, place).text);
  const beginnings = [...nouns, ...newThings].filter((text) => text.length > 1).map((text) => text.slice(0, STEM));
  const isNamed = title
    .split(/[^\p{L}\d]+/u)
    .some((word) => beginnings.some((beginning) => word !== "" && plainWord(word).startsWith(beginning)));
  const words = isNamed ? null : saidAs(reading, order);
  // « tapisser le mur »: a verb without its noun is no title.
  return words === null || isInfinitive(plainWord(words.split(" ")[0] ?? "")) ? title : words;
}

/** Letters that two forms of a noun share. */
const STEM = 4;

/** The words of an order as they were written, with their accents and articles. The noun of the work comes first. */
export function saidAs(reading: Reading, order: Order): string | null {
  const { words, clauses, text: description } = reading;
  const { at, from, head, end } = order;
  if (head < clauseAt(clauses, order.clause).from) return saidApart(reading, order);
  const tokens = tokensOf(reading);
  const isBehind = head < at;
  const [start, last] = isBehind ? [from, at] : [at, end - 1];
  for (const [index, first] of tokens.entries()) {
    if (first.text !== wordAt(words, start).text) continue;
    const near = tokens.slice(index, index + MOST_TOKENS);
    const places = [wordAt(words, last), wordAt(words, head)].map(({ text }) =>
      isBehind ? near.find((token) => token.text === text) : near.findLast((token) => token.text === text),
    );
    const lastToken = places.find((token) => token !== undefined);
    if (!lastToken) continue;
    const title = description.slice(first.from, lastToken.to).replace(/\s+/g, " ");
    if (/[.;!?:()\n]/.test(title)) continue;
    return nounTitle(withCapital(isBehind ? verbFirst(title) : title));
  }
  return null;
}

// « rideau métallique : le motoriser » is « Motoriser le rideau métallique ».
function saidApart(reading: Reading, { at, head }: Order): string | null {
  const { words, clauses, text: description } = reading;
  const tokens = tokensOf(reading);
  const verb = tokens.findLast(({ text }) => text === wordAt(words, at).text);
  const nounToken = tokens.find(({ text }) => text === wordAt(words, head).text);
  if (!verb || !nounToken) return null;
  const next = tokens[tokens.indexOf(nounToken) + 1];
  const { to } = clauses.find((clause) => head >= clause.from && head < clause.to) ?? { to: head };
  const isNamed = head + 1 < to && next !== undefined && next.text === wordAt(words, head + 1).text;
  const noun = description
    .slice(nounToken.from, isNamed && !NO_NAME.test(next.text) ? next.to : nounToken.to)
    .toLowerCase();
  const wordBefore = tokens[tokens.indexOf(nounToken) - 1]?.text ?? "";
  const pronoun = [wordAt(words, at - 1).text, wordBefore].find((text) => /^(?:le|la|les)$/.test(text));
  const isVerb = isInfinitive(wordAt(words, at).text);
  const article = pronoun === undefined ? ": " : isVerb ? `${pronoun} ` : `${OF[pronoun] ?? ":"} `;
  return nounTitle(withCapital(`${description.slice(verb.from, verb.to)} ${article}${noun}`.replace(" :", " :")));
}

const OF: Record<string, string> = { le: "du", la: "de la", les: "des" };
const NO_NAME = /^(?:.{1,2}|est|sont|etait|qui|que|dans|avec|pour|par|sur|sous|des|les|une|ont|fait|reste)$/;

// « la chaudière existante est à raccorder » is « Raccorder la chaudière existante ».
function verbFirst(title: string): string {
  const [, noun = title, verb = ""] = /^(.*?)(?: (?:est|sont|reste|restent|serait))? à (\p{L}+)$/iu.exec(title) ?? [];
  const isAcronym = /^\p{Lu}{2}/u.test(noun);
  return verb === "" ? title : `${verb} ${isAcronym ? noun : `${noun.charAt(0).toLowerCase()}${noun.slice(1)}`}`;
}

type Token = { text: string; from: number; to: number };

// The words of one description are found once.
const TOKENS = new WeakMap<readonly Word[], Token[]>();

function tokensOf({ words, text: description }: Reading): Token[] {
  const cachedTokens = TOKENS.get(words);
  if (cachedTokens) return cachedTokens;
  const tokens = [...description.slice(0, LONGEST_TEXT).matchAll(/[\p{L}\d]+/gu)].map((match) => ({
    text: plainWord(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
  TOKENS.set(words, tokens);
  return tokens;
}

/** Longest part of a description whose words are given back, in characters. */
const LONGEST_TEXT = 4_000;

const MOST_TOKENS = 14;
