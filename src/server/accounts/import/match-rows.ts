import { knownSentence } from "#domain/accounts/import/import.messages.ts";
import { findKnownCustomer, keysOfCustomer } from "#domain/accounts/import/known-customer.ts";
import type { CustomerCard } from "#domain/customers/customer.ts";
import { customerName } from "#domain/customers/customer.ts";
import { completedBy } from "#domain/customers/same-customer.ts";
import type { KnownChoice } from "#domain/imports/known-choice.ts";
import { toCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { listLikelyCustomers } from "./likely-customers.repository.ts";
import type { ReadRow } from "./read-rows.ts";

/** A row whose customer is there already, or stands higher in the file. */
export type KnownRow = { line: number; card: CustomerCard; reason: string };

/** What rows do: customers to add, cards to complete, and rows that are left. */
export type MatchedRows = {
  newRows: ReadRow[];
  completedCards: CustomerCard[];
  completedLines: number[];
  knownRows: KnownRow[];
};

/** Tells rows of new customers from those of known ones, of which `choiceOf` says what becomes of them. */
export async function matchRows(
  tx: Db,
  rows: readonly ReadRow[],
  choiceOf: (line: number) => KnownChoice,
): Promise<MatchedRows> {
  const cards = await readLikelyCards(tx, rows);
  const newRows = new Map<string, ReadRow>();
  const completedCards = new Map<string, CustomerCard>();
  const completedLines: number[] = [];
  const knownRows: KnownRow[] = [];
  for (const row of rows) {
    const match = findKnownCustomer(cards.likely(row.card), row.card);
    const choice = match ? choiceOf(row.line) : "add";
    if (match && choice === "leave") {
      const { customer, reason } = match;
      const higherLine = newRows.get(customer.id)?.line ?? null;
      knownRows.push({
        line: row.line,
        card: row.card,
        reason: knownSentence(customerName(customer), reason, higherLine),
      });
      continue;
    }
    if (!match || choice === "add") {
      newRows.set(row.card.id, row);
      cards.note(row.card);
      continue;
    }
    const card = completedBy(match.customer, row.card);
    const newRow = newRows.get(card.id);
    if (newRow) newRows.set(card.id, { ...newRow, card });
    else completedCards.set(card.id, card);
    completedLines.push(row.line);
    cards.note(card);
  }
  return { newRows: [...newRows.values()], completedCards: [...completedCards.values()], completedLines, knownRows };
}

/** The customers who may be those of rows, by what they have in common. A card noted again takes its own place. */
async function readLikelyCards(tx: Db, rows: readonly ReadRow[]) {
  const keys = [...new Set(rows.flatMap(({ card }) => keysOfCustomer(card)))];
  const cards = new Map<string, CustomerCard>();
  const idsByKey = new Map<string, Set<string>>();
  const note = (card: CustomerCard) => {
    cards.set(card.id, card);
    for (const key of keysOfCustomer(card)) {
      const ids = idsByKey.get(key) ?? new Set();
      idsByKey.set(key, ids.add(card.id));
    }
  };
  for (const row of await listLikelyCustomers(tx, keys)) note(toCustomer(row));
  const likely = (card: CustomerCard) =>
    keysOfCustomer(card)
      .flatMap((key) => [...(idsByKey.get(key) ?? [])])
      .flatMap((id) => cards.get(id) ?? []);
  return { note, likely };
}
