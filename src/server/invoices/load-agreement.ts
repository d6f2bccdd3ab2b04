import { isMissingSiren } from "#domain/customers/customer.ts";
import { isSameBuyer } from "#domain/customers/same-buyer.ts";
import type { CertificateView } from "#domain/documents/document-view.ts";
import type { AgreementFacts } from "#domain/invoices/invoice-doubts.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
import { priceGap } from "#domain/invoices/price-gap.ts";
import type { Totals } from "#domain/lines/totals.ts";
import type { AnsweredVat } from "#domain/lines/vat-advice/answered-vat.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import type { LastVersions } from "#server/quotes/kept-quotes.ts";
import { NO_VERSIONS, readLastVersions } from "#server/quotes/kept-quotes.ts";
import type { Billing } from "#server/quotes/load-pricing.ts";
import { readAnsweredVat } from "#server/quotes/vat-answers.repository.ts";
import { hasInvoiceWithoutSiren } from "./buyer-siren.repository.ts";
import { drawUpInvoice } from "./draw-up-invoice.ts";
import { unsignedCertificates } from "./unsigned-certificates.ts";

/** An invoice without its number, what its customer has to sign on it, and what the doubts about it ask. */
export type InvoiceWithAgreement = {
  /** With its totals where its lines alone do not give them: it bills a part of its quote. */
  invoice: Invoice & { totals?: Totals };
  certificates: readonly CertificateView[];
  agreement: AgreementFacts;
  /** Of all that the project bills, also where the invoice bills a part of it: its lines are those of the answers. */
  answeredVat: AnsweredVat;
};

/**
 * Draws up the invoice of a project, and loads what the doubts about it ask of what its buyer agreed to.
 * `lastVersions`: those to which an invoice of no accepted quote is compared.
 */
export async function drawUpWithAgreement(
  deps: Deps,
  tx: Db,
  project: StoredProject,
  billing: Billing,
  lastVersions: LastVersions,
): Promise<InvoiceWithAgreement> {
  // An invoice of an accepted quote bills what that quote says. Any other one is compared with the last version that
  // its buyer was given.
  const { latest, givenQuote } = await readLastVersions(
    deps,
    tx,
    billing.agreement === null ? lastVersions : NO_VERSIONS,
  );
  const invoice = drawUpInvoice(deps, project, billing, latest);
  const certificates = unsignedCertificates(invoice, billing);
  // A version that nobody saw, or that another customer was given, told its buyer no price.
  const isComparable = givenQuote !== null && isSameBuyer(givenQuote.quote.buyer, invoice.buyer);
  const agreement: AgreementFacts = {
    hasUnsignedCertificates: certificates.length > 0,
    isAgreedByAnother: billing.isAgreedByAnother,
    wasInvoicedWithoutSiren: isMissingSiren(invoice.buyer) && (await hasInvoiceWithoutSiren(tx, invoice.buyer.id)),
    agreedByHandOn: billing.agreement?.byHandOn ?? null,
    hasOpenOrder: billing.agreement?.hasOpenOrder ?? false,
    isNumberDerived: invoice.buyer.vatNumber !== billing.buyer.vatNumber,
    priceGap: isComparable ? priceGap(invoice, { ...givenQuote.quote, isDeclined: givenQuote.isDeclined }) : null,
  };
  const answeredVat = await readAnsweredVat(tx, project.id, invoice);
  // Whoever certified on the quote that these are works in a dwelling answered for them.
  const isUnanswered = answeredVat.isUnanswered && certificates.length > 0;
  return { invoice, certificates, agreement, answeredVat: { ...answeredVat, isUnanswered } };
}
