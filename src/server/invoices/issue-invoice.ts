import { billsNothing } from "#domain/documents/invoice-state.ts";
import type { Invoice, IssuedInvoice } from "#domain/invoices/invoice.ts";
import { invoiceMessages } from "#domain/invoices/invoice.messages.ts";
import { addUp } from "#domain/lines/totals.ts";
import { ok } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import { enqueue } from "#server/db/jobs.ts";
import type { Deps } from "#server/deps.ts";
import { toInvoiceFacts } from "#server/documents/document-state.ts";
import type { DocumentLinkRow } from "#server/documents/document-links.ts";
import { takeNextNumber } from "#server/documents/issue-document.repository.ts";
import { findLatestDocumentId } from "#server/documents/latest-documents.repository.ts";
import { findInvoiceBalance } from "#server/documents/state-facts.repository.ts";
import { linkDocument } from "#server/documents/link-document.ts";
import { notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import { loadBilling } from "#server/quotes/load-pricing.ts";
import { checkInvoice } from "./check-invoice.ts";
import { drawUpInvoice, invoiceDays } from "./draw-up-invoice.ts";
import { insertInvoice } from "./kept-invoices.ts";

/**
 * Issues the invoice of a project: number taken, document frozen and XML made in this one transaction. The project's
 * row is held, so a double click, a retry or two tabs get the invoice the first one made. Once that one bills nothing,
 * another can be issued. Rendering is a job of the same transaction.
 */
export async function issueInvoice(deps: Deps, tx: Db, companyId: string, projectId: string): Promise<DocumentLinkRow> {
  const project = await lockProject(tx, projectId);
  if (!project) throw notFound();
  const existingId = await findLatestDocumentId(tx, projectId, "invoice");
  if (existingId && (await billsSomething(tx, existingId)))
    return linkDocument(deps, tx, { companyId, kind: "invoice", id: existingId });
  const unnumberedInvoice = await drawUpCheckedInvoice(deps, tx, project);
  if (!unnumberedInvoice.ok) throw refusalError(unnumberedInvoice.refusal, invoiceMessages);
  const invoice = await numberInvoice(tx, unnumberedInvoice.value);
  await insertInvoice(deps, tx, companyId, invoice);
  const document = { companyId, kind: "invoice", id: invoice.id } as const;
  await enqueue(tx, "render-document", document, `render-${invoice.id}`);
  return linkDocument(deps, tx, document);
}

async function billsSomething(tx: Db, invoiceId: string): Promise<boolean> {
  const balance = await findInvoiceBalance(tx, invoiceId);
  return balance === null || !billsNothing(toInvoiceFacts(balance));
}

/** The invoice as it would be issued now, without its number; refuses while `checkInvoice` does. */
async function drawUpCheckedInvoice(deps: Deps, tx: Db, project: StoredProject) {
  const pricing = await loadBilling(deps, tx, project);
  if (!pricing.ok) return pricing;
  // Only what the invoice bills is checked: it has the accepted quote's lines, and no option.
  const invoice = await drawUpInvoice(deps, tx, project, pricing.value);
  const check = checkInvoice(invoice, pricing.value.declarations);
  return check.ok ? ok(invoice) : check;
}

async function numberInvoice(tx: Db, unnumberedInvoice: Invoice): Promise<IssuedInvoice> {
  const { number, date } = await takeNextNumber(tx, "invoice", unnumberedInvoice.issuedOn);
  return {
    ...unnumberedInvoice,
    number,
    ...invoiceDays(date),
    totals: addUp(unnumberedInvoice.lines, unnumberedInvoice.terms),
  };
}
