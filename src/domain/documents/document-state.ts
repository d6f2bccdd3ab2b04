import { INVOICE_STATES } from "./invoice-state.ts";
import { QUOTE_STATES } from "./quote-state.ts";

/** Every state of a document: those of a quote, those of an invoice, and the only one of a credit note. */
export const DOCUMENT_STATES = [...QUOTE_STATES, ...INVOICE_STATES, "credit_note"] as const;

/** The state of a quote, of an invoice or of a credit note. */
export type DocumentState = (typeof DOCUMENT_STATES)[number];

const UNPAID = new Set<DocumentState>(["issued", "partly_paid", "late"]);

/** Whether an invoice with something left to pay still waits to be sent: its customer does not know what they owe. */
export function isInvoiceToSend(state: DocumentState, isGiven: boolean): boolean {
  return UNPAID.has(state) && !isGiven;
}

/** Whether an invoice is over: its customer has it, and nothing is left to pay. It is kept, no longer sent. */
export function isInvoiceOver(state: DocumentState, isGiven: boolean): boolean {
  return isGiven && !UNPAID.has(state);
}

const WITH_CUSTOMER = new Set<DocumentState>(["sent", "viewed", "accepted"]);

/** True of a version of a quote that its customer has while it is valid: sent, seen, or accepted. */
export function isWithCustomer(state: DocumentState): boolean {
  return WITH_CUSTOMER.has(state);
}
