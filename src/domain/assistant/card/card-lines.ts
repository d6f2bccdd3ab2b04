import type { ItemLine, Line } from "../../lines/line.ts";
import { unitGrossE4 } from "../../lines/line.ts";
import { NO_TERMS, pricesOf, withPrices } from "../../lines/terms.ts";
import type { Discount, Prices, Terms } from "../../lines/terms.ts";
import type { Totals } from "../../lines/totals.ts";
import { addUp } from "../../lines/totals.ts";
import type { LineProblems, TypedLine, TypedUnder } from "../../lines/typed-line.ts";
import { lineAsTyped, newItemLine, problemsOf, readGrossPrice, toTypedLine } from "../../lines/typed-line.ts";
import { formatScaled } from "../../shared/french-format.ts";
import { eurosToCents, netPriceE6, scaleDecimal } from "../../shared/money.ts";
import { MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../shared/typed-number.ts";
import type { CardRow } from "../conversation/message.ts";

/** The line that a new row of the card says. A figure that cannot be read counts as zero. */
export function lineOf(row: CardRow): ItemLine {
  return correctedLine(newItemLine(row.id, []), row);
}

/** What is wrong in a row of the card, a sentence by column. */
export function rowProblems(row: CardRow, under: TypedUnder): LineProblems {
  return problemsOf(typedOver(newItemLine(row.id, []), row), under);
}

/** A new row, taxed as the last one is. */
export function newRow(id: string, rows: readonly CardRow[]): CardRow {
  return { ...rowOf(newItemLine(id, rows.map(lineOf))), unitPrice: "" };
}

/**
 * The discount of the card on the whole quote, null for none: « 5 » is in percent, « 20 € » an amount off its prices.
 * One that cannot be read counts for nothing.
 */
export function discountOf(text: string): Discount | null {
  if (isInEuros(text)) {
    const cents = eurosToCents(readTypedNumber(text, MAX_UNIT_PRICE_EUROS).value ?? 0);
    return cents === 0 ? null : { kind: "amount", cents };
  }
  const basisPoints = scaleDecimal(readTypedNumber(text || "0", 100).value ?? 0, 2);
  return basisPoints === 0 ? null : { kind: "share", basisPoints };
}

/** Whether the discount of a card is an amount: « 20 € ». */
export function isInEuros(discount: string): boolean {
  return discount.includes("€");
}

/** What a card adds up to, its discount taken off. */
export function cardTotals({ rows, discount }: { rows: readonly CardRow[]; discount: string }): Totals {
  return addUp(rows.map(lineOf), cardTerms(rows, discountOf(discount)));
}

/** The terms of a card: its prices and its discount are with VAT where every price was said so. */
export function cardTerms(rows: readonly CardRow[], discount: Discount | null): Terms {
  const pricedOnes = rows.filter(({ unitPrice }) => unitPrice !== "");
  const isWithVat = pricedOnes.length > 0 && pricedOnes.every(isPricedWithVat);
  return withPrices({ ...NO_TERMS, discount }, isWithVat ? "gross" : "net");
}

/** Whether the price of a row is printed with VAT as it was said so. Under franchise it is not: there is one price. */
export function isPricedWithVat(row: CardRow): boolean {
  if (row.grossPrice === undefined || row.unitPrice === "") return false;
  const { value } = readGrossPrice(row.grossPrice);
  return value !== null && unitGrossE4(lineOf(row)) === scaleDecimal(value, 4);
}

/** The lines that a card says. Where its prices are with VAT, each is kept as finely as it can be. */
export function cardLines(rows: readonly CardRow[]): ItemLine[] {
  const isWithVat = pricesOf(cardTerms(rows, null)) === "gross";
  return rows.map((row) => {
    const line = lineOf(row);
    return isWithVat ? { ...line, unitPriceE6: netPriceE6(unitGrossE4(line), line.vat.basisPoints) } : line;
  });
}

/**
 * How a quote whose card has prices without VAT prints them: as its draft has them, unless it would then come to
 * another total than its card said, by some cents of rounding.
 */
export function pricesOfCard(lines: readonly Line[], discount: Discount | null, prices: Prices): Prices {
  const terms = { ...NO_TERMS, discount };
  const saidCents = addUp(lines, terms).grossCents;
  return addUp(lines, withPrices(terms, prices)).grossCents === saidCents ? prices : "net";
}

/** The lines of a quote as rows of its card. Null when the card would show another price than the quote's. */
export function cardOfLines(
  lines: readonly Line[],
  discount: Discount | null,
): { rows: CardRow[]; discount: string } | null {
  const items = lines.filter((line) => line.kind === "item");
  if (discount?.kind === "amount") return null;
  return { rows: items.map(rowOf), discount: discount ? formatScaled(discount.basisPoints, 2, 0) : "" };
}

/**
 * The lines of a quote once its card was corrected. A row that did not change is the line as it was, a line whose row
 * was removed goes, a new row comes last. Titles and texts stay where they are.
 */
export function correctedLines(lines: readonly Line[], rows: readonly CardRow[]): Line[] {
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const ids = new Set(lines.map(({ id }) => id));
  const keptLines = lines.flatMap((line): Line[] => {
    if (line.kind !== "item") return [line];
    const row = rowsById.get(line.id);
    return row ? [correctedLine(line, row)] : [];
  });
  return [...keptLines, ...rows.filter(({ id }) => !ids.has(id)).map(lineOf)];
}

// What no row shows of a line (its details, its nature, its source) stays as it is.
function correctedLine(line: ItemLine, row: CardRow): ItemLine {
  return lineAsTyped(line, typedOver(line, row), { asksVat: true });
}

function typedOver(line: ItemLine, row: CardRow): TypedLine {
  return { ...toTypedLine(line), ...row, isOption: row.isOption ?? false, discount: row.discount ?? "" };
}

/** A priced line as a row of the card, its price as it is said: 52, not 52,00. */
export function rowOf(line: ItemLine): CardRow {
  const { label, quantity, unit, vatBasisPoints, vatReason, isOption, discount } = toTypedLine(line);
  const unitPrice = formatScaled(line.unitPriceE6, 6, 0);
  return {
    id: line.id,
    label,
    quantity,
    unit,
    unitPrice,
    vatBasisPoints,
    vatReason,
    ...(isOption && { isOption }),
    ...(discount !== "" && { discount }),
  };
}
