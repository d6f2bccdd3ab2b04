import type { CsvRow } from "#domain/imports/csv.ts";
import { csvRows } from "#domain/imports/csv.ts";
import { withHeaders } from "#domain/imports/import-rows.ts";
import { columnName, importsMessages } from "#domain/imports/imports.messages.ts";
import { refused } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import { refusalError } from "#server/http/refusals.ts";
import { findChoicesOf, insertRows, listParts, saveReadFile } from "./imports.repository.ts";
import type { ListKind } from "./list-kind.ts";
import { WorkbookRefused } from "./workbook/open-workbook.ts";
import { readWorkbookRows } from "./workbook/read-workbook.ts";

const MOST_ROWS = 60_000;
const MOST_COLUMNS = 60;
/** Rows among which the headers are: a list of prices begins with its name and its date. */
const MOST_TITLES = 20;
const SAMPLE_ROWS = 5;
/** Rows written at once. */
const ROWS_A_STATEMENT = 5_000;

/** Reads the file of an import into its rows, and guesses what its columns are for. 422 for what is no table. */
export async function readImportFile(
  tx: Db,
  { list, guessColumns }: Pick<ListKind, "list" | "guessColumns">,
  { companyId, id, partCount, at }: { companyId: string; id: string; partCount: number; at: Date },
): Promise<void> {
  const parts = await listParts(tx, id);
  if (parts.length !== partCount) throw refusalError(refused("parts_missing").refusal, importsMessages);
  const allRows = await readRows(Buffer.concat(parts));
  const { headers: first, rows } = withHeaders(allRows, guessColumns);
  const hasHeaders = first !== null;
  if (rows.length === 0) throw refusalError(refused("no_rows").refusal, importsMessages);
  if (rows.length > MOST_ROWS) throw refusalError(refused("too_many_rows").refusal, importsMessages);
  const width = (
    hasHeaders ? first : rows.reduce((one, other) => (other.cells.length > one.cells.length ? other : one), rows[0]!)
  ).cells.length;
  if (width > MOST_COLUMNS) throw refusalError(refused("too_many_columns").refusal, importsMessages);
  const headers = Array.from(
    { length: width },
    (_none, place) => (hasHeaders ? (first.cells[place] ?? "").trim().slice(0, 80) : "") || columnName(place),
  );
  const shortRows = rows.map(({ line, cells }) => ({
    line,
    cells: cells.slice(0, width).map((cell) => cell.slice(0, 500)),
  }));
  for (let start = 0; start < shortRows.length; start += ROWS_A_STATEMENT)
    await insertRows(tx, companyId, id, shortRows.slice(start, start + ROWS_A_STATEMENT));
  const sample = shortRows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells);
  const choices = (await findChoicesOf(tx, list, headers)) ?? { columns: guessColumns(headers, sample), options: {} };
  await saveReadFile(tx, id, { headers, ...choices, sample, rowCount: rows.length }, at);
}

async function readRows(bytes: Buffer): Promise<CsvRow[]> {
  if (bytes.subarray(0, OLD_EXCEL.length).equals(OLD_EXCEL))
    throw refusalError(refused("old_workbook").refusal, importsMessages);
  if (bytes.subarray(0, ZIP.length).equals(ZIP))
    return readWorkbookRows(bytes, MOST_ROWS + MOST_TITLES, MOST_COLUMNS).catch((error: unknown) => {
      throw error instanceof WorkbookRefused ? refusalError(refused(error.code).refusal, importsMessages) : error;
    });
  const text = decodeText(bytes);
  // Pictures have signs that no text has.
  if (text === null) throw refusalError(refused("not_a_table").refusal, importsMessages);
  return csvRows(text, MOST_ROWS + MOST_TITLES);
}

const ZIP = Buffer.from("PK\u0003\u0004", "latin1");
/** How files of Excel before 2007 begin, and newer ones with a password. */
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

// A spreadsheet on Windows writes windows-1252 unless it is asked for UTF-8. Null for what is no text.
function decodeText(bytes: Buffer): string | null {
  const text = decodeUnicode(bytes) ?? new TextDecoder("windows-1252").decode(bytes);
  return text.includes("\u0000") ? null : text;
}

function decodeUnicode(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
