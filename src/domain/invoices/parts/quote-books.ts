import type { Line } from "../../lines/line.ts";
import type { Terms } from "../../lines/terms.ts";
import type { Totals, VatSubtotal } from "../../lines/totals.ts";
import type { Result } from "../../shared/refusal.ts";
import { isSameRate, sumOfRate } from "../credit-totals.ts";
import type { IssuedInvoice, SectionProgress } from "../invoice.ts";

/** The quote that its customer accepted, without its options, under the seller's regime of today. */
export type AgreedQuote = { number: string; lines: readonly Line[]; terms: Terms; totals: Totals };

/** An accepted quote, with the invoices and credit notes of its project, the first one first. */
export type QuoteBooks = { quote: AgreedQuote; invoices: readonly IssuedInvoice[] };

/** What a part invoice is made of, besides what every invoice says. */
export type PartContent = Pick<IssuedInvoice, "kind" | "lines" | "terms" | "totals"> &
  Required<Pick<IssuedInvoice, "part">>;

/** Why no such part of a quote can be invoiced. */
export type PartRefusal =
  | "quote_not_accepted"
  | "invoiced_whole"
  | "invoiced_beyond_quote"
  | "nothing_left"
  | "deposit_of_zero"
  | "deposit_beyond_rest"
  | "section_unknown"
  | "section_twice"
  | "progress_back"
  | "progress_beyond"
  | "progress_unchanged"
  | "progress_whole"
  | "deposit_is_earnest_money"
  | "progress_of_earlier_version"
  | "change_order_unanswered"
  | "deposit_unpaid";

/** A part invoice, or why there is none. */
export type PartResult = Result<PartContent, PartRefusal>;

/** What of a rate of the quote is invoiced, credit notes taken off, and what is left. */
export type RateBooks = { ofQuote: VatSubtotal; soFar: BaseAndVat; left: BaseAndVat };

type BaseAndVat = Pick<VatSubtotal, "baseCents" | "vatCents">;

/** An invoice with what its credit notes leave of it. */
export type InvoiceLeft = { invoice: IssuedInvoice; netCents: number; vatCents: number; grossCents: number };

/** The invoices of a project that still bill something, each with what its credit notes leave of it. */
export function listStandingInvoices(invoices: readonly IssuedInvoice[]): InvoiceLeft[] {
  return invoices
    .filter(({ kind }) => kind !== "credit_note")
    .map((invoice) => {
      const credits = invoices.filter(({ refersTo }) => refersTo?.id === invoice.id);
      const left = (centsOf: (totals: Totals) => number) =>
        credits.reduce((cents, credit) => cents - centsOf(credit.totals), centsOf(invoice.totals));
      return {
        invoice,
        netCents: left(({ netCents }) => netCents),
        vatCents: left(({ vatCents }) => vatCents),
        grossCents: left(({ grossCents }) => grossCents),
      };
    })
    .filter(({ grossCents }) => grossCents > 0);
}

/** True of an invoice that bills a part of its quote and leaves the rest to others. */
export function isPartial({ kind }: Pick<IssuedInvoice, "kind">): boolean {
  return kind === "deposit" || kind === "progress";
}

/**
 * The final invoice that stands and has deducted that deposit or progress invoice; null when none does. While it
 * stands, a credit of the part would leave what it credits neither billed nor to bill.
 */
export function findFinalThatDeducts(invoices: readonly IssuedInvoice[], partId: string): IssuedInvoice | null {
  const finalInvoice = listStandingInvoices(invoices).find(
    ({ invoice: { kind, part } }) =>
      kind === "final" && part?.deductions.some((deduction) => deduction.invoice?.id === partId),
  );
  return finalInvoice?.invoice ?? null;
}

/**
 * What is invoiced of a quote and what is left, at each of its rates. Refuses when one invoice bills the quote whole,
 * and when more was invoiced at a rate than the quote has: a credit note comes first.
 */
export function readBooks({ quote, invoices }: QuoteBooks): Result<RateBooks[], PartRefusal> {
  const standingInvoices = listStandingInvoices(invoices);
  if (standingInvoices.some(({ invoice }) => !isPartial(invoice)))
    return { ok: false, refusal: { code: "invoiced_whole" } };
  const rates = quote.totals.vat.map((ofQuote): RateBooks => {
    const soFar = invoicedAt(invoices, ofQuote);
    const left = {
      baseCents: ofQuote.baseCents - soFar.baseCents,
      vatCents: ofQuote.vatCents - soFar.vatCents,
    };
    return { ofQuote, soFar, left };
  });
  const isOfQuote = (rate: VatSubtotal) => quote.totals.vat.some((ofQuote) => isSameRate(ofQuote, rate));
  const hasOtherRate = invoices
    .flatMap(({ totals }) => totals.vat)
    .some((rate) => !isOfQuote(rate) && invoicedAt(invoices, rate).baseCents !== 0);
  if (hasOtherRate || rates.some(({ left }) => left.baseCents < 0 || left.vatCents < 0))
    return { ok: false, refusal: { code: "invoiced_beyond_quote" } };
  return { ok: true, value: rates };
}

function invoicedAt(invoices: readonly IssuedInvoice[], rate: VatSubtotal): BaseAndVat {
  const ofInvoices = sumOfRate(
    invoices.filter(({ kind }) => kind !== "credit_note"),
    rate,
  );
  const ofCredits = sumOfRate(
    invoices.filter(({ kind }) => kind === "credit_note"),
    rate,
  );
  return { baseCents: ofInvoices.baseCents - ofCredits.baseCents, vatCents: ofInvoices.vatCents - ofCredits.vatCents };
}

/** What is left to invoice of a quote, with VAT. */
export function grossLeftCents(rates: readonly RateBooks[]): number {
  return rates.reduce((cents, { left }) => cents + grossOfRate(left), 0);
}

/** Base and VAT together. */
export function grossOfRate({ baseCents, vatCents }: BaseAndVat): number {
  return baseCents + vatCents;
}

/** The progress invoices that stand, the first one first. */
export function listProgressInvoices(invoices: readonly IssuedInvoice[]): InvoiceLeft[] {
  return listStandingInvoices(invoices).filter(({ invoice }) => invoice.kind === "progress");
}

/** How far each section was when it was invoiced last. A progress invoice that was credited whole says nothing. */
export function latestProgress(invoices: readonly IssuedInvoice[]): readonly SectionProgress[] {
  return listProgressInvoices(invoices).at(-1)?.invoice.part?.progress ?? [];
}
