import type { CalendarDate } from "../shared/calendar-date.ts";
import { daysBetween } from "../shared/calendar-date.ts";

/**
 * What happened to an issued invoice, in cents with VAT. `dueCents`: what was to be paid when it was issued: what was
 * prepaid is taken off `grossCents`, what the customer keeps back is not. `creditedCents`: the sum of its credit notes.
 * `paidCents`: what was received, without what was given back.
 */
export type InvoiceFacts = {
  dueOn: CalendarDate;
  grossCents: number;
  dueCents: number;
  creditedCents: number;
  paidCents: number;
};

/**
 * The states of an issued invoice. `issued`: nothing is paid yet. `late`: something is left to pay and its last day is
 * over. `credited`: credit notes cancel it whole, and no money is left on either side. `overpaid`: the customer is owed
 * money.
 */
export const INVOICE_STATES = ["issued", "partly_paid", "paid", "late", "credited", "overpaid"] as const;

/** The state of an issued invoice. */
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** What is left to pay, in cents. Below zero when the customer is owed money. */
export function restCents({ dueCents, creditedCents, paidCents }: InvoiceFacts): number {
  return dueCents - creditedCents - paidCents;
}

/** The state of an invoice on a day: of the facts alone, so that screens, brief and assistant say the same. */
export function invoiceState(facts: InvoiceFacts, today: CalendarDate): InvoiceState {
  const rest = restCents(facts);
  if (rest < 0) return "overpaid";
  if (rest === 0) return isCreditedWhole(facts) ? "credited" : "paid";
  if (lateDays(facts, today) > 0) return "late";
  return facts.paidCents > 0 ? "partly_paid" : "issued";
}

/** True when credit notes cancel an invoice whole. An invoice of nothing is not cancelled by having none. */
export function isCreditedWhole({ grossCents, creditedCents }: InvoiceFacts): boolean {
  return creditedCents > 0 && creditedCents >= grossCents;
}

/**
 * True when an invoice bills nothing any more: credit notes cancel it whole, or it was of 0 €, as earlier versions
 * issued some. Its project can be invoiced again: no amount and no VAT is billed twice.
 */
export function billsNothing({ grossCents, creditedCents }: InvoiceFacts): boolean {
  return creditedCents >= grossCents;
}

/**
 * True when a project has an invoice that counts. An invoice that credit notes cancel whole counts no more. `invoice`
 * is the latest one of the project.
 */
export function hasValidInvoice(invoice: { is_credited: boolean } | null): boolean {
  return invoice !== null && !invoice.is_credited;
}

/** How many days an invoice is late, from the day after its last day to pay. Zero when nothing is left to pay. */
export function lateDays(facts: InvoiceFacts, today: CalendarDate): number {
  return restCents(facts) > 0 ? Math.max(0, daysBetween(facts.dueOn, today)) : 0;
}
