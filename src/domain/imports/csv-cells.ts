import { decimalText } from "../shared/money.ts";

/** Cells as a line of CSV, whose columns semicolons part. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.join(";")}\r\n`;
}

// A cell that begins so is a formula for a spreadsheet, which may send what is beside it elsewhere.
const FORMULA = /^[\t\r\n ]*[=+\-@]|^[\t\r]/;

/** A text as a cell of CSV: quoted where it must be, and never a formula. */
export function textCell(text: string): string {
  const harmlessText = FORMULA.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(harmlessText) ? `"${harmlessText.replaceAll('"', '""')}"` : harmlessText;
}

/** An amount in cents as a cell of CSV, with a decimal comma. */
export function amountCell(cents: number): string {
  return decimalText(cents, 2).replace(".", ",");
}
