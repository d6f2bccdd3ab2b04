import type { ItemLine, Line } from "../lines/line.ts";
import { newItemLine } from "../lines/typed-line.ts";
import { vatTreatment } from "../lines/vat-treatment.ts";
import { searchText } from "../shared/search-text.ts";
import type { LineSuggestion } from "./line-suggestion.ts";

/** A price that was found for a line without one. */
export type FoundPrice = { lineId: string; suggestion: LineSuggestion & { unitPriceE6: number } };

/** The lines of one quote whose prices are looked for at once. */
export const MOST_UNPRICED = 30;
const LONGEST_LABEL = 200;

/**
 * The lines that have no price yet: priced lines at zero, and texts of one row, which a task without hours becomes. A
 * long text is said to the customer, and has no price.
 */
export function unpricedLines(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.kind !== "section" && isUnpriced(line)).slice(0, MOST_UNPRICED);
}

function isUnpriced(line: Line): boolean {
  if (line.label.length > LONGEST_LABEL || line.label.includes("\n")) return false;
  return line.kind === "item" ? line.unitPriceE6 === 0 : line.kind === "text";
}

const UNITS_OF_TIME: readonly string[] = ["h", "jour"];

/**
 * Each line without a price, with the first suggestion of the same label that has one. A price of an hour or a day is
 * none for a text, which does not say how many.
 */
export function findPrices(lines: readonly Line[], suggestions: readonly LineSuggestion[]): FoundPrice[] {
  return unpricedLines(lines).flatMap(({ id, kind, label }) => {
    const key = searchText(label);
    const fits = ({ unit }: LineSuggestion) => kind === "item" || !UNITS_OF_TIME.includes(unit);
    const suggestion = suggestions.find((one) => hasPrice(one) && fits(one) && searchText(one.label) === key);
    return suggestion && hasPrice(suggestion) ? [{ lineId: id, suggestion }] : [];
  });
}

function hasPrice(suggestion: LineSuggestion): suggestion is FoundPrice["suggestion"] {
  return suggestion.unitPriceE6 !== null && suggestion.unitPriceE6 > 0;
}

/** The lines with these prices. What a line says stays; a text becomes a line of one unit. */
export function withFoundPrices(lines: readonly Line[], prices: readonly FoundPrice[]): Line[] {
  const byLine = new Map(prices.map(({ lineId, suggestion }) => [lineId, suggestion]));
  return lines.map((line) => {
    const suggestion = byLine.get(line.id);
    return suggestion && line.kind !== "section" && isUnpriced(line) ? pricedLine(line, suggestion, lines) : line;
  });
}

function pricedLine(
  line: Exclude<Line, { kind: "section" }>,
  { unitPriceE6, unit, nature, details, vatBasisPoints, vatReason }: FoundPrice["suggestion"],
  lines: readonly Line[],
): ItemLine {
  const item = line.kind === "item" ? line : { ...newItemLine(line.id, lines), label: line.label };
  return {
    ...item,
    details: item.details.length > 0 || details === "" ? item.details : details.split("\n"),
    unit,
    nature,
    unitPriceE6,
    ...(vatBasisPoints !== null && { vat: vatTreatment(vatBasisPoints, vatReason) }),
  };
}
