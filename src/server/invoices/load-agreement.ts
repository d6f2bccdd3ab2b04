import { isSameBuyer } from "#domain/customers/same-buyer.ts";
import type { CertificateView } from "#domain/documents/document-view.ts";
import type { AgreementFacts } from "#domain/invoices/invoice-doubts.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
import type { PriceGap } from "#domain/invoices/price-gap.ts";
import { priceGap } from "#domain/invoices/price-gap.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findGivenQuote } from "#server/quotes/kept-quotes.ts";
import type { Billing } from "#server/quotes/load-pricing.ts";

/** What the doubts about an invoice ask of what its buyer agreed to. `certificates`: those still to be signed. */
export async function loadAgreement(
  deps: Deps,
  tx: Db,
  invoice: Invoice,
  certificates: readonly CertificateView[],
  { agreement, isAgreedByAnother }: Billing,
): Promise<AgreementFacts> {
  return {
    hasUnsignedCertificates: certificates.length > 0,
    isAgreedByAnother,
    priceGap: agreement === null ? await findPriceGap(deps, tx, invoice) : null,
  };
}

// An invoice of an accepted quote bills what that quote says. Any other one is compared with the last version that its
// buyer was given: a version that nobody saw, or that another customer was given, told them no price.
async function findPriceGap(deps: Deps, tx: Db, invoice: Invoice): Promise<PriceGap | null> {
  const givenQuote = await findGivenQuote(deps, tx, invoice.projectId);
  if (!givenQuote || !isSameBuyer(givenQuote.quote.buyer, invoice.buyer)) return null;
  return priceGap(invoice, { ...givenQuote.quote, isDeclined: givenQuote.isDeclined });
}
