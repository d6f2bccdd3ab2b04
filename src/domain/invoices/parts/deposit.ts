import type { ItemLine } from "../../lines/line.ts";
import { countedItems, netCents } from "../../lines/line.ts";
import { NO_TERMS } from "../../lines/terms.ts";
import { ONE_UNIT_E4, centsToE6, netOfGrossCents, shareCents, spreadCents } from "../../shared/money.ts";
import { refused, ok } from "../../shared/refusal.ts";
import type { VatRate } from "../credit-totals.ts";
import { isSameRate } from "../credit-totals.ts";
import type { BilledRate } from "./part-totals.ts";
import { partFacts, partTotals } from "./part-totals.ts";
import { partMessages } from "./part.messages.ts";
import type { AgreedQuote, PartResult, QuoteBooks, RateBooks } from "./quote-books.ts";
import { grossLeftCents, grossOfRate, readBooks } from "./quote-books.ts";

/** What a deposit asks: a share of the quote with its VAT, in basis points, or an amount with VAT, in cents. */
export type DepositWish = { shareBasisPoints: number } | { grossCents: number };

/**
 * A deposit invoice on an accepted quote. Its amount is spread over the rates in proportion to what is left of each, so
 * in the quote's own proportions for the first one. It leaves something to the invoices after it.
 */
export function drawUpDeposit(books: QuoteBooks, wish: DepositWish): PartResult {
  const rates = readBooks(books);
  if (!rates.ok) return rates;
  const { quote } = books;
  const isShare = "shareBasisPoints" in wish;
  const grossCents = isShare ? shareCents(quote.totals.grossCents, wish.shareBasisPoints) : wish.grossCents;
  if (grossCents <= 0) return refused("deposit_of_zero");
  if (grossCents >= grossLeftCents(rates.value)) return refused("deposit_beyond_rest");
  const shares = spreadCents(
    grossCents,
    rates.value.map(({ left }) => grossOfRate(left)),
  );
  const bills = rates.value
    .map((rate, index) => ({ rate, bill: billedShare(rate, shares[index] ?? 0) }))
    .filter(({ bill }) => grossOfRate(bill) > 0);
  const shareBasisPoints = isShare ? wish.shareBasisPoints : null;
  const lines = bills
    .flatMap(({ rate, bill }) => depositLines(quote, rate, { bill, shareBasisPoints }))
    .map((line, index) => ({ ...line, id: `deposit-${index + 1}` }));
  const billOf = (rate: VatRate) => bills.find(({ rate: { ofQuote } }) => isSameRate(ofQuote, rate))?.bill;
  return ok({
    kind: "deposit",
    lines,
    terms: NO_TERMS,
    totals: partTotals(lines, NO_TERMS, billOf),
    part: { ...partFacts(books), shareBasisPoints, rank: null, progress: [], deductions: [], deductionsByRate: [] },
  });
}

// A part of a rate with VAT, as base and VAT: neither goes beyond what is left of it.
function billedShare({ ofQuote, left }: RateBooks, grossCents: number): BilledRate {
  const exactCents = netOfGrossCents(grossCents, ofQuote.basisPoints);
  const baseCents = Math.min(left.baseCents, Math.max(exactCents, grossCents - left.vatCents));
  return { baseCents, vatCents: grossCents - baseCents };
}

type DepositRate = { bill: BilledRate; shareBasisPoints: number | null };

// One line for each reason and nature of the quote's lines at the rate.
function depositLines(
  { number, lines }: AgreedQuote,
  { ofQuote }: RateBooks,
  { bill, shareBasisPoints }: DepositRate,
): ItemLine[] {
  const kinds = new Map<string, { line: ItemLine; cents: number }>();
  for (const line of countedItems(lines).filter(({ vat }) => isSameRate(vat, ofQuote))) {
    const key = `${line.vat.reason} ${line.nature}`;
    kinds.set(key, { line, cents: (kinds.get(key)?.cents ?? 0) + netCents(line) });
  }
  const pricedKinds = [...kinds.values()].filter(({ cents }) => cents > 0);
  // Prices with VAT may come to a cent with it and to nothing without: that cent has a line all the same.
  const parts =
    pricedKinds.length > 0 ? pricedKinds : [...kinds.values()].slice(0, 1).map((kind) => ({ ...kind, cents: 1 }));
  const shares = spreadCents(
    bill.baseCents,
    parts.map(({ cents }) => cents),
  );
  const hasBothNatures = new Set(parts.map(({ line }) => line.nature)).size > 1;
  const items = parts.map(({ line: { vat, nature } }, index): ItemLine => ({
    kind: "item",
    id: "deposit",
    label: partMessages.depositLabel(number, shareBasisPoints, hasBothNatures ? nature : null),
    details: [],
    nature,
    quantityE4: ONE_UNIT_E4,
    unit: "forfait",
    unitPriceE6: centsToE6(shares[index] ?? 0),
    discountBasisPoints: 0,
    vat,
    isOption: false,
    source: null,
  }));
  const pricedItems = items.filter(({ unitPriceE6 }) => unitPriceE6 > 0);
  return pricedItems.length > 0 ? pricedItems : items.slice(0, 1);
}
