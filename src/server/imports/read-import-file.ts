import { csvRows } from "#domain/imports/csv.ts";
import { isHeaderRow } from "#domain/imports/import-rows.ts";
import { columnName, importsMessages } from "#domain/imports/imports.messages.ts";
import { refused } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import { refusalError } from "#server/http/refusals.ts";
import { findChoicesOf, insertRows, listParts, saveReadFile } from "./imports.repository.ts";
import type { ListKind } from "./list-kind.ts";

const MOST_ROWS = 60_000;
const MOST_COLUMNS = 60;
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
  const text = decodeText(Buffer.concat(parts));
  // Archives and pictures have signs that no text has.
  if (text === null) throw refusalError(refused("not_a_table").refusal, importsMessages);
  const allRows = csvRows(text, MOST_ROWS + 2);
  const [first] = allRows;
  const hasHeaders = first !== undefined && isHeaderRow(first.cells, guessColumns(first.cells));
  const rows = hasHeaders ? allRows.slice(1) : allRows;
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
  const choices = (await findChoicesOf(tx, list, headers)) ?? { columns: guessColumns(headers), options: {} };
  const sample = shortRows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells);
  await saveReadFile(tx, id, { headers, ...choices, sample, rowCount: rows.length }, at);
}

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
