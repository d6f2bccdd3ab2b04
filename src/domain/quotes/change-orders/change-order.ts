import type { ItemLine, Line } from "../../lines/line.ts";
import { countedItems } from "../../lines/line.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { canonicalJson } from "../../shared/canonical-json.ts";

/** An earlier change order that was accepted, with what it added to the price, VAT included. */
export type EarlierOrder = { rank: number; quotedOn: CalendarDate; addedCents: number };

/**
 * What a change order (avenant) changes: the quote that its customer accepted first, the orders accepted since, and
 * what is agreed before it. A version of a quote that has it is a change order of that rank.
 */
export type ChangeOrder = {
  rank: number;
  quotedOn: CalendarDate;
  quoteGrossCents: number;
  earlier: EarlierOrder[];
  agreedLines: Line[];
  agreedGrossCents: number;
};

/** What a change order reads of the version that was accepted before it. */
export type AcceptedVersion = {
  amends?: ChangeOrder;
  quotedOn: CalendarDate;
  lines: Line[];
  totals: { grossCents: number };
};

/** The change order that comes after an accepted version of a quote. */
export function changeOrderAfter({ amends, quotedOn, lines, totals }: AcceptedVersion): ChangeOrder {
  const agreement = { agreedLines: lines, agreedGrossCents: totals.grossCents };
  if (!amends) return { rank: 1, quotedOn, quoteGrossCents: totals.grossCents, earlier: [], ...agreement };
  const order = { rank: amends.rank, quotedOn, addedCents: totals.grossCents - amends.agreedGrossCents };
  return { ...amends, rank: amends.rank + 1, earlier: [...amends.earlier, order], ...agreement };
}

/** What becomes of the line of a quote under a change order: `former` is the line that was agreed. */
export type LineAmendment = { kind: "added" } | { kind: "changed"; former: ItemLine };

/** What becomes of each line that a change order adds or changes, by its ID. What is only offered changes nothing. */
export function lineChanges(
  lines: readonly Line[],
  { agreedLines }: Pick<ChangeOrder, "agreedLines">,
): Map<string, LineAmendment> {
  const agreedItems = new Map(countedItems(agreedLines).map((line) => [line.id, line]));
  return new Map(
    countedItems(lines).flatMap((line): [string, LineAmendment][] => {
      const former = agreedItems.get(line.id);
      if (!former) return [[line.id, { kind: "added" }]];
      return offerOfLine(former) === offerOfLine(line) ? [] : [[line.id, { kind: "changed", former }]];
    }),
  );
}

/** The agreed lines that a change order withdraws. */
export function withdrawnLines(lines: readonly Line[], { agreedLines }: Pick<ChangeOrder, "agreedLines">): ItemLine[] {
  const ids = new Set(countedItems(lines).map(({ id }) => id));
  return countedItems(agreedLines).filter(({ id }) => !ids.has(id));
}

// What the customer buys by a line, whatever task it was drawn from.
function offerOfLine({ source: _source, ...line }: ItemLine): string {
  return canonicalJson(line);
}
