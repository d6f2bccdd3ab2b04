import { plainWords } from "../../../shared/search-text.ts";
import type { SaidLine, Slot } from "../../understanding.ts";
import type { LabelWords } from "../labels/label-words.ts";
import type { Measure } from "../numbers/measure.ts";
import type { PricedWork } from "../priced-quantity.ts";
import { countedWorks } from "../unpriced-works.ts";

// Works that a quote counts in hours or days without a price of each: they are its lines, at the usual price, at the
// one that is said of all of them (« 12 jours à 450 € : maquettes 2 j, recette 10 j »), or at one that is asked.

const OF_QUOTE = /^(?:devis|dvis|devi)$/;
const LEAST = 2;

/** The works of a quote that are counted in hours or days without a price. Null for another text, and for one. */
export function readTimedWorks(
  words: LabelWords,
  measures: readonly Measure[],
  works: readonly PricedWork[],
): Slot<SaidLine>[] | null {
  const isOrdered = words.tokens.some(({ text }) => OF_QUOTE.test(text));
  const [work, ...otherWorks] = works;
  const isNamed = work !== undefined && work.line.label !== "";
  if (!isOrdered || otherWorks.length > 0 || isNamed) return null;
  const lines = countedWorks(words, measures, works, []);
  if (lines.filter(({ value }) => isTime(value)).length < LEAST) return null;
  if (work === undefined) return lines;
  return isSumOf(work.line, lines) ? lines.map((line) => asPart(line, saidTotal(work))) : null;
}

function saidTotal({ line, taxes }: PricedWork): SaidLine {
  return { ...line, ...(taxes === "ttc" && { isWithVat: true as const }) };
}

/**
 * The lines of a text once those that only break another one down took its price: « refonte, 12 jours à 450 € :
 * maquettes 2 j, développement 10 j ». The words between them say that they do, and the parts add up to it.
 */
export function withBreakdown(text: string, lines: readonly Slot<SaidLine>[]): Slot<SaidLine>[] {
  const orderedLines = lines.toSorted((one, other) => one.at[0] - other.at[0]);
  const at = orderedLines.findIndex(({ value }) => isTime(value) && value.unitPriceEuros !== null);
  const total = orderedLines[at];
  const parts = orderedLines.slice(at + 1);
  const [first] = parts;
  if (total === undefined || first === undefined) return [...lines];
  const openParts = parts.filter(({ value }) => value.unit === total.value.unit && value.unitPriceEuros === null);
  const between = plainWords(text.slice(total.at[1], first.at[1]));
  if (openParts.length < LEAST || !BREAKS_DOWN.test(between) || !isSumOf(total.value, openParts)) return [...lines];
  return orderedLines
    .filter((line) => line !== total)
    .map((line) => (openParts.includes(line) ? asPart(line, total.value) : line));
}

// « : », « dont », « répartis en ».
const BREAKS_DOWN =
  /^ ?(?:€|euros?)?(?: ?(?:ht|hors taxes?))?,? ?(?:[:(]|dont|soit|a savoir|(?:le )?detail|repartie?s?|decompose)/;

function isTime({ unit }: SaidLine): boolean {
  return unit === "h" || unit === "day";
}

function isSumOf(total: SaidLine, parts: readonly Slot<SaidLine>[]): boolean {
  const sum = parts.reduce((count, { value }) => count + value.quantity, 0);
  return parts.every(({ value }) => value.unit === total.unit) && Math.abs(sum - total.quantity) < 1e-6;
}

function asPart(
  { value, at }: Slot<SaidLine>,
  { label, unitPriceEuros, isWithVat, vatPercent }: SaidLine,
): Slot<SaidLine> {
  return {
    value: {
      ...value,
      unitPriceEuros,
      ...(isWithVat && { isWithVat }),
      ...(vatPercent !== undefined && { vatPercent }),
      partOf: label,
    },
    at,
  };
}
