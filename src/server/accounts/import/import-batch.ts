import { clientInfo } from "#api/customers.ts";
import type { ImportColumn } from "#domain/accounts/import/import-fields.ts";
import { importColumns } from "#domain/accounts/import/import-fields.ts";
import { importMessages, knownSentence } from "#domain/accounts/import/import.messages.ts";
import { readImportedCustomer } from "#domain/accounts/import/imported-customer.ts";
import { findKnownCustomer, keysOfCustomer } from "#domain/accounts/import/known-customer.ts";
import type { CustomerCard } from "#domain/customers/customer.ts";
import { customerName } from "#domain/customers/customer.ts";
import type { CsvRow } from "#domain/imports/csv.ts";
import { newCustomer, withClientInfo } from "#server/customers/client-info.ts";
import { insertCustomers, lockCustomers, toCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import { wrongInput } from "#server/http/error-answer.ts";
import type { UnaddedRow } from "#server/imports/imports.repository.ts";
import { listWaitingRows, lockImport, saveImportState, saveOutcomes } from "#server/imports/imports.repository.ts";
import { listLikelyCustomers } from "./likely-customers.repository.ts";

/** Rows added in one transaction: creations by hand wait no longer than it lasts. */
const ROWS_AT_ONCE = 200;

/** Adds the next rows of an import. True while some are left, and nobody stopped it. */
export async function addNextRows(deps: Deps, tx: Db, companyId: string, id: string): Promise<boolean> {
  const storedImport = await lockImport(tx, "customers", id);
  if (storedImport?.state !== "running") return false;
  const columns = importColumns(storedImport.columns);
  const waitingRows = await listWaitingRows(tx, id, ROWS_AT_ONCE);
  if (waitingRows.length === 0) {
    await saveImportState(tx, id, "done", deps.clock());
    return false;
  }
  const { cards, refusedRows } = readRows(deps, columns, waitingRows);
  await lockCustomers(tx, companyId);
  const { newCards, knownRows } = await matchCards(tx, cards);
  await insertCustomers(
    tx,
    companyId,
    newCards.map(({ card }) => card),
    deps.clock(),
  );
  const doneLines = newCards.map(({ line }) => line);
  const outcomes = { doneLines, addedCount: doneLines.length, knownCount: knownRows.length };
  await saveOutcomes(tx, id, outcomes, [...refusedRows, ...knownRows], deps.clock());
  return true;
}

type LineCard = { line: number; card: CustomerCard };

function readRows(deps: Deps, columns: readonly ImportColumn[], rows: readonly CsvRow[]) {
  const cards: LineCard[] = [];
  const refusedRows: UnaddedRow[] = [];
  for (const { line, cells } of rows) {
    const reading = readCard(deps, columns, cells);
    if (typeof reading === "string") refusedRows.push({ line, outcome: "refused", reason: reading });
    else cards.push({ line, card: reading });
  }
  return { cards, refusedRows };
}

/** The customer of a row as a form would have created them, or why it would not. */
function readCard(deps: Deps, columns: readonly ImportColumn[], cells: readonly string[]): CustomerCard | string {
  const row = readImportedCustomer(columns, cells);
  if (!row.ok) return importMessages[row.refusal.code];
  const sentInfo = clientInfo.safeParse(row.value);
  if (!sentInfo.success) return sentenceOf(wrongInput(sentInfo.error));
  try {
    return withClientInfo(newCustomer(deps.ids()), sentInfo.data);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return sentenceOf(error);
  }
}

function sentenceOf({ fields, message }: ApiError): string {
  return fields ? [...new Set(Object.values(fields))].join(" ") : message;
}

/** Those who are new, and those who are there already or stand higher in the file. */
async function matchCards(
  tx: Db,
  cards: readonly LineCard[],
): Promise<{ newCards: LineCard[]; knownRows: UnaddedRow[] }> {
  const keys = [...new Set(cards.flatMap(({ card }) => keysOfCustomer(card)))];
  const cardsByKey = new Map<string, CustomerCard[]>();
  const note = (card: CustomerCard) => {
    for (const key of keysOfCustomer(card)) cardsByKey.set(key, [...(cardsByKey.get(key) ?? []), card]);
  };
  for (const row of await listLikelyCustomers(tx, keys)) note(toCustomer(row));
  const newCards: LineCard[] = [];
  const knownRows: UnaddedRow[] = [];
  for (const { line, card } of cards) {
    const match = findKnownCustomer(
      keysOfCustomer(card).flatMap((key) => cardsByKey.get(key) ?? []),
      card,
    );
    if (match) {
      knownRows.push({ line, outcome: "known", reason: knownSentence(customerName(match.customer), match.reason) });
      continue;
    }
    newCards.push({ line, card });
    note(card);
  }
  return { newCards, knownRows };
}
