import type { CalendarDate } from "../shared/calendar-date.ts";

/** What a customer can answer to a quote. */
export const QUOTE_ANSWERS = ["accepted", "declined"] as const;

/** The customer's answer to a quote. */
export type QuoteAnswer = (typeof QUOTE_ANSWERS)[number];

/** The states of a version of a quote. */
export const QUOTE_STATES = ["draft", "sent", "viewed", ...QUOTE_ANSWERS, "expired", "replaced"] as const;

/** The state of a version of a quote. */
export type QuoteState = (typeof QUOTE_STATES)[number];

/**
 * What is known of a version of a quote. `validUntil`: its last day. `newerVersion`: a newer version was accepted, or
 * merely offered: sent, or declined.
 */
export type QuoteFacts = {
  isSent: boolean;
  isViewed: boolean;
  answer: QuoteAnswer | null;
  newerVersion: "offered" | "accepted" | null;
  validUntil: CalendarDate;
};

/**
 * The state of a version of a quote on a day. An accepted version binds until a newer one is accepted. Any other one is
 * replaced as soon as a newer one is offered.
 */
export function quoteState(facts: QuoteFacts, today: CalendarDate): QuoteState {
  const { isSent, isViewed, answer, newerVersion, validUntil } = facts;
  if (newerVersion === "accepted") return "replaced";
  if (answer === "accepted") return "accepted";
  if (newerVersion !== null) return "replaced";
  if (answer !== null) return answer;
  if (today > validUntil) return "expired";
  if (isViewed) return "viewed";
  return isSent ? "sent" : "draft";
}
