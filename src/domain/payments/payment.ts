import type { InvoiceFacts } from "../documents/invoice-state.ts";
import { restCents } from "../documents/invoice-state.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays } from "../shared/calendar-date.ts";
import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";

/** How money comes. */
export const PAYMENT_METHODS = ["transfer", "card", "cash", "cheque", "direct_debit", "other"] as const;

/** How money comes. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * Money received for an invoice, in cents with VAT. Below zero, it was given back to the customer, or the row reverses
 * a payment noted by mistake. A row is never changed.
 */
export type Payment = {
  id: string;
  invoiceId: string;
  receivedOn: CalendarDate;
  amountCents: number;
  method: PaymentMethod;
  reference: string;
  /** The payment that was a mistake, or null. */
  reverses: string | null;
};

/** The largest payment, in euros. A larger one is a typing mistake. */
export const MAX_PAYMENT_EUROS = 1_000_000_000;

/** A payment comes at most this many days before its invoice: an earlier day has a wrong year. */
const MAX_DAYS_BEFORE_INVOICE = 366;

/** The day of a payment, or why it cannot be this one. A payment may come before its invoice, as a deposit does. */
export function checkDay(
  receivedOn: CalendarDate,
  { issuedOn, today }: { issuedOn: CalendarDate; today: CalendarDate },
): Result<CalendarDate, "payment_in_future" | "payment_too_old"> {
  if (receivedOn > today) return refused("payment_in_future");
  if (receivedOn < addDays(issuedOn, -MAX_DAYS_BEFORE_INVOICE)) return refused("payment_too_old");
  return ok(receivedOn);
}

/** As much as a resident of France or a business may pay in cash, in cents (CMF D112-3 1°). */
const MOST_CASH_CENTS = 100_000;

/** The same for a private person who lives abroad (CMF D112-3 2°). */
const MOST_CASH_FROM_ABROAD_CENTS = 1_500_000;

/**
 * Accepts cash for an invoice, given what was paid in cash for it before, within what the law allows (CMF L112-6,
 * D112-3). What is given back is owed by the seller, who acts for a business.
 */
export function checkCash(
  amountCents: number,
  { cashCents, isFromAbroad }: { cashCents: number; isFromAbroad: boolean },
): Result<number, "cash_over_limit" | "cash_over_limit_abroad"> {
  const mostCents = isFromAbroad ? MOST_CASH_FROM_ABROAD_CENTS : MOST_CASH_CENTS;
  if (cashCents + amountCents <= mostCents) return ok(amountCents);
  return refused(isFromAbroad ? "cash_over_limit_abroad" : "cash_over_limit");
}

/**
 * Accepts money while what is left to pay is what its user saw. `knownRestCents`: null for a program that saw nothing.
 */
export function checkKnownRest(
  knownRestCents: number | null,
  facts: InvoiceFacts,
): Result<number | null, "rest_changed"> {
  const isKnown = knownRestCents === null || knownRestCents === restCents(facts);
  return isKnown ? ok(knownRestCents) : refused("rest_changed");
}

/** Accepts to give an amount back: never more than the customer paid beyond what is due. */
export function checkRefund(amountCents: number, facts: InvoiceFacts): Result<number, "refund_not_owed"> {
  return amountCents <= -restCents(facts) ? ok(amountCents) : refused("refund_not_owed");
}

/**
 * The row that takes a payment back: its opposite, of the day it is made, so that what was collected in a closed year
 * stays. Refuses a row that is a reversal, a payment already reversed, and a payment of which a part was given back.
 */
export function reversalOf(
  payment: Payment,
  id: string,
  { isReversed, paidCents, today }: { isReversed: boolean; paidCents: number; today: CalendarDate },
): Result<Payment, "reversal_of_reversal" | "payment_reversed" | "payment_given_back"> {
  if (payment.reverses !== null) return refused("reversal_of_reversal");
  if (isReversed) return refused("payment_reversed");
  if (payment.amountCents > paidCents) return refused("payment_given_back");
  // A clock that went back reverses nothing before it came.
  const receivedOn = today < payment.receivedOn ? payment.receivedOn : today;
  return ok({ ...payment, id, receivedOn, amountCents: -payment.amountCents, reverses: payment.id });
}
