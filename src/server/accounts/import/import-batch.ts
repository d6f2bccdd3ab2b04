import { importColumns } from "#domain/accounts/import/import-fields.ts";
import { choiceOfLine } from "#domain/imports/known-choice.ts";
import { insertCustomers, lockCustomers, saveCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { UnaddedRow } from "#server/imports/imports.repository.ts";
import { listWaitingRows, lockImport, saveImportState, saveOutcomes } from "#server/imports/imports.repository.ts";
import { knownChoicesOf } from "./known-choices.ts";
import type { MatchedRows } from "./match-rows.ts";
import { matchRows } from "./match-rows.ts";
import type { RefusedRow } from "./read-rows.ts";
import { readCustomerRows } from "./read-rows.ts";

/** Rows added in one transaction: creations by hand wait no longer than it lasts. */
const ROWS_AT_ONCE = 200;

/** Adds the next rows of an import. True while some are left, and nobody stopped it. */
export async function addNextRows(deps: Deps, tx: Db, companyId: string, id: string): Promise<boolean> {
  const storedImport = await lockImport(tx, "customers", id);
  if (storedImport?.state !== "running") return false;
  const waitingRows = await listWaitingRows(tx, id, ROWS_AT_ONCE);
  if (waitingRows.length === 0) {
    await saveImportState(tx, id, "done", deps.clock());
    return false;
  }
  const reading = readCustomerRows(deps.ids, importColumns(storedImport.columns), waitingRows);
  const choices = knownChoicesOf(storedImport.options);
  await lockCustomers(tx, companyId);
  const matches = await matchRows(tx, reading.readRows, (line) => choiceOfLine(choices, line));
  const now = deps.clock();
  await insertCustomers(
    tx,
    companyId,
    matches.newRows.map(({ card }) => card),
    now,
  );
  for (const card of matches.completedCards) await saveCustomer(tx, card, now);
  await saveOutcomes(tx, id, outcomesOf(matches), leftRows(reading.refusedRows, matches), now);
  return true;
}

function outcomesOf({ newRows, completedLines, knownRows }: MatchedRows) {
  const wholeRows = newRows.filter(({ remark }) => remark === "");
  return {
    doneLines: [...wholeRows.map(({ line }) => line), ...completedLines],
    addedCount: newRows.length,
    knownCount: knownRows.length,
    completedCount: completedLines.length,
  };
}

// Those that are read again afterwards: refused, known, or added without all they say.
function leftRows(refusedRows: readonly RefusedRow[], { newRows, knownRows }: MatchedRows): UnaddedRow[] {
  return [
    ...refusedRows.map(({ line, reason }) => ({ line, outcome: "refused" as const, reason })),
    ...knownRows.map(({ line, reason }) => ({ line, outcome: "known" as const, reason })),
    ...newRows
      .filter(({ remark }) => remark !== "")
      .map(({ line, remark }) => ({ line, outcome: "marked" as const, reason: remark })),
  ];
}
