import { decimalText } from "#domain/shared/money.ts";
import { FRANCHISE_WORDINGS, wordingOn } from "#domain/company/legal-notices.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
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

/** BT-118/BT-151 and what goes with it: standard rate, or exempt under franchise. */
export type VatCategory = { code: "S" | "E" | "Z"; exemption: { code: string; reason: string } | null };

/** VAT category of a rate (basis points) in an invoice: E with its reason under franchise, S otherwise. */
export function vatCategory(invoice: Invoice, vatBasisPoints: number): VatCategory {
  if (invoice.seller.vatRegime === "franchise")
    return {
      code: "E",
      exemption: { code: "VATEX-FR-FRANCHISE", reason: wordingOn(FRANCHISE_WORDINGS, invoice.issuedOn) },
    };
  return { code: vatBasisPoints === 0 ? "Z" : "S", exemption: null };
}
