import type { DocumentView, LineView } from "../../documents/document-view.ts";
import type { ItemLine, Line } from "../../lines/line.ts";
import { grossCents, netCents, unitWord } from "../../lines/line.ts";
import type { Prices, Terms } from "../../lines/terms.ts";
import { pricesOf } from "../../lines/terms.ts";
import { formatMoney, formatScaled } from "../../shared/french-format.ts";
import { typeset } from "../../shared/text/typeset.ts";
import { changeOrderMessages } from "./change-order.messages.ts";
import type { ChangeOrder } from "./change-order.ts";
import { lineChanges, withdrawnLines } from "./change-order.ts";

type PrintedPart = Pick<DocumentView, "lines" | "totals" | "amounts">;

/**
 * The table of a change order: the works as they are once it is accepted, each line that it adds or changes saying so,
 * then those that it withdraws. Under the total stands what it is made of: the quote, earlier orders, this one.
 */
export function withChangeOrder<View extends PrintedPart>(
  view: View,
  { lines, terms }: { lines: readonly Line[]; terms: Terms },
  order: ChangeOrder,
): View {
  const prices = pricesOf(terms);
  const changes = lineChanges(lines, order);
  const printedLines = view.lines.map((row, place): LineView => {
    const change = changes.get(lines[place]?.id ?? "");
    if (row.kind !== "item" || !change) return row;
    const { added, changed } = changeOrderMessages;
    const words = change.kind === "added" ? added : changed(soldWords(change.former, prices));
    return { ...row, details: [...row.details, typeset(words)] };
  });
  const withdrawals = withdrawnLines(lines, order).map((line): LineView => ({
    kind: "text",
    label: typeset(changeOrderMessages.withdrawn(line.label, soldWords(line, prices))),
  }));
  const totals = [...view.totals, ...partsOfTotal(view.amounts.grossCents, order)];
  return { ...view, lines: [...printedLines, ...withdrawals], totals };
}

// Quantity and price of a line as they were agreed: « 2 u, 200,00 € ».
function soldWords(line: ItemLine, prices: Prices): string {
  const quantity = `${formatScaled(line.quantityE4, 4, 0)}\u00A0${unitWord(line.unit, line.quantityE4)}`;
  return `${quantity}, ${formatMoney(prices === "gross" ? grossCents(line) : netCents(line))}`;
}

function partsOfTotal(grossCents: number, order: ChangeOrder): DocumentView["totals"] {
  const row = (label: string, cents: number) => ({ label, value: formatMoney(cents), strong: false });
  return [
    row(changeOrderMessages.ofQuote(order.quotedOn), order.quoteGrossCents),
    ...order.earlier.map(({ rank, addedCents }) => row(changeOrderMessages.ofEarlier(rank), addedCents)),
    row(changeOrderMessages.ofThis, grossCents - order.agreedGrossCents),
  ];
}
