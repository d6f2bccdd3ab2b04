import type { Company } from "../company/company.ts";
import type { Customer } from "../customers/customer.ts";
import type { LineItem } from "../lines/line-item.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";

/** Kinds of documents of the invoice series; UNTDID 1001 codes 380, 386, 380, 380, 381, 384 in e-invoices. */
export type InvoiceKind = "standard" | "deposit" | "progress" | "final" | "credit_note" | "corrected";

/** An issued invoice: numbered, dated, frozen. Nothing of it changes afterwards (CGI ann. II 242 nonies A). */
export type Invoice = {
  id: string;
  projectId: string;
  kind: InvoiceKind;
  number: string;
  subject: string;
  issuedOn: CalendarDate;
  /** Day the service was completed, when known and different from the day of issue (BT-72). */
  servicedOn: CalendarDate | null;
  dueOn: CalendarDate;
  quoteNumber: string | null;
  seller: Company;
  buyer: Customer;
  lines: LineItem[];
};

/** Days a customer has to pay unless agreed otherwise (C. com. L441-10). */
export const PAYMENT_TERM_DAYS = 30;

/**
 * True when the invoice should go through the French e-invoicing network and cannot: a professional buyer in France whose SIREN is
 * unknown. Buyers abroad have none: their invoices are reported, not transmitted.
 */
export function isNotTransmissible({ buyer }: Pick<Invoice, "buyer">): boolean {
  return buyer.kind === "company" && buyer.siren === "" && isInFrance(buyer);
}

/** True for a buyer in France, or whose country nobody said. */
export function isInFrance({ address }: Pick<Customer, "address">): boolean {
  return address === null || address.country === "FR";
}
