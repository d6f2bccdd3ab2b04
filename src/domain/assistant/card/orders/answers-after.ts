import type { Answers } from "../../conversation/flow.ts";
import type { QuoteCard } from "../quote-card.ts";
import { isSameCard } from "../taken-back.ts";

/** The answers once a card changed: « annule » takes that change back. What changed nothing is no change. */
export function withBefore(answers: Answers, nextCard: QuoteCard, card: QuoteCard): Answers {
  return isSameCard(nextCard, card) ? answers : { ...answers, cardBefore: { fields: card.fields, rows: card.rows } };
}

/** The answers with what is asked next, and with the rate that was said. */
export function answersWith(answers: Answers, askedLine: Answers["askedLine"] | null, isRateSaid: boolean): Answers {
  return { ...answers, ...(askedLine && { askedLine }), ...(isRateSaid && { isHomeRateSaid: true }) };
}
