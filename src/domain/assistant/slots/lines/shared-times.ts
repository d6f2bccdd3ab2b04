import type { SaidLine } from "../../understanding.ts";
import type { LabelWords } from "../labels/label-words.ts";
import { clauseStart, cleanLabel } from "../line-labels.ts";
import type { Measure } from "../numbers/measure.ts";
import type { Price, PricedWork } from "../priced-quantity.ts";
import { placeOf } from "../read-durations.ts";

/** « migration 3 j + tests 1 j à 480 €/j »: the price of the unit is that of every work before it. */
export function sharingWorks(
  words: LabelWords,
  measures: readonly Measure[],
  { line, from, taxes }: PricedWork,
  { price, regionStart }: { price: Price; regionStart: number },
): PricedWork[] {
  if (price.per === null || line.label === "" || !/^(h|day)$/.test(line.unit)) return [];
  return measures.flatMap((measure): PricedWork[] => {
    const isSame = measure.kind === "quantity" && measure.unit === line.unit && measure.isUsable;
    const isEarlier = isSame && measure.from >= regionStart && (words.tokens[measure.to]?.end ?? 0) <= from;
    if (!isEarlier || !/^(\+|et|puis|,)$/.test(words.tokens[measure.to]?.text ?? "")) return [];
    const label = cleanLabel(words, clauseStart(words, measure.from, regionStart), measure.from);
    if (label === "") return [];
    const [start, end] = placeOf(words.tokens, measure);
    const otherLine: SaidLine = { ...line, label, quantity: measure.value };
    return [{ line: otherLine, from: start, to: end, taxes }];
  });
}

/** The time of another work of the same clause: « pose 4 h et dépose 2 h à 50 € ». */
export function timeBefore(measures: readonly Measure[], quantity: Measure, start: number): Measure | undefined {
  if (quantity.kind !== "quantity" || !/^(h|day)$/.test(quantity.unit)) return undefined;
  return measures.findLast(
    (measure) =>
      measure.kind === "quantity" &&
      measure.unit === quantity.unit &&
      measure.isUsable &&
      measure.from >= start &&
      measure.to < quantity.from,
  );
}
