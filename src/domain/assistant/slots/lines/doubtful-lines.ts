import type { SaidLine, Slot } from "../../understanding.ts";
import { tokensOf, wordAt, wordSet } from "../../words/tokens.ts";
import type { LabelWords } from "../labels/label-words.ts";
import { clauseStart, cleanLabel, isSeparator, labelAfter } from "../line-labels.ts";
import type { Measure } from "../numbers/measure.ts";
import type { PricedWork } from "../priced-quantity.ts";
import { placeOf } from "../read-durations.ts";

/** The lines of a text of which a price could not be read: its line has none. `words`: what was not understood. */
export type DoubtfulLines = { lines: SaidLine[]; words: string[] };

/**
 * The lines of a text in which some price belongs to no work for sure. That price is given to nothing: what it stands
 * beside becomes a line without price, and so does the work whose price it may be (« 45 €, plutôt 50 € »). Null when
 * nothing else is sure, or when the price may be that of the whole.
 */
export function readDoubtfulLines(
  words: LabelWords,
  works: readonly PricedWork[],
  otherLines: readonly Slot<SaidLine>[],
  prices: readonly Measure[],
): DoubtfulLines | null {
  const doubtfulPrices = prices
    .filter((price) => {
      const [at] = placeOf(words.tokens, price);
      return !works.some(({ from, to }) => at >= from && at < to);
    })
    .toSorted((one, other) => one.from - other.from);
  const allDoubts = doubtfulPrices.map((price, index) => {
    const [previous, next] = [doubtfulPrices[index - 1], doubtfulPrices[index + 1]];
    const least = previous && isThingBetween(words, previous, price) ? previous.to : 0;
    return doubtAt(words, works, { price, least, isEnded: next !== undefined && isThingBetween(words, price, next) });
  });
  // « 22 € ou 25 € » is one doubt.
  const doubts = allDoubts.filter(({ at }, index) => at[0] !== allDoubts[index - 1]?.at[0]);
  const openWorks = new Set(doubts.map(({ workInDoubt }) => workInDoubt));
  const isUnnamed = ({ line }: PricedWork) => line.label === "" && line.unit !== "h" && line.unit !== "day";
  const unnamedWorks = works.filter(isUnnamed);
  const isSure = works.some((work) => !openWorks.has(work) && !isUnnamed(work));
  if (!isSure || doubts.some(({ isOfWhole }) => isOfWhole) || doubts.length + unnamedWorks.length === 0) return null;
  const ofWorks = works.map((work) => ({
    value: openWorks.has(work) || isUnnamed(work) ? withoutPrice(work) : saidLine(work),
    at: work.from,
  }));
  const ofDoubts = doubts.flatMap(({ label, at }) =>
    label === "" ? [] : [{ value: { label, quantity: 1, unit: "flat" as const, unitPriceEuros: null }, at: at[0] }],
  );
  const ofOthers = otherLines.map(({ value, at }) => ({ value, at: at[0] }));
  const unreadPlaces = [...doubts.map(({ at }) => at), ...unnamedWorks.map(({ from, to }) => [from, to] as const)];
  return {
    lines: [...ofWorks, ...ofDoubts, ...ofOthers].toSorted((one, other) => one.at - other.at).map(({ value }) => value),
    words: unreadPlaces.toSorted(([one], [other]) => one - other).map(([from, to]) => shortText(words.text, from, to)),
  };
}

const LABOUR = "main-d’œuvre";

function saidLine({ line, taxes }: PricedWork): SaidLine {
  return { ...line, label: line.label || LABOUR, ...(taxes === "ttc" && { isWithVat: true }) };
}

function withoutPrice({ line }: PricedWork): SaidLine {
  return { ...line, unitPriceEuros: null };
}

/**
 * A price that belongs to no work. `at`: the place of its clause. `workInDoubt`: the work whose price it may be.
 * `label`: what it is said of, empty when it only corrects.
 */
type Doubt = {
  at: [start: number, end: number];
  label: string;
  workInDoubt: PricedWork | undefined;
  isOfWhole: boolean;
};

