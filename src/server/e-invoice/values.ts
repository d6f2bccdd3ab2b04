import type { VatSubtotal } from "#domain/lines/totals.ts";
import { decimalText } from "#domain/shared/money.ts";
import type { XmlElement } from "./xml.ts";
import { textElement } from "./xml.ts";

/** Name of an element of the aggregate namespace. */
export function ciiName(name: string): string {
  return `ram:${name}`;
}

/** A day as CII writes it: format 102, YYYYMMDD. */
export function dateElement(name: string, day: string): XmlElement {
  return textElement(name, day.replaceAll("-", ""), { format: "102" });
}

/** Cents as `1234.56`. */
export function formatCents(cents: number): string {
  return decimalText(cents, 2);
}

/** Category and rate of a line, an allowance or a breakdown. What is not subject to VAT has no rate (BR-O-05). */
export function categoryElements({
  category,
  basisPoints,
}: Pick<VatSubtotal, "category" | "basisPoints">): XmlElement[] {
  const code = textElement(ciiName("CategoryCode"), category);
  return category === "O" ? [code] : [code, rateElement(basisPoints)];
}

/** A VAT rate in percent. */
export function rateElement(basisPoints: number): XmlElement {
  return textElement(ciiName("RateApplicablePercent"), decimalText(basisPoints, 2));
}
