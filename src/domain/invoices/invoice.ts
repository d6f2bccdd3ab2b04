import type { Company } from "../company/company.ts";
import type { Customer } from "../customers/customer.ts";
import type { KeptProject } from "../documents/printed-facts.ts";
import type { Line } from "../lines/line.ts";
import type { Terms } from "../lines/terms.ts";
import type { Totals } from "../lines/totals.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";

/** Kinds of documents of the invoice series; UNTDID 1001 codes 380, 386, 380, 380, 381, 384 in e-invoices. */
export type InvoiceKind = "standard" | "deposit" | "progress" | "final" | "credit_note" | "corrected";

/** An invoice that another document names. */
export type InvoiceRef = { id: string; number: string; issuedOn: CalendarDate };

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
  /** The invoice that a credit note credits (BT-25, BT-26); null on any other. */
  refersTo: InvoiceRef | null;
  /** Why a credit note was issued, in the seller's words; empty when they said nothing. */
  creditReason: string;
  project?: KeptProject;
  seller: Company;
  buyer: Customer;
  lines: Line[];
  terms: Terms;
};

/** An invoice as it is kept: with its totals. Its XML says these totals, and never adds up the lines again. */
export type IssuedInvoice = Invoice & { totals: Totals };

/** Days a customer has to pay unless agreed otherwise (C. com. L441-10). */
export const PAYMENT_TERM_DAYS = 30;