// « descente 3 à 95 échafaudage forfait 400 »: two doubts. « 200 € ou 300 € » is one.
function isThingBetween({ tokens }: LabelWords, { to }: Measure, { from }: Measure): boolean {
  return tokens.slice(to, from).some(({ kind, text }) => kind === "word" && text.length > 3 && !TALK.has(text));
}

// `least`: the first token of its clause at the earliest. `isEnded`: what follows the price is of another doubt.
type DoubtfulPrice = { price: Measure; least: number; isEnded: boolean };

function doubtAt(
  words: LabelWords,
  works: readonly PricedWork[],
  { price, least: earliest, isEnded }: DoubtfulPrice,
): Doubt {
  const { tokens } = words;
  const [priceAt] = placeOf(tokens, price);
  const workBefore = works.filter(({ to }) => to <= priceAt).at(-1);
  const least = workBefore === undefined ? 0 : tokens.findIndex(({ start }) => start >= workBefore.to);
  const first = startOf(words, price.from, Math.min(Math.max(least, earliest, 0), price.from));
  // What stands before the customer is the order.
  const takenAt = tokens.slice(first, price.from).findLastIndex((_token, index) => words.isTaken(first + index));
  const start = first + takenAt + 1;
  let end = price.to;
  while (!isEnded && end < tokens.length && !isSeparator(words, end)) end += 1;
  const at = placeOf(tokens, { from: start, to: end });
  const head = wordAt(tokens, start) === "et" ? start + 1 : start;
  const clause = tokens.slice(start, end).map(({ text }) => text);
  const label = labelBefore(words, head, price.from) || labelAfter(words, price.to);
  const isCorrection = label === "" || CORRECTING.has(wordAt(tokens, head)) || isTalk(label);
  const isDiscount = clause.some((word) => DISCOUNT.has(word));
  if (isDiscount) return { at, label: "", workInDoubt: undefined, isOfWhole: false };
  const isOther = /^(?:ou|sinon)$/.test(wordAt(tokens, head)) && label !== "" && !isTalk(label);
  return {
    at,
    label: isCorrection && !isOther ? "" : label.replace(/^(?:ou|sinon) (?:l[ea]s? |l['’]|une? )?/i, ""),
    workInDoubt: isCorrection ? workBefore : undefined,
    isOfWhole: clause.some((word) => OF_WHOLE.has(word)) || (isCorrection && workBefore === undefined),
  };
}

// « entre 40 et 50 € » is one clause.
function startOf(words: LabelWords, from: number, least: number): number {
  const start = clauseStart(words, from, least);
  const isRange = start - 1 > least && wordAt(words.tokens, start - 1) === "et" && words.isInMeasure(start - 2);
  return isRange ? clauseStart(words, start - 1, least) : start;
}

// The words up to the first number.
function labelBefore(words: LabelWords, from: number, priceFrom: number): string {
  let to = from + 1;
  while (to < priceFrom && !words.isInMeasure(to)) to += 1;
  return cleanLabel(words, from, to).replace(/ (?:entre|environ|de|à|vers)$/i, "");
}

const CORRECTING = wordSet("ou sinon plutot non nan pas enfin pardon finalement soit voire mettons disons c ca ce euh");
const DISCOUNT = wordSet("remise remises rabais reduction ristourne geste");
const OF_WHOLE = wordSet("total totaux tout ensemble font somme budget devis facture");
const TALK = wordSet(`
  ou sinon plutot non nan pas enfin pardon finalement soit voire mettons disons c ca ce est fait euh je j tu on il elle
  prends prend prenais compte facture demande mets met a au de l la le les un une et ou si peut etre pour par environ
  maximum max minimum min sans avec mais
`);

function isTalk(label: string): boolean {
  return tokensOf(label).every(({ text, kind }) => kind !== "word" || TALK.has(text));
}

const LONGEST_WORDS = 80;

function shortText(text: string, from: number, to: number): string {
  const words = text.slice(from, to).replace(/\s+/g, " ").trim();
  return words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS)}…` : words;
}
