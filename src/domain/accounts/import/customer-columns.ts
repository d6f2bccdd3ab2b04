import { searchText } from "../../shared/search-text.ts";
import type { ImportColumn } from "./import-fields.ts";
import { IMPORT_FIELDS } from "./import-fields.ts";
import { COLUMN_NAMES } from "./import.messages.ts";

/** Those by which a customer has a name. */
const NAMING: readonly ImportColumn[] = ["full_name", "company", "first_name", "last_name"];

/** True when rows have somebody's name. */
export function hasNameColumn(columns: readonly ImportColumn[]): boolean {
  return columns.some((column) => NAMING.includes(column));
}

/** What each column is for, from what stands above it in French or English. */
export function guessColumns(headers: readonly string[]): ImportColumn[] {
  const columns = headers.map((header) => fieldNamed(header));
  const hasNames = columns.includes("first_name");
  // « Nom » alone is the whole name; beside a firm or a first name it is a family name.
  return columns.map((column) => (column === "last_name" && !hasNames ? wholeName(columns) : column));
}

function wholeName(columns: readonly ImportColumn[]): ImportColumn {
  return columns.includes("full_name") ? "last_name" : "full_name";
}

function fieldNamed(header: string): ImportColumn {
  const name = plainHeader(header);
  return IMPORT_FIELDS.find((field) => COLUMN_NAMES[field].includes(name)) ?? "";
}

function plainHeader(header: string): string {
  return searchText(header.replace(/[^\p{L}\p{N}]+/gu, " "));
}

/** True when a first row says what stands under it: one of its cells is a name of a column, or none has a figure. */
export function isHeaderRow(cells: readonly string[]): boolean {
  return guessColumns(cells).some((column) => column !== "") || !cells.some((cell) => /[\d@]/.test(cell));
}
