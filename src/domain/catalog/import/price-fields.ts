/** What a column of a list of prices may be for. */
export const PRICE_FIELDS = [
  "reference",
  "label",
  "details",
  "unit",
  "cost",
  "price",
  "supplier",
  "family",
  "kind",
  "vat",
] as const;

/** One of these. */
export type PriceField = (typeof PRICE_FIELDS)[number];

/** What a column is for: empty when it is left out. */
export type PriceColumn = PriceField | "";

/** The columns of a stored import, whose names are texts. An unknown one is left out. */
export function priceColumns(columns: readonly string[]): PriceColumn[] {
  return columns.map((column) => PRICE_FIELDS.find((field) => field === column) ?? "");
}

/** True when rows say what they are of. */
export function hasLabelColumn(columns: readonly PriceColumn[]): boolean {
  return columns.includes("label");
}
