import { amountCell, csvLine, textCell } from "../imports/csv-cells.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { dayInFigures } from "../shared/french-format.ts";
import type { DeclaredCategory } from "./declared-category.ts";
import { DECLARED_CATEGORIES } from "./declared-category.ts";
import { vatMessages } from "./vat.messages.ts";

// The VAT to declare (CGI 269, 2): on services when they are paid, on goods when they are invoiced, and on both when
// they are invoiced for a seller who opted for it. The database counts it (migration 0170).

/** What was counted by an invoice, a credit note or a payment. */
export const VAT_CAUSES = ["invoice", "credit_note", "payment"] as const;

/** One figure of a declaration, in cents: what is taken off is below zero. */
export type VatEntry = {
  day: CalendarDate;
  cause: (typeof VAT_CAUSES)[number];
  number: string;
  customerName: string;
  nature: "service" | "goods";
  category: DeclaredCategory;
  basisPoints: number;
  baseCents: number;
  vatCents: number;
};

/** A rate of a declaration, before its sums. */
export type DeclaredRate = { category: DeclaredCategory; basisPoints: number };

/** The rates in the order of a declaration: what is taxed first, highest rate first, then the other categories. */
export function byDeclaredRate(a: DeclaredRate, b: DeclaredRate): number {
  const place = ({ category }: DeclaredRate) => DECLARED_CATEGORIES.indexOf(category);
  return place(a) - place(b) || b.basisPoints - a.basisPoints;
}

/** A rate in words: « 20 % », or why there is no VAT. */
export function declaredRateText({ category, basisPoints }: DeclaredRate): string {
  return category === "S" ? vatMessages.rate(basisPoints) : vatMessages.categories[category];
}

/** The figures behind a declaration as CSV, for a French spreadsheet. */
export function vatCsv(entries: readonly VatEntry[]): string {
  return `\uFEFF${csvLine(vatMessages.columns)}${entries.map(entryLine).join("")}`;
}

function entryLine(entry: VatEntry): string {
  return csvLine([
    dayInFigures(entry.day),
    textCell(vatMessages.causes[entry.cause]),
    textCell(entry.number),
    textCell(entry.customerName),
    textCell(vatMessages.natures[entry.nature]),
    textCell(declaredRateText(entry)),
    amountCell(entry.baseCents),
    amountCell(entry.vatCents),
  ]);
}
