import { keysOf } from "../shared/keys-of.ts";
import { searchText } from "../shared/search-text.ts";
import type { CsvRow } from "./csv.ts";

/** What a file may list. */
export const IMPORT_LISTS = ["customers", "catalog"] as const;

/** One of these. */
export type ImportList = (typeof IMPORT_LISTS)[number];

/** The columns of a row by what they are for, empty cells left out. What a spreadsheet did to texts is undone. */
export function valuesOf<Field extends string>(
  columns: readonly (Field | "")[],
  cells: readonly string[],
): Map<Field, string[]> {
  const values = new Map<Field, string[]>();
  for (const [place, column] of columns.entries()) {
    const value = plainCell(cells[place] ?? "");
    if (column !== "" && value !== "") values.set(column, [...(values.get(column) ?? []), value]);
  }
  return values;
}

/** Whether a cell is a formula of a spreadsheet. */
export function hasFormula(values: ReadonlyMap<string, readonly string[]>): boolean {
  return [...values.values()].flat().some((value) => value.startsWith("="));
}

// « ="0611223344" » keeps a spreadsheet from making a number of it, and « '+33… » from making a formula.
function plainCell(cell: string): string {
  const text = cell.replace(/\s+/g, " ").trim();
  const bareText = /^="([^"]*)"$/.exec(text)?.[1] ?? text;
  return /^'[=+\-@]/.test(bareText) ? bareText.slice(1).trim() : bareText.trim();
}

/** What stands above a column, as names of columns are compared: words without accents or signs. */
export function plainHeader(header: string): string {
  return searchText(header.replace(/[^\p{L}\p{N}]+/gu, " "));
}

/** The field that a header names, by the names that each field has. Empty when none has it. */
export function fieldNamed<Field extends string>(
  header: string,
  names: Readonly<Record<Field, readonly string[]>>,
): Field | "" {
  const name = plainHeader(header);
  return keysOf(names).find((field) => names[field].includes(name)) ?? "";
}

const MOST_TITLES = 20;

/**
 * The rows under their headers, which stand in the first row, or under the name and the date of a list: the first of
 * its rows that names two columns. Null for rows without headers.
 */
export function withHeaders(
  rows: readonly CsvRow[],
  guessColumns: (cells: readonly string[]) => readonly string[],
): { headers: CsvRow | null; rows: CsvRow[] } {
  const namesTwo = ({ cells }: CsvRow) => guessColumns(cells).filter((column) => column !== "").length > 1;
  const place = rows.slice(0, MOST_TITLES).findIndex(namesTwo);
  const [first] = rows;
  const hasHeaders = place >= 0 || (first !== undefined && isHeaderRow(first.cells, guessColumns(first.cells)));
  const start = hasHeaders ? Math.max(place, 0) : -1;
  return { headers: rows[start] ?? null, rows: rows.slice(start + 1) };
}

// A first row that says what stands under it: one of its columns is known, or no cell has a figure.
function isHeaderRow(cells: readonly string[], columns: readonly string[]): boolean {
  return columns.some((column) => column !== "") || !cells.some((cell) => /[\d@]/.test(cell));
}
