import { toWireGap } from "#api/invoices.ts";
import { createPartInvoice, getBilling, previewPartInvoice } from "#api/invoices/part-invoices.ts";
import { invoiceDoubts } from "#domain/invoices/invoice-doubts.ts";
import { invoiceView } from "#domain/invoices/invoice-view.ts";
import { toDocumentLink } from "#server/documents/links/document-links.ts";
import { previewAnswer } from "#server/documents/preview-answer.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { findProject } from "#server/projects/projects.repository.ts";
import { checkInvoice } from "../check-invoice.ts";
import { drawUpSentPart, issuePart } from "./issue-part.ts";
import { readBilling } from "./read-billing.ts";

/** Invoices of parts of the quote of a project. */
export const partInvoiceRoutes: Route[] = [
  route(getBilling, async (deps, { tx, params }) => {
    const project = await findProject(tx, params.id);
    if (!project) throw notFound();
    return { billing: await readBilling(deps, tx, project) };
  }),

  route(previewPartInvoice, async (deps, { tx, params, body }) => {
    const project = await findProject(tx, params.id);
    if (!project) throw notFound();
    const { billing, drawnUp } = await drawUpSentPart(deps, tx, project, { part: body.part, leftCents: null });
    const { invoice, certificates, agreement } = drawnUp;
    return {
      ...previewAnswer(invoiceView(invoice, certificates), checkInvoice(drawnUp, billing.declarations)),
      doubts: invoiceDoubts(drawnUp),
      price_gap: agreement.priceGap && toWireGap(agreement.priceGap),
      replaced_vat_reasons: [],
    };
  }),

  route(createPartInvoice, async (deps, { tx, caller, params, body }) => {
    const { part, left_cents: leftCents = null, confirmed_doubts: confirmedDoubts = [] } = body;
    const place = { companyId: caller.companyId, projectId: params.id };
    const link = await issuePart(deps, tx, place, { part, leftCents, confirmedDoubts });
    return { invoice: toDocumentLink(link, deps.clock()) };
  }),
];
