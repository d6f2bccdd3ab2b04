import type { VatRegime } from "../../company/company.ts";
import { STANDARD_VAT_BASIS_POINTS } from "../../company/company.ts";
import { closedDay, closedDayWords } from "../../planning/closed-day.ts";
import { quoteMessages } from "../../quotes/quote.messages.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { parseFrenchNumber } from "../../shared/french-format.ts";
import { scaleDecimal } from "../../shared/money.ts";
import { cardAfterSum } from "../card/card-after-sum.ts";
import { cardAfterText } from "../card/card-after-text.ts";
import type { QuoteCard } from "../card/quote-card.ts";
import { cardWith, quoteCardOf } from "../card/quote-card.ts";
import type { FilledCard } from "../card/read-card.ts";
import { cardAfterEachOrAll, cardAfterPart } from "../card/sums/each-or-all.ts";
import { HOME_RATE } from "../card/sums/home-rate.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import { readDate } from "../conversation/core-answers.ts";
import type { AskedPrice, AskedState, FlowState } from "../conversation/flow.ts";
import type { AssistantMessage, CardRow } from "../conversation/message.ts";
import type { SaidQuote } from "../conversation/said-quote.ts";
import { regimeOf } from "../conversation/seller-regime.ts";
import type { Input } from "../conversation/world.ts";
import { readSlots } from "../slots/read-slots.ts";

// What the card of a quote asks beside its fields, with buttons, and what it says of its day.

const FREE = { meant: "free", forgotten: "price" } as const;

/** The answers to the question of lines at nothing, as the screen of the quote offers them. */
export const FREE_OPTIONS = [
  { value: FREE.forgotten, label: quoteMessages.correctFree },
  { value: FREE.meant, label: quoteMessages.keepFree },
];

/** The labels of the rows beside which the customer would read 0,00 €. */
export function freeLines(rows: readonly CardRow[]): string[] {
  return rows.flatMap(({ label, unitPrice }) => (parseFrenchNumber(unitPrice) === 0 ? [label.trim()] : []));
}

/**
 * The card after a button: the rate of the home, or a price to give. « free »: the lines at nothing are meant. Null for
 * another button.
 */
export function cardAfterChoice(
  state: AskedState,
  { fields, rows }: QuoteCard,
  value: string,
  today: CalendarDate,
): QuoteCard | "free" | null {
  const card = cardWith(fields, rows, "");
  if (value === FREE.meant) return "free";
  if (value === FREE.forgotten) return { ...card, content: cardMessages.givePrice };
  if (value === HOME_RATE.standard) return card;
  if (value !== HOME_RATE.reduced) return null;
  return cardAfterText(card, REDUCED, "card", today, regimeOf(state)) ?? card;
}

/** The words that set the reduced rate on a card. */
export const REDUCED = "TVA 10 %";

/** True when a text says the standard rate of VAT: « TVA 20 ». */
export function saysStandardRate(text: string, today: CalendarDate): boolean {
  const { vatPercent, lines = [] } = readSlots(text, { today, activeFlow: "quote", pending: null });
  const percents = [vatPercent?.value, ...lines.map(({ value }) => value.vatPercent)];
  return percents.some((percent) => percent !== undefined && scaleDecimal(percent, 2) === STANDARD_VAT_BASIS_POINTS);
}

/** The card that says that the company is closed on its day, once: nothing is said of the day of `earlierCard`. */
export function withClosure(
  { seller }: Pick<FlowState, "seller">,
  card: QuoteCard,
  earlierCard: QuoteCard | null,
  today: CalendarDate,
): QuoteCard {
  const day = dayOn(card, today);
  const closure = closedDay(day, seller?.closures ?? []);
  if (!day || !closure || (earlierCard && dayOn(earlierCard, today) === day)) return card;
  return { ...card, content: `${card.content} ${closedDayWords(day, closure)}` };
}

/** The card as it was filled. */
export function filledCard(card: QuoteCard, { values, rows }: FilledCard): QuoteCard {
  const fields = card.fields.map((field) => ({ ...field, value: values[field.name] ?? field.value ?? "" }));
  return { ...card, fields, rows: [...rows] };
}

/** The card of a quote that a message is, or null. */
export function quoteCardIn(message: AssistantMessage): QuoteCard | null {
  return message.type === "quote_card" ? message : null;
}

function dayOn({ fields }: QuoteCard, today: CalendarDate): CalendarDate | null {
  const value = fields.find(({ name }) => name === "startDate")?.value ?? "";
  return value === "" ? null : (readDate(value, today)?.startDate ?? null);
}

/** A price that is said of each thing or of all, or one of the two buttons of that question. */
export function cardAfterPrice(
  card: QuoteCard,
  askedPrice: AskedPrice | undefined,
  input: Input,
  regime: VatRegime | null,
): QuoteCard | null {
  if (input.kind === "choice") return cardAfterPart(card, askedPrice, input.value, regime);
  return input.kind === "text" ? cardAfterEachOrAll(card, askedPrice, input.text, regime) : null;
}

/** The card of a quote that is there, with what was said of it meanwhile. */
export function correctedCard(
  state: FlowState,
  quoteSaid: SaidQuote,
  correction: string,
  today: CalendarDate,
): QuoteCard {
  const card = quoteCardOf(state, quoteSaid);
  if (correction === "") return { ...card, content: cardMessages.reopened };
  const cardOfSum = cardAfterSum(card, correction, regimeOf(state));
  if (cardOfSum !== null) return cardOfSum;
  const correctedCard = cardAfterText(card, correction, "card", today, regimeOf(state));
  return correctedCard ?? { ...card, content: cardMessages.notUnderstood };
}
