import { fieldNamed } from "../../imports/import-rows.ts";
import type { ImportColumn } from "./import-fields.ts";
import { COLUMN_NAMES } from "./import.messages.ts";

/** Those by which a customer has a name. */
const NAMING: readonly ImportColumn[] = ["full_name", "company", "first_name", "last_name"];

/** True when rows have somebody's name. */
export function hasNameColumn(columns: readonly ImportColumn[]): boolean {
  return columns.some((column) => NAMING.includes(column));
}

/** What each column is for, from what stands above it in French or English. */
export function guessColumns(headers: readonly string[]): ImportColumn[] {
  const columns = headers.map((header): ImportColumn => fieldNamed(header, COLUMN_NAMES));
  const hasNames = columns.includes("first_name");
  // « Nom » alone is the whole name; beside a firm or a first name it is a family name.
  return columns.map((column) => (column === "last_name" && !hasNames ? wholeName(columns) : column));
}

function wholeName(columns: readonly ImportColumn[]): ImportColumn {
  return columns.includes("full_name") ? "last_name" : "full_name";
}
