import type { CsvRow } from "#domain/imports/csv.ts";
import type { ImportList } from "#domain/imports/import-rows.ts";
import type { KnownChoices } from "#domain/imports/known-choice.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { sql } from "kysely";

/** What is chosen beside the columns: of a file of prices, or of customers who are there already. */
export type ImportOptions = { supplier?: string; coefficientE4?: number | null; knownChoices?: KnownChoices };

/** An import as the database keeps it. */
export type ImportRow = Omit<Row<"customer_import">, "sample" | "options"> & {
  sample: string[][];
  options: ImportOptions;
};

/** A row of a file that was not added, or without all it says (`marked`), and why. */
export type UnaddedRow = { line: number; outcome: "known" | "refused" | "marked"; reason: string };

/** Begins an import without its file. */
export async function insertImport(
  tx: Db,
  companyId: string,
  { id, list, fileName }: { id: string; list: ImportList; fileName: string },
  at: Date,
): Promise<void> {
  await sql`insert into customer_import (company_id, id, list, file_name, state, headers, columns, sample, row_count,
      added_count, known_count, refused_count, created_at, updated_at)
    values (${companyId}, ${id}, ${list}, ${fileName}, 'receiving', '{}', '{}', '[]', 0, 0, 0, 0,
      ${at}, ${at})`.execute(tx);
}

/** The last import of a list in the company, or null. */
export async function findNewestImport(tx: Db, list: ImportList): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    select * from customer_import where list = ${list} order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** An import, held until the end of the transaction, or null. */
export async function lockImport(tx: Db, list: ImportList, id: string): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    select * from customer_import where id = ${id} and list = ${list} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Forgets the files of all imports of a list and the rows that were not added. */
export async function forgetFiles(tx: Db, list: ImportList): Promise<void> {
  await sql`delete from customer_import_part p using customer_import i
    where i.id = p.import_id and i.list = ${list}`.execute(tx);
  await sql`delete from customer_import_row r using customer_import i
    where i.id = r.import_id and i.list = ${list}`.execute(tx);
}

/** Keeps a part of a file. Sent again, it replaces itself. */
export async function savePart(tx: Db, companyId: string, id: string, place: number, content: Buffer): Promise<void> {
  await sql`insert into customer_import_part (company_id, import_id, place, content)
    values (${companyId}, ${id}, ${place}, ${content})
    on conflict (company_id, import_id, place) do update set content = excluded.content`.execute(tx);
}

/** The parts of a file, in their order. */
export async function listParts(tx: Db, id: string): Promise<Buffer[]> {
  const { rows } = await sql<{ content: Buffer }>`
    select content from customer_import_part where import_id = ${id} order by place`.execute(tx);
  return rows.map(({ content }) => content);
}

