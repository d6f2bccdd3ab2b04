import type { ItemLine } from "../lines/line.ts";
import { countedItems } from "../lines/line.ts";
import type { IssuedInvoice } from "./invoice.ts";

/** A line of an invoice, with the quantity x 10^4 that no credit note has credited yet. */
export type LineLeft = { line: ItemLine; leftE4: number };

/** What can still be credited on an invoice: line by line, and altogether in gross cents. */
export type CreditLeft = { lines: LineLeft[]; grossCents: number };

/** What the credit notes issued so far leave of an invoice. */
export function creditLeft(invoice: IssuedInvoice, earlier: readonly IssuedInvoice[]): CreditLeft {
  const creditedE4 = new Map<string, number>();
  for (const line of earlier.flatMap((credit) => countedItems(credit.lines)))
    creditedE4.set(line.id, (creditedE4.get(line.id) ?? 0) + line.quantityE4);
  const lines = countedItems(invoice.lines).map((line) => ({
    line,
    leftE4: line.quantityE4 - (creditedE4.get(line.id) ?? 0),
  }));
  const creditedCents = earlier.reduce((sum, credit) => sum + credit.totals.grossCents, 0);
  return { lines, grossCents: invoice.totals.grossCents - creditedCents };
}

/** Whether a credit note takes a sum off its invoice: it then has no line of it. */
export function isReduction({ lines }: IssuedInvoice, credit: IssuedInvoice): boolean {
  const ids = new Set(countedItems(lines).map(({ id }) => id));
  return countedItems(credit.lines).every(({ id }) => !ids.has(id));
}
