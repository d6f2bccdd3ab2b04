import type { ItemLine, Line } from "../lines/line.ts";
import {
  countedCents,
  countedGrossCents,
  grossCents,
  lineDiscountCents,
  lineGrossDiscountCents,
  netCents,
  unitGrossE4,
  unitWord,
} from "../lines/line.ts";
import type { Prices, Terms } from "../lines/terms.ts";
import { pricesOf } from "../lines/terms.ts";
import type { Totals, VatSubtotal } from "../lines/totals.ts";
import { addUp, discountsOfRates, payableNowCents } from "../lines/totals.ts";
import type { VatTreatment } from "../lines/vat-treatment.ts";
import { formatMoney, formatScaled, formatPercent } from "../shared/french-format.ts";
import { divideHalfUp, quantityTimesPriceCents } from "../shared/money.ts";
import { typeset } from "../shared/text/typeset.ts";
import type { DocumentView, LineView } from "./document-view.ts";

/** What the table of a document prints: its lines and terms. Totals that were kept are printed as they are. */
export type PricedLines = {
  lines: readonly Line[];
  terms: Terms;
  totals?: Totals;
  /** What is taken off for other invoices. It is part of the totals' discount. */
  deductions?: readonly DeductionRow[];
};

/** What is taken off the lines for another invoice, without VAT, and what it is called. */
export type DeductionRow = { label: string; cents: number };

/** How a document prints its prices: with rates and amounts of VAT or without, and what its last total is called. */
export type PriceLayout = { showsVat: boolean; grossLabel: string; prices?: Prices };

/**
 * Rows, totals and VAT recap of a document, formatted. Without VAT (franchise) neither rate nor VAT amount is printed.
 */
export function linesView(content: PricedLines, { showsVat, grossLabel, prices = "net" }: PriceLayout) {
  const { lines, terms, totals = addUp(lines, terms), deductions = [] } = content;
  const rows = totalRows(totals, { lines, terms, deductions }, showsVat, grossLabel);
  const isGross = prices === "gross";
  return {
    showsVat,
    ...(isGross && { prices }),
    lines: lines.map((line) => lineView(line, totals, { showsVat, prices, typedPrices: pricesOf(terms) })),
    totals: isGross ? withGrossDiscount(rows, totals, terms) : rows,
    vatRecap: showsVat
      ? totals.vat.map((vat) => ({
          rate: vatLabel(vat),
          base: formatMoney(vat.baseCents),
          vat: formatMoney(vat.vatCents),
        }))
      : [],
    amounts: { netCents: totals.netCents, vatCents: totals.vatCents, grossCents: totals.grossCents },
  } satisfies Partial<DocumentView>;
}

/** `typedPrices`: how its prices were typed, however they are printed. */
type LineLayout = Required<Omit<PriceLayout, "grossLabel">> & { typedPrices: Prices };

function lineView(line: Line, totals: Totals, { showsVat, prices, typedPrices }: LineLayout): LineView {
  if (line.kind === "text") return { kind: "text", label: typeset(withoutGaps(line.label)) };
  if (line.kind === "section")
    return {
      kind: "section",
      label: typeset(line.label),
      level: line.level,
      subtotal: formatMoney((prices === "gross" ? totals.withVat : totals)?.sections[line.id] ?? 0),
    };
  const isGross = prices === "gross";
  return {
    kind: "item",
    label: typeset(line.label),
    details: [...line.details, ...computedDetails(line, prices)].map(typeset),
    quantity: `${formatScaled(line.quantityE4, 4, 0)}\u00A0${unitWord(line.unit, line.quantityE4)}`,
    unitPrice: `${unitPriceText(line, { prices, typedPrices })}\u00A0€`,
    vatRate: showsVat ? formatPercent(line.vat.basisPoints) : "",
    net: formatMoney(isGross ? grossCents(line) : netCents(line)),
    netCents: isGross ? countedGrossCents(line) : countedCents(line),
  };
}

function unitPriceText(line: ItemLine, { prices, typedPrices }: Pick<LineLayout, "prices" | "typedPrices">): string {
  if (prices === "gross") return formatScaled(unitGrossE4(line), 4, 2);
  return formatScaled(printedNetE6(line, typedPrices), 6, 2);
}

// A price that was typed with VAT has six decimals without it: it is printed with as few of them as its amount needs.
function printedNetE6({ quantityE4, unitPriceE6 }: ItemLine, typedPrices: Prices): number {
  if (typedPrices === "net") return unitPriceE6;
  const cents = quantityTimesPriceCents(quantityE4, unitPriceE6);
  const roundedPrices = [10_000, 1_000, 100, 10].map((step) => divideHalfUp(BigInt(unitPriceE6), BigInt(step)) * step);
  return roundedPrices.find((priceE6) => quantityTimesPriceCents(quantityE4, priceE6) === cents) ?? unitPriceE6;
}

