import type { Company } from "../company/company.ts";
import { legalName } from "../company/legal-notices.ts";
import { epcQrText } from "../documents/epc-qr.ts";
import type { IssuedInvoice } from "./invoice.ts";

/**
 * How what is left of an invoice is paid by transfer. `qrText`: what a banking app reads, null when the standard cannot
 * carry it. `isGivenSince`: the invoice has no bank details, its seller gave these afterwards.
 */
export type TransferOffer = {
  name: string;
  iban: string;
  bic: string;
  reference: string;
  amountCents: number;
  qrText: string | null;
  isGivenSince: boolean;
};

/**
 * What is to be paid of an invoice today, in cents: what is left, less what the customer keeps back until the end of
 * their retention. Once nothing else is left, what they kept back.
 */
export function payableTodayCents({ totals }: Pick<IssuedInvoice, "totals">, restCents: number): number {
  const payableCents = restCents - totals.retentionCents;
  return payableCents > 0 ? payableCents : Math.max(0, restCents);
}

/**
 * The transfer that pays what is left of an invoice, or null: nothing is left, or nobody knows where. The bank details
 * of the invoice are frozen with it; those of the company today stand in only where it has none.
 */
export function transferOffer(invoice: IssuedInvoice, restCents: number, company: Company): TransferOffer | null {
  const isGivenSince = invoice.seller.iban === "";
  const { iban, bic, ...names } = isGivenSince ? company : invoice.seller;
  const amountCents = payableTodayCents(invoice, restCents);
  if (iban === "" || invoice.kind === "credit_note" || amountCents === 0) return null;
  const name = legalName(names);
  const { number: reference } = invoice;
  const qrText = epcQrText({ name, iban, bic, amountCents, text: `Facture ${reference}` });
  return { name, iban, bic, reference, amountCents, qrText, isGivenSince };
}
