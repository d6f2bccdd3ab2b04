import type { DocumentState } from "#domain/documents/document-state.ts";
import type { InvoiceFacts } from "#domain/documents/invoice-state.ts";
import { invoiceState, isCreditedWhole, lateDays, restCents } from "#domain/documents/invoice-state.ts";
import { quoteState } from "#domain/documents/quote-state.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import type { InvoiceBalance, StateFacts } from "./state-facts.repository.ts";

/**
 * The state of a document, and what is left to pay of an invoice, in cents; null for a document with nothing to pay.
 * `late_days`: how long an invoice has been late. `is_credited`: credit notes cancel it whole.
 * `is_altered`: it is not what was kept, so its amounts may be false.
 */
export type DerivedState = {
  status: DocumentState;
  rest_cents: number | null;
  late_days: number;
  is_credited: boolean;
  is_altered: boolean;
};

const NOT_PAID = { rest_cents: null, late_days: 0, is_credited: false };

/** The state of a document at a moment, from what is known of it. */
export function documentState({ quote, balance, time_zone, is_altered }: StateFacts, now: Date): DerivedState {
  const today = dayAt(now, time_zone);
  if (quote !== null) return { status: quoteState(quote, today), ...NOT_PAID, is_altered };
  if (balance === null) return { status: "credit_note", ...NOT_PAID, is_altered };
  return { ...invoiceStateOn(toInvoiceFacts(balance), today), is_altered };
}

/** The state of an invoice on a day, on the wire. */
function invoiceStateOn(facts: InvoiceFacts, today: string): Omit<DerivedState, "is_altered"> {
  return {
    status: invoiceState(facts, today),
    rest_cents: restCents(facts),
    late_days: lateDays(facts, today),
    is_credited: isCreditedWhole(facts),
  };
}

/** What happened to an invoice, from its row. */
export function toInvoiceFacts(balance: InvoiceBalance): InvoiceFacts {
  return {
    dueOn: balance.due_on,
    grossCents: balance.gross_cents,
    dueCents: balance.due_cents,
    creditedCents: balance.credited_cents,
    paidCents: balance.paid_cents,
  };
}
