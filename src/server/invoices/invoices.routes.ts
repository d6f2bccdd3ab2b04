import { createInvoice, giveInvoice as giveInvoiceEndpoint, previewInvoice, toWireGap } from "#api/invoices.ts";
import { invoiceDoubts } from "#domain/invoices/invoice-doubts.ts";
import { invoiceView } from "#domain/invoices/invoice-view.ts";
import { invoiceMessages } from "#domain/invoices/invoice.messages.ts";
import { quoteMessages } from "#domain/quotes/quote.messages.ts";
import { toDocumentLink } from "#server/documents/links/document-links.ts";
import { previewAnswer } from "#server/documents/preview-answer.ts";
import { notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { findProject } from "#server/projects/projects.repository.ts";
import { findLastVersions } from "#server/quotes/kept-quotes.ts";
import { loadBilling } from "#server/quotes/load-pricing.ts";
import { findReplacedReasons } from "#server/quotes/replaced-reasons.ts";
import { checkInvoice } from "./check-invoice.ts";
import { giveInvoice } from "./give-invoice.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { drawUpBill } from "./parts/draw-up-part.ts";
import { loadInvoicesOfParts } from "./parts/load-invoices.ts";

/** Invoices of a project. */
export const invoiceRoutes: Route[] = [
  route(createInvoice, async (deps, { tx, caller, params, body }) => {
    const { confirmed_doubts: confirmedDoubts = [], left_cents: leftCents = null } = body;
    const issuing = { companyId: caller.companyId, projectId: params.id, confirmedDoubts, leftCents };
    return toDocumentLink(await issueInvoice(deps, tx, issuing), deps.clock());
  }),

  route(giveInvoiceEndpoint, async (deps, { tx, caller, params }) => {
    await giveInvoice(deps, tx, caller, params.id);
    return { given: true as const };
  }),

  route(previewInvoice, async (deps, { tx, params }) => {
    const project = await findProject(tx, params.id);
    if (!project) throw notFound();
    const [billing, invoices, lastVersions] = await Promise.all([
      loadBilling(deps, tx, project),
      loadInvoicesOfParts(deps, tx, project.id),
      findLastVersions(tx, project.id),
    ]);
    if (!billing.ok) throw refusalError(billing.refusal, quoteMessages);
    const drawnUp = await drawUpBill(deps, tx, project, {
      billing: billing.value,
      invoices,
      lastVersions,
      isToBeIssued: false,
    });
    if (!drawnUp.ok) throw refusalError(drawnUp.refusal, invoiceMessages);
    const { invoice, certificates, agreement } = drawnUp.value;
    const answer = previewAnswer(
      invoiceView(invoice, certificates),
      checkInvoice(drawnUp.value, billing.value.declarations),
    );
    return {
      ...answer,
      doubts: invoiceDoubts(drawnUp.value),
      price_gap: agreement.priceGap && toWireGap(agreement.priceGap),
      replaced_vat_reasons: await findReplacedReasons(tx, project, billing.value, billing.value.agreement?.quote.lines),
    };
  }),
];
