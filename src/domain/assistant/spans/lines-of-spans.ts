import { areUnsureLines } from "../slots/doubts/unsure-lines.ts";
import { hasCorrection, strayPrices } from "../slots/lines/listed-prices.ts";
import { hasDeniedPrice, hasTwoRates } from "../slots/lines/listed-works.ts";
import { readMeasures } from "../slots/measures.ts";
import { looseNumbers } from "../slots/numbers/loose-numbers.ts";
import type { Measure } from "../slots/numbers/measure.ts";
import { isPartOfSize } from "../slots/numbers/size-at.ts";
import type { MeasuredQuantity, Price } from "../slots/priced-quantity.ts";
import { isOfAll, isOfEachThing, isOtherPrice, pricedUnit } from "../slots/priced-quantity.ts";
import { placeOf } from "../slots/read-durations.ts";
import { isOther } from "../slots/read-prices.ts";
import type { SaidLine, Slot } from "../understanding.ts";
import type { Span, Token } from "../words/tokens.ts";
import { wordAt } from "../words/tokens.ts";
import type { SpannedText } from "./spanned-text.ts";
import { isPlace } from "./spanned-text.ts";

/**
 * The lines of a text whose works are known: each price with the work and the quantity beside it. Null when one price
 * or one quantity may belong to two works: no amount is guessed.
 */
export function linesOfSpans(source: SpannedText): Slot<SaidLine>[] | null {
  const measures = readMeasures(source.tokens).filter((measure) => !isPlace(source, measure));
  const prices = measures.filter((measure): measure is Price => measure.kind === "price");
  // A price with VAT, a discount, or several rates: only the rules say which line they are of.
  const isPlain = prices.every((price) => price.isUsable && price.taxes !== "ttc" && !isOther(source.tokens, price));
  const rates = measures.filter(({ kind }) => kind === "percent");
  if (prices.length === 0 || !isPlain || rates.length > 1) return null;
  if (looseNumbers(source.tokens, measures).length > 0) return null;
  const lines: Slot<SaidLine>[] = [];
  let start = 0;
  for (const [index, price] of prices.entries()) {
    const end = prices[index + 1]?.from ?? source.tokens.length;
    const work = workBeside(source, measures, { start, price, end });
    if (!work) return null;
    const counts = measures.filter(
      (measure): measure is MeasuredQuantity =>
        (measure.kind === "quantity" || measure.kind === "bare") && measure.from >= start && measure.to <= price.from,
    );
    const line = lineOf(source, { work, price, counts });
    if (!line) return null;
    const span = { from: Math.min(work.from, price.from), to: Math.max(work.to, price.to) };
    lines.push({ value: line, at: placeOf(source.tokens, span) });
    start = Math.max(price.to, work.to);
  }
  const words = { ...source, isTaken: (at: number) => isNamedPlace(source, at), isInMeasure: () => false };
  if (hasCorrection(words, measures) || hasTwoRates(source.tokens)) return null;
  if (hasDeniedPrice(words, measures, lines) || areUnsureLines(source.tokens, measures, lines)) return null;
  return strayPrices(
    words,
    measures,
    lines.map(({ at }) => at),
  ).length === 0
    ? lines
    : null;
}

function isNamedPlace({ spans }: SpannedText, at: number): boolean {
  return spans.some(({ kind, from, to }) => kind !== "work" && at >= from && at < to);
}

const LEAST_LIKELY = 0.12;

// The only work between the price before and this one, else the likeliest words there, else the work that follows.
function workBeside(
  source: SpannedText,
  measures: readonly Measure[],
  { start, price, end }: { start: number; price: Price; end: number },
): Span | null {
  const works = source.spans.filter(({ kind }) => kind === "work");
  const [work, ...others] = works.filter(({ from, to }) => from >= start && to <= price.from);
  if (others.length > 0) return null;
  if (work) return work;
  const likely = likelyWords(source, measures, start, price.from);
  if (likely) return likely;
  const [after, ...more] = works.filter(({ from, to }) => from >= price.to && to <= end);
  const isNear = after !== undefined && after.from - price.to <= 4;
  const isCounted = measures.some(({ from }) => after && from >= after.to && from < end);
  return isNear && more.length === 0 && !isCounted ? after : null;
}

