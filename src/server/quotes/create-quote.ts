import type { Quote } from "#domain/quotes/quote.ts";
import { QUOTE_VALID_DAYS } from "#domain/quotes/quote.ts";
import { quoteView } from "#domain/quotes/quote-view.ts";
import { totals } from "#domain/lines/totals.ts";
import { quoteMessages } from "#domain/quotes/quote.messages.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { DocumentLinkRow } from "#server/documents/document-links.ts";
import { ensurePublicLink } from "#server/documents/public-links.repository.ts";
import { notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import { takeNumber } from "#server/documents/take-number.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import { loadEstimate } from "./load-estimate.ts";
import { insertQuote, latestQuote, saveDraft } from "./quotes.repository.ts";

/**
 * Makes or refreshes the draft quote of a project. The project's row is held, so a double click refreshes what the
 * first click made. A quote already accepted is frozen and answered as it is.
 */
export async function createQuote(deps: Deps, tx: Db, companyId: string, projectId: string): Promise<DocumentLinkRow> {
  const project = await lockProject(tx, projectId);
  if (!project) throw notFound();
  const existing = await latestQuote(tx, projectId);
  if (existing && existing.status === "accepted") return linked(deps, tx, companyId, existing.quote);
  const estimate = await loadEstimate(deps, tx, project);
  if (!estimate.ok) throw refusalError(estimate.refusal, quoteMessages);
  const { today, ...drawn } = estimate.value;
  const taken = existing ? { number: existing.quote.number, date: today } : await takeNumber(tx, companyId, "D", today);
  const quote: Quote = {
    id: existing?.quote.id ?? deps.ids(),
    projectId,
    number: taken.number,
    version: 1,
    status: existing?.status ?? "draft",
    subject: project.name,
    quotedOn: taken.date,
    validUntil: addDays(taken.date, QUOTE_VALID_DAYS),
    startsOn: project.startDate,
    ...drawn,
  };
  const stored = { quote, view: quoteView(quote), totals: totals(quote.lines) };
  if (existing) await saveDraft(tx, stored, deps.clock());
  else await insertQuote(tx, companyId, stored, deps.clock());
  return linked(deps, tx, companyId, quote);
}

async function linked(deps: Deps, tx: Db, companyId: string, quote: Quote): Promise<DocumentLinkRow> {
  const token = await ensurePublicLink(tx, { companyId, kind: "quote", id: quote.id }, deps.tokens(), deps.clock());
  return {
    id: quote.id,
    number: quote.number,
    status: quote.status,
    gross_cents: totals(quote.lines).grossCents,
    token,
  };
}