/** What was chosen the last time that a file had these headers, or null. Who is known is asked of each file. */
export async function findChoicesOf(
  tx: Db,
  list: ImportList,
  headers: readonly string[],
): Promise<{ columns: string[]; options: ImportOptions } | null> {
  const { rows } = await sql<{ columns: string[]; options: ImportOptions }>`
    select columns, options - 'knownChoices' as options from customer_import
    where list = ${list} and headers = ${sql.val([...headers])}::text[] and state in ('running', 'stopped', 'done')
    order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Keeps the rows of a file in place of its parts. */
export async function insertRows(tx: Db, companyId: string, id: string, rows: readonly CsvRow[]): Promise<void> {
  await sql`insert into customer_import_row (company_id, import_id, line, cells, reason)
    select ${companyId}::uuid, ${id}::uuid, (r ->> 'line')::int, r -> 'cells', ''
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r`.execute(tx);
}

/** What is known of a file once it is read. */
export type ReadFile = {
  headers: string[];
  columns: string[];
  options: ImportOptions;
  sample: string[][];
  rowCount: number;
};

/** An import whose file was read waits for its columns. */
export async function saveReadFile(tx: Db, id: string, file: ReadFile, at: Date): Promise<void> {
  await sql`update customer_import set state = 'ready', headers = ${sql.val(file.headers)}::text[],
      columns = ${sql.val(file.columns)}::text[], options = ${JSON.stringify(file.options)}::jsonb,
      sample = ${JSON.stringify(file.sample)}::jsonb,
      row_count = ${file.rowCount}, updated_at = ${at} where id = ${id}`.execute(tx);
  await sql`delete from customer_import_part where import_id = ${id}`.execute(tx);
}

/** Keeps where an import stands. */
export async function saveImportState(tx: Db, id: string, state: ImportRow["state"], at: Date): Promise<void> {
  await sql`update customer_import set state = ${state}, updated_at = ${at} where id = ${id}`.execute(tx);
}

/** Keeps what the columns of a file are for. */
export async function saveChoices(
  tx: Db,
  id: string,
  { columns, options }: { columns: readonly string[]; options: ImportOptions },
): Promise<void> {
  await sql`update customer_import set columns = ${sql.val([...columns])}::text[],
      options = ${JSON.stringify(options)}::jsonb
    where id = ${id}`.execute(tx);
}

/** The next rows that wait, in the order of the file. */
export async function listWaitingRows(tx: Db, id: string, most: number): Promise<CsvRow[]> {
  const { rows } = await sql<CsvRow>`
    select line, cells from customer_import_row where import_id = ${id} and outcome is null
    order by line limit ${rowLimit(most)}`.execute(tx);
  return rows;
}

/** So many rows of a file whose import has not begun, after a line of it. */
export async function listSentRows(tx: Db, id: string, afterLine: number, most: number): Promise<CsvRow[]> {
  const { rows } = await sql<CsvRow>`
    select line, cells from customer_import_row
    where import_id = ${id} and line > ${afterLine} and outcome is null
    order by line limit ${rowLimit(most)}`.execute(tx);
  return rows;
}

/** What became of rows: those that are in the list now, those that were there before, and cards that were completed. */
export type RowOutcomes = {
  doneLines: readonly number[];
  addedCount: number;
  knownCount: number;
  completedCount?: number;
};

/** Keeps what became of some rows: those that are in the list go, the others stay with the reason. */
export async function saveOutcomes(
  tx: Db,
  id: string,
  { doneLines, addedCount, knownCount, completedCount = 0 }: RowOutcomes,
  unaddedRows: readonly UnaddedRow[],
  at: Date,
): Promise<void> {
  const countOf = (name: UnaddedRow["outcome"]) => unaddedRows.filter(({ outcome }) => outcome === name).length;
  const lines = unaddedRows.map(({ line }) => line);
  const outcomes = unaddedRows.map(({ outcome }) => outcome);
  const reasons = unaddedRows.map(({ reason }) => reason);
  await sql`delete from customer_import_row
    where import_id = ${id} and line = any(${sql.val([...doneLines])}::int[])`.execute(tx);
  await sql`update customer_import_row set outcome = told.outcome, reason = told.reason
    from unnest(${sql.val(lines)}::int[], ${sql.val(outcomes)}::text[], ${sql.val(reasons)}::text[])
      told (line, outcome, reason)
    where import_id = ${id} and customer_import_row.line = told.line`.execute(tx);
  await sql`update customer_import set added_count = added_count + ${addedCount}::int,
      known_count = known_count + ${knownCount}::int, refused_count = refused_count + ${countOf("refused")}::int,
      completed_count = completed_count + ${completedCount}::int,
      marked_count = marked_count + ${countOf("marked")}::int,
      updated_at = ${at}
    where id = ${id}`.execute(tx);
}

/** `limit + 1` rows that were not added, or not whole, after a line of the file. */
export async function listUnaddedRows(
  tx: Db,
  id: string,
  { afterLine, limit }: { afterLine: number; limit: number },
): Promise<(CsvRow & { reason: string })[]> {
  const { rows } = await sql<CsvRow & { reason: string }>`
    select line, cells, reason from customer_import_row
    where import_id = ${id} and line > ${afterLine} and outcome is not null
    order by line limit ${rowLimit(limit + 1)}`.execute(tx);
  return rows;
}
