import { withCurrentRows } from "#domain/assistant/conversation/card-row.ts";
import type { AssistantMessage, CardRow } from "#domain/assistant/conversation/message.ts";
import { CARD_PLACE } from "#web/client/typed-place.ts";

type Card = Pick<Extract<AssistantMessage, { type: "quote_card" }>, "fields" | "rows">;

/** What is typed on a card. */
export type CardEdits = { values: Record<string, string>; rows: CardRow[] };

/**
 * What the card shows: its own values, and what this tab had typed on it or on the card before it. What was typed
 * stays, unless the newer card changed that value itself.
 */
export function cardEdits(card: Card): CardEdits {
  const cardValues = shownValues(card);
  const storedCard = readStored();
  if (storedCard === null) return cardValues;
  const { card: earlierCard, edits } = storedCard;
  const earlier = shownValues(earlierCard);
  // Another card altogether: nothing that was typed is about it.
  const earlierLabels = new Map(earlier.rows.map(({ id, label }) => [id, label]));
  if (!cardValues.rows.some(({ id, label }) => earlierLabels.get(id) === label)) return cardValues;
  const values = Object.fromEntries(
    Object.entries(cardValues.values).map(([name, value]) => [
      name,
      value === earlier.values[name] ? (edits.values[name] ?? value) : value,
    ]),
  );
  return { values, rows: mergeRows(cardValues.rows, earlier.rows, edits.rows) };
}

/**
 * The lines that a card has otherwise than the card before it, as this tab last showed it: they are what to look at.
 * None on a first card, and on another one altogether.
 */
export function changedRowIds({ rows }: Card): ReadonlySet<string> {
  const storedCard = readStored();
  const earlierRows = new Map(storedCard?.edits.rows.map((row) => [row.id, row]));
  if (!rows.some(({ id, label }) => earlierRows.get(id)?.label === label)) return new Set();
  const changedRows = rows.filter((row) => !isSameRow(row, earlierRows.get(row.id)));
  // A change of every line, as that of a rate, has no line to look at.
  return new Set(changedRows.length === rows.length ? [] : changedRows.map(({ id }) => id));
}

function isSameRow(one: CardRow, other: CardRow | undefined): boolean {
  if (other === undefined) return false;
  const columns = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const [cells, otherCells]: [Cells, Cells] = [one, other];
  return columns.every((column) => cells[column] === otherCells[column]);
}

/** Keeps what is typed, in this tab, until the card is confirmed. */
export function keepEdits({ fields, rows }: Card, edits: CardEdits): void {
  try {
    sessionStorage.setItem(CARD_PLACE, JSON.stringify({ card: { fields, rows }, edits }));
  } catch {
    // Without storage, what is typed lives as long as the card.
  }
}

/** Forgets what was typed, once it was sent. */
export function forgetEdits(): void {
  try {
    sessionStorage.removeItem(CARD_PLACE);
  } catch {
    // Nothing was kept.
  }
}

function mergeRows(
  shownRows: readonly CardRow[],
  earlierRows: readonly CardRow[],
  typedRows: readonly CardRow[],
): CardRow[] {
  const earlierById = new Map(earlierRows.map((row) => [row.id, row]));
  const typedById = new Map(typedRows.map((row) => [row.id, row]));
  const rows = shownRows
    // A row that was removed from the card stays away.
    .filter(({ id }) => typedById.has(id) || !earlierById.has(id))
    .map((row) => mergeRow(row, earlierById.get(row.id), typedById.get(row.id)));
  const ids = new Set([...shownRows, ...earlierRows].map(({ id }) => id));
  return [...rows, ...typedRows.filter(({ id }) => !ids.has(id))];
}

type Cells = Readonly<Record<string, unknown>>;

function mergeRow(row: CardRow, earlierRow: Cells | undefined, typedRow: CardRow | undefined): CardRow {
  if (!earlierRow || !typedRow) return row;
  const cells: Cells = row;
  const typedCells = Object.entries(typedRow).filter(([column]) => cells[column] === earlierRow[column]);
  return { ...row, ...Object.fromEntries(typedCells) };
}

function shownValues({ fields, rows }: Card): CardEdits {
  return { values: Object.fromEntries(fields.map(({ name, value = "" }) => [name, value])), rows };
}

function readStored(): { card: Card; edits: CardEdits } | null {
  try {
    const text = sessionStorage.getItem(CARD_PLACE);
    if (text === null) return null;
    // Only `keepEdits` writes there, in this tab.
    const { card, edits } = JSON.parse(text) as { card: Card; edits: CardEdits };
    return { card: withCurrentRows(card), edits: withCurrentRows(edits) };
  } catch {
    return null;
  }
}
