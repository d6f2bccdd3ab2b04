import type { VatRegime } from "../../../company/company.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import { changesIn } from "../../words/changes-in.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith } from "../quote-card.ts";
import { saidChange } from "../said-change.ts";
import { regimeOn } from "../total-words.ts";
import { isAside, partsSaid, withVerbSaid } from "./said-parts.ts";

/**
 * The card after a sentence of several changes that only its lines tell apart: each is done, and one that is not
 * understood is named. Null for another sentence, and when nothing of it is understood. `after`: the card after one.
 */
export function cardAfterEach(
  card: QuoteCard,
  text: string,
  regime: VatRegime | null,
  after: (now: QuoteCard, part: string) => QuoteCard | null,
): QuoteCard | null {
  const saidParts = partsSaid(card.rows, text);
  const plainParts = saidParts.map((part) => withVerbSaid(card.rows, part));
  const isOurs = saidParts.length > changesIn(text).length || plainParts.some((part, at) => part !== saidParts[at]);
  const hasAside = saidParts.length > 1 && saidParts.some(isAside);
  if (!isOurs && !hasAside) return null;
  let now = card;
  const notes: string[] = [];
  const questions: string[] = [];
  const unreadParts: string[] = [];
  for (const [at, part] of plainParts.entries()) {
    const next = after(now, part);
    const change = next === null ? "" : saidIn(now, next, regime);
    const note = next === null ? "" : noteOf(next).replace(change, "").trim();
    if (next === null) unreadParts.push(saidParts[at] ?? part);
    if (note !== "") (change === "" ? questions : notes).push(note);
    now = next ?? now;
  }
  const change = saidIn(card, now, regime);
  if (change === "") return null;
  const unreadWords = unreadParts.length === 0 ? [] : [cardMessages.partUnread(unreadParts)];
  return cardWith(now.fields, now.rows, [...notes, change, ...questions, ...unreadWords].join(" "));
}

/** What a card says besides what it waits for. */
export function noteOf({ content, fields, rows }: QuoteCard): string {
  const waitingContent = cardWith(fields, rows, "").content;
  return content.endsWith(waitingContent) ? content.slice(0, -waitingContent.length).trim() : content;
}

function saidIn(card: QuoteCard, { fields, rows }: QuoteCard, regime: VatRegime | null): string {
  if (JSON.stringify([fields, rows]) === JSON.stringify([card.fields, card.rows])) return "";
  return saidChange({ card, fields, rows }, regime ?? regimeOn(fields));
}
