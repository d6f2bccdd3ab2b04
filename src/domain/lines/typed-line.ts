import { STANDARD_VAT_BASIS_POINTS } from "../company/company.ts";
import { fieldMessages } from "../shared/field.messages.ts";
import { formatScaled, parseFrenchNumber } from "../shared/french-format.ts";
import { grossPriceE4, netPriceE6, ONE_UNIT_E4, scaleDecimal } from "../shared/money.ts";
import { MAX_QUANTITY, MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../shared/typed-number.ts";
import { natureAfterLabel } from "./guessed-nature.ts";
import type { ItemLine, Line } from "./line.ts";
import { unitGrossE4 } from "./line.ts";
import type { Prices } from "./terms.ts";
import type { ChosenVatReason } from "./vat-reasons.ts";
import { chosenReason } from "./vat-reasons.ts";
import { vatTreatment } from "./vat-treatment.ts";

/**
 * A priced line as it is typed: figures are text until the line is kept. `vatBasisPoints`: one of a list.
 * `vatReason`: why nothing is charged at a rate of 0.
 */
export type TypedLine = Pick<ItemLine, "label" | "nature" | "unit" | "isOption"> & {
  details: string;
  quantity: string;
  unitPrice: string;
  discount: string;
  vatBasisPoints: number;
  vatReason: ChosenVatReason | null;
};

/** The sentences beside the fields that cannot be kept. */
export type LineProblems = Partial<Record<"label" | "quantity" | "unitPrice" | "discount" | "vatReason", string>>;

/**
 * Whether the seller is asked for the VAT of a line, which is none under franchise, whatever its rate, and whether its
 * price is typed with VAT.
 */
export type TypedUnder = { asksVat: boolean; prices?: Prices };

/** A line as its form shows it, its price with VAT where prices are. */
export function toTypedLine(line: ItemLine, prices: Prices = "net"): TypedLine {
  const { label, nature, unit, isOption, vat } = line;
  return {
    label,
    nature,
    unit,
    isOption,
    details: detailsText(line),
    quantity: formatScaled(line.quantityE4, 4, 0),
    unitPrice: line.unitPriceE6 === 0 ? "" : unitPriceText(line, prices),
    discount: line.discountBasisPoints === 0 ? "" : formatScaled(line.discountBasisPoints, 2, 0),
    vatBasisPoints: vat.basisPoints,
    vatReason: chosenReason(vat.reason),
  };
}

/** The line that was typed over another one, or what keeps it from being kept. */
export function readTypedLine(
  line: ItemLine,
  typedLine: TypedLine,
  under: TypedUnder,
): { line: ItemLine; problems: null } | { line: null; problems: LineProblems } {
  const problems = problemsOf(typedLine, under);
  if (Object.keys(problems).length > 0) return { line: null, problems };
  return { line: lineAsTyped(line, typedLine, under), problems: null };
}

/**
 * The line typed over another one, while it is typed: a figure that cannot be read counts as zero. Details and VAT
 * that were not changed stay as they were.
 */
export function lineAsTyped(line: ItemLine, typedLine: TypedLine, under: TypedUnder): ItemLine {
  const { label, details, nature, unit, isOption, vatBasisPoints, vatReason } = typedLine;
  const { quantity, discount } = figuresOf(typedLine, under);
  const isVatChanged = vatBasisPoints !== line.vat.basisPoints || vatReason !== chosenReason(line.vat.reason);
  const vat = under.asksVat && isVatChanged ? vatTreatment(vatBasisPoints, vatReason) : line.vat;
  return {
    ...line,
    label: label.trim(),
    details: details === detailsText(line) ? line.details : details.split("\n").filter((one) => one.trim() !== ""),
    nature,
    unit,
    isOption,
    quantityE4: scaleDecimal(quantity.value ?? 0, 4),
    unitPriceE6: typedPriceE6({ ...line, vat }, typedLine, { line, under }),
    discountBasisPoints: scaleDecimal(discount.value ?? 0, 2),
    vat,
  };
}

// A price with VAT that was not touched stands for the one without it that it was printed from, while its rate is the
// same. At another rate, what the customer pays stays.
function typedPriceE6(
  { vat }: ItemLine,
  typedLine: TypedLine,
  { line, under }: { line: ItemLine; under: TypedUnder },
): number {
  const value = figuresOf(typedLine, under).unitPrice.value ?? 0;
  if (under.prices !== "gross") return scaleDecimal(value, 6);
  const isUntouched = typedLine.unitPrice === toTypedLine(line, "gross").unitPrice;
  if (isUntouched && vat.basisPoints === line.vat.basisPoints) return line.unitPriceE6;
  return netPriceE6(scaleDecimal(value, 4), vat.basisPoints);
}

function unitPriceText(line: ItemLine, prices: Prices): string {
  return prices === "gross" ? formatScaled(unitGrossE4(line), 4, 2) : formatScaled(line.unitPriceE6, 6, 2);
}

/** What is wrong in a typed line, a sentence by field; nothing when it can be kept. */
export function problemsOf(typedLine: TypedLine, under: TypedUnder): LineProblems {
  const { asksVat } = under;
  const { quantity, unitPrice, discount } = figuresOf(typedLine, under);
  const isTooMuch = discount.value !== null && discount.value > 100;
  const lacksReason = asksVat && typedLine.vatBasisPoints === 0 && typedLine.vatReason === null;
  return {
    ...(typedLine.label.trim() === "" && { label: fieldMessages.lineLabel }),
    ...(quantity.problem !== null && { quantity: quantity.problem }),
    ...(unitPrice.problem !== null && { unitPrice: unitPrice.problem }),
    ...(discount.problem !== null && { discount: discount.problem }),
    ...(isTooMuch && { discount: fieldMessages.overHundred }),
    ...(lacksReason && { vatReason: fieldMessages.vatReason }),
  };
}

/** A line that was typed over another one, whose nature follows its label unless it was chosen. */
export function withGuess(typedLine: TypedLine, nextTyped: TypedLine): TypedLine {
  return { ...nextTyped, nature: natureAfterLabel(typedLine, nextTyped.label) };
}

/** A new priced line after those lines, taxed as the last one is, in the unit that they all have. */
export function newItemLine(id: string, lines: readonly Line[]): ItemLine {
  const last = lines.findLast((line) => line.kind === "item");
  return {
    kind: "item",
    id,
    label: "",
    details: [],
    nature: "service",
    quantityE4: ONE_UNIT_E4,
    unit: commonUnit(lines) ?? "u",
    unitPriceE6: 0,
    discountBasisPoints: 0,
    vat: last?.kind === "item" ? last.vat : vatTreatment(STANDARD_VAT_BASIS_POINTS, null),
    isOption: false,
    source: null,
  };
}

// A single line says nothing of the next one.
function commonUnit(lines: readonly Line[]): ItemLine["unit"] | null {
  const [first, ...others] = lines.filter((line) => line.kind === "item");
  return first && others.length > 0 && others.every(({ unit }) => unit === first.unit) ? first.unit : null;
}

function figuresOf({ quantity, unitPrice, discount }: TypedLine, { prices = "net" }: TypedUnder) {
  return {
    quantity: readTypedNumber(quantity, MAX_QUANTITY),
    unitPrice: prices === "gross" ? readGrossPrice(unitPrice) : readTypedNumber(unitPrice, MAX_UNIT_PRICE_EUROS),
    // A share over 100 % has a sentence of its own.
    discount: readTypedNumber(discount.trim() === "" ? "0" : discount, Infinity),
  };
}

/** Reads a price with VAT. What is printed of it has no more decimals: more would be lost without a word. */
export function readGrossPrice(text: string) {
  const price = readTypedNumber(text, MAX_UNIT_PRICE_EUROS);
  if (price.value === null) return price;
  const printedPrice = parseFrenchNumber(formatScaled(grossPriceE4(scaleDecimal(price.value, 6), 0), 4, 2));
  return printedPrice === price.value ? price : { value: null, problem: fieldMessages.grossPriceDecimals };
}

function detailsText({ details }: ItemLine): string {
  return details.join("\n");
}
