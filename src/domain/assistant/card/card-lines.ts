import type { ItemLine, Unit } from "../../lines/line.ts";
import { UNIT_CODES } from "../../lines/line.ts";
import type { Discount } from "../../lines/terms.ts";
import { chosenReason } from "../../lines/vat-reasons.ts";
import { vatTreatment } from "../../lines/vat-treatment.ts";
import { VAT_RATES } from "../../shared/vat-rates.ts";
import type { CardRow } from "../message.ts";
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
