import type { ItemLine, Line } from "../lines/line.ts";
import { countedItems, grossCents, netCents } from "../lines/line.ts";
import { NO_TERMS, pricesOf } from "../lines/terms.ts";
import type { Totals, VatSubtotal } from "../lines/totals.ts";
import { addUp } from "../lines/totals.ts";
import { netOfGrossCents, proportionCents, vatOnCents } from "../shared/money.ts";
import type { LineLeft } from "./credit-left.ts";
import { creditLeft, isReduction } from "./credit-left.ts";
import type { IssuedInvoice } from "./invoice.ts";

/** An invoice and the credit notes issued on it before, the first one first. */
export type CreditedInvoice = { invoice: IssuedInvoice; earlier: readonly IssuedInvoice[] };

/** What tells the VAT subtotals of a document apart. */
export type VatRate = Pick<VatSubtotal, "category" | "basisPoints">;

/** Base and VAT in cents. */
export type BaseAndVat = Pick<VatSubtotal, "baseCents" | "vatCents">;

/**
 * The totals of a credit note with these lines. Base and VAT of a rate are what all credits up to this one come to,
 * less those of the earlier ones: whatever was rounded, the credits of all lines add up to the invoice, its discount
 * included. The difference with the sum of the lines is the credit's discount, below zero when it has to be added.
 *
 * @param left What is left of each line once this credit is issued.
 */
export function creditTotals(
  { left, ...books }: CreditedInvoice & { left: readonly LineLeft[] },
  lines: readonly Line[],
): Totals {
  return totalsAfter(books, lines, (rate) => creditedUpTo(books, rate, left));
}

/** The totals of a credit note with these lines. `creditedWith`: what a rate's credits come to, this one included. */
export function totalsAfter(
  { earlier }: CreditedInvoice,
  lines: readonly Line[],
  creditedWith: (rate: VatRate) => BaseAndVat,
): Totals {
  const sums = addUp(lines, NO_TERMS);
  const vat = sums.vat.map((subtotal): VatSubtotal => {
    const sumOfCredits = creditedWith(subtotal);
    const sumOfEarlier = sumOfRate(earlier, subtotal);
    const baseCents = sumOfCredits.baseCents - sumOfEarlier.baseCents;
    const vatCents = sumOfCredits.vatCents - sumOfEarlier.vatCents;
    return { ...subtotal, discountCents: subtotal.baseCents - baseCents, baseCents, vatCents };
  });
  const net = sum(vat.map((one) => one.baseCents));
  const vatTotal = sum(vat.map((one) => one.vatCents));
  return {
    ...sums,
    discountCents: sums.linesCents - net,
    netCents: net,
    vat,
    vatCents: vatTotal,
    grossCents: net + vatTotal,
    dueCents: net + vatTotal,
  };
}

/** Base and VAT of all these documents at a rate. */
export function sumOfRate(documents: readonly IssuedInvoice[], rate: VatRate): BaseAndVat {
  const subtotals = documents.flatMap(({ totals }) => totals.vat.filter((one) => isSameRate(one, rate)));
  return {
    baseCents: sum(subtotals.map(({ baseCents }) => baseCents)),
    vatCents: sum(subtotals.map(({ vatCents }) => vatCents)),
  };
}

/** Whether both are in the same VAT subtotal. */
export function isSameRate(a: VatRate, b: VatRate): boolean {
  return a.category === b.category && a.basisPoints === b.basisPoints;
}

/** Base and VAT that come to a sum with VAT of all credits of a rate: neither goes back, nor beyond the invoice's. */
export function creditedGross(ofInvoice: VatSubtotal, ofEarlier: BaseAndVat, creditedCents: number): BaseAndVat {
  const exactCents = netOfGrossCents(creditedCents, ofInvoice.basisPoints);
  const leastCents = Math.max(ofEarlier.baseCents, creditedCents - ofInvoice.vatCents);
  const mostCents = Math.min(ofInvoice.baseCents, creditedCents - ofEarlier.vatCents);
  const baseCents = Math.max(leastCents, Math.min(mostCents, exactCents));
  return { baseCents, vatCents: creditedCents - baseCents };
}

/** Base and VAT together, in cents. */
export function grossOfCredits({ baseCents, vatCents }: BaseAndVat): number {
  return baseCents + vatCents;
}

// Base and VAT of all credits of a rate. Prices with VAT decide what is credited, as they did what was invoiced.
function creditedUpTo(books: CreditedInvoice, rate: VatRate, left: readonly LineLeft[]): BaseAndVat {
  const { invoice, earlier } = books;
  const ofInvoice = invoice.totals.vat.find((one) => isSameRate(one, rate));
  if (!ofInvoice) throw new RangeError(`the invoice has no line at ${rate.basisPoints} basis points to credit`);
  const ofEarlier = sumOfRate(earlier, rate);
  if (pricesOf(invoice.terms) === "gross") {
    const creditedCents = creditedInProportion(books, rate, left, { ofLine: grossCents, ofRate: grossOfCredits });
    // Earlier versions credited such prices by their base, up to some cents more.
    return creditedGross(ofInvoice, ofEarlier, Math.max(creditedCents, grossOfCredits(ofEarlier)));
  }
  const ofBase = { ofLine: netCents, ofRate: ({ baseCents }: BaseAndVat) => baseCents };
  const baseCents = creditedInProportion(books, rate, left, ofBase);
  if (baseCents === ofInvoice.baseCents) return { baseCents, vatCents: ofInvoice.vatCents };
  // A sum may have taken a cent of VAT more than its base has, and an invoice of a part of a quote may have less.
  const exactCents = Math.max(vatOnCents(baseCents, rate.basisPoints), ofEarlier.vatCents);
  const vatCents = Math.min(exactCents, ofInvoice.vatCents);
  return { baseCents, vatCents };
}

/** Amounts in the prices of an invoice, with VAT or without: of a line, and of a rate. */
type PriceReader = { ofLine: (line: ItemLine) => number; ofRate: (rate: BaseAndVat) => number };

/**
 * What all credits of a rate come to: the lines credited, less their part of the discount. The discount is the
 * invoice's. From a credit note of a sum on, it is all that the amount left lacks of the lines left.
 */
function creditedInProportion(
  { invoice, earlier }: CreditedInvoice,
  rate: VatRate,
  left: readonly LineLeft[],
  { ofLine, ofRate }: PriceReader,
): number {
  const ofDocuments = (documents: readonly IssuedInvoice[]) => ofRate(sumOfRate(documents, rate));
  const creditedLinesCents = (lines: readonly LineLeft[]) =>
    sum(
      lines
        .filter(({ line }) => isSameRate(line.vat, rate))
        .map(({ line, leftE4 }) => ofLine({ ...line, quantityE4: line.quantityE4 - leftE4 })),
    );
  const upToReduction = earlier.slice(0, earlier.findLastIndex((credit) => isReduction(invoice, credit)) + 1);
  const linesThenCents = creditedLinesCents(creditLeft(invoice, upToReduction).lines);
  const thenCents = ofDocuments(upToReduction);
  const allLinesCents = sum(
    countedItems(invoice.lines)
      .filter(({ vat }) => isSameRate(vat, rate))
      .map(ofLine),
  );
  const linesLeftCents = allLinesCents - linesThenCents;
  const discountCents = linesLeftCents - (ofDocuments([invoice]) - thenCents);
  const sinceCents = creditedLinesCents(left) - linesThenCents;
  return thenCents + sinceCents - proportionCents(discountCents, sinceCents, linesLeftCents);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
