import type { SaidLine, SaidUnit, Slots } from "../../understanding.ts";
import { pattern } from "../../words/pattern.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt, wordsBetween } from "../../words/tokens.ts";
import type { LabelPlace } from "../find-labels.ts";
import type { Measure } from "../numbers/measure.ts";
import type { CountedUnit } from "../units.ts";

type MeasuresOf = (label: LabelPlace) => Measure[];

/**
 * The line that labels say together: « Travaux : ponçage », « Surface : 42 m² », « Prix au m² : 34 € ». A price counts
 * when it is said to be of each: by its label, or by what follows it (« Prix : 28 € l'unité », « Tarif : 260 € par
 * mois »). Null when there is none, or more than one.
 */
export function labelledLine(
  tokens: readonly Token[],
  labels: readonly LabelPlace[],
  work: Slots["description"],
  measuresOf: MeasuresOf,
): Slots["lines"] | null {
  const [price, ...otherPrices] = labels.filter((label) => isPriceOfEach(tokens, label));
  const isOther = labels.some(
    (label) =>
      label !== price && /^(?:rate|dayRate|flat|unitPrice)$/.test(label.field) && label.valueTo > label.valueFrom,
  );
  const [count, ...otherCounts] = labels.filter(({ field }) => field === "quantity" || field === "duration");
  if (!work || !count || !price || isOther || otherPrices.length + otherCounts.length > 0) return null;
  if (work.value.includes("\n")) return null;
  const [quantity, ...moreCounts] = measuresOf(count);
  const [euros, ...morePrices] = measuresOf(price);
  if (moreCounts.length + morePrices.length > 0 || !quantity?.isUsable || !euros?.isUsable) return null;
  const isDuration = count.field === "duration";
  const unit = unitOf(quantity, euros, price, isDuration) ?? (isDuration ? null : likenessOf(tokens, count, quantity));
  if (unit === null) return null;
  const isWithVat = euros.kind === "price" && euros.taxes === "ttc";
  const value: SaidLine = { label: work.value, quantity: quantity.value, unit, unitPriceEuros: euros.value };
  return [{ value: { ...value, ...(isWithVat && { isWithVat }) }, at: work.at }];
}

/** True for « Prix unitaire : 28 € », « Prix : 28 € l'unité », « Tarif : 0,04 € le mot »: no price of the whole. */
export function isPriceOfEach(tokens: readonly Token[], { field, valueFrom, valueTo }: LabelPlace): boolean {
  if (field === "unitPrice") return true;
  return (field === "flat" || field === "rate") && OF_EACH.test(wordsBetween(tokens, valueFrom, valueTo));
}

// « 35 € la séance », « 0,04 € HT le mot », « 26 € / m² », « 12 € pièce ». « le tout » and « de l'heure » are none.
const OF_EACH = pattern`
    (?:€|e|eur|euros?|ht|ttc|\d) (?:(?:le|la|l '|par|du|chaque|de l '|\/)
    \x20(?!tout|total|lot|ensemble|forfait|h(?:eures?|r)?(?: |$)|j(?:ours?|r)?(?: |$)|journee)[a-z]|pieces?$|pce$|
    chacune?s?$)`;

// The unit of the line, or null where the price is of another unit than what is counted.
function unitOf(quantity: Measure, euros: Measure, { name }: LabelPlace, isDuration: boolean): SaidUnit | null {
  if (!/^(?:bare|quantity)$/.test(quantity.kind) || !/^(?:bare|price)$/.test(euros.kind)) return null;
  const per = euros.kind === "price" && euros.per !== "piece" ? euros.per : null;
  const priceUnit = per ?? unitOfLabel(name);
  if (quantity.kind !== "quantity") return isDuration ? null : unitOfLine(priceUnit ?? "piece");
  const isSame = priceUnit === null || priceUnit === quantity.unit || (priceUnit === "m" && quantity.unit === "m2");
  return isSame ? unitOfLine(quantity.unit) : null;
}

// « Quantité : 120 km », « Quantité : 3 tonnes »: what is mostly a size or a likeness.
function likenessOf(tokens: readonly Token[], { valueTo }: LabelPlace, quantity: Measure): SaidUnit | null {
  if (quantity.kind !== "quantity" || quantity.unit !== "other") return null;
  const word = wordAt(tokens, valueTo - 1);
  return /^k(?:ms?|ilometres?)$/.test(word) ? "km" : /^t(?:onnes?)?$/.test(word) ? "t" : "piece";
}

function unitOfLine(unit: CountedUnit): SaidUnit | null {
  return unit === "min" || unit === "week" || unit === "other" || unit === "flat" ? null : unit;
}

function unitOfLabel(name: string): "m2" | "m" | null {
  return /m ?2$/.test(name) ? "m2" : /m(?:l|etre)$/.test(name) ? "m" : null;
}
