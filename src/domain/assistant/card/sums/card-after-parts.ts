import type { VatRegime } from "../../../company/company.ts";
import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { QuestionName } from "../../understanding.ts";
import { changesIn } from "../../words/changes-in.ts";
import { cardAfterDiscount } from "../card-after-sum.ts";
import { cardAfterText } from "../card-after-text.ts";
import { singleRowOf } from "../card-order.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith, firstMissing } from "../quote-card.ts";
import { saidChange } from "../said-change.ts";
import { regimeOn } from "../total-words.ts";

const LONGEST = 300;
const COUNT = /^(?:(?:mets|il faut|en fait|finalement|plutot|non),? ){0,2}(\d{1,4}) ([a-z][^\d€%]{2,60}?)[.! ]{0,3}$/;

/** The card once another number of things of a line is said: « 3 robinets ». Null for another text. */
export function cardAfterCount(card: QuoteCard, text: string, regime: VatRegime | null): QuoteCard | null {
  const [, quantity = "", label = ""] = text.length > LONGEST ? [] : (COUNT.exec(plainWords(text)) ?? []);
  const row = label === "" ? null : singleRowOf(card.rows, label);
  if (row === null || row.unit !== "u" || row.quantity === quantity || Number(quantity) === 0) return null;
  const rows = card.rows.map((one) => (one === row ? { ...row, quantity } : one));
  return cardWith(card.fields, rows, saidChange({ card, fields: card.fields, rows }, regime ?? regimeOn(card.fields)));
}

/**
 * The card after a sentence of several changes of which one is a discount in euros: what is understood is kept and
 * said, and so is the part that is not. Null for another sentence, and when nothing of it is understood.
 */
export function cardAfterParts(
  card: QuoteCard,
  text: string,
  today: CalendarDate,
  regime: VatRegime | null,
): QuoteCard | null {
  const parts = text.length > LONGEST ? [] : changesIn(text);
  if (parts.length < 2) return null;
  const after = (now: QuoteCard, part: string, about: QuestionName) =>
    cardAfterDiscount(now, part, regime) ??
    cardAfterCount(now, part, regime) ??
    cardAfterText(now, part, about, today, regime);
  const isOurs = parts.some((part) => cardAfterDiscount(card, part, regime) ?? cardAfterCount(card, part, regime));
  if (!isOurs) return null;
  let now = card;
  const unreadParts: string[] = [];
  for (const part of parts) {
    const next = after(now, part, firstMissing(now));
    if (next === null) unreadParts.push(part);
    else now = next;
  }
  const change = saidChange({ card, fields: now.fields, rows: now.rows }, regime ?? regimeOn(now.fields));
  const unreadWords = unreadParts.length === 0 ? [] : [cardMessages.partUnread(unreadParts)];
  return cardWith(now.fields, now.rows, [change, ...unreadWords].join(" "));
}
