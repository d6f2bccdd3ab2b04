import type { ItemLine, Line, Unit } from "../../lines/line.ts";
import { UNIT_CODES } from "../../lines/line.ts";
import type { Discount } from "../../lines/terms.ts";
import { chosenReason } from "../../lines/vat-reasons.ts";
import { vatTreatment } from "../../lines/vat-treatment.ts";
import { formatScaled } from "../../shared/french-format.ts";
import { VAT_RATES } from "../../shared/vat-rates.ts";
import type { CardRow } from "../conversation/message.ts";
import { discountBasisPoints, figuresOf } from "./read-card.ts";

// Apart from the reading of the card, so that a page that shows no card does not load it.

/** The line of a quote that a row of the card says. A figure that cannot be read counts as zero. */
export function lineOf(row: CardRow): ItemLine {
  const rate = VAT_RATES.find((one) => String(one) === row.vat) ?? 0;
  return {
    kind: "item",
    id: row.id,
    label: row.label.trim(),
    details: [],
    nature: "service",
    ...figuresOf(row),
    unit: Object.keys(UNIT_CODES).find((unit): unit is Unit => unit === row.unit) ?? "u",
    discountBasisPoints: 0,
    vat: vatTreatment(rate, chosenReason(row.vatReason)),
    isOption: false,
    source: null,
  };
}

/** The discount of the card on the whole quote, null for none. */
export function discountOf(text: string): Discount | null {
  const basisPoints = discountBasisPoints(text);
  return basisPoints === 0 ? null : { kind: "share", basisPoints };
}

/** The lines of a quote as rows of its card. Null when the card would show another price than the quote's. */
export function cardOfLines(
  lines: readonly Line[],
  discount: Discount | null,
): { rows: CardRow[]; discount: string } | null {
  const items = lines.filter((line) => line.kind === "item");
  const isBeyondCard = items.some(({ isOption, discountBasisPoints }) => isOption || discountBasisPoints > 0);
  if (isBeyondCard || discount?.kind === "amount") return null;
  return { rows: items.map(rowOf), discount: discount ? formatScaled(discount.basisPoints, 2, 0) : "" };
}

/**
 * The lines of a quote once its card was corrected. A row that did not change is the line as it was, a line whose row
 * was removed goes, a new row comes last. Titles and texts stay where they are.
 */
export function correctedLines(lines: readonly Line[], rows: readonly CardRow[]): Line[] {
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const ids = new Set(lines.map(({ id }) => id));
  const keptLines = lines.flatMap((line): Line[] => {
    if (line.kind !== "item") return [line];
    const row = rowsById.get(line.id);
    if (!row) return [];
    const isSame = JSON.stringify(rowOf(line)) === JSON.stringify(row);
    const { details, nature, source } = line;
    return [isSame ? line : { ...lineOf(row), details, nature, source }];
  });
  return [...keptLines, ...rows.filter(({ id }) => !ids.has(id)).map(lineOf)];
}

function rowOf({ id, label, quantityE4, unit, unitPriceE6, vat }: ItemLine): CardRow {
  return {
    id,
    label,
    quantity: formatScaled(quantityE4, 4, 0),
    unit,
    unitPrice: formatScaled(unitPriceE6, 6, 0),
    vat: String(vat.basisPoints),
    vatReason: chosenReason(vat.reason) ?? "",
  };
}
