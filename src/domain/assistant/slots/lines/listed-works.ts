import type { SaidLine, Slot } from "../../understanding.ts";
import type { Token } from "../../words/tokens.ts";
import { wordsBetween } from "../../words/tokens.ts";
import { areUnsureLines, hasLoneSum } from "../doubts/unsure-lines.ts";
import type { LabelWords } from "../labels/label-words.ts";
import type { Measure } from "../numbers/measure.ts";
import type { PricedWork } from "../priced-quantity.ts";
import { placeOf } from "../read-durations.ts";
import { linesOf, readPricedWorks } from "../read-lines.ts";
import type { SaidPercent } from "../read-percents.ts";
import { isInTotal, isOther } from "../read-prices.ts";
import { hasCorrection, hasDoubt, strayNumbers, strayPrices, withListedPrices } from "./listed-prices.ts";

/** True where a number that may be a price stands beside the lines, or is said again: none of them is sure. */
export function isDoubtful(words: LabelWords, counts: readonly Measure[], lines: readonly Slot<SaidLine>[]): boolean {
  if (lines.length === 0) return isPartOfSums(words, counts);
  if (hasTwoRates(words.tokens) || hasCorrection(words, counts) || hasDeniedPrice(words, counts, lines)) return true;
  if (areUnsureLines(words.tokens, counts, lines)) return true;
  const outside = counts.filter((count) => {
    const [start, end] = placeOf(words.tokens, count);
    return !lines.some(({ at }) => start >= at[0] && end <= at[1]);
  });
  if (hasLoneSum(words.tokens, outside, words.isTaken)) return true;
  return (
    strayPrices(
      words,
      counts,
      lines.map(({ at }) => at),
    ).length > 0
  );
}

// « 4 chaises à 120 pièce, ou plutôt 5 »: a price that is taken back, and none in its place.
/** True for a price beside the lines that is told as one that no longer holds. */
export function hasDeniedPrice(
  { tokens, isTaken }: Pick<LabelWords, "tokens" | "isTaken">,
  counts: readonly Measure[],
  lines: readonly Slot<SaidLine>[],
): boolean {
  return counts.some((count) => {
    if (count.kind !== "price" || isTaken(count.from) || isOther(tokens, count) || isInTotal(tokens, count))
      return false;
    const [start, end] = placeOf(tokens, count);
    return !lines.some(({ at }) => start >= at[0] && end <= at[1]);
  });
}

// « carottage à 85 le trou, une demi-journée à 220 »: the sum that is read is not the only one.
function isPartOfSums(words: LabelWords, counts: readonly Measure[]): boolean {
  const prices = counts.filter((count) => isInTotal(words.tokens, count));
  const places = prices.map((price) => placeOf(words.tokens, price));
  const listedPrices = (withListedPrices(words, counts) ?? []).filter(({ kind }) => kind === "price");
  if (listedPrices.length > 1 && hasCorrection(words, counts)) return true;
  if (prices.length > 0 && hasLoneSum(words.tokens, counts, words.isTaken)) return true;
  return prices.length > 0 && strayPrices(words, counts, places).length > 0;
}

/** The works of a list and its lines. */
export type ListedWorks = { works: PricedWork[]; lines: Slot<SaidLine>[]; counts: readonly Measure[] };

/** The works of a list whose prices have no sign, when every number of the text belongs to one of them. */
export function readListed(
  words: LabelWords,
  counts: readonly Measure[],
  percents: readonly SaidPercent[],
): ListedWorks | null {
  const listedMeasures = withListedPrices(words, counts);
  if (listedMeasures === null) return null;
  const works = readPricedWorks(words, listedMeasures, percents);
  const prices = listedMeasures.filter((measure) => measure.kind === "price");
  const lines = linesOf(works, false, prices.length);
  if (lines === null || lines.length < 2 || lines.length < prices.length) return null;
  // « ipn 650 évacuation 280 »: no count of things.
  const isUnlikely = works.some(({ line }) => /^\d/.test(line.label) || isManyThings(line));
  if (isUnlikely || hasDoubt(words)) return null;
  const isWhole =
    strayNumbers(
      words,
      listedMeasures,
      works.map(({ from, to }) => [from, to] as const),
    ).length === 0;
  return isWhole && !areUnsureLines(words.tokens, listedMeasures, lines)
    ? { works, lines, counts: listedMeasures }
    : null;
}

function isManyThings({ quantity, unit, unitPriceEuros }: SaidLine): boolean {
  return unit === "piece" && quantity >= MANY_THINGS && quantity > (unitPriceEuros ?? 0);
}

const MANY_THINGS = 100;

/** True for more lines than those that were read. */
export function isMore({ lines }: ListedWorks, others: readonly Slot<SaidLine>[] | null): boolean {
  return others === null || lines.length > others.length;
}

/** True for « tva 10 colonne et 20 essai »: neither is the rate of the whole. */
export function hasTwoRates(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text }, at) =>
      text === "tva" &&
      /^tva (?:a )?\d+ (?:% )?(?:[a-z]+ ){1,3}(?:et|,) \d+ (?:% )?[a-z]{4,}/.test(wordsBetween(tokens, at, at + 10)) &&
      /^tva (?:a )?\d+ (?:% )?(?!et |pour |remise |sur |debut )/.test(wordsBetween(tokens, at, at + 10)),
  );
}
