import { quoteMessages } from "#domain/quotes/quote.messages.ts";
import { quoteView } from "#domain/quotes/quote-view.ts";
import type { Quote } from "#domain/quotes/quote.ts";
import { checkVat } from "#domain/lines/check-vat.ts";
import { totals } from "#domain/lines/totals.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { DocumentLinkRow } from "#server/documents/document-links.ts";
import { ensurePublicLink } from "#server/documents/public-links.repository.ts";
import { takeNumber } from "#server/documents/document-numbers.repository.ts";
import { notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import { drawUpQuote, quoteDays } from "./draw-up-quote.ts";
import { loadPricing } from "./load-pricing.ts";
import { insertQuote, latestQuote, saveDraft } from "./quotes.repository.ts";

/**
 * Creates or refreshes the draft quote of a project. The project's row is locked, so a second click refreshes the quote
 * of the first. An accepted quote is frozen and answered as it is.
 */
export async function createQuote(deps: Deps, tx: Db, companyId: string, projectId: string): Promise<DocumentLinkRow> {
  const project = await lockProject(tx, projectId);
  if (!project) throw notFound();
  const latest = await latestQuote(tx, projectId);
  if (latest?.status === "accepted") return linkQuote(deps, tx, companyId, latest);
  const estimate = await loadPricing(deps, tx, project);
  if (!estimate.ok) throw refusalError(estimate.refusal, quoteMessages);
  const vat = checkVat(estimate.value.lines);
  if (!vat.ok) throw refusalError(vat.refusal, quoteMessages);
  const draft = drawUpQuote(deps, project, estimate.value, latest);
  const quote = latest ? draft : await numberQuote(tx, companyId, draft);
  const stored = { quote, view: quoteView(quote), totals: totals(quote.lines, quote.terms) };
  if (latest) await saveDraft(tx, stored, deps.clock());
  else await insertQuote(tx, companyId, stored, deps.clock());
  return linkQuote(deps, tx, companyId, quote);
}

async function numberQuote(tx: Db, companyId: string, quote: Quote): Promise<Quote> {
  const { number, date } = await takeNumber(tx, companyId, "D", quote.quotedOn);
  return { ...quote, number, ...quoteDays(date) };
}

async function linkQuote(deps: Deps, tx: Db, companyId: string, quote: Quote): Promise<DocumentLinkRow> {
  const token = await ensurePublicLink(tx, { companyId, kind: "quote", id: quote.id }, deps.tokens(), deps.clock());
  return {
    id: quote.id,
    number: quote.number,
    status: quote.status,
    gross_cents: totals(quote.lines, quote.terms).grossCents,
    token,
  };
}
