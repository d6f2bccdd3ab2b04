import type { CalendarDate } from "../../shared/calendar-date.ts";
import { searchText } from "../../shared/search-text.ts";

/**
 * What is wrong in an invoice. Its net and VAT do not make its gross, its lines its net, its rates its VAT; or it is
 * made out to another firm.
 */
export const E_INVOICE_DOUBTS = ["gross", "net", "vat", "buyer"] as const;

/** One of them. */
export type EInvoiceDoubt = (typeof E_INVOICE_DOUBTS)[number];

/** Who issued an invoice, or whom it is made out to. `siren` and `vatNumber` may be empty. */
export type InvoiceParty = { name: string; siren: string; vatNumber: string };

/** What is read of an electronic invoice. Amounts are cents of `currency`, with the signs that it gives them. */
export type EInvoice = {
  kind: "invoice" | "credit_note";
  number: string;
  issuedOn: CalendarDate;
  dueOn: CalendarDate | null;
  supplier: InvoiceParty;
  buyer: InvoiceParty;
  netCents: number;
  vatCents: number;
  grossCents: number;
  /** Of three letters (ISO 4217). */
  currency: string;
  doubts: EInvoiceDoubt[];
};

/** Why a file that looks like an electronic invoice is not read. `several`: it says two of them, or one thing twice. */
export const INVOICE_TROUBLES = ["broken", "several", "incomplete"] as const;

/** One of them. */
export type InvoiceTrouble = (typeof INVOICE_TROUBLES)[number];

/** The most invoices that are read of one mail. */
export const MOST_INVOICES = 5;

/** A file of a mail that is an electronic invoice, or looks like one. `place`: its number among those of the mail. */
export type InvoiceFile = { place: number; name: string } & (
  | { invoice: EInvoice; trouble: null }
  | { invoice: null; trouble: InvoiceTrouble }
);

/** What tells suppliers apart: their SIREN, else their VAT number, else their name. */
export function supplierKey({ name, siren, vatNumber }: InvoiceParty): string {
  if (siren !== "") return `siren ${siren}`;
  return vatNumber === "" ? `name ${searchText(name)}` : `vat ${vatNumber}`;
}

/** A number of an invoice as it is compared: programs change its capitals and spaces. */
export function numberKey(number: string): string {
  return number.replace(/\s+/g, "").toUpperCase();
}

/**
 * An invoice as the firm of a SIREN receives it: null for one that it issued itself, and a doubt for one that is made
 * out to somebody else. Without a SIREN nothing is known of that.
 */
export function asReceived(invoice: EInvoice, ownSiren: string): EInvoice | null {
  if (ownSiren === "") return invoice;
  if (invoice.supplier.siren === ownSiren) return null;
  const isForOther = invoice.buyer.siren !== "" && invoice.buyer.siren !== ownSiren;
  return isForOther ? { ...invoice, doubts: [...invoice.doubts, "buyer"] } : invoice;
}
