import type { ItemLine, Line } from "../lines/line.ts";
import { netCents } from "../lines/line.ts";
import { NO_TERMS } from "../lines/terms.ts";
import type { Totals, VatSubtotal } from "../lines/totals.ts";
import { addUp } from "../lines/totals.ts";
import { proportionCents, vatOnCents } from "../shared/money.ts";
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

/**
 * Base and VAT of all credits of a rate: its discount in proportion, and VAT on the sum of bases. The discount is the
 * invoice's. From a credit note of a sum on, it is all that the base left lacks of the lines left.
 */
function creditedUpTo({ invoice, earlier }: CreditedInvoice, rate: VatRate, left: readonly LineLeft[]): BaseAndVat {
  const ofInvoice = invoice.totals.vat.find((one) => isSameRate(one, rate));
  if (!ofInvoice) throw new RangeError(`the invoice has no line at ${rate.basisPoints} basis points to credit`);
  const upToReduction = earlier.slice(0, earlier.findLastIndex((credit) => isReduction(invoice, credit)) + 1);
  const linesThenCents = creditedLinesCents(creditLeft(invoice, upToReduction).lines, rate);
  const baseThenCents = sumOfRate(upToReduction, rate).baseCents;
  const linesLeftCents = ofInvoice.baseCents + ofInvoice.discountCents - linesThenCents;
  const discountCents = linesLeftCents - (ofInvoice.baseCents - baseThenCents);
  const sinceCents = creditedLinesCents(left, rate) - linesThenCents;
  const baseCents = baseThenCents + sinceCents - proportionCents(discountCents, sinceCents, linesLeftCents);
  if (baseCents === ofInvoice.baseCents) return { baseCents, vatCents: ofInvoice.vatCents };
  // A sum may have taken a cent of VAT more than its base has, and an invoice of a part of a quote may have less.
  const exactCents = Math.max(vatOnCents(baseCents, rate.basisPoints), sumOfRate(earlier, rate).vatCents);
  const vatCents = Math.min(exactCents, ofInvoice.vatCents);
  return { baseCents, vatCents };
}

function creditedLinesCents(left: readonly LineLeft[], rate: VatRate): number {
  return sum(left.filter(({ line }) => isSameRate(line.vat, rate)).map(creditedNetCents));
}

function creditedNetCents({ line, leftE4 }: LineLeft): number {
  return netCents({ ...line, quantityE4: line.quantityE4 - leftE4 } satisfies ItemLine);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
