import type { Line } from "../../lines/line.ts";
import { discountUnder } from "../../lines/prices/discount-prices.ts";
import type { Terms } from "../../lines/terms.ts";
import { searchText } from "../../shared/search-text.ts";
import type { QuoteConditions } from "../conditions/quote-conditions.ts";
import type { LineSuggestion } from "../line-suggestion.ts";
import type { DraftContent } from "../merge-drafts.ts";

/** How many templates a company keeps, and how long their names are. */
export const QUOTE_TEMPLATE_LIMITS = { count: 100, nameCharacters: 120 } as const;

/**
 * What a quote may begin with: lines, terms and what it says beside them, of no project and of no customer. Null
 * conditions were not kept: a quote keeps its own.
 */
export type QuoteSource = { lines: Line[]; terms: Terms; conditions: QuoteConditions | null };

/**
 * What tells a template from another at a glance: its first sections, else its first items. A section says more than
 * the lines below it.
 */
export function outlineOf(lines: readonly Line[]): string[] {
  const sections = lines.filter(({ kind }) => kind === "section");
  const shownLines = sections.length > 0 ? sections : lines.filter(({ kind }) => kind === "item");
  return shownLines.slice(0, OUTLINE_LINES).map(({ label }) => label);
}

const OUTLINE_LINES = 3;

/** A price that the catalogue has changed since a line was written, in euros without VAT x 10^6. */
export type PriceChange = { lineId: string; label: string; formerE6: number; currentE6: number };

/**
 * What is kept of a quote as a template: tasks and a place are those of one project, a payment and aids those of one
 * customer.
 */
export function sourceOfQuote({ lines, terms, conditions }: QuoteSource): QuoteSource {
  const { place: _place, aids: _aids, ...keptConditions } = conditions ?? {};
  return {
    lines: lines.map((line) => (line.kind === "item" ? { ...line, source: null } : line)),
    terms: { ...terms, prepaidCents: 0 },
    conditions: conditions && keptConditions,
  };
}

/**
 * The lines of the catalogue whose price is no longer the one that is written. A line is of the catalogue when one of
 * its items has its label and its unit; a label that is sold at several prices says nothing of today's.
 */
export function findPriceChanges(lines: readonly Line[], catalogItems: readonly LineSuggestion[]): PriceChange[] {
  const itemsByName = Map.groupBy(catalogItems, (item) => nameKey(item));
  return lines.flatMap((line) => {
    if (line.kind !== "item" || line.unitPriceE6 === 0) return [];
    const prices = new Set((itemsByName.get(nameKey(line)) ?? []).map(({ unitPriceE6 }) => unitPriceE6));
    const [price] = prices;
    if (prices.size !== 1 || !price || price === line.unitPriceE6) return [];
    return [{ lineId: line.id, label: line.label, formerE6: line.unitPriceE6, currentE6: price }];
  });
}

function nameKey({ label, unit }: { label: string; unit: string }): string {
  return `${unit} ${searchText(label)}`;
}

/** The lines at the prices of today. */
export function withCurrentPrices(lines: readonly Line[], changes: readonly PriceChange[]): Line[] {
  const pricesE6 = new Map(changes.map(({ lineId, currentE6 }) => [lineId, currentE6]));
  return lines.map((line) => {
    const priceE6 = pricesE6.get(line.id);
    return line.kind === "item" && priceE6 !== undefined ? { ...line, unitPriceE6: priceE6 } : line;
  });
}

/**
 * A draft with what it takes of a source. Its prices stay typed as they are: those of the source read the same in them.
 * The discount of a source is taken by an empty draft alone, and takes off as much in its prices.
 */
export function withSource(draft: DraftContent, source: DraftContent, newId: () => string): DraftContent {
  const prices = { from: source.prices, to: draft.prices };
  const discount = draft.lines.length === 0 ? discountUnder(source.discount, source.lines, prices) : null;
  return {
    lines: withSourceLines(draft.lines, source.lines, newId),
    // The discount of a quote that is begun is its own.
    discount: draft.discount ?? discount,
    prices: draft.prices,
  };
}

/** The lines of a draft followed by those of a source, each of which gets an ID of its own. */
export function withSourceLines(lines: readonly Line[], sourceLines: readonly Line[], newId: () => string): Line[] {
  return [...lines, ...sourceLines.map((line) => ({ ...line, id: newId() }))];
}
