import { cardMessages } from "../../conversation/card.messages.ts";
import type { QuestionName } from "../../understanding.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith } from "../quote-card.ts";

/** True when a doubt that answers the card is about its day: it may stay empty, so it is not asked for. */
export function isDayOpen({ fields }: QuoteCard, about: QuestionName): boolean {
  return (
    about === "startDate" || (about === "card" && fields.some(({ name, value }) => name === "startDate" && !value))
  );
}

/** The card whose day stays empty. */
export function withoutStart({ fields, rows }: QuoteCard): QuoteCard {
  const openFields = fields.map((field) =>
    field.name === "startDate" ? { ...field, value: "", required: false } : field,
  );
  return cardWith(openFields, rows, cardMessages.startsOneDay);
}
