import { isHomeAsked, splitHomeOptions } from "#domain/assistant/card/sums/home-rate.ts";
import { cardMessages } from "#domain/assistant/conversation/card.messages.ts";
import type { AssistantMessage, CardRow } from "#domain/assistant/conversation/message.ts";

type Card = Extract<AssistantMessage, { type: "quote_card" }>;

/**
 * The questions of a card, with its button. That about the home stands at the button, which then says the rate it uses.
 * Other questions come first. While one is open the button is quiet: the answer is what is waited for.
 */
export function questionsOf(message: Card, rows: readonly CardRow[], asksVat: boolean) {
  const { ofHome, others: otherOptions } = splitHomeOptions(message.options);
  const isHomeOpen = asksVat && isHomeAsked({ ...message, rows: [...rows] });
  const isOpen = isHomeOpen || otherOptions.length > 0;
  return {
    otherOptions,
    homeOptions: isHomeOpen ? ofHome : [],
    submit: isHomeOpen || isOfMadeQuote(message) ? message.submit : cardMessages.submit,
    look: isOpen ? ("plain" as const) : ("primary" as const),
  };
}

/** True of a card that brings up to date a quote that is drawn up already. */
export function isOfMadeQuote({ submit }: Pick<Card, "submit">): boolean {
  return submit.startsWith(cardMessages.submitUpdate);
}
