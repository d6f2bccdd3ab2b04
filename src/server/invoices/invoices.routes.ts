import { createInvoice, previewInvoice } from "#api/documents.ts";
import { invoiceView } from "#domain/invoices/invoice-view.ts";
import { quoteMessages } from "#domain/quotes/quote.messages.ts";
import { toDocumentLink } from "#server/documents/document-links.ts";
import { notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { findProject } from "#server/projects/projects.repository.ts";
import { previewAnswer } from "#server/documents/preview-answer.ts";
import { loadBilling } from "#server/quotes/load-pricing.ts";
import { checkInvoice } from "./check-invoice.ts";
import { drawUpInvoice } from "./draw-up-invoice.ts";
import { issueInvoice } from "./issue-invoice.ts";

/** Invoices of a project. */
export const invoiceRoutes: Route[] = [
  route(createInvoice, async (deps, { tx, caller, params }) =>
    toDocumentLink(await issueInvoice(deps, tx, caller.companyId, params.id), deps.clock()),
  ),

  route(previewInvoice, async (deps, { tx, params }) => {
    const project = await findProject(tx, params.id);
    if (!project) throw notFound();
    const pricing = await loadBilling(deps, tx, project);
    if (!pricing.ok) throw refusalError(pricing.refusal, quoteMessages);
    const invoice = await drawUpInvoice(deps, tx, project, pricing.value);
    return previewAnswer(invoiceView(invoice), checkInvoice(invoice, pricing.value.declarations));
  }),
];
