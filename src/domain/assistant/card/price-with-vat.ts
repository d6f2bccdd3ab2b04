import type { VatRegime } from "../../company/company.ts";
import { netCents } from "../../lines/line.ts";
import { typedDecimal } from "../../shared/french-format.ts";
import { centsToEuros, eurosToCents, netOfGrossCents } from "../../shared/money.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { CardRow } from "../conversation/message.ts";
import type { SaidQuote } from "../conversation/said-quote.ts";
import { cardTotals, lineOf } from "./card-lines.ts";

// A price that was said with VAT is never written as one without. It is converted when that gives back, to the cent,
// what was said; otherwise it is asked again.

/** What was said, its prices with VAT converted where the regime and the rate are sure. A note names each other one. */
export function pricedUnder(
  { pricesWithVat = [], ...quote }: SaidQuote,
  regime: VatRegime | null,
  isRateShown = false,
): SaidQuote {
  if (pricesWithVat.length === 0) return quote;
  const priceOf = new Map(pricesWithVat.map((price) => [price.rowId, price]));
  const saidRows = quote.rows.filter(({ id }) => priceOf.has(id));
  const pricedRows = saidRows.flatMap((row) => {
    const price = priceOf.get(row.id);
    const isSure = price !== undefined && (isRateShown || price.isRateSaid || regime === "franchise");
    const unitPrice = isSure ? netPriceOf(row, price.euros, regime) : null;
    return unitPrice === null ? [] : [{ row, pricedRow: { ...row, unitPrice }, euros: price?.euros ?? 0 }];
  });
  const isWhole = isExact(pricedRows, regime);
  const pricedById = new Map(isWhole ? pricedRows.map(({ pricedRow }) => [pricedRow.id, pricedRow]) : []);
  const notes = saidRows
    .filter(({ id }) => !pricedById.has(id))
    .map(({ id, label }) => cardMessages.priceWithVat(label, typedDecimal(priceOf.get(id)?.euros ?? 0)));
  return {
    ...quote,
    rows: quote.rows.map((row) => pricedById.get(row.id) ?? row),
    note: [...notes, quote.note].filter((note) => note !== "").join(" "),
  };
}

/**
 * The price of the unit without VAT, as typed, of a row whose price was said with VAT. Null when the regime is not
 * known, or when the row would not come to what was said, to the cent.
 */
export function netPriceOf(row: CardRow, grossEuros: number, regime: VatRegime | null): string | null {
  if (regime === "franchise") return typedDecimal(grossEuros);
  if (regime === null) return null;
  const unitPrice = typedDecimal(centsToEuros(netOfGrossCents(eurosToCents(grossEuros), row.vatBasisPoints)));
  return isExact([{ row, pricedRow: { ...row, unitPrice }, euros: grossEuros }], regime) ? unitPrice : null;
}

type PricedRow = { row: CardRow; pricedRow: CardRow; euros: number };

// VAT is rounded on the sum of a rate: the rows are checked together, as the document prints them.
function isExact(pricedRows: readonly PricedRow[], regime: VatRegime | null): boolean {
  if (regime === "franchise") return true;
  const rows = pricedRows.map(({ pricedRow }) => pricedRow);
  const saidCents = pricedRows.reduce(
    (sum, { row, euros }) => sum + netCents(lineOf({ ...row, unitPrice: typedDecimal(euros) })),
    0,
  );
  return cardTotals({ rows, discount: "" }).grossCents === saidCents;
}
