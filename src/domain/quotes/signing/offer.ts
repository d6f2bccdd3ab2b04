import type { DocumentView } from "../../documents/document-view.ts";
import type { Line } from "../../lines/line.ts";
import { countedItems, netCents } from "../../lines/line.ts";
import type { Totals } from "../../lines/totals.ts";
import { addUp } from "../../lines/totals.ts";
import { quoteLinesView } from "../quote-view.ts";
import type { NumberedQuote } from "../quote.ts";

/**
 * An option that the customer may tick, with the place of its line in the quote. `grossCents`: what it adds to the
 * total beside the options that are ticked, VAT and discount included; `isDiscounted`: less than its own price.
 */
export type OfferedOption = {
  id: string;
  lineIndex: number;
  label: string;
  isChosen: boolean;
  grossCents: number;
  isDiscounted: boolean;
};

/** A quote as its customer reads it with the options that they ticked. Totals are those of the accepted quote. */
export type Offer = { quote: NumberedQuote; view: DocumentView; options: OfferedOption[]; totals: Totals };

/** The options of a quote that are among these IDs. Any other ID is left out: a form may send anything. */
export function knownOptions(quote: Pick<NumberedQuote, "lines">, ids: readonly string[]): string[] {
  return quote.lines.filter((line) => isOption(line) && ids.includes(line.id)).map(({ id }) => id);
}

/** The lines of a quote where the chosen options count as the other lines do. */
export function withChosenOptions(lines: readonly Line[], chosenIds: readonly string[]): Line[] {
  return lines.map((line) => (isOption(line) && chosenIds.includes(line.id) ? { ...line, isOption: false } : line));
}

/** What a quote reads like and comes to with those options. Without any it is printed just as it was kept. */
export function offerOf(quote: NumberedQuote, view: DocumentView, chosenIds: readonly string[]): Offer {
  const ids = knownOptions(quote, chosenIds);
  const options = quote.lines.flatMap((line, lineIndex) =>
    isOption(line) && netCents(line) !== 0
      ? [
          {
            id: line.id,
            lineIndex,
            label: line.label,
            isChosen: ids.includes(line.id),
            ...addedBy(quote, ids, line.id),
          },
        ]
      : [],
  );
  if (ids.length === 0) return { quote, view, options, totals: quote.totals };
  const lines = withChosenOptions(quote.lines, ids);
  const totals = addUp(lines, quote.terms);
  const pricedView = quoteLinesView({ ...quote, lines, totals }, quote.seller.vatRegime);
  return { quote, view: { ...view, ...pricedView }, options, totals };
}

/** Whether anything counts in a quote with those options: of options alone, one has to be ticked. */
export function hasCountedLine({ lines }: Pick<NumberedQuote, "lines">, chosenIds: readonly string[]): boolean {
  return countedItems(withChosenOptions(lines, chosenIds)).length > 0;
}

function isOption(line: Line): boolean {
  return line.kind === "item" && line.isOption;
}

function addedBy({ lines, terms }: NumberedQuote, chosenIds: readonly string[], id: string) {
  const others = chosenIds.filter((one) => one !== id);
  const addedUnder = (some: typeof terms) => {
    const totalOf = (ids: readonly string[]) => addUp(withChosenOptions(lines, ids), some).grossCents;
    return totalOf([...others, id]) - totalOf(others);
  };
  const grossCents = addedUnder(terms);
  const isDiscounted = terms.discount !== null && grossCents < addedUnder({ ...terms, discount: null });
  return { grossCents, isDiscounted };
}
