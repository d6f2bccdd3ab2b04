import { countedItems } from "../lines/line.ts";
import { addUp } from "../lines/totals.ts";
import type { NumberedQuote } from "../quotes/quote.ts";
import { searchText } from "../shared/search-text.ts";
import type { Invoice } from "./invoice.ts";

/** The last version of a quote that the buyer of an invoice was given, and whether they declined it. */
export type GivenQuote = Pick<NumberedQuote, "number" | "lines" | "totals"> & { isDeclined: boolean };

/**
 * How an invoice goes beyond what its buyer was told: two totals in cents with VAT, and the lines that the quote did
 * not have. `isDeclined`: the buyer said no to the quote, whatever the invoice comes to.
 */
export type PriceGap = {
  quoteNumber: string;
  isDeclined: boolean;
  quotedCents: number;
  billedCents: number;
  unquotedLabels: string[];
};

/**
 * What an invoice bills beyond the quote that its buyer was given, or null when it stays within it. A contract is made
 * by an offer and its acceptance (C. civ. 1113): a quote that was declined binds nobody, and neither does a price that
 * was raised, nor a line that was added, after it. An option that was left open was no firm line.
 */
export function priceGap({ lines, terms }: Pick<Invoice, "lines" | "terms">, quote: GivenQuote): PriceGap | null {
  const gap = {
    quoteNumber: quote.number,
    isDeclined: quote.isDeclined,
    quotedCents: quote.totals.grossCents,
    billedCents: addUp(lines, terms).grossCents,
    unquotedLabels: unquotedLabels(lines, quote.lines),
  };
  const isWithin = gap.billedCents <= gap.quotedCents && gap.unquotedLabels.length === 0;
  return isWithin && !gap.isDeclined ? null : gap;
}

// A line said once and billed twice is one line too many. Case and accents change nothing.
function unquotedLabels(lines: Invoice["lines"], quotedLines: Invoice["lines"]): string[] {
  const quotedLabels = countedItems(quotedLines).map(({ label }) => searchText(label));
  return countedItems(lines).flatMap(({ label }) => {
    const place = quotedLabels.indexOf(searchText(label));
    if (place < 0) return [label];
    quotedLabels.splice(place, 1);
    return [];
  });
}
