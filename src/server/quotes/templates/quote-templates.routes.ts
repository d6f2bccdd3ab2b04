import * as api from "#api/quotes/quote-templates.ts";
import { addUp } from "#domain/lines/totals.ts";
import { quoteTemplateMessages } from "#domain/quotes/templates/quote-template.messages.ts";
import { QUOTE_TEMPLATE_LIMITS, outlineOf } from "#domain/quotes/templates/quote-template.ts";
import { isUniqueViolation } from "#server/db/unique-violation.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { answerSource, loadQuoteSource } from "./quote-sources.ts";
import type { StoredQuoteTemplate } from "./quote-templates.repository.ts";
import {
  countQuoteTemplates,
  deleteQuoteTemplate,
  findQuoteTemplate,
  insertQuoteTemplate,
  listQuoteTemplates,
  saveQuoteTemplateName,
} from "./quote-templates.repository.ts";

/** What a company quotes often, and what a quote takes from it or from another quote. */
export const quoteTemplateRoutes: Route[] = [
  route(api.listQuoteTemplates, async (_deps, { tx }) => ({
    templates: (await listQuoteTemplates(tx)).map(templateAnswer),
  })),

  route(api.keepQuoteTemplate, async (deps, { tx, caller, body: { name, project_id } }) => {
    const { count, isNameTaken } = await countQuoteTemplates(tx, name, null);
    if (count >= QUOTE_TEMPLATE_LIMITS.count) throw new ApiError(422, "too_many", quoteTemplateMessages.tooMany);
    if (isNameTaken) throw sameName();
    const template = { id: deps.ids(), name, ...(await loadQuoteSource(deps, tx, project_id)) };
    if (!(await insertQuoteTemplate(tx, caller.companyId, template, deps.clock()))) throw sameName();
    return { template: templateAnswer(template) };
  }),

  route(api.renameQuoteTemplate, async (_deps, { tx, params, body: { name } }) => {
    const template = await findQuoteTemplate(tx, params.id);
    if (!template) throw notFound();
    if ((await countQuoteTemplates(tx, name, params.id)).isNameTaken) throw sameName();
    // Another call may have just taken the name.
    await saveQuoteTemplateName(tx, { id: params.id, name }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? sameName() : error;
    });
    return { template: templateAnswer({ ...template, name }) };
  }),

  route(api.deleteQuoteTemplate, async (_deps, { tx, params }) => {
    if (!(await deleteQuoteTemplate(tx, params.id))) throw notFound();
    return {};
  }),

  route(api.readQuoteTemplate, async (_deps, { tx, caller, params }) => {
    const template = await findQuoteTemplate(tx, params.id);
    if (!template) throw notFound();
    return answerSource(tx, caller, template);
  }),

  route(api.readProjectQuoteLines, async (deps, { tx, caller, params }) =>
    answerSource(tx, caller, await loadQuoteSource(deps, tx, params.id)),
  ),
];

function templateAnswer({ id, name, lines, terms }: StoredQuoteTemplate) {
  return { id, name, line_count: lines.length, outline: outlineOf(lines), net_cents: addUp(lines, terms).netCents };
}

function sameName(): ApiError {
  return new ApiError(422, "same_name", quoteTemplateMessages.sameName, { name: quoteTemplateMessages.sameName });
}
