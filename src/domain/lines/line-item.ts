import { lineNetCents } from "../shared/money.ts";

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

/** A priced line: quantity x 10^4, net unit price x 10^6 euros, VAT in basis points. */
export type PricedLine = {
  kind: "item";
  label: string;
  details: string[];
  quantityE4: number;
  unit: Unit;
  unitPriceE6: number;
  vatBasisPoints: number;
};

/** A line that says something and costs nothing. */
export type TextLine = { kind: "text"; label: string };

/** One line of a quote or an invoice. */
export type LineItem = PricedLine | TextLine;

/** Net amount of a line, in cents; 0 for a text line. */
export function netCents(line: LineItem): number {
  return line.kind === "item" ? lineNetCents(line.quantityE4, line.unitPriceE6) : 0;
}
