import type { QuoteCard } from "../card/quote-card.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { FlowState } from "../conversation/flow.ts";

/** The card of a quote that is drawn up already: its words and its button bring it up to date and create nothing. */
export function cardOfMadeQuote({ project }: Pick<FlowState, "project">, card: QuoteCard): QuoteCard {
  const isMade = project?.documents?.some(({ kind }) => kind === "quote") ?? false;
  if (!isMade) return card;
  const { submit, submitUpdate, isReady, isReadyAgain } = cardMessages;
  const content = card.content.replace(isReady, isReadyAgain).replace(submit, submitUpdate);
  return { ...card, content, submit: submitUpdate };
}
