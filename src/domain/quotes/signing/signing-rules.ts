import type { QuoteState } from "../../documents/quote-state.ts";
import type { Result } from "../../shared/refusal.ts";
import { ok, refused } from "../../shared/refusal.ts";
import type { ChangeOrderRefusal } from "../change-orders/check-change-order.ts";

/** How long a code is good for, in minutes. */
export const CODE_MINUTES = 15;

/** How often a code may be tried before it is worth nothing. */
const MOST_TRIES = 5;

/** How many letters with a code one quote sends: within an hour, and within a day. */
export const MOST_CODES = { hour: 5, day: 12 } as const;

/** How many signatures one quote begins within a day. */
export const MOST_SIGNINGS_A_DAY = 40;

/** How many questions one quote takes within a day. */
export const MOST_QUESTIONS_A_DAY = 10;

/** Why a customer cannot answer a quote now. */
export type ClosedReason =
  | "accepted_already"
  | "declined_already"
  | "replaced"
  | "expired"
  | "of_other_customer"
  | ChangeOrderRefusal;

/**
 * What decides whether a version of a quote may be answered on its page. `orderRefusal`: why it may not as a change
 * order, if it is one.
 */
export type AnswerFacts = {
  state: QuoteState;
  isOfOtherCustomer: boolean;
  orderRefusal: ChangeOrderRefusal | null;
};

/**
 * Refuses an answer to what has one, to what a newer version replaced, to what is no longer valid, and to what is made
 * out to another customer than that of the project, and to a change order that may not be accepted.
 */
export function checkOpenness({ state, isOfOtherCustomer, orderRefusal }: AnswerFacts): Result<null, ClosedReason> {
  if (state === "accepted") return refused("accepted_already");
  if (state === "declined") return refused("declined_already");
  if (state === "replaced") return refused("replaced");
  if (orderRefusal !== null) return refused(orderRefusal);
  if (state === "expired") return refused("expired");
  return isOfOtherCustomer ? refused("of_other_customer") : ok(null);
}

/** A code as it waits for whoever received it. */
export type WaitingCode = { expiresAt: Date; tries: number };

/**
 * Whether a typed code is the one that was sent. `isSame` is the comparison in constant time. Refuses one that is too
 * old, or was tried too often, whatever was typed.
 */
export function checkCode(
  { expiresAt, tries }: WaitingCode,
  isSame: boolean,
  now: Date,
): Result<null, "code_expired" | "code_exhausted" | "code_wrong"> {
  if (now >= expiresAt) return refused("code_expired");
  if (tries >= MOST_TRIES) return refused("code_exhausted");
  return isSame ? ok(null) : refused("code_wrong");
}

/** The six figures that a person typed, with or without spaces between them. Null for anything else. */
export function readCode(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}
