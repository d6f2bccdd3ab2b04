import type { customerPreviewAnswer } from "#api/accounts/import-preview.ts";
import { importColumns } from "#domain/accounts/import/import-fields.ts";
import { customerName } from "#domain/customers/customer.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import { listSentRows, lockImport } from "#server/imports/imports.repository.ts";
import type { z } from "zod";
import { matchRows } from "./match-rows.ts";
import { readCustomerRows } from "./read-rows.ts";

/** Rows read in one call: all those of a usual list, and no more than a moment's work. */
const ROWS_A_PAGE = 2_000;
/** Known rows shown one by one, of one page. */
const MOST_SHOWN = 20;

/** What the next rows of a file would do with these columns, and after which line the next page begins. */
export async function readPreview(
  deps: Deps,
  tx: Db,
  id: string,
  { columns: columnNames, afterLine }: { columns: readonly string[]; afterLine: number },
): Promise<z.input<typeof customerPreviewAnswer>> {
  if (!(await lockImport(tx, "customers", id))) throw notFound();
  const rows = await listSentRows(tx, id, afterLine, ROWS_A_PAGE + 1);
  const pageRows = rows.slice(0, ROWS_A_PAGE);
  const { readRows: cards, refusedRows } = readCustomerRows(deps.ids, importColumns(columnNames), pageRows);
  const { newRows, knownRows } = await matchRows(tx, cards, () => "leave");
  const namelessCount = refusedRows.filter(({ isNameless }) => isNameless).length;
  const countDoubts = (doubt: string) => cards.filter(({ postalDoubt }) => postalDoubt === doubt).length;
  return {
    new_count: newRows.length,
    known_count: knownRows.length,
    nameless_count: namelessCount,
    refused_count: refusedRows.length - namelessCount,
    number_count: cards.filter(({ wrongNumbers }) => wrongNumbers.length > 0).length,
    restored_zero_count: countDoubts("restored_zero"),
    left_out_code_count: countDoubts("left_out"),
    known_rows: knownRows
      .slice(0, MOST_SHOWN)
      .map(({ line, card, reason }) => ({ line, name: customerName(card), reason })),
    next_line: rows.length > ROWS_A_PAGE ? (pageRows.at(-1)?.line ?? null) : null,
  };
}