// The words that most likely are a work, where there has to be one.
function likelyWords(
  { tokens, workChances, spans }: SpannedText,
  measures: readonly Measure[],
  start: number,
  end: number,
) {
  let best: (Span & { chance: number }) | null = null;
  let from: number | null = null;
  let most = 0;
  for (let at = start; at <= end; at++) {
    const isMeasured = measures.some((measure) => measure.kind !== "bare" && at >= measure.from && at < measure.to);
    const isNamed = spans.some((span) => at >= span.from && at < span.to);
    const chance = at < end && !isMeasured && !isNamed ? (workChances[at] ?? 0) : 0;
    if (chance >= LEAST_LIKELY && tokens[at]?.kind !== "line") {
      from ??= at;
      most = Math.max(most, chance);
    } else if (from !== null) {
      if (best === null || most > best.chance) best = { from, to: at, chance: most };
      [from, most] = [null, 0];
    }
  }
  return best;
}

type WorkPrice = { work: Span; price: Price; counts: readonly MeasuredQuantity[] };

function lineOf(source: SpannedText, { work, price, counts }: WorkPrice): SaidLine | null {
  const { tokens } = source;
  const isFlat =
    price.per === null &&
    (price.isWhole || tokens.slice(Math.max(0, price.from - 3), price.from).some(({ text }) => FLAT.test(text)));
  const count = isFlat ? undefined : countOf(tokens, work, price, counts);
  if (count === null) return null;
  const label = labelText(source, work, count);
  if (label === "") return null;
  if (!count) {
    if (price.per !== null) return null;
    const isOne = /^une?$/.test(wordAt(tokens, work.from - 1));
    return { label, quantity: 1, unit: isOne && !isFlat ? "piece" : "flat", unitPriceEuros: price.value };
  }
  const unit = count.isUsable ? pricedUnit(count, price) : null;
  return unit === null ? null : { label, quantity: count.value, unit, unitPriceEuros: price.value };
}

const FLAT = /^(forfait|forfaitaire|fft)$/;

// What counts the work: undefined when it is one, null when several numbers may.
function countOf(
  tokens: readonly Token[],
  work: Span,
  price: Price,
  counts: readonly MeasuredQuantity[],
): MeasuredQuantity | null | undefined {
  // « un mur »: an article, or one.
  const real = counts.filter(
    ({ from, to, kind }) => !(kind === "bare" && to === from + 1 && /^une?$/.test(wordAt(tokens, from))),
  );
  const ofUnit = real.filter((count) => count.kind === "quantity" && price.per !== null && count.unit === price.per);
  const outside = real.filter(({ from, to }) => to <= work.from || from >= work.to);
  const inside = real.filter((count) => !outside.includes(count) && count.kind === "bare");
  // « lot de 4 tables 600 € »: what the price is of is asked.
  if (real.some((count) => isOfAll(tokens, count, price))) return null;
  // « pose 2 h chacun »: how long all of it takes is asked.
  if (real.some(({ to }) => /^chacune?$/.test(wordAt(tokens, to)))) return null;
  // « un portail 300 x 180 à 1 480 € ».
  if (real.some((count) => isPartOfSize(tokens, count.from))) return null;
  if (ofUnit.length === 1) return ofUnit[0];
  const [only, ...others] = outside.length > 0 ? outside : inside;
  if (others.length > 0 || (only === undefined ? isOfEachThing(tokens, price) : isOtherPrice(tokens, only, price)))
    return null;
  return only;
}

// The words of the work without the number that counts it: « élagage de 3 chênes » is « élagage de chênes ».
function labelText({ text, tokens }: SpannedText, { from, to }: Span, count: Measure | undefined): string {
  let start = from;
  while (start < to - 1 && /^(l|le|la|les|'|du|des|de|d|un|une|et|puis|-|,|:|\n)$/.test(wordAt(tokens, start)))
    start += 1;
  const isInside = count !== undefined && count.from >= start && count.to <= to;
  const parts: Span[] = isInside
    ? [
        { from: start, to: count.from },
        { from: count.to, to },
      ]
    : [{ from: start, to }];
  return parts
    .filter((part) => part.to > part.from)
    .map((part) => text.slice(...placeOf(tokens, part)).trim())
    .join(" ")
    .replace(/\s+/g, " ");
}
