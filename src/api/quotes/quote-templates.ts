import { templateMessages } from "#domain/mail/templates/template.messages.ts";
import { QUOTE_TEMPLATE_LIMITS } from "#domain/quotes/templates/quote-template.ts";
import { z } from "zod";
import { moneyCents, moneyE6, noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { id, requiredText } from "../fields.ts";
import { wireDiscount, wireLine, wirePrices } from "../quotes.ts";
import { quoteConditions } from "./quote-conditions.ts";

const template = z.object({
  id: z.string(),
  name: z.string(),
  line_count: noAmount(z.number().int()),
  /** Its first sections, else its first items. */
  outline: z.array(z.string()),
  net_cents: moneyCents().int(),
});

/** A template of quotes, as read by the web. */
export type QuoteTemplateAnswer = z.infer<typeof template>;

const name = requiredText(QUOTE_TEMPLATE_LIMITS.nameCharacters, templateMessages.noName);

export const listQuoteTemplates = endpoint({
  method: "GET",
  path: "/api/quote-templates",
  access: "signed-in",
  right: "amounts",
  summary: "The templates of quotes that the company keeps, by name",
  answer: z.object({ templates: z.array(template) }),
});

export const keepQuoteTemplate = endpoint({
  method: "POST",
  path: "/api/quote-templates",
  access: "signed-in",
  touches: ["/api/quote-templates"],
  summary:
    "Keeps the lines, the terms and the conditions of a project's quote as a template: those of its draft, else " +
    "those of its last version. 422 when another template has the name, or when there are too many",
  body: z.object({ name, project_id: id }),
  answer: z.object({ template }),
});

export const renameQuoteTemplate = endpoint({
  method: "PUT",
  path: "/api/quote-templates/{id}",
  access: "signed-in",
  touches: ["/api/quote-templates"],
  summary: "Renames a template",
  body: z.object({ name }),
  answer: z.object({ template }),
});

export const deleteQuoteTemplate = endpoint({
  method: "DELETE",
  path: "/api/quote-templates/{id}",
  access: "signed-in",
  touches: ["/api/quote-templates"],
  summary: "Deletes a template; quotes that were begun from it stay",
  answer: z.object({}),
});

const source = z.object({
  lines: z.array(wireLine),
  discount: wireDiscount.nullable(),
  prices: wirePrices,
  /** What it says beside its lines, where that was kept: a quote takes the subjects that it says. */
  conditions: quoteConditions.nullable(),
  /** Lines whose price in the catalogue is another one today. The lines above have the price that was written. */
  price_changes: z.array(
    z.object({ line_id: z.string(), label: z.string(), former_e6: moneyE6().int(), current_e6: moneyE6().int() }),
  ),
});

export const readQuoteTemplate = endpoint({
  method: "GET",
  path: "/api/quote-templates/{id}/lines",
  access: "signed-in",
  right: "amounts",
  summary: "What a quote takes from a template",
  answer: source,
});

export const readProjectQuoteLines = endpoint({
  method: "GET",
  path: "/api/projects/{id}/quote-lines",
  access: "signed-in",
  right: "amounts",
  summary: "What a quote takes from the quote of another project: its draft, else its last version; 422 without lines",
  answer: source,
});
