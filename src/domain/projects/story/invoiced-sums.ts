/** An invoice or a credit note of a project, in cents with VAT. `restCents`: what is left to pay, null of a credit. */
export type BilledDocument = {
  kind: string;
  grossCents: number;
  restCents: number | null;
  isCredited: boolean;
  refersTo: string | null;
  id: string;
};

/** What its invoices come to: asked for, received and left to pay, in cents with VAT, credit notes taken off. */
export type InvoicedSums = { count: number; invoicedCents: number; paidCents: number; restCents: number };

/** The sums of the invoices that still bill something. An invoice that was credited whole is left out. */
export function sumInvoiced(documents: readonly BilledDocument[]): InvoicedSums {
  const invoices = documents.filter(({ kind, isCredited }) => kind === "invoice" && !isCredited);
  const ids = new Set(invoices.map(({ id }) => id));
  const credits = documents.filter(({ kind, refersTo }) => kind === "credit_note" && ids.has(refersTo ?? ""));
  const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
  const invoicedCents =
    sum(invoices.map(({ grossCents }) => grossCents)) - sum(credits.map(({ grossCents }) => Math.abs(grossCents)));
  const restCents = sum(invoices.map((one) => one.restCents ?? 0));
  return { count: invoices.length, invoicedCents, paidCents: invoicedCents - restCents, restCents };
}
