import { rowsPath } from "#domain/archive/archive-files.ts";
import { tableAt } from "#domain/archive/import-archive.ts";
import type { Db } from "#server/db/database.ts";
import { errorCode } from "#server/error-code.ts";
import { ArchiveRefused } from "./archive-refused.ts";
import { readRows } from "./archived-lines.ts";
import type { ArchivedRow } from "./archived-rows.repository.ts";
import { importCompany, importRows } from "./archived-rows.repository.ts";
import type { ArchivedTable } from "./archived-tables.ts";
import { isKnownTable, isRowWritten, toWrittenRow } from "./archived-tables.ts";
import type { OpenArchive } from "./open-archive.ts";

const ROWS_A_STATEMENT = 500;

/** Throws `ArchiveRefused` for an archive with a table that a later version made. */
export function checkTables(archive: OpenArchive): void {
  for (const path of archive.files.keys()) {
    const table = tableAt(path);
    if (table !== null && !isKnownTable(table)) throw new ArchiveRefused("newer", table);
    if (table === null && path.startsWith("donnees/")) throw new ArchiveRefused("unsafe", path);
  }
}

/** Writes the row of the company. Refused for an example, and for an archive without it. */
export async function writeCompany(tx: Db, archive: OpenArchive): Promise<void> {
  const rows: ArchivedRow[] = [];
  for await (const row of readRows(archive, rowsPath("company"))) rows.push(row);
  const [row] = rows;
  if (!row || rows.length > 1) throw new ArchiveRefused("damaged", rowsPath("company"));
  if (row.is_example === true) throw new ArchiveRefused("example");
  await refuseContradiction("company", importCompany(tx, row));
}

/** Writes the rows of a table as they stand in the archive. Rows that name others of their table come after these. */
export async function writeTable(tx: Db, archive: OpenArchive, table: ArchivedTable): Promise<void> {
  const later: ArchivedRow[] = [];
  let rows: ArchivedRow[] = [];
  const write = async () => {
    if (rows.length > 0) await refuseContradiction(table, importRows(tx, table, rows));
    rows = [];
  };
  for await (const archivedRow of readRows(archive, rowsPath(table))) {
    if (!isRowWritten(table, archivedRow)) continue;
    const row = toWrittenRow(table, archivedRow);
    if (comesLater(table, row)) {
      later.push(row);
      continue;
    }
    rows.push(row);
    if (rows.length === ROWS_A_STATEMENT) await write();
  }
  await write();
  rows = later.toSorted((one, other) => String(one.created_at).localeCompare(String(other.created_at)));
  await write();
}

// A merged customer names the one that stands for it, and payments count in the order in which they were noted.
function comesLater(table: ArchivedTable, row: ArchivedRow): boolean {
  return table === "payment" || (table === "customer" && row.merged_into !== null && row.merged_into !== undefined);
}

const UNKNOWN_COLUMN = "42703";

/** Waits for a statement that writes rows. What the database refuses of them refuses the archive. */
export async function refuseContradiction<T>(what: string, statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    const code = errorCode(error);
    if (code === UNKNOWN_COLUMN) throw new ArchiveRefused("newer", what);
    // The database names the constraint.
    const { constraint } = error as { constraint?: unknown };
    if (constraint === "company_is_new") throw new ArchiveRefused("not_new");
    if (constraint === "document_as_issued") throw new ArchiveRefused("altered", what);
    if (constraint === "document_of_today") throw new ArchiveRefused("ahead", what);
    // Data that are none (22), and constraints that are not held (23).
    if (code.startsWith("22") || code.startsWith("23")) throw new ArchiveRefused("rows", what);
    throw error;
  }
}
