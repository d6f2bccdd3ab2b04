import type { CsvRow } from "#domain/accounts/import/csv.ts";
import type { ImportColumn } from "#domain/accounts/import/import-fields.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { sql } from "kysely";

/** An import as the database keeps it. */
export type ImportRow = Omit<Row<"customer_import">, "columns" | "sample"> & {
  columns: ImportColumn[];
  sample: string[][];
};

/** A row of a file that was not added, and why. */
export type UnaddedRow = { line: number; outcome: "known" | "refused"; reason: string };

/** Begins an import without its file. */
export async function insertImport(tx: Db, companyId: string, id: string, fileName: string, at: Date): Promise<void> {
  await sql`insert into customer_import (company_id, id, file_name, state, headers, columns, sample, row_count,
      added_count, known_count, refused_count, created_at, updated_at)
    values (${companyId}, ${id}, ${fileName}, 'receiving', '{}', '{}', '[]', 0, 0, 0, 0, ${at}, ${at})`.execute(tx);
}

/** The last import of the company, or null. */
export async function findNewestImport(tx: Db): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    select * from customer_import order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** An import, held until the end of the transaction, or null. */
export async function lockImport(tx: Db, id: string): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`select * from customer_import where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Forgets the files of all imports and the rows that were not added. */
export async function forgetFiles(tx: Db): Promise<void> {
  await sql`delete from customer_import_part`.execute(tx);
  await sql`delete from customer_import_row`.execute(tx);
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

/** What the columns were for the last time that a file had these headers, or null. */
export async function findColumnsOf(tx: Db, headers: readonly string[]): Promise<ImportColumn[] | null> {
  const { rows } = await sql<{ columns: ImportColumn[] }>`
    select columns from customer_import
    where headers = ${sql.val([...headers])}::text[] and state in ('running', 'stopped', 'done')
    order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0]?.columns ?? null;
}

/** Keeps the rows of a file in place of its parts. */
export async function insertRows(tx: Db, companyId: string, id: string, rows: readonly CsvRow[]): Promise<void> {
  await sql`insert into customer_import_row (company_id, import_id, line, cells, reason)
    select ${companyId}::uuid, ${id}::uuid, (r ->> 'line')::int, r -> 'cells', ''
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r`.execute(tx);
}

/** What is known of a file once it is read. */
export type ReadFile = { headers: string[]; columns: ImportColumn[]; sample: string[][]; rowCount: number };

/** An import whose file was read waits for its columns. */
export async function saveReadFile(tx: Db, id: string, file: ReadFile, at: Date): Promise<void> {
  await sql`update customer_import set state = 'ready', headers = ${sql.val(file.headers)}::text[],
      columns = ${sql.val(file.columns)}::text[], sample = ${JSON.stringify(file.sample)}::jsonb,
      row_count = ${file.rowCount}, updated_at = ${at} where id = ${id}`.execute(tx);
  await sql`delete from customer_import_part where import_id = ${id}`.execute(tx);
}

/** Keeps where an import stands, and what its columns are for. */
export async function saveImportState(
  tx: Db,
  id: string,
  { state, columns }: { state: ImportRow["state"]; columns: readonly ImportColumn[] },
  at: Date,
): Promise<void> {
  await sql`update customer_import set state = ${state}, columns = ${sql.val([...columns])}::text[], updated_at = ${at}
    where id = ${id}`.execute(tx);
}

/** The next rows that wait, in the order of the file. */
export async function listWaitingRows(tx: Db, id: string, most: number): Promise<CsvRow[]> {
  const { rows } = await sql<CsvRow>`
    select line, cells from customer_import_row where import_id = ${id} and outcome is null
    order by line limit ${rowLimit(most)}`.execute(tx);
  return rows;
}

/** Customers who may be those of these keys (`keysOfCustomer`), oldest first. */
export async function listLikelyCustomers(tx: Db, keys: readonly string[]): Promise<CustomerRow[]> {
  const names = keys.filter((key) => key.startsWith("n:")).map((key) => key.slice(2));
  // Each row is then read by its key, whatever the database believes of the size of its tables while they grow.
  const { rows } = await sql<CustomerRow>`
    select c.* from (
      select id from customer where search_text = any(${sql.val(names)}::text[])
      union
      select customer_id from customer_key where key = any(${sql.val([...keys])}::text[])) likely
    cross join lateral (select * from customer where id = likely.id and merged_into is null offset 0) c
    order by c.created_at, c.id`.execute(tx);
  return rows;
}

/** What became of some rows: those that were added go, the others stay with the reason. */
export async function saveOutcomes(
  tx: Db,
  id: string,
  addedLines: readonly number[],
  unaddedRows: readonly UnaddedRow[],
  at: Date,
): Promise<void> {
  const knownCount = unaddedRows.filter(({ outcome }) => outcome === "known").length;
  const refusedCount = unaddedRows.length - knownCount;
  const lines = unaddedRows.map(({ line }) => line);
  const outcomes = unaddedRows.map(({ outcome }) => outcome);
  const reasons = unaddedRows.map(({ reason }) => reason);
  await sql`delete from customer_import_row
    where import_id = ${id} and line = any(${sql.val([...addedLines])}::int[])`.execute(tx);
  await sql`update customer_import_row set outcome = told.outcome, reason = told.reason
    from unnest(${sql.val(lines)}::int[], ${sql.val(outcomes)}::text[], ${sql.val(reasons)}::text[])
      told (line, outcome, reason)
    where import_id = ${id} and customer_import_row.line = told.line`.execute(tx);
  await sql`update customer_import set added_count = added_count + ${addedLines.length}::int,
      known_count = known_count + ${knownCount}::int, refused_count = refused_count + ${refusedCount}::int,
      updated_at = ${at}
    where id = ${id}`.execute(tx);
}

/** `limit + 1` rows that were not added, after a line of the file. */
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
