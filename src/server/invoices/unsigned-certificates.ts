import type { CertificateView } from "#domain/documents/document-view.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
import { reducedVatCertificates } from "#domain/quotes/quote-notices.ts";
import type { Billing } from "#server/quotes/load-pricing.ts";

/**
 * What the customer has to certify on an invoice with works at a reduced rate (CGI 279-0 bis, 278-0 bis A): what the
 * page of the quote that they accepted did not have them certify, rate by rate.
 */
export function unsignedCertificates(invoice: Invoice, { agreement }: Pick<Billing, "agreement">): CertificateView[] {
  const certifiedRates = new Set(agreement?.certificates.map(({ title }) => title));
  const certificates = reducedVatCertificates({ ...invoice, quotedOn: invoice.issuedOn });
  return certificates.filter(({ title }) => !certifiedRates.has(title));
}
