import { grossPriceE4, quantityTimesGrossCents, quantityTimesPriceCents, shareCents } from "../shared/money.ts";
import type { VatTreatment } from "./vat-treatment.ts";

/** Longest description of a work that is accepted, in characters. */
export const MAX_WORK_DESCRIPTION = 20_000;

/** Units a quantity is counted in; `HUR`, `MTK`… are their UN/ECE Rec. 20 codes, written in e-invoices. */
export const UNIT_CODES = {
  h: "HUR",
  u: "C62",
  forfait: "LS",
  jour: "DAY",
  "m²": "MTK",
  ml: "MTR",
  "m³": "MTQ",
  kg: "KGM",
} as const;

/** A unit as printed. */
export type Unit = keyof typeof UNIT_CODES;

const PLURALS: Partial<Record<string, string>> = { forfait: "forfaits", jour: "jours" };

/** The unit as French writes it after a quantity x 10^4: « 1,5 jour », « 2 jours », « 3 h ». */
export function unitWord(unit: string, quantityE4: number): string {
  return Math.abs(quantityE4) < 20_000 ? unit : (PLURALS[unit] ?? unit);
}

/** Where a line was drawn from: a task of the project, or its estimation as a whole. */
export type LineSource = { kind: "task"; taskId: string } | { kind: "estimation" };

/** A heading of the lines under it; its subtotal runs to the next section of its level or above. */
export type SectionLine = { kind: "section"; id: string; label: string; level: 1 | 2 };

/** A line that says something and costs nothing. */
export type TextLine = { kind: "text"; id: string; label: string };

/**
 * A priced line: quantity x 10^4, unit price without VAT x 10^6 euros, discount in basis points. An option is offered,
 * and counts in no total. `id` is unique in its document.
 */
export type ItemLine = {
  kind: "item";
  id: string;
  label: string;
  details: string[];
  nature: "service" | "goods";
  quantityE4: number;
  unit: Unit;
  unitPriceE6: number;
  discountBasisPoints: number;
  vat: VatTreatment;
  isOption: boolean;
  source: LineSource | null;
};

/** One line of a quote or an invoice. */
export type Line = SectionLine | TextLine | ItemLine;

/** Net amount of a line in cents, its discount taken off; 0 for a line without a price. */
export function netCents(line: Line): number {
  return line.kind === "item"
    ? quantityTimesPriceCents(line.quantityE4, line.unitPriceE6) - lineDiscountCents(line)
    : 0;
}

/** What the discount of a line takes off, in cents. */
export function lineDiscountCents({ quantityE4, unitPriceE6, discountBasisPoints }: ItemLine): number {
  return shareCents(quantityTimesPriceCents(quantityE4, unitPriceE6), discountBasisPoints);
}

/** The price of one unit with VAT, in euros x 10^4, as a document with such prices prints it. */
export function unitGrossE4({ unitPriceE6, vat }: ItemLine): number {
  return grossPriceE4(unitPriceE6, vat.basisPoints);
}

/** Amount of a line with VAT in cents, its discount taken off, where prices are with VAT; 0 without a price. */
export function grossCents(line: Line): number {
  if (line.kind !== "item") return 0;
  return quantityTimesGrossCents(line.quantityE4, unitGrossE4(line)) - lineGrossDiscountCents(line);
}

/** What the discount of a line takes off where prices are with VAT, in cents. */
export function lineGrossDiscountCents(line: ItemLine): number {
  return shareCents(quantityTimesGrossCents(line.quantityE4, unitGrossE4(line)), line.discountBasisPoints);
}

/** Whether a line counts in totals: it has a price and is no option. */
export function isCounted(line: Line): line is ItemLine {
  return line.kind === "item" && !line.isOption;
}

/** What a line adds to its document, in cents: nothing for an option. */
export function countedCents(line: Line): number {
  return isCounted(line) ? netCents(line) : 0;
}

/** What a line adds to its document where prices are with VAT, in cents: nothing for an option. */
export function countedGrossCents(line: Line): number {
  return isCounted(line) ? grossCents(line) : 0;
}

/** The priced lines that count: no option among them. */
export function countedItems(lines: readonly Line[]): ItemLine[] {
  return lines.filter(isCounted);
}

/** What an invoice bills of lines: options were offers, and are not among them. */
export function withoutOptions(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.kind !== "item" || isCounted(line));
}

/** The same lines, each with its own ID: a credit note names a line of an invoice by it. */
export function withDistinctIds(lines: readonly Line[]): Line[] {
  const ids = new Set<string>();
  return lines.map((line) => {
    let { id } = line;
    for (let rank = 2; ids.has(id); rank++) id = `${line.id}-${rank}`;
    ids.add(id);
    return { ...line, id };
  });
}
