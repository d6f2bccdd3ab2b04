import type { ItemLine, Line } from "../../lines/line.ts";
import { termsInPrices } from "../../lines/prices/discount-prices.ts";
import { fromGrossPrices } from "../../lines/prices/gross-prices.ts";
import { NO_TERMS, withPrices } from "../../lines/terms.ts";
import type { Discount, Prices } from "../../lines/terms.ts";
import type { Totals } from "../../lines/totals.ts";
import { addUp } from "../../lines/totals.ts";
import type { LineProblems, TypedLine, TypedUnder } from "../../lines/typed-line.ts";
import { lineAsTyped, newItemLine, problemsOf, toTypedLine } from "../../lines/typed-line.ts";
import { formatScaled } from "../../shared/french-format.ts";
import { eurosToCents, scaleDecimal } from "../../shared/money.ts";
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
 * The discount of the card on the whole quote, null for none: « 5 » is in percent, « 20 € » an amount without VAT. One
 * that cannot be read counts for nothing.
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
  return addUp(rows.map(lineOf), { ...NO_TERMS, discount: discountOf(discount) });
}

/**
 * How a quote whose card was confirmed prints prices: as its draft has them, unless it would then come to another total
 * than its card said, by some cents of rounding.
 */
export function pricesOfCard(lines: readonly Line[], discount: Discount | null, prices: Prices): Prices {
  const terms = { ...NO_TERMS, discount };
  const saidCents = addUp(lines, terms).grossCents;
  return addUp(lines, withPrices(terms, prices)).grossCents === saidCents ? prices : "net";
}

/**
 * What a confirmed card writes where prices with VAT may be: every price was said with it, and each line, like their
 * sum, comes to what was said. Null when a price was said without it, or when the card said another total.
 */
export function grossContentOf(rows: readonly CardRow[], discount: Discount | null): GrossContent | null {
  const pricedRows = rows.filter(({ unitPrice }) => unitPrice !== "");
  if (pricedRows.length === 0 || pricedRows.some(({ grossPrice }) => grossPrice === undefined)) return null;
  const saidLines = rows.map(({ grossPrice, ...row }) => lineOf({ ...row, unitPrice: grossPrice ?? "" }));
  const lines = fromGrossPrices(saidLines).filter((line) => line.kind === "item");
  const terms = termsInPrices({ ...NO_TERMS, discount }, lines, "gross");
  const saidCents = addUp(rows.map(lineOf), { ...NO_TERMS, discount }).grossCents;
  return addUp(lines, terms).grossCents === saidCents ? { lines, discount: terms.discount } : null;
}

/** Lines and discount of a quote whose prices are typed with VAT. */
export type GrossContent = { lines: ItemLine[]; discount: Discount | null };

/** The lines of a quote as rows of its card. Null when the card would show another price than the quote's. */
export function cardOfLines(
  lines: readonly Line[],
  discount: Discount | null,
): { rows: CardRow[]; discount: string } | null {
  const items = lines.filter((line) => line.kind === "item");
  const isBeyondCard = items.some(({ discountBasisPoints }) => discountBasisPoints > 0);
  if (isBeyondCard || discount?.kind === "amount") return null;
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
  return { ...toTypedLine(line), ...row, isOption: row.isOption ?? false };
}

/** A priced line as a row of the card, its price as it is said: 52, not 52,00. */
export function rowOf(line: ItemLine): CardRow {
  const { label, quantity, unit, vatBasisPoints, vatReason, isOption } = toTypedLine(line);
  const unitPrice = formatScaled(line.unitPriceE6, 6, 0);
  return { id: line.id, label, quantity, unit, unitPrice, vatBasisPoints, vatReason, ...(isOption && { isOption }) };
}
