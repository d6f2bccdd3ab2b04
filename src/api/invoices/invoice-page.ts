import type { DocumentState } from "#domain/documents/document-state.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import type { TransferOffer } from "#domain/invoices/transfer-offer.ts";
import type { PaymentMethod } from "#domain/payments/payment.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { z } from "zod";
import type { FormOfPage, PageAssets } from "../documents/customer-page.ts";
import { endpoint } from "../endpoint.ts";

/** Another document of the same sale, with the address of its page, null when it has none. */
type NamedPage = { number: string; issuedOn: CalendarDate; pageUrl: string | null };

/** What became of an invoice, in cents with VAT. `rest` is below zero when its customer is owed money. */
export type InvoiceSettlement = {
  dueOn: CalendarDate;
  daysLeft: number;
  lateDays: number;
  totalCents: number;
  /** What was to be paid when it was issued: less than the total when a part was prepaid. */
  dueCents: number;
  restCents: number;
  /** What the customer keeps back of the rest for now. */
  retainedCents: number;
  payments: { receivedOn: CalendarDate; amountCents: number; method: PaymentMethod }[];
  creditNotes: (NamedPage & { creditCents: number })[];
};

/** All that the page of an invoice, or of a credit note, says to its customer. */
export type InvoicePage = FormOfPage & {
  assets: PageAssets;
  /** The address of the page. Forms are sent under it. */
  pageUrl: string;
  pdfUrl: string;
  xmlUrl: string;
  logoUrl: string | null;
  /** Its PDF could not be made: only the page exists. */
  isSetAside: boolean;
  view: DocumentView;
  issuedOn: CalendarDate;
  status: DocumentState;
  /** Null on a credit note, which nobody pays. */
  settlement: InvoiceSettlement | null;
  /** The invoice that a credit note credits, and what is left of it; null on an invoice. */
  creditedInvoice: (NamedPage & { restCents: number }) | null;
  /** How to pay what is left by transfer; null when nothing is left, or when no bank details are known. */
  transfer: (TransferOffer & { qrSvg: string | null }) | null;
  /** How to reach the company today. Empty when unknown. */
  contact: { phone: string; email: string };
  /** What was just done, to be said once. */
  news: "question" | null;
};

/** Writes the page of an invoice as HTML. */
export type InvoicePageRenderer = { renderInvoicePage: (page: InvoicePage) => string };

const invoiceQuestion = z.object({
  id: z.string(),
  asked_at: z.string(),
  name: z.string(),
  email: z.string(),
  question: z.string(),
});

export const listInvoiceQuestions = endpoint({
  method: "GET",
  path: "/api/invoices/{id}/questions",
  access: "signed-in",
  right: "amounts",
  summary: "What the customer asked on the pages of an invoice and of its credit notes, the newest first",
  answer: z.object({ questions: z.array(invoiceQuestion) }),
});
