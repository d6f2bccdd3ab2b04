import type { LineItem } from "../lines/line-item.ts";
import { netCents } from "../lines/line-item.ts";
import type { Totals } from "../lines/totals.ts";
import { totals } from "../lines/totals.ts";
import { formatMoney, formatScaled, formatVatRate } from "../shared/french-format.ts";
import type { DocumentView, LineView } from "./document-view.ts";
import { typeset } from "../shared/typeset.ts";

/**
 * Rows, totals and VAT recap of a document, formatted. Without VAT (franchise) neither rate nor VAT amount is printed.
 */
export function linesView(lines: readonly LineItem[], showsVat: boolean, dueLabel: string) {
  const sums = totals(lines);
  return {
    showsVat,
    lines: lines.map((line) => lineView(line, showsVat)),
    totals: totalRows(sums, showsVat, dueLabel),
    vatRecap: showsVat
      ? sums.vat.map((vat) => ({
          rate: formatVatRate(vat.vatBasisPoints),
          base: formatMoney(vat.baseCents),
          vat: formatMoney(vat.vatCents),
        }))
      : [],
    amounts: { netCents: sums.netCents, vatCents: sums.vatCents, grossCents: sums.grossCents },
  } satisfies Partial<DocumentView>;
}

function lineView(line: LineItem, showsVat: boolean): LineView {
  if (line.kind === "text") return { kind: "text", label: typeset(line.label) };
  const cents = netCents(line);
  return {
    kind: "item",
    label: typeset(line.label),
    details: line.details.map(typeset),
    quantity: `${formatScaled(line.quantityE4, 4, 0)}\u00A0${line.unit}`,
    unitPrice: `${formatScaled(line.unitPriceE6, 6, 2)}\u00A0€`,
    vatRate: showsVat ? formatVatRate(line.vatBasisPoints) : "",
    net: formatMoney(cents),
    netCents: cents,
  };
}

function totalRows(sums: Totals, showsVat: boolean, dueLabel: string) {
  const net = { label: showsVat ? "Total HT" : "Total", value: formatMoney(sums.netCents), strong: false };
  const vat = sums.vat.map((one) => ({
    label: `TVA ${formatVatRate(one.vatBasisPoints)}`,
    value: formatMoney(one.vatCents),
    strong: false,
  }));
  const gross = { label: dueLabel, value: formatMoney(sums.grossCents), strong: true };
  return showsVat ? [net, ...vat, gross] : [net, gross];
}
