/**
 * What a column of a file may be for. `full_name`: a person or a firm, told from the words, the first name before the
 * family name. `last_first_name`: the same, the family name before.
 */
export const IMPORT_FIELDS = [
  "full_name",
  "last_first_name",
  "company",
  "civility",
  "first_name",
  "last_name",
  "email",
  "phone",
  "line1",
  "line2",
  "postal_code",
  "city",
  "country",
  "siren",
  "siret",
  "vat_number",
] as const;

/** One of these. */
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** What a column is for: empty when it is left out. */
export type ImportColumn = ImportField | "";

/** The columns of a stored import, whose names are texts. An unknown one is left out. */
export function importColumns(columns: readonly string[]): ImportColumn[] {
  return columns.map((column) => IMPORT_FIELDS.find((field) => field === column) ?? "");
}
