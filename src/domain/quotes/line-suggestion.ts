import type { ItemKind } from "../catalog/items/catalog-item.ts";
import { natureOf } from "../catalog/items/catalog-item.ts";
import { itemFacts } from "../catalog/items/item.messages.ts";
import { typedAmount } from "../catalog/items/typed-item.ts";
import type { ItemLine, Unit } from "../lines/line.ts";
import type { Prices } from "../lines/terms.ts";
import type { TypedLine } from "../lines/typed-line.ts";
import type { ChosenVatReason } from "../lines/vat-reasons.ts";
import { formatScaled } from "../shared/french-format.ts";
import { grossPriceE4 } from "../shared/money.ts";
import { searchText } from "../shared/search-text.ts";
import { lineSuggestionMessages } from "./line-suggestion.messages.ts";

/** Where a suggested line comes from: an item of the catalogue, or a quote that was made, by its number. */
export type SuggestionOrigin =
  | { kind: "catalog"; item: { kind: ItemKind; reference: string; supplier: string } }
  | { kind: "quote"; number: string };

/**
 * A line offered while its label is typed. `unitPriceE6`: euros without VAT x 10^6, null while it is not known.
 * `vatBasisPoints`: null for the rate of the quote, which follows from its site and not from another quote.
 */
export type LineSuggestion = {
  label: string;
  details: string;
  nature: ItemLine["nature"];
  unit: Unit;
  unitPriceE6: number | null;
  vatBasisPoints: number | null;
  vatReason: ChosenVatReason | null;
  origin: SuggestionOrigin;
};

/** A line of a quote that was made, as the database keeps it. */
export type PastLine = Pick<ItemLine, "label" | "details" | "nature" | "unit" | "unitPriceE6"> & { number: string };

/** An item of the catalogue, with the price of one unit. */
export type SuggestedItem = Pick<
  LineSuggestion,
  "label" | "details" | "unit" | "unitPriceE6" | "vatBasisPoints" | "vatReason"
> & { kind: ItemKind; reference: string; supplier: string };

/**
 * The lines that are offered: those of the catalogue, whose prices are kept up to date, then those of past quotes. Of
 * two past lines with one label, the first is kept: they come the newest first. A label that the catalogue has is not
 * offered twice.
 */
export function suggestLines(
  items: readonly SuggestedItem[],
  pastLines: readonly PastLine[],
  most: number,
): LineSuggestion[] {
  const labels = new Set<string>();
  const isNew = ({ label, origin }: LineSuggestion) => {
    const key = searchText(label);
    const isKnown = labels.has(key);
    labels.add(key);
    // Two suppliers may sell what has one name.
    return origin.kind === "catalog" || !isKnown;
  };
  return [...items.map(fromItem), ...pastLines.map(fromPastLine)].filter(isNew).slice(0, most);
}

/** What a suggestion says of a line that is typed. The quantity stays, and so does a price that it has not. */
export function lineOfSuggestion(
  suggestion: LineSuggestion,
  typedLine: TypedLine,
  prices: Prices = "net",
): Partial<TypedLine> {
  const { label, details, unit, nature, unitPriceE6, vatBasisPoints, vatReason } = suggestion;
  return {
    label,
    details: details || typedLine.details,
    unit,
    nature,
    ...(unitPriceE6 !== null && { unitPrice: typedPrice(unitPriceE6, vatBasisPoints ?? typedLine.vatBasisPoints) }),
    ...(vatBasisPoints !== null && { vatBasisPoints, vatReason }),
  };

  function typedPrice(priceE6: number, rate: number): string {
    return prices === "gross" ? formatScaled(grossPriceE4(priceE6, rate), 4, 2) : typedAmount(priceE6);
  }
}

/** The small words under a suggestion: what it is, and where it comes from. */
export function suggestionFacts({ origin }: Pick<LineSuggestion, "origin">): string {
  return origin.kind === "catalog" ? itemFacts(origin.item) : lineSuggestionMessages.origin(origin);
}

function fromItem({ kind, reference, supplier, ...item }: SuggestedItem): LineSuggestion {
  return { ...item, nature: natureOf(kind), origin: { kind: "catalog", item: { kind, reference, supplier } } };
}

function fromPastLine({ number, label, details, nature, unit, unitPriceE6 }: PastLine): LineSuggestion {
  return {
    label,
    details: details.join("\n"),
    nature,
    unit,
    unitPriceE6: unitPriceE6 === 0 ? null : unitPriceE6,
    vatBasisPoints: null,
    vatReason: null,
    origin: { kind: "quote", number },
  };
}