/** True of an option: its amount is printed without a sign, and counts in no total. */
export function isOffered(line: LineView): boolean {
  return line.kind === "item" && line.netCents === 0 && line.net !== formatMoney(0) && /^\d/.test(line.net);
}

// One blank line parts two paragraphs. More of them leave a hole in the table.
function withoutGaps(text: string): string {
  const rows = text.split("\n");
  const isBlank = (row: string | undefined) => (row ?? "").trim() === "";
  return rows
    .filter((row, index) => !isBlank(row) || !isBlank(rows[index - 1]))
    .join("\n")
    .trim();
}

function computedDetails(line: ItemLine, prices: Prices): string[] {
  const discountCents = prices === "gross" ? lineGrossDiscountCents(line) : lineDiscountCents(line);
  const discount = `Remise de ${formatPercent(line.discountBasisPoints)} : ${formatMoney(-discountCents)}`;
  return [
    ...(line.discountBasisPoints === 0 ? [] : [discount]),
    ...(line.isOption ? ["En option, non compris dans le total"] : []),
  ];
}

/** What is taken off the lines beside any discount, so that prices with VAT or the credits of an invoice add up. */
export const ROUNDING = "Arrondi";

const ZERO_LABELS: Record<Exclude<VatTreatment["category"], "S">, string> = {
  E: " (exonéré)",
  AE: " (autoliquidation)",
  K: " (intracommunautaire)",
  G: " (exportation)",
  O: " (non soumis)",
  Z: "",
};

function vatLabel({ category, basisPoints }: VatSubtotal): string {
  return `${formatPercent(basisPoints)}${category === "S" ? "" : ZERO_LABELS[category]}`;
}

// Under prices with VAT their sum and their discount come first, then what the total holds of base and VAT.
function withGrossDiscount(rows: DocumentView["totals"], { grossCents, withVat }: Totals, terms: Terms) {
  const discountCents = withVat?.discountCents ?? 0;
  const total = rows.slice(rows.findIndex(({ label }) => label === NET_LABEL));
  if (discountCents === 0) return total;
  const row = (label: string, cents: number) => ({ label, value: formatMoney(cents), strong: false });
  const totalBefore = row("Total TTC avant remise", grossCents + discountCents);
  return [totalBefore, row(discountLabelOf(terms), -discountCents), ...total];
}

/** What the discount of a document is called. */
export function discountLabelOf({ discount }: Terms): string {
  return discount?.kind === "share" ? `Remise de ${formatPercent(discount.basisPoints)}` : "Remise";
}

const NET_LABEL = "Total HT";

type Reductions = { lines: readonly Line[]; terms: Terms; deductions: readonly DeductionRow[] };

function totalRows(totals: Totals, { lines, terms, deductions }: Reductions, showsVat: boolean, grossLabel: string) {
  const row = (label: string, cents: number, isStrong = false) => ({
    label,
    value: formatMoney(cents),
    strong: isStrong,
  });
  const net = showsVat ? NET_LABEL : "Total";
  const reducedCents = deductions.reduce((cents, one) => cents - one.cents, totals.discountCents);
  const ofRates = discountsOfRates(lines, terms, totals);
  // Of a credit note on a part of a quote, all that is taken off is billed elsewhere.
  const isAllDiscount = ofRates === null || (reducedCents === 0 && deductions.length > 0);
  const discountCents = isAllDiscount ? reducedCents : ofRates.reduce((sum, cents) => sum + cents, 0);
  const roundingCents = reducedCents - discountCents;
  const firstReduction = discountCents !== 0 ? "remise" : roundingCents !== 0 ? ROUNDING.toLowerCase() : "déductions";
  const discount =
    discountCents === 0 && roundingCents === 0 && deductions.length === 0
      ? []
      : [
          row(`${net} avant ${firstReduction}`, totals.linesCents),
          ...(discountCents === 0 ? [] : [row(discountLabelOf(terms), -discountCents)]),
          ...(roundingCents === 0 ? [] : [row(ROUNDING, -roundingCents)]),
          ...deductions.map(({ label, cents }) => row(label, -cents)),
        ];
  const vat = showsVat ? totals.vat.map((subtotal) => row(`TVA ${vatLabel(subtotal)}`, subtotal.vatCents)) : [];
  const paidOrKept = [
    ...(totals.prepaidCents === 0 ? [] : [row("Déjà réglé", -totals.prepaidCents)]),
    ...(totals.retentionCents === 0
      ? []
      : [row(`Retenue de garantie de ${formatPercent(terms.retentionBasisPoints)}`, -totals.retentionCents)]),
  ];
  const gross = row(grossLabel, totals.grossCents, true);
  const due = paidOrKept.length === 0 ? [] : [...paidOrKept, row("Reste à payer", payableNowCents(totals), true)];
  return [...discount, row(net, totals.netCents), ...vat, gross, ...due];
}
