import type { ItemLine, Line } from "../lines/line.ts";
import { countedCents, discountCents, netCents } from "../lines/line.ts";
import type { Terms } from "../lines/terms.ts";
import type { Totals, VatLine } from "../lines/totals.ts";
import { payableCents, totals } from "../lines/totals.ts";
import type { VatTreatment } from "../lines/vat-treatment.ts";
import { formatMoney, formatScaled, formatVatRate } from "../shared/french-format.ts";
import type { DocumentView, LineView } from "./document-view.ts";
import { typeset } from "../shared/typeset.ts";

/** The lines and terms of a document, as far as its table goes. */
export type Priced = { lines: readonly Line[]; terms: Terms };

/**
 * Rows, totals and VAT recap of a document, formatted. Without VAT (franchise) neither rate nor VAT amount is printed.
 */
export function linesView({ lines, terms }: Priced, showsVat: boolean, grossLabel: string) {
  const sums = totals(lines, terms);
  return {
    showsVat,
    lines: lines.map((line) => lineView(line, sums, showsVat)),
    totals: totalRows(sums, terms, showsVat, grossLabel),
    vatRecap: showsVat
      ? sums.vat.map((vat) => ({
          rate: vatLabel(vat),
          base: formatMoney(vat.baseCents),
          vat: formatMoney(vat.vatCents),
        }))
      : [],
    amounts: { netCents: sums.netCents, vatCents: sums.vatCents, grossCents: sums.grossCents },
  } satisfies Partial<DocumentView>;
}

function lineView(line: Line, sums: Totals, showsVat: boolean): LineView {
  if (line.kind === "text") return { kind: "text", label: typeset(line.label) };
  if (line.kind === "section")
    return {
      kind: "section",
      label: typeset(line.label),
      level: line.level,
      subtotal: formatMoney(sums.sections[line.id] ?? 0),
    };
  return {
    kind: "item",
    label: typeset(line.label),
    details: [...line.details, ...ownDetails(line)].map(typeset),
    quantity: `${formatScaled(line.quantityE4, 4, 0)}\u00A0${line.unit}`,
    unitPrice: `${formatScaled(line.unitPriceE6, 6, 2)}\u00A0€`,
    vatRate: showsVat ? formatVatRate(line.vat.basisPoints) : "",
    net: formatMoney(netCents(line)),
    netCents: countedCents(line),
  };
}

function ownDetails(line: ItemLine): string[] {
  const discount = `Remise de ${formatVatRate(line.discountBasisPoints)} : ${formatMoney(-discountCents(line))}`;
  return [
    ...(line.discountBasisPoints === 0 ? [] : [discount]),
    ...(line.isOption ? ["En option, non compris dans le total"] : []),
  ];
}

const ZERO_LABELS: Record<Exclude<VatTreatment["category"], "S">, string> = {
  E: " (exonéré)",
  AE: " (autoliquidation)",
  K: " (intracommunautaire)",
  G: " (exportation)",
  O: " (non soumis)",
  Z: "",
};

function vatLabel({ category, basisPoints }: VatLine): string {
  return `${formatVatRate(basisPoints)}${category === "S" ? "" : ZERO_LABELS[category]}`;
}

function totalRows(sums: Totals, terms: Terms, showsVat: boolean, grossLabel: string) {
  const row = (label: string, cents: number, strong = false) => ({ label, value: formatMoney(cents), strong });
  const share = terms.discount?.kind === "share" ? ` de ${formatVatRate(terms.discount.basisPoints)}` : "";
  const [net, beforeDiscount] = showsVat ? ["Total HT", "Total HT avant remise"] : ["Total", "Total avant remise"];
  const discount =
    sums.discountCents === 0 ? [] : [row(beforeDiscount, sums.linesCents), row(`Remise${share}`, -sums.discountCents)];
  const vat = showsVat ? sums.vat.map((one) => row(`TVA ${vatLabel(one)}`, one.vatCents)) : [];
  const paid = [
    ...(sums.prepaidCents === 0 ? [] : [row("Déjà réglé", -sums.prepaidCents)]),
    ...(sums.retentionCents === 0
      ? []
      : [row(`Retenue de garantie de ${formatVatRate(terms.retentionBasisPoints)}`, -sums.retentionCents)]),
  ];
  const gross = row(grossLabel, sums.grossCents, true);
  const due = paid.length === 0 ? [] : [...paid, row("Reste à payer", payableCents(sums), true)];
  return [...discount, row(net, sums.netCents), ...vat, gross, ...due];
}
