import type { DocumentView, LineView } from "../../documents/document-view.ts";
import { discountLabelOf } from "../../documents/lines-view.ts";
import type { ItemLine, Line } from "../../lines/line.ts";
import { countedItems, grossCents, netCents, unitGrossE4, unitWord } from "../../lines/line.ts";
import type { Prices, Terms } from "../../lines/terms.ts";
import { pricesOf } from "../../lines/terms.ts";
import { addUp } from "../../lines/totals.ts";
import { formatMoney, formatPercent, formatScaled, formatSignedMoney } from "../../shared/french-format.ts";
import { typeset } from "../../shared/text/typeset.ts";
import { changeOrderMessages } from "./change-order.messages.ts";
import type { ChangeOrder, LineAmendment } from "./change-order.ts";
import { lineChanges, withdrawnLines } from "./change-order.ts";

type PrintedPart = Pick<DocumentView, "lines" | "totals" | "amounts" | "showsVat">;

/**
 * The table of a change order: the works as they are once it is accepted, each line that it adds or changes saying so,
 * then what it changes and by how much. Under the total stands what it is made of: the quote, earlier orders, this one.
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
  const totals = view.totals.map((total) =>
    total.strong ? { ...total, label: changeOrderMessages.after(total.label) } : total,
  );
  const discount = discountChange({ lines, terms }, order, view.amounts);
  return {
    ...view,
    lines: [...printedLines, ...changeRows(lines, changes, order, { showsVat: view.showsVat, prices, discount })],
    totals: [...totals, ...partsOfTotal(view.amounts.grossCents, order)],
  };
}

// What changes, at the end of the table: what goes, then what is new, each with what it adds. No total counts them
// again.
function changeRows(
  lines: readonly Line[],
  changes: ReadonlyMap<string, LineAmendment>,
  order: ChangeOrder,
  { showsVat, prices, discount }: { showsVat: boolean; prices: Prices; discount: DiscountChange },
): LineView[] {
  const withdrawals = withdrawnLines(lines, order).map((line) => ({
    line,
    words: changeOrderMessages.withdrawn,
    cents: -soldCents(line, prices),
    quantityE4: -line.quantityE4,
  }));
  const amendments = lines.flatMap((line) => {
    const change = line.kind === "item" && changes.get(line.id);
    if (line.kind !== "item" || !change) return [];
    if (change.kind === "added")
      return [{ line, words: changeOrderMessages.added, cents: soldCents(line, prices), quantityE4: line.quantityE4 }];
    const { former } = change;
    const words = changeOrderMessages.becomes(soldWords(former, prices), soldWords(line, prices));
    const hasSamePrice = former.unitPriceE6 === line.unitPriceE6 && former.unit === line.unit;
    const addedE4 = hasSamePrice && former.quantityE4 !== line.quantityE4 ? line.quantityE4 - former.quantityE4 : null;
    return [{ line, words, cents: soldCents(line, prices) - soldCents(former, prices), quantityE4: addedE4 }];
  });
  const rows = [...withdrawals, ...amendments];
  if (rows.length === 0) return [];
  const sumCents = rows.reduce((sum, { cents }) => sum + cents, discount.cents);
  return [
    { kind: "section", label: changeOrderMessages.changes, level: 1, subtotal: formatSignedMoney(sumCents) },
    ...rows.map(({ line, words, cents, quantityE4 }): LineView => ({
      kind: "item",
      label: typeset(line.label),
      details: [typeset(words)],
      quantity: quantityE4 === null ? "" : `${quantityE4 > 0 ? "+" : ""}${quantityWords({ ...line, quantityE4 })}`,
      unitPrice: quantityE4 === null ? "" : unitPriceWords(line, prices),
      vatRate: showsVat ? formatPercent(line.vat.basisPoints) : "",
      net: formatSignedMoney(cents),
      netCents: 0,
    })),
    ...(discount.cents === 0 ? [] : [discountRow(discount)]),
  ];
}

/** What a document's discount adds to a change order's price, mostly below zero, and what it is called. */
type DiscountChange = { label: string; cents: number };

function discountRow({ label, cents }: DiscountChange): LineView {
  const net = formatSignedMoney(cents);
  return {
    kind: "item",
    label: typeset(label),
    details: [],
    quantity: "",
    unitPrice: "",
    vatRate: "",
    net,
    netCents: 0,
  };
}

// Of the agreement only lines and total are kept. With VAT, what its discount was is their difference. Without it, it
// is told where the terms of today, or none, lead to that total.
function discountChange(
  { lines, terms }: { lines: readonly Line[]; terms: Terms },
  { agreedLines, agreedGrossCents }: ChangeOrder,
  amounts: { grossCents: number },
): DiscountChange {
  const agreedTotals = addUp(agreedLines, terms);
  const hasSameTerms = agreedTotals.grossCents === agreedGrossCents;
  const label = hasSameTerms ? discountLabelOf(terms) : discountLabelOf({ ...terms, discount: null });
  if (pricesOf(terms) === "gross") {
    const discountOf = (soldLines: readonly Line[], totalCents: number) =>
      countedItems(soldLines).reduce((sum, line) => sum + grossCents(line), -totalCents);
    return { label, cents: discountOf(agreedLines, agreedGrossCents) - discountOf(lines, amounts.grossCents) };
  }
  const isWithoutDiscount = addUp(agreedLines, { ...terms, discount: null }).grossCents === agreedGrossCents;
  if (!hasSameTerms && !isWithoutDiscount) return { label, cents: 0 };
  const agreedCents = hasSameTerms ? agreedTotals.discountCents : 0;
  return { label, cents: agreedCents - addUp(lines, terms).discountCents };
}

// Quantity and price of a line as they were agreed: « 2 u, 200,00 € ».
function soldWords(line: ItemLine, prices: Prices): string {
  return `${quantityWords(line)}, ${formatMoney(soldCents(line, prices))}`;
}

function soldCents(line: ItemLine, prices: Prices): number {
  return prices === "gross" ? grossCents(line) : netCents(line);
}

function unitPriceWords(line: ItemLine, prices: Prices): string {
  const price = prices === "gross" ? formatScaled(unitGrossE4(line), 4, 2) : formatScaled(line.unitPriceE6, 6, 2);
  return `${price}\u00A0€`;
}

function quantityWords({ quantityE4, unit }: ItemLine): string {
  return `${formatScaled(quantityE4, 4, 0)}\u00A0${unitWord(unit, quantityE4)}`;
}

function partsOfTotal(grossCents: number, order: ChangeOrder): DocumentView["totals"] {
  const row = (label: string, value: string) => ({ label, value, strong: false });
  return [
    row(changeOrderMessages.ofQuote(order.quotedOn), formatMoney(order.quoteGrossCents)),
    ...order.earlier.map(({ rank, addedCents }) =>
      row(changeOrderMessages.ofEarlier(rank), formatSignedMoney(addedCents)),
    ),
    row(changeOrderMessages.ofThis, formatSignedMoney(grossCents - order.agreedGrossCents)),
  ];
}
