import type { LineSuggestion } from "#domain/quotes/line-suggestion.ts";
import { suggestLines } from "#domain/quotes/line-suggestion.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { answerItems } from "#server/catalog/item-answer.ts";
import { listFoundItems } from "#server/catalog/item-search.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Caller } from "#server/http/caller.ts";
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
  const filter = { text, kind: null, isArchived: false, isComponent: false };
  const items = (await listFoundItems(tx, filter, null, limit)).slice(0, limit);
  const answers = await answerItems(tx, caller, items);
  const pastLines = await listPastLines(tx, words, limit);
  return suggestLines(
    answers.map(({ label, details, unit, price_e6, vat_basis_points, vat_reason, kind, reference, supplier }) => ({
      label,
      details,
      unit,
      unitPriceE6: price_e6,
      vatBasisPoints: vat_basis_points,
      vatReason: vat_reason,
      kind,
      reference,
      supplier,
    })),
    pastLines,
    limit,
  );
}
