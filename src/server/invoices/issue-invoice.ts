import { invoiceView } from "#domain/invoices/invoice-view.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
import { invoiceMessages } from "#domain/invoices/invoice.messages.ts";
import { totals } from "#domain/lines/totals.ts";
import { ok } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import { enqueue } from "#server/db/jobs.ts";
import type { Deps } from "#server/deps.ts";
import type { DocumentLinkRow } from "#server/documents/document-links.ts";
import { ensurePublicLink } from "#server/documents/public-links.repository.ts";
import { notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import { checkSale } from "#server/documents/check-sale.ts";
import { loadPricing } from "#server/quotes/load-pricing.ts";
import { drawUpInvoice, invoiceDays } from "./draw-up-invoice.ts";
import { insertInvoice, projectInvoice } from "./invoices.repository.ts";
import { takeNumber } from "#server/documents/document-numbers.repository.ts";

/**
 * Issues the invoice of a project: number taken and document frozen in this one transaction. The project's row is held,
 * so a double click, a retry or two tabs get the invoice the first one made. Rendering is a job of the same
 * transaction.
 */
export async function issueInvoice(deps: Deps, tx: Db, companyId: string, projectId: string): Promise<DocumentLinkRow> {
  const project = await lockProject(tx, projectId);
  if (!project) throw notFound();
  const existing = await projectInvoice(tx, projectId);
  if (existing) return linkInvoice(deps, tx, companyId, existing);
  const draft = await draftInvoice(deps, tx, project);
  if (!draft.ok) throw refusalError(draft.refusal, invoiceMessages);
  const { number, date } = await takeNumber(tx, companyId, "F", draft.value.issuedOn);
  const invoice: Invoice = { ...draft.value, number, ...invoiceDays(date) };
  await insertInvoice(
    tx,
    companyId,
    { invoice, view: invoiceView(invoice), totals: totals(invoice.lines, invoice.terms) },
    deps.clock(),
  );
  await enqueue(tx, "render-document", { companyId, kind: "invoice", id: invoice.id }, `render-${invoice.id}`);
  return linkInvoice(deps, tx, companyId, invoice);
}

/** The invoice as it would be issued now, without its number; refuses while anything the law requires is missing. */
async function draftInvoice(deps: Deps, tx: Db, project: StoredProject) {
  const estimate = await loadPricing(deps, tx, project);
  if (!estimate.ok) return estimate;
  const checked = checkSale(estimate.value);
  if (!checked.ok) return checked;
  return ok(await drawUpInvoice(deps, tx, project, estimate.value));
}

async function linkInvoice(deps: Deps, tx: Db, companyId: string, invoice: Invoice): Promise<DocumentLinkRow> {
  const token = await ensurePublicLink(tx, { companyId, kind: "invoice", id: invoice.id }, deps.tokens(), deps.clock());
  return {
    id: invoice.id,
    number: invoice.number,
    status: "issued",
    gross_cents: totals(invoice.lines, invoice.terms).grossCents,
    token,
  };
}
