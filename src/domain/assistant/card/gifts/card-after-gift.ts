import type { VatRegime } from "../../../company/company.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { CardRow } from "../../conversation/message.ts";
import { rowsNamed } from "../card-order.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith } from "../quote-card.ts";
import { saidChange } from "../said-change.ts";
import { regimeOn } from "../total-words.ts";
import { readGift } from "./said-gift.ts";

/** The card after a text that gives some of its lines, or with what is asked. Null for another text. */
export function cardAfterGift(card: QuoteCard, text: string, regime: VatRegime | null): QuoteCard | null {
  const gift = readGift(text);
  if (gift === null) return null;
  const { fields, rows } = card;
  const rowsOfTargets = gift.targets.map((target) => rowsNamed(rows, target));
  const unsureAt = rowsOfTargets.findIndex(({ length }) => length !== 1);
  if (unsureAt >= 0) {
    const candidates = rowsOfTargets[unsureAt] ?? [];
    const [target = ""] = gift.targets.slice(unsureAt);
    // Of several names, one that is no line may be another change.
    if (candidates.length === 0 && gift.targets.length > 1) return null;
    const labels = (candidates.length > 0 ? candidates : rows).map(({ label }) => label);
    return cardWith(
      fields,
      rows,
      candidates.length > 0 ? cardMessages.whichMoved(labels) : cardMessages.noMovedLine(target, labels),
    );
  }
  const givenRows = new Set(rowsOfTargets.flat());
  const nextRows = rows.map((row) => {
    if (!givenRows.has(row)) return row;
    return gift.isAtNothing ? atNothing(row) : givenRow(row);
  });
  return cardWith(fields, nextRows, saidChange({ card, fields, rows: nextRows }, regime ?? regimeOn(fields)));
}

/** A line as a gift: its price stays, and all of it is taken off. Without a price it costs nothing. */
export function givenRow(row: CardRow): CardRow {
  return row.unitPrice === "" && row.grossPrice === undefined
    ? { ...row, unitPrice: "0" }
    : { ...row, discount: "100" };
}

function atNothing({ grossPrice: _gross, discount: _former, ...row }: CardRow): CardRow {
  return { ...row, unitPrice: "0" };
}
