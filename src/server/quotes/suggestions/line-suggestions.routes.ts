import { listFoundPrices, listLineSuggestions, toWireSuggestion } from "#api/quotes/line-suggestions.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { findPricesOf, findSuggestions } from "./suggest-lines.ts";

/** What is offered while the label of a line is typed. */
export const lineSuggestionRoutes: Route[] = [
  route(listLineSuggestions, async (_deps, { tx, caller, query }) => {
    const suggestions = await findSuggestions(tx, caller, { text: query.q, limit: query.limit });
    return { suggestions: suggestions.map(toWireSuggestion) };
  }),

  route(listFoundPrices, async (_deps, { tx, caller, params }) => {
    const prices = await findPricesOf(tx, caller, params.id);
    return {
      prices: prices.map(({ lineId, suggestion }) => ({ line_id: lineId, suggestion: toWireSuggestion(suggestion) })),
    };
  }),
];
