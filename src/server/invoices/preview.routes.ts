import { previewProjectDocument } from "#api/documents.ts";
import { invoiceView } from "#domain/invoices/invoice-view.ts";
import { quoteView } from "#domain/quotes/quote-view.ts";
import { quoteMessages } from "#domain/quotes/quote.messages.ts";
import { QUOTE_VALID_DAYS } from "#domain/quotes/quote.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { findProject } from "#server/projects/projects.repository.ts";
import { loadEstimate } from "#server/quotes/load-estimate.ts";
import { latestQuote } from "#server/quotes/quotes.repository.ts";
import { checkParties, drawUp } from "./issue-invoice.ts";

/** A quote or an invoice of a project as it would be now, before anything is made. */
export const previewRoutes: Route[] = [
  route(previewProjectDocument, async (deps, { tx, params }) => {
    const project = await findProject(tx, params.id);
    if (!project || (params.kind !== "quote" && params.kind !== "invoice")) throw notFound();
    const estimate = await loadEstimate(deps, tx, project);
    if (!estimate.ok) throw refusalError(estimate.refusal, quoteMessages);
    const parties = checkParties(estimate.value);
    const missing = parties.ok
      ? { missing: [], missing_code: null }
      : { missing: [...(parties.refusal.fields ?? [])], missing_code: parties.refusal.code };
    if (params.kind === "invoice")
      return { view: invoiceView(await drawUp(deps, tx, project, estimate.value)), ...missing };
    const { today, ...drawn } = estimate.value;
    const number = (await latestQuote(tx, project.id))?.quote.number ?? "";
    const quote = {
      id: project.id,
      projectId: project.id,
      number,
      version: 1,
      status: "draft" as const,
      subject: project.name,
    };
    const dated = {
      ...quote,
      quotedOn: today,
      validUntil: addDays(today, QUOTE_VALID_DAYS),
      startsOn: project.startDate,
      ...drawn,
    };
    return { view: quoteView(dated), ...missing };
  }),
];
