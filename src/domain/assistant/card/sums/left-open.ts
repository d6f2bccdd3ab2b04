import { cardMessages } from "../../conversation/card.messages.ts";
import type { QuoteCard } from "../quote-card.ts";

/** What « je sais pas » leaves open: the age of the home, the seller's regime of VAT, or what else a card asks. */
export type DoubtSubject = keyof typeof cardMessages.leftOpen;

const FIRST_WORDS: Readonly<Record<DoubtSubject, string>> = {
  home: cardMessages.homeUnsure,
  regime: cardMessages.regimeUnsure,
  other: cardMessages.unsure,
};

/** The answer to a doubt. The next one is answered in other words. */
export function doubtWords({ content }: QuoteCard, subject: DoubtSubject): string {
  const { onCard, again } = cardMessages.leftOpen[subject];
  return content.includes(onCard) ? again : FIRST_WORDS[subject];
}

/** The card after a doubt: what it asked is left open in other words. */
export function cardLeftOpen(card: QuoteCard, subject: DoubtSubject): QuoteCard {
  const { onCard } = cardMessages.leftOpen[subject];
  const content = subject === "regime" ? card.content.replace(cardMessages.askRegime, "").trim() : card.content;
  return { ...card, content: content.includes(onCard) ? content : `${content} ${onCard}` };
}
