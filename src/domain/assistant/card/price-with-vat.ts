import type { VatRegime } from "../../company/company.ts";
import { netCents } from "../../lines/line.ts";
import { NO_TERMS } from "../../lines/terms.ts";
import { addUp } from "../../lines/totals.ts";
import { readGrossPrice } from "../../lines/typed-line.ts";
import { formatPercent, formatScaled, typedDecimal } from "../../shared/french-format.ts";
import { eurosToCents, netOfGrossCents, netPriceE6, scaleDecimal } from "../../shared/money.ts";
import { plainWords } from "../../shared/search-text.ts";
import { MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../shared/typed-number.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { CardRow } from "../conversation/message.ts";
import type { SaidQuote } from "../conversation/said-quote.ts";
import { isPricedWithVat, lineOf } from "./card-lines.ts";

// A price that was said with VAT is never written as one without. It stays on its row. Once the regime is known, a card
// whose prices were all said so is one of prices with VAT, to the cent. Beside prices without VAT, it is converted at
// the rate of its row, when that gives back, to the cent, what was said. Otherwise it is asked again.

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
  const hasOthers = !hasGrossPrices(rows, regime);
  const notes = rows.flatMap((row) => {
    const isShown = priceOf.get(row.id)?.isRateSaid !== true && regime !== "franchise";
    return row.grossPrice === undefined || (row.unitPrice !== "" && !isShown)
      ? []
      : [grossNote(row, regime, hasOthers)];
  });
  return { ...quote, rows, note: [...notes, quote.note].filter((note) => note !== "").join(" ") };
}

/** Whether prices of a card are typed and shown with VAT: every one was said so, to a seller who charges it. */
export function hasGrossPrices(rows: readonly CardRow[], regime: CardRegime): boolean {
  const isSaid = ({ grossPrice, unitPrice }: CardRow) => grossPrice !== undefined || unitPrice === "";
  return regime === "standard" && rows.some(({ grossPrice }) => grossPrice !== undefined) && rows.every(isSaid);
}

/**
 * The rows of a card, each with the price without VAT that its price with VAT comes to at its rate. Where all prices
 * are with VAT, it is the one that a document prints as it was said. Elsewhere it stays empty when the rows together
 * would not come to what was said, as it does while the regime is unknown.
 */
export function pricedRows(rows: readonly CardRow[], regime: CardRegime): CardRow[] {
  if (hasGrossPrices(rows, regime))
    return rows.map((row) => (row.grossPrice === undefined ? row : { ...row, unitPrice: keptPrice(row, regime) }));
  const allRows = rows.map((row) => {
    const euros = grossEuros(row);
    return euros === null ? row : { ...row, unitPrice: netPriceOf(row, euros, regime) ?? "" };
  });
  const convertedRows = allRows.filter(({ grossPrice, unitPrice }) => grossPrice !== undefined && unitPrice !== "");
  if (isExact(convertedRows, regime)) return allRows;
  return allRows.map((row) => (row.grossPrice === undefined ? row : { ...row, unitPrice: "" }));
}

// The shortest one that a document prints as it was said, in millionths of a euro at most.
function keptPrice(row: CardRow, regime: CardRegime): string {
  const { value } = readGrossPrice(row.grossPrice ?? "");
  if (value === null) return "";
  const unitPrice = netPriceOf(row, value, regime);
  if (unitPrice !== null && isPricedWithVat({ ...row, unitPrice })) return unitPrice;
  return plainText(netPriceE6(scaleDecimal(value, 4), row.vatBasisPoints), 6);
}

/**
 * The rows of a card after words changed them: a price that they gave takes the place of the one with VAT, which
 * otherwise follows the rate of its row. Where all prices of the card have VAT, a price that the words do not say to be
 * without it has it too.
 */
export function pricedAfter(
  rowsBefore: readonly CardRow[],
  rows: readonly CardRow[],
  regime: CardRegime,
  text: string,
): CardRow[] {
  const formerRows = new Map(rowsBefore.map((row) => [row.id, row]));
  const isWithVat = hasGrossPrices(rowsBefore, regime) && !WITHOUT_VAT.test(plainWords(text));
  const saidRows = rows.map((row) => {
    const formerRow = formerRows.get(row.id);
    const isOtherPrice = row.unitPrice !== "" && formerRow?.unitPrice !== row.unitPrice;
    const isSaidWithVat = row.grossPrice !== undefined && row.grossPrice !== formerRow?.grossPrice;
    if (!isOtherPrice || isSaidWithVat) return row;
    if (isWithVat) return { ...row, grossPrice: grossTwin(rowsBefore, row) ?? row.unitPrice };
    return withoutGrossPrice(row);
  });
  return pricedRows(saidRows, regime);
}

const WITHOUT_VAT = /\b(?:ht|h\.t|hors taxes?|hors tva|sans (?:la )?tva)\b/;

// A line that costs what another does costs it with VAT.
function grossTwin(rows: readonly CardRow[], { unitPrice }: CardRow): string | undefined {
  return rows.find((row) => row.unitPrice === unitPrice)?.grossPrice;
}

// The price of an option is converted as that of a line that counts.
function asCounted({ isOption: _optional, ...row }: CardRow): CardRow {
  return row;
}

/** A row whose price without VAT was typed. */
export function withoutGrossPrice({ grossPrice: _said, ...row }: CardRow): CardRow {
  return row;
}

/**
 * What became of a price that was said with VAT, in words; empty for another row. `hasOthers`: its card has prices
 * without VAT too, to which it is converted.
 */
export function grossNote(row: CardRow, regime: CardRegime, hasOthers: boolean): string {
  const { label, grossPrice, unitPrice, vatBasisPoints } = row;
  if (grossPrice === undefined) return "";
  if (regime === "asked") return cardMessages.grossPriceKept(label, grossPrice);
  if (unitPrice === "") return cardMessages.priceWithVat(label, grossPrice);
  if (!hasOthers) return cardMessages.grossPriceOf(label, grossPrice, formatPercent(vatBasisPoints));
  return cardMessages.grossPriceAt(label, grossPrice, unitPrice, formatPercent(vatBasisPoints));
}

// The price of the unit without VAT, as typed, of a row whose price was said with VAT. Null when the regime is not
// known, or when the row would not come to what was said, to the cent.
function netPriceOf(row: CardRow, grossEuros: number, regime: CardRegime): string | null {
  const grossPrice = typedDecimal(grossEuros);
  if (regime === "franchise") return grossPrice;
  if (regime !== "standard") return null;
  const prices = DECIMALS.map((decimals) => {
    const grossParts = eurosToCents(grossEuros) * 10 ** (decimals - 2);
    return plainText(netOfGrossCents(grossParts, row.vatBasisPoints), decimals);
  });
  return prices.find((unitPrice) => isExact([{ ...row, unitPrice, grossPrice }], regime)) ?? null;
}

function plainText(value: number, decimals: number): string {
  return formatScaled(value, decimals, 0).replace(/\s/g, "");
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
  return addUp(rows.map(asCounted).map(lineOf), NO_TERMS).grossCents === saidCents;
}
