import { chosenReason } from "../../lines/vat-reasons.ts";
import { VAT_RATES } from "../../shared/vat-rates.ts";
import type { CardRow } from "./message.ts";

/**
 * A row as earlier versions saved it: with its rate in basis points under another name or, before that, with its rate
 * in text and an empty text for no reason.
 */
export type EarlierCardRow =
  | (Omit<CardRow, "vatBasisPoints"> & { vatRate: number })
  | (Omit<CardRow, "vatBasisPoints" | "vatReason"> & { vat: string; vatReason: string });

/** A row of a card, whichever version saved it. */
export function currentRow(row: CardRow | EarlierCardRow): CardRow {
  if ("vatRate" in row) {
    const { vatRate, ...others } = row;
    return { ...others, vatBasisPoints: vatRate };
  }
  if (!("vat" in row)) return row;
  const { vat, vatReason, ...others } = row;
  const vatBasisPoints = VAT_RATES.find((rate) => String(rate) === vat) ?? 0;
  return { ...others, vatBasisPoints, vatReason: chosenReason(vatReason) };
}

/** A card, or what was said of one, with rows of today. What holds no rows stays as it is. */
export function withCurrentRows<Holder extends { rows?: unknown }>(holder: Holder): Holder {
  return Array.isArray(holder.rows) ? { ...holder, rows: holder.rows.map(currentRow) } : holder;
}
