/** What of a line is not as it was. */
export type ChangedPart = "label" | "details" | "quantity" | "unit_price" | "discount" | "vat" | "option" | "amount";

/** It as it was printed, and as it is; both empty of details. */
export type PartChange = { of: ChangedPart; was: string; now: string };

/** One line that is not as it was, with French texts of what is printed. `amount` is empty for a heading or a text. */
export type VersionLineChange =
  | { act: "added" | "removed"; label: string; amount: string }
  | { act: "changed"; label: string; parts: PartChange[] };

/**
 * What a version changes. `taxMark`: how the later one prints its prices, « HT », « TTC » or nothing. `others`: names
 * of conditions and days that are not as they were. `total` is null where it stays the same.
 */
export type VersionChanges = {
  lines: VersionLineChange[];
  taxMark: string;
  others: string[];
  total: { label: string; was: string; now: string } | null;
};
