import type { FoundPrice } from "#domain/quotes/found-price.ts";
import { findPrices, unpricedLines } from "#domain/quotes/found-price.ts";
import type { LineSuggestion, SuggestedItem } from "#domain/quotes/line-suggestion.ts";
import { suggestLines } from "#domain/quotes/line-suggestion.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { answerItems } from "#server/catalog/item-answer.ts";
import { listFoundItems } from "#server/catalog/item-search.repository.ts";
import type { StoredItem } from "#server/catalog/items.repository.ts";
import { listItemsLabelled } from "#server/catalog/items.repository.ts";
import type { Db } from "#server/db/database.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { findDraft } from "../quote-drafts.repository.ts";
import { listPastLines } from "./past-lines.repository.ts";

/** What is offered for the typed label of a line, the catalogue first. Nothing for nothing typed. */
export async function findSuggestions(
  tx: Db,
  caller: Caller,
  { text, limit }: { text: string; limit: number },
): Promise<LineSuggestion[]> {
  const words = searchText(text)
    .split(" ")
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const filter = { text, kind: null, isArchived: false, isComponent: false, family: null, isUnpriced: false };
  const items = (await listFoundItems(tx, filter, null, limit)).slice(0, limit);
  const suggestedItems = await readSuggested(tx, caller, items);
  const pastLines = await listPastLines(tx, { words }, limit);
  return suggestLines(suggestedItems, pastLines, limit);
}

/** Prices for the lines of a draft that have none, by their labels. */
export async function findPricesOf(tx: Db, caller: Caller, draftId: string): Promise<FoundPrice[]> {
  const draft = await findDraft(tx, draftId);
  if (draft === null) throw notFound();
  const labels = [...new Set(unpricedLines(draft.lines).map(({ label }) => searchText(label)))];
  if (labels.length === 0) return [];
  const items = await readSuggested(tx, caller, await listItemsLabelled(tx, labels));
  const pastLines = await listPastLines(tx, { labels }, labels.length);
  return findPrices(draft.lines, [
    ...suggestLines(items, [], items.length),
    ...suggestLines([], pastLines, labels.length),
  ]);
}

/** What the catalogue has under these labels, with the price of one unit today. */
export async function findCatalogPrices(tx: Db, caller: Caller, labels: readonly string[]): Promise<LineSuggestion[]> {
  const keys = [...new Set(labels.map((label) => searchText(label)))];
  const items = await readSuggested(tx, caller, await listItemsLabelled(tx, keys));
  return suggestLines(items, [], items.length);
}

async function readSuggested(tx: Db, caller: Caller, items: readonly StoredItem[]): Promise<SuggestedItem[]> {
  const answers = await answerItems(tx, caller, items);
  return answers.map(({ price_e6, vat_basis_points, vat_reason, ...item }) => ({
    label: item.label,
    details: item.details,
    unit: item.unit,
    unitPriceE6: price_e6,
    vatBasisPoints: vat_basis_points,
    vatReason: vat_reason,
    kind: item.kind,
    reference: item.reference,
    supplier: item.supplier,
  }));
}
