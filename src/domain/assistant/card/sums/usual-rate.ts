import { typedDecimal } from "../../../shared/french-format.ts";
import { wholeDayRate } from "../../../shared/money.ts";
import { HOURS_A_DAY } from "../../../shared/working-day.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { FlowState } from "../../conversation/flow.ts";
import type { CardRow } from "../../conversation/message.ts";

type OfSeller = Pick<FlowState, "seller">;

/** What an hour or a day of the seller usually costs, as typed. Null when it is not known, and for other units. */
export function usualPrice({ seller }: OfSeller, unit: CardRow["unit"]): string | null {
  const euros = seller?.hourly_rate ?? 0;
  if (euros <= 0) return null;
  if (unit === "jour") return typedDecimal(wholeDayRate(euros, seller?.hours_a_day ?? HOURS_A_DAY));
  return unit === "h" ? typedDecimal(euros) : null;
}

/**
 * Rows whose hours or days have no price get the usual price of the seller's, and the words that say so. A price that
 * was said with VAT waits for its own. `rowsBefore`: what stood on the card already, which stays as it is.
 */
export function atUsualRate(
  rows: readonly CardRow[],
  state: OfSeller,
  rowsBefore: readonly CardRow[] = [],
): { rows: CardRow[]; note: string } {
  const ids = new Set(rowsBefore.map(({ id }) => id));
  const isOpen = ({ id, unit, unitPrice, grossPrice }: CardRow) =>
    unitPrice === "" && grossPrice === undefined && !ids.has(id) && usualPrice(state, unit) !== null;
  const notes = (["h", "jour"] as const).flatMap((unit) => {
    const labels = rows.filter((row) => row.unit === unit && isOpen(row)).map(({ label }) => label);
    return labels.length === 0 ? [] : [cardMessages.usualRate(labels, usualPrice(state, unit) ?? "", unit)];
  });
  return {
    rows: rows.map((row) => (isOpen(row) ? { ...row, unitPrice: usualPrice(state, row.unit) ?? "" } : row)),
    note: notes.join(" "),
  };
}
