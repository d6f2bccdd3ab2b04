import type { DocumentView } from "#domain/documents/document-view.ts";

// What a reader with a pocket calculator finds on a printed document. Nothing here knows how amounts are computed.

/** One priced row as printed: cents, but for the quantity (x 10^4) and the unit price (x 10^6). */
export type PrintedItem = {
  quantityE4: number;
  unitPriceE6: number;
  discountBasisPoints: number;
  discountCents: number;
  netCents: number;
  isOption: boolean;
};

/** One row of the VAT recap, in cents; the label is its rate as printed. */
export type PrintedVat = { rate: string; baseCents: number; vatCents: number };

/** The amounts printed on a document, in cents. Null: that row is not printed. */
export type PrintedAmounts = {
  items: PrintedItem[];
  /** Each section with the counted items that a reader sees under it. */
  sections: { subtotalCents: number; itemCents: number[] }[];
  /** Before the discount of the document, or before the rounding of a credit note, which may add a cent. */
  beforeDiscountCents: number | null;
  /** The discount of the document and the rounding beside it. */
  discountCents: number | null;
  netCents: number;
  /** The VAT rows of the totals, by their rate as printed. */
  vatRows: { rate: string; vatCents: number }[];
  recap: PrintedVat[];
  grossCents: number;
  prepaidCents: number | null;
  retentionCents: number | null;
  restCents: number | null;
};

/** The number that a printed text begins with, times 10^decimals. It has no more decimals than that. */
function printedNumber(text: string, decimals: number): number {
  const [, sign = "", whole = "", fraction = ""] = /^([-\u2212]?)([\d\u202F]+)(?:,(\d+))?(?=\u00A0|$)/.exec(text) ?? [];
  if (whole === "" || fraction.length > decimals) throw new Error(`« ${text} » is no number of ${decimals} decimals`);
  return Number(`${sign && "-"}${whole.replaceAll("\u202F", "")}${fraction.padEnd(decimals, "0")}`);
}

/** « −1 234,56 € », or with a hyphen on older documents, in cents. It has two decimals and its sign of currency. */
export function printedCents(text: string): number {
  if (!/,\d\d\u00A0€$/.test(text)) throw new Error(`« ${text} » is no amount`);
  return printedNumber(text, 2);
}

/** The amounts of a document, read back from its printed texts alone. */
export function printedAmounts({ lines, totals, vatRecap }: DocumentView): PrintedAmounts {
  const total = (label: RegExp): number | null => {
    const rows = totals.filter((row) => label.test(row.label));
    if (rows.length > 1) throw new Error(`${label} is printed twice`);
    return rows[0] ? printedCents(rows[0].value) : null;
  };
  const reductions = [total(/^Remise/), total(/^Arrondi$/)].filter((cents) => cents !== null);
  return {
    items: lines.flatMap((line) => (line.kind === "item" ? printedItem(line) : [])),
    sections: lines.flatMap((line, index) =>
      line.kind === "section"
        ? [{ subtotalCents: printedCents(line.subtotal), itemCents: centsUnder(lines, index, line.level) }]
        : [],
    ),
    beforeDiscountCents: total(/^Total (HT )?avant (remise|arrondi)$/),
    discountCents: reductions.length === 0 ? null : reductions.reduce((sum, cents) => sum + cents),
    netCents: total(/^Total( HT)?$/)!,
    vatRows: totals
      .filter((row) => row.label.startsWith("TVA "))
      .map(({ label, value }) => ({ rate: label.slice("TVA ".length), vatCents: printedCents(value) })),
    recap: vatRecap.map(({ rate, base, vat }) => ({
      rate,
      baseCents: printedCents(base),
      vatCents: printedCents(vat),
    })),
    grossCents: total(/^(Total TTC(?! avant)|Total à (payer|déduire)|Net à payer)/)!,
    prepaidCents: total(/^Déjà réglé$/),
    retentionCents: total(/^Retenue de garantie/),
    restCents: total(/^Reste à payer$/),
  };
}

type ItemRow = Extract<DocumentView["lines"][number], { kind: "item" }>;

function printedItem({ quantity, unitPrice, net, details }: ItemRow): PrintedItem {
  const [, share = "0", discount = "0,00\u00A0€"] =
    /^Remise de ([\d,]+)\u00A0% : (.*)$/m.exec(details.join("\n").replaceAll("\u00A0:", " :")) ?? [];
  return {
    quantityE4: printedNumber(quantity, 4),
    unitPriceE6: printedNumber(unitPrice, 6),
    discountBasisPoints: printedNumber(share, 2),
    discountCents: printedCents(discount),
    netCents: printedCents(net),
    isOption: isOption({ details }),
  };
}

const isOption = ({ details }: Pick<ItemRow, "details">) => details.some((detail) => detail.startsWith("En option"));

// A section runs to the next one of its level or above.
function centsUnder(lines: DocumentView["lines"], at: number, level: number): number[] {
  const after = lines.slice(at + 1);
  const end = after.findIndex((line) => line.kind === "section" && line.level <= level);
  return after
    .slice(0, end === -1 ? after.length : end)
    .flatMap((line) => (line.kind === "item" && !isOption(line) ? [printedCents(line.net)] : []));
}
