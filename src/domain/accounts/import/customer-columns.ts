import { fieldNamed } from "../../imports/import-rows.ts";
import type { ImportColumn } from "./import-fields.ts";
import { COLUMN_NAMES } from "./import.messages.ts";
import { likelyField } from "./likely-field.ts";

/** Those by which a customer has a name. */
const NAMING: readonly ImportColumn[] = ["full_name", "last_first_name", "company", "first_name", "last_name"];

/** True when rows have somebody's name. */
export function hasNameColumn(columns: readonly ImportColumn[]): boolean {
  return columns.some((column) => NAMING.includes(column));
}

/**
 * What each column is for, from what stands above it in French or English. Without a column of emails by its title, the
 * first one that holds emails in `sample`, the first rows, is it.
 */
export function guessColumns(headers: readonly string[], sample: readonly (readonly string[])[] = []): ImportColumn[] {
  const columns = titledColumns(headers);
  if (columns.includes("email")) return columns;
  const place = columns.findIndex((column, at) => column === "" && likelyField(cellsAt(sample, at)) === "email");
  return columns.map((column, at) => (at === place ? "email" : column));
}

function titledColumns(headers: readonly string[]): ImportColumn[] {
  const columns = headers.map((header): ImportColumn => fieldNamed(header, COLUMN_NAMES));
  const hasNames = columns.includes("first_name");
  // « Nom » alone is the whole name; beside a firm or a first name it is a family name.
  return columns.map((column) => (column === "last_name" && !hasNames ? wholeName(columns) : column));
}

function wholeName(columns: readonly ImportColumn[]): ImportColumn {
  return columns.includes("full_name") || columns.includes("last_first_name") ? "last_name" : "full_name";
}

/** The cells of the first rows under one header. */
function cellsAt(sample: readonly (readonly string[])[], place: number): string[] {
  return sample.map((cells) => cells[place] ?? "");
}
