import { chosenReason } from "../../lines/vat-reasons.ts";
import { VAT_RATES } from "../../shared/vat-rates.ts";
import type { CardRow } from "./message.ts";

/** A row as earlier versions saved it: its rate in text, and an empty text for no reason. */
export type EarlierCardRow = Omit<CardRow, "vatRate" | "vatReason"> & { vat: string; vatReason: string };

/** A row of a card, whichever version saved it. */
export function currentRow(row: CardRow | EarlierCardRow): CardRow {
  if (!("vat" in row)) return row;
  const { vat, vatReason, ...others } = row;
  const vatRate = VAT_RATES.find((rate) => String(rate) === vat) ?? 0;
  return { ...others, vatRate, vatReason: chosenReason(vatReason) };
}

/** A card, or what was said of one, with rows of today. What holds no rows stays as it is. */
export function withCurrentRows<Holder extends { rows?: unknown }>(holder: Holder): Holder {
  return Array.isArray(holder.rows) ? { ...holder, rows: holder.rows.map(currentRow) } : holder;
}
