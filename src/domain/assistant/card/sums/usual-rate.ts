import { typedDecimal } from "../../../shared/french-format.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { FlowState } from "../../conversation/flow.ts";
import type { CardRow } from "../../conversation/message.ts";

/**
 * Rows whose hours have no price get the usual price of the seller's hour, and the words that say so. A price that was
 * said with VAT waits for its own. `rowsBefore`: what stood on the card already, which stays as it is.
 */
export function atUsualRate(
  rows: readonly CardRow[],
  { seller }: Pick<FlowState, "seller">,
  rowsBefore: readonly CardRow[] = [],
): { rows: CardRow[]; note: string } {
  const euros = seller?.hourly_rate ?? 0;
  const ids = new Set(rowsBefore.map(({ id }) => id));
  const isOpen = ({ id, unit, unitPrice, grossPrice }: CardRow) =>
    euros > 0 && unit === "h" && unitPrice === "" && grossPrice === undefined && !ids.has(id);
  const openRows = rows.filter(isOpen);
  if (openRows.length === 0) return { rows: [...rows], note: "" };
  const unitPrice = typedDecimal(euros);
  return {
    rows: rows.map((row) => (isOpen(row) ? { ...row, unitPrice } : row)),
    note: cardMessages.usualRate(
      openRows.map(({ label }) => label),
      unitPrice,
    ),
  };
}
