import { toWireDiscount, toWireLine } from "#api/quotes.ts";
import { toWireConditions } from "#api/quotes/quote-conditions.ts";
import type { readQuoteTemplate } from "#api/quotes/quote-templates.ts";
import { draftLines } from "#domain/lines/lines-under-regime.ts";
import { termsInPrices } from "#domain/lines/prices/discount-prices.ts";
import { pricesOf, pricesUnder } from "#domain/lines/terms.ts";
import { quoteTemplateMessages } from "#domain/quotes/templates/quote-template.messages.ts";
import type { QuoteSource } from "#domain/quotes/templates/quote-template.ts";
import { findPriceChanges, sourceOfQuote } from "#domain/quotes/templates/quote-template.ts";
import { findCompany } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { findProject } from "#server/projects/projects.repository.ts";
import type { z } from "zod";
import { findQuoteConditions } from "../conditions/quote-conditions.repository.ts";
import { findLatestQuote } from "../kept-quotes.ts";
import { findDraftOfProject } from "../quote-drafts.repository.ts";
import { findCatalogPrices } from "../suggestions/suggest-lines.ts";

/**
 * Lines and terms of a project's quote, those of its draft or else of its last version, with its conditions of today.
 * Refuses none.
 */
export async function loadQuoteSource(deps: Deps, tx: Db, projectId: string): Promise<QuoteSource> {
  if (!(await findProject(tx, projectId))) throw notFound();
  const content = (await findDraftOfProject(tx, projectId)) ?? (await findLatestQuote(deps, tx, projectId))?.quote;
  if (!content || content.lines.length === 0) throw new ApiError(422, "lines_missing", quoteTemplateMessages.noLines);
  return sourceOfQuote({ ...content, conditions: await findQuoteConditions(tx, projectId) });
}

/** What a quote takes from a source, on the wire, with the prices that the catalogue has changed since. */
export async function answerSource(
  tx: Db,
  caller: Caller,
  { lines, terms, conditions }: QuoteSource,
): Promise<z.input<typeof readQuoteTemplate.answer>> {
  const { vatRegime } = await findCompany(tx);
  const prices = pricesUnder(vatRegime, pricesOf(terms));
  const labels = lines.flatMap((line) => (line.kind === "item" ? [line.label] : []));
  const changes = findPriceChanges(lines, await findCatalogPrices(tx, caller, labels));
  return {
    lines: draftLines(lines, vatRegime).map(toWireLine),
    discount: toWireDiscount(termsInPrices(terms, lines, prices).discount),
    prices,
    conditions: conditions && toWireConditions(conditions),
    price_changes: changes.map(({ lineId, label, formerE6, currentE6 }) => ({
      line_id: lineId,
      label,
      former_e6: formerE6,
      current_e6: currentE6,
    })),
  };
}
