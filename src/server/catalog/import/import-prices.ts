import type { FileOptions, ImportedItem } from "#domain/catalog/import/imported-item.ts";
import { itemChangedByRow, itemFromRow, readImportedItem } from "#domain/catalog/import/imported-item.ts";
import { priceColumns } from "#domain/catalog/import/price-fields.ts";
import { priceImportMessages } from "#domain/catalog/import/price-import.messages.ts";
import type { CatalogItem } from "#domain/catalog/items/catalog-item.ts";
import { identityOf } from "#domain/catalog/items/catalog-item.ts";
import type { CsvRow } from "#domain/imports/csv.ts";
import { keysOf } from "#domain/shared/keys-of.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ImportRow, UnaddedRow } from "#server/imports/imports.repository.ts";
import { listWaitingRows, lockImport, saveImportState, saveOutcomes } from "#server/imports/imports.repository.ts";
import type { StoredItem } from "../items.repository.ts";
import { insertItems, listSameItems, lockCatalog, saveItems } from "../items.repository.ts";

/** Rows written in one transaction: additions by hand wait no longer than it lasts. */
const ROWS_AT_ONCE = 1_000;

/** Writes the next rows of a list of prices. True while some are left, and nobody stopped it. */
export async function addNextPrices(deps: Deps, tx: Db, companyId: string, id: string): Promise<boolean> {
  const storedImport = await lockImport(tx, "catalog", id);
  if (storedImport?.state !== "running") return false;
  const waitingRows = await listWaitingRows(tx, id, ROWS_AT_ONCE);
  if (waitingRows.length === 0) {
    await saveImportState(tx, id, "done", deps.clock());
    return false;
  }
  const { readRows, refusedRows } = readRowsOf(storedImport, waitingRows);
  await lockCatalog(tx, companyId);
  const storedItems = await listSameItems(
    tx,
    readRows.map(({ row }) => row),
  );
  const options = optionsOf(storedImport);
  const plan = planRows(deps, readRows, storedItems, options);
  const now = deps.clock();
  await insertItems(tx, companyId, plan.newItems, now);
  await saveItems(tx, plan.changedItems, now);
  await saveOutcomes(tx, id, plan.outcomes, [...refusedRows, ...plan.refusedRows], now);
  return true;
}

function optionsOf({ options }: ImportRow): FileOptions {
  return { supplier: options.supplier ?? "", coefficientE4: options.coefficientE4 ?? null };
}

type ReadRow = { line: number; row: ImportedItem };

function readRowsOf(storedImport: ImportRow, rows: readonly CsvRow[]) {
  const [columns, options] = [priceColumns(storedImport.columns), optionsOf(storedImport)];
  const readRows: ReadRow[] = [];
  const refusedRows: UnaddedRow[] = [];
  for (const { line, cells } of rows) {
    const reading = readImportedItem(columns, cells, options);
    if (reading.ok) readRows.push({ line, row: reading.value });
    else refusedRows.push(refusedRow(line, reading.refusal.code));
  }
  return { readRows, refusedRows };
}

/** What the rows add and change. A row that changes nothing writes nothing; a later row of an item changes it again. */
function planRows(deps: Deps, readRows: readonly ReadRow[], storedItems: readonly StoredItem[], options: FileOptions) {
  const items = new Map<string, CatalogItem>(storedItems.map((item) => [identityOf(item), item]));
  const knownIds = new Set(storedItems.map(({ id }) => id));
  const [newIds, changedIds] = [new Set<string>(), new Set<string>()];
  const refusedRows: UnaddedRow[] = [];
  const doneLines: number[] = [];
  let knownCount = 0;
  for (const { line, row } of readRows) {
    const former = items.get(identityOf(row));
    const isAssembly = former?.kind === "assembly";
    const item = former ? itemChangedByRow(former, row, options) : itemFromRow(deps.ids(), row, options);
    if (item === null || isAssembly) {
      refusedRows.push(refusedRow(line, isAssembly ? "is_assembly" : "dear_amount"));
      continue;
    }
    items.set(identityOf(item), item);
    doneLines.push(line);
    if (former) knownCount += 1;
    if (!former) newIds.add(item.id);
    else if (knownIds.has(item.id) && !isSame(former, item)) changedIds.add(item.id);
  }
  const all = [...items.values()];
  return {
    newItems: all.filter(({ id }) => newIds.has(id)),
    changedItems: all.filter(({ id }) => changedIds.has(id)),
    refusedRows,
    outcomes: { doneLines, addedCount: doneLines.length - knownCount, knownCount },
  };
}

function isSame(former: CatalogItem, item: CatalogItem): boolean {
  return keysOf(former).every((field) => former[field] === item[field]);
}

function refusedRow(line: number, code: keyof typeof priceImportMessages): UnaddedRow {
  return { line, outcome: "refused", reason: priceImportMessages[code] };
}
