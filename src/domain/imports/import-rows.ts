import { keysOf } from "../shared/keys-of.ts";
import { searchText } from "../shared/search-text.ts";

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

/** True when a first row says what stands under it: one of its columns is known, or no cell has a figure. */
export function isHeaderRow(cells: readonly string[], columns: readonly string[]): boolean {
  return columns.some((column) => column !== "") || !cells.some((cell) => /[\d@]/.test(cell));
}
