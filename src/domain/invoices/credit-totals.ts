import type { ItemLine, Line } from "../lines/line.ts";
import { netCents } from "../lines/line.ts";
import { NO_TERMS } from "../lines/terms.ts";
import type { Totals, VatSubtotal } from "../lines/totals.ts";
import { addUp } from "../lines/totals.ts";
import { proportionCents, vatOnCents } from "../shared/money.ts";
import type { LineLeft } from "./credit-left.ts";
import type { IssuedInvoice } from "./invoice.ts";

/**
 * The totals of a credit note with these lines. Base and VAT of a rate are what all credits up to this one come to,
 * less those of the earlier ones: whatever was rounded, the credits of all lines add up to the invoice, its discount
 * included. The difference with the sum of the lines is the credit's discount, below zero when it has to be added.
 *
 * @param left What is left of each line once this credit is issued.
 */
export function creditTotals(
  { invoice, earlier, left }: { invoice: IssuedInvoice; earlier: readonly IssuedInvoice[]; left: readonly LineLeft[] },
  lines: readonly Line[],
): Totals {
  const sums = addUp(lines, NO_TERMS);
  const vat = sums.vat.map((subtotal): VatSubtotal => {
    const sumOfCredits = creditedUpTo(invoice, subtotal, left);
    const earlierSubtotals = earlier.flatMap((credit) => credit.totals.vat.filter((one) => isSameRate(one, subtotal)));
    const baseCents = sumOfCredits.baseCents - sum(earlierSubtotals.map((one) => one.baseCents));
    return {
      ...subtotal,
      discountCents: subtotal.baseCents - baseCents,
      baseCents,
      vatCents: sumOfCredits.vatCents - sum(earlierSubtotals.map((one) => one.vatCents)),
    };
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

type Rate = Pick<VatSubtotal, "category" | "basisPoints">;

/** Base and VAT of all credits of a rate: the invoice's discount in proportion, and VAT on the sum of bases. */
function creditedUpTo({ totals }: IssuedInvoice, rate: Rate, left: readonly LineLeft[]) {
  const ofInvoice = totals.vat.find((one) => isSameRate(one, rate));
  if (!ofInvoice) throw new RangeError(`the invoice has no line at ${rate.basisPoints} basis points to credit`);
  const creditedCents = sum(left.filter(({ line }) => isSameRate(line.vat, rate)).map(creditedNetCents));
  const allCents = ofInvoice.baseCents + ofInvoice.discountCents;
  const baseCents = creditedCents - proportionCents(ofInvoice.discountCents, creditedCents, allCents);
  const isWhole = baseCents === ofInvoice.baseCents;
  return { baseCents, vatCents: isWhole ? ofInvoice.vatCents : vatOnCents(baseCents, rate.basisPoints) };
}

function creditedNetCents({ line, leftE4 }: LineLeft): number {
  return netCents({ ...line, quantityE4: line.quantityE4 - leftE4 } satisfies ItemLine);
}

function isSameRate(a: Rate, b: Rate): boolean {
  return a.category === b.category && a.basisPoints === b.basisPoints;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
