import type { Company } from "../company/company.ts";
import type { Customer } from "../customers/customer.ts";
import type { KeptProject } from "../documents/printed-facts.ts";
import type { Line } from "../lines/line.ts";
import type { Terms } from "../lines/terms.ts";
import type { Totals, VatSubtotal } from "../lines/totals.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";

/** Kinds of documents of the invoice series; UNTDID 1001 codes 380, 386, 380, 380, 381, 384 in e-invoices. */
export type InvoiceKind = "standard" | "deposit" | "progress" | "final" | "credit_note" | "corrected";

/** An invoice that another document names. */
export type InvoiceRef = { id: string; number: string; issuedOn: CalendarDate };

/** What an invoice takes off for an earlier one; `invoice` is null for what is left to a later one. */
export type Deduction = { kind: InvoiceKind; invoice: InvoiceRef | null; netCents: number };

/** How far the works of a section of the quote are, up to now: it bills that share of the section, in basis points. */
export type SectionProgress = { sectionId: string; label: string; basisPoints: number };

/**
 * What a deposit, progress or final invoice bills of the accepted quote. Its lines are all that is done up to now, and
 * its totals are what it adds to the earlier ones: the sum of all invoices of a quote is the quote, at each rate.
 */
export type QuotePart = {
  quote: { number: string; netCents: number; vatCents: number; grossCents: number };
  /** The share of the quote that a deposit asks, in basis points; null when it asks an amount. */
  shareBasisPoints: number | null;
  /** The place of a progress invoice among those of its quote; null for any other. */
  rank: number | null;
  progress: SectionProgress[];
  /** The invoices issued before on the same quote, as they are once credited. */
  earlier: (InvoiceRef & { kind: InvoiceKind; netCents: number; vatCents: number; grossCents: number })[];
  deductions: Deduction[];
  /** What is deducted at each rate, its VAT included. */
  deductionsByRate: Pick<VatSubtotal, "category" | "basisPoints" | "baseCents" | "vatCents">[];
};

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
  /** What it bills of its quote; absent from an invoice of all of it. Of a credit note, that of its invoice. */
  part?: QuotePart;
  project?: KeptProject;
  seller: Company;
  buyer: Customer;
  lines: Line[];
  terms: Terms;
};

/** An invoice as it is kept: with its totals. Its XML says these totals, and never adds up the lines again. */
export type IssuedInvoice = Invoice & { totals: Totals };
