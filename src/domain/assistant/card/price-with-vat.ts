import type { VatRegime } from "../../company/company.ts";
import { netCents } from "../../lines/line.ts";
import { formatPercent, formatScaled, typedDecimal } from "../../shared/french-format.ts";
import { eurosToCents, netOfGrossCents } from "../../shared/money.ts";
import { MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../shared/typed-number.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { CardRow } from "../conversation/message.ts";
import type { SaidQuote } from "../conversation/said-quote.ts";
import { cardTotals, lineOf } from "./card-lines.ts";

// A price that was said with VAT is never written as one without. It stays on its row, and is converted at the rate of
// the row once the regime is known, when that gives back, to the cent, what was said. Otherwise it is asked again.

/** The seller's regime of VAT: null when it is not known, « asked » when the card asks for it. */
export type CardRegime = VatRegime | "asked" | null;

/** What was said, its prices with VAT on their rows, converted where the regime is known. The note names each. */
export function pricedUnder({ pricesWithVat = [], ...quote }: SaidQuote, regime: CardRegime): SaidQuote {
  if (pricesWithVat.length === 0) return quote;
  const priceOf = new Map(pricesWithVat.map((price) => [price.rowId, price]));
  const saidRows = quote.rows.map((row) => {
    const price = priceOf.get(row.id);
    return price === undefined ? row : { ...row, grossPrice: typedDecimal(price.euros) };
  });
  const rows = pricedRows(saidRows, regime);
  const notes = rows.flatMap((row) => {
    const isShown = priceOf.get(row.id)?.isRateSaid !== true && regime !== "franchise";
    return row.grossPrice === undefined || (row.unitPrice !== "" && !isShown) ? [] : [grossNote(row, regime)];
  });
  return { ...quote, rows, note: [...notes, quote.note].filter((note) => note !== "").join(" ") };
}

/**
 * The rows of a card, each with the price without VAT that its price with VAT comes to at its rate. Such a price stays
 * empty while the regime is unknown, and when the rows together would not come to what was said.
 */
export function pricedRows(rows: readonly CardRow[], regime: CardRegime): CardRow[] {
  const allRows = rows.map((row) => {
    const euros = grossEuros(row);
    return euros === null ? row : { ...row, unitPrice: netPriceOf(row, euros, regime) ?? "" };
  });
  const convertedRows = allRows.filter(({ grossPrice, unitPrice }) => grossPrice !== undefined && unitPrice !== "");
  if (isExact(convertedRows, regime)) return allRows;
  return allRows.map((row) => (row.grossPrice === undefined ? row : { ...row, unitPrice: "" }));
}

/**
 * The rows of a card after words changed them: a price that they gave takes the place of the one with VAT, which
 * otherwise follows the rate of its row.
 */
export function pricedAfter(rowsBefore: readonly CardRow[], rows: readonly CardRow[], regime: CardRegime): CardRow[] {
  const formerRows = new Map(rowsBefore.map((row) => [row.id, row]));
  const saidRows = rows.map((row) => {
    const formerRow = formerRows.get(row.id);
    const isOtherPrice = row.unitPrice !== "" && formerRow !== undefined && formerRow.unitPrice !== row.unitPrice;
    return isOtherPrice && formerRow.grossPrice === row.grossPrice ? withoutGrossPrice(row) : row;
  });
  return pricedRows(saidRows, regime);
}

// The price of an option is converted as that of a line that counts.
function asCounted({ isOption: _optional, ...row }: CardRow): CardRow {
  return row;
}

/** A row whose price without VAT was typed. */
export function withoutGrossPrice({ grossPrice: _said, ...row }: CardRow): CardRow {
  return row;
}

/** What became of a price that was said with VAT, in words; empty for another row. */
export function grossNote({ label, grossPrice, unitPrice, vatBasisPoints }: CardRow, regime: CardRegime): string {
  if (grossPrice === undefined) return "";
  if (regime === "asked") return cardMessages.grossPriceKept(label, grossPrice);
  if (unitPrice === "") return cardMessages.priceWithVat(label, grossPrice);
  return cardMessages.grossPriceAt(label, grossPrice, unitPrice, formatPercent(vatBasisPoints));
}

/**
 * The price of the unit without VAT, as typed, of a row whose price was said with VAT. Null when the regime is not
 * known, or when the row would not come to what was said, to the cent.
 */
export function netPriceOf(row: CardRow, grossEuros: number, regime: CardRegime): string | null {
  const grossPrice = typedDecimal(grossEuros);
  if (regime === "franchise") return grossPrice;
  if (regime !== "standard") return null;
  const prices = DECIMALS.map((decimals) => {
    const grossParts = eurosToCents(grossEuros) * 10 ** (decimals - 2);
    return formatScaled(netOfGrossCents(grossParts, row.vatBasisPoints), decimals, 0).replace(/\s/g, "");
  });
  return prices.find((unitPrice) => isExact([{ ...row, unitPrice, grossPrice }], regime)) ?? null;
}

// Cents, then tenths and hundredths of a cent: two taps at 85 € with VAT come to 170 € at 70,833 € without it.
const DECIMALS = [2, 3, 4];

function grossEuros({ grossPrice }: CardRow): number | null {
  return grossPrice === undefined ? null : readTypedNumber(grossPrice, MAX_UNIT_PRICE_EUROS).value;
}

// VAT is rounded on the sum of a rate: the rows are checked together, as the document prints them.
function isExact(rows: readonly CardRow[], regime: CardRegime): boolean {
  if (regime === "franchise") return true;
  const saidCents = rows.reduce((sum, row) => sum + netCents(lineOf({ ...row, unitPrice: row.grossPrice ?? "" })), 0);
  return cardTotals({ rows: rows.map(asCounted), discount: "" }).grossCents === saidCents;
}
