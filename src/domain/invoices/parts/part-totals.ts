import type { Line } from "../../lines/line.ts";
import type { Terms } from "../../lines/terms.ts";
import { NO_TERMS } from "../../lines/terms.ts";
import type { Totals, VatSubtotal } from "../../lines/totals.ts";
import { addUp } from "../../lines/totals.ts";
import { shareCents } from "../../shared/money.ts";
import type { VatRate } from "../credit-totals.ts";
import type { QuotePart } from "../invoice.ts";
import type { QuoteBooks } from "./quote-books.ts";
import { listStandingInvoices } from "./quote-books.ts";

/** What a part invoice bills of one rate: base and VAT. */
export type BilledRate = Pick<VatSubtotal, "baseCents" | "vatCents">;

const NOTHING: BilledRate = { baseCents: 0, vatCents: 0 };

/**
 * The totals of a part invoice with these lines: of each rate what `billedAt` says, nothing where it does not, whatever
 * its lines come to. The difference is its discount, as a document's discount is.
 */
export function partTotals(
  lines: readonly Line[],
  terms: Terms,
  billedAt: (rate: VatRate) => BilledRate | undefined,
): Totals {
  const sums = addUp(lines, NO_TERMS);
  const vat = sums.vat.map((subtotal): VatSubtotal => {
    const { baseCents, vatCents } = billedAt(subtotal) ?? NOTHING;
    return { ...subtotal, discountCents: subtotal.baseCents - baseCents, baseCents, vatCents };
  });
  const netCents = vat.reduce((cents, one) => cents + one.baseCents, 0);
  const vatCents = vat.reduce((cents, one) => cents + one.vatCents, 0);
  const grossCents = netCents + vatCents;
  return {
    ...sums,
    discountCents: sums.linesCents - netCents,
    netCents,
    vat,
    vatCents,
    grossCents,
    prepaidCents: terms.prepaidCents,
    retentionCents: shareCents(grossCents, terms.retentionBasisPoints),
    dueCents: grossCents - terms.prepaidCents,
  };
}

/** What every part invoice says of its quote and of the invoices before it. */
export function partFacts({ quote, invoices }: QuoteBooks): Pick<QuotePart, "quote" | "earlier"> {
  const { netCents, vatCents, grossCents } = quote.totals;
  return {
    quote: { number: quote.number, netCents, vatCents, grossCents },
    earlier: listStandingInvoices(invoices).map(({ invoice: { id, number, issuedOn, kind }, ...left }) => ({
      id,
      number,
      issuedOn,
      kind,
      netCents: left.netCents,
      vatCents: left.vatCents,
      grossCents: left.grossCents,
    })),
  };
}
