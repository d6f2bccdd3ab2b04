import type { PageAssets } from "#api/documents/customer-page.ts";
import type { InvoicePage, InvoiceSettlement } from "#api/invoices/invoice-page.ts";
import { restCents } from "#domain/documents/invoice-state.ts";
import { readInvoice } from "#domain/invoices/invoice-formats.ts";
import type { IssuedInvoice } from "#domain/invoices/invoice.ts";
import { payableTodayCents, transferOffer } from "#domain/invoices/transfer-offer.ts";
import { dayAt, daysBetween } from "#domain/shared/calendar-date.ts";
import { findCompany, readTimeZone } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { toInvoiceFacts } from "#server/documents/document-state.ts";
import { documentUrls } from "#server/documents/links/document-links.ts";
import { loadLinkedDocument } from "#server/documents/links/linked-document.ts";
import type { LinkedDocument } from "#server/documents/links/public-links.repository.ts";
import { findDocumentByToken, findLiveToken } from "#server/documents/links/public-links.repository.ts";
import type { KeptDocument } from "#server/documents/read-document.ts";
import { countRenderFailures, MOST_FAILURES } from "#server/documents/render-failures.repository.ts";
import { findInvoiceBalance } from "#server/documents/state-facts.repository.ts";
import { notFound } from "#server/http/api-error.ts";
import { listPaymentsOf } from "#server/payments/payments.repository.ts";
import { drawQrSvg } from "#server/pdf/qr-svg.ts";
import { listCreditNoteSums } from "../credit-notes.repository.ts";

/** An invoice or a credit note behind a link, verified. */
export type LinkedInvoice = {
  document: LinkedDocument;
  token: string;
  keptDocument: KeptDocument;
  invoice: IssuedInvoice;
};

/** Loads the invoice behind a link. Throws 404 for any other link, or 503 « document_altered ». */
export async function loadLinkedInvoice(deps: Deps, token: string): Promise<LinkedInvoice> {
  const document = await findDocumentByToken(deps.db, token);
  if (document?.kind !== "invoice") throw notFound();
  const keptDocument = await loadLinkedDocument(deps, document);
  const invoice = readInvoice(keptDocument.content, keptDocument.contentFormat);
  return { document, token, keptDocument, invoice };
}

/** What the page of an invoice says, before anything is typed on it. */
export async function loadInvoicePage(
  deps: Deps,
  { document, token, keptDocument, invoice }: LinkedInvoice,
  assets: PageAssets,
): Promise<InvoicePage> {
  const { view, state } = keptDocument;
  const { company, failures, settlement, creditedInvoice } = await inCompany(
    deps.db,
    document.companyId,
    async (tx) => ({
      company: await findCompany(tx),
      failures: await countRenderFailures(tx, document),
      settlement: await readSettlement(deps, tx, invoice),
      creditedInvoice: await readCreditedInvoice(tx, invoice),
    }),
  );
  const transfer = transferOffer(invoice, settlement?.restCents ?? 0, company);
  const urls = documentUrls("invoice", token);
  return {
    assets,
    pageUrl: urls.page_url,
    pdfUrl: urls.url,
    xmlUrl: urls.xml_url,
    logoUrl: view.logoId && `/documents/${token}/logo/${view.logoId}`,
    isSetAside: failures >= MOST_FAILURES,
    view,
    issuedOn: invoice.issuedOn,
    status: state.status,
    settlement,
    creditedInvoice,
    transfer: transfer && { ...transfer, qrSvg: transfer.qrText && (await drawQrSvg(transfer.qrText)) },
    contact: { phone: company.phone || invoice.seller.phone, email: company.email || invoice.seller.email },
    typedTexts: {},
    refusal: null,
    news: null,
  };
}

async function readSettlement(deps: Deps, tx: Db, invoice: IssuedInvoice): Promise<InvoiceSettlement | null> {
  const balance = await findInvoiceBalance(tx, invoice.id);
  if (balance === null) return null;
  const facts = toInvoiceFacts(balance);
  const rest = restCents(facts);
  const daysLeft = daysBetween(dayAt(deps.clock(), await readTimeZone(tx)), facts.dueOn);
  const payments = await listPaymentsOf(tx, invoice.id);
  const creditNotes = await listCreditNoteSums(tx, invoice.id);
  return {
    dueOn: facts.dueOn,
    daysLeft,
    lateDays: rest > 0 ? Math.max(0, -daysLeft) : 0,
    totalCents: facts.grossCents,
    dueCents: facts.dueCents,
    restCents: rest,
    retainedCents: Math.max(0, rest) - payableTodayCents(invoice, rest),
    // A payment that was taken back was a mistake: it is no news for whom it never was made by.
    payments: payments
      .filter(({ reverses, isReversed }) => reverses === null && !isReversed)
      .map(({ receivedOn, amountCents, method }) => ({ receivedOn, amountCents, method })),
    creditNotes: creditNotes.map(({ number, dated_on, gross_cents, token }) => ({
      number,
      issuedOn: dated_on,
      pageUrl: token && documentUrls("invoice", token).page_url,
      creditCents: gross_cents,
    })),
  };
}

async function readCreditedInvoice(tx: Db, { refersTo }: IssuedInvoice): Promise<InvoicePage["creditedInvoice"]> {
  if (refersTo === null) return null;
  const balance = await findInvoiceBalance(tx, refersTo.id);
  const token = await findLiveToken(tx, refersTo.id);
  return {
    number: refersTo.number,
    issuedOn: refersTo.issuedOn,
    pageUrl: token && documentUrls("invoice", token).page_url,
    restCents: balance === null ? 0 : restCents(toInvoiceFacts(balance)),
  };
}
