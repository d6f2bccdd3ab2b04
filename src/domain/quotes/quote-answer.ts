import type { QuoteAnswer, QuoteState } from "../documents/quote-state.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";

/** What the customer answered, as the seller notes it: who answered and on which day. */
export type NotedAnswer = { answer: QuoteAnswer; signer: string; decidedOn: CalendarDate };

/** A version of a quote when a user sends it or notes its answer. `quotedOn`: the day it bears. */
export type AnsweredQuote = { state: QuoteState; quotedOn: CalendarDate; notedAnswer: NotedAnswer | null };

/**
 * Refuses to send what a newer version replaced, what is no longer valid, and what is made out to another customer than
 * the one of the project today (`isOfOtherCustomer`).
 */
export function checkSending({
  state,
  isOfOtherCustomer,
}: {
  state: QuoteState;
  isOfOtherCustomer: boolean;
}): Result<null, "quote_replaced" | "quote_expired" | "quote_of_other_customer"> {
  if (state === "replaced") return refused("quote_replaced");
  if (state === "expired") return refused("quote_expired");
  return isOfOtherCustomer ? refused("quote_of_other_customer") : ok(null);
}

/**
 * Whether an answer is to be noted: false when it is already noted, word for word. Refuses another answer than the one
 * noted, an acceptance without a name, a day that has not come, or one before the quote.
 */
export function checkAnswer(
  { state, quotedOn, notedAnswer }: AnsweredQuote,
  answer: NotedAnswer,
  today: CalendarDate,
): Result<boolean, "quote_replaced" | "quote_answered" | "signer_missing" | "answer_ahead" | "answer_too_early"> {
  if (notedAnswer !== null && isSameAnswer(notedAnswer, answer)) return ok(false);
  if (state === "replaced") return refused("quote_replaced");
  if (notedAnswer !== null) return refused("quote_answered");
  if (answer.answer === "accepted" && answer.signer === "") return refused("signer_missing", ["signer"]);
  if (answer.decidedOn > today) return refused("answer_ahead");
  return answer.decidedOn < quotedOn ? refused("answer_too_early") : ok(true);
}

/**
 * Refuses to withdraw an answer that a newer version replaced, or that an invoice stands on, and an acceptance that the
 * customer signed by themselves (`isSigned`): it is no note of the seller.
 */
export function checkWithdrawal(
  state: QuoteState,
  { isInvoiced, isSigned }: { isInvoiced: boolean; isSigned: boolean },
): Result<null, "quote_replaced" | "quote_invoiced" | "quote_signed"> {
  if (isSigned) return refused("quote_signed");
  if (state === "replaced") return refused("quote_replaced");
  return isInvoiced ? refused("quote_invoiced") : ok(null);
}

function isSameAnswer(one: NotedAnswer, other: NotedAnswer): boolean {
  return one.answer === other.answer && one.signer === other.signer && one.decidedOn === other.decidedOn;
}
