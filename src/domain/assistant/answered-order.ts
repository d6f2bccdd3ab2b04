import type { CalendarDate } from "../shared/calendar-date.ts";
import { dayInFigures, formatPercent, formatScaled } from "../shared/french-format.ts";
import { plainWords } from "../shared/search-text.ts";
import { proposalMessages } from "./actions/action.messages.ts";
import { readSaidAction } from "./actions/said-action.ts";
import { readFirmYes } from "./conversation/yes-no.ts";
import { readTypedDate } from "./slots/dates/typed-date.ts";
import { understand } from "./understand.ts";
import { changesIn } from "./words/changes-in.ts";
import { pattern } from "./words/pattern.ts";

type HistoryMessage = { role: string; content?: unknown; follow_ups?: unknown };

const LONGEST_ANSWER = 80;
const LONGEST_ORDER = 300;
const LONGEST_QUESTION = 600;
const MOST_QUESTIONS = 4;
const LENGTH_OF_START = 24;

/**
 * The whole order that a typed answer makes of the one about which the assistant has just asked something: « TVA 10 »
 * after « Quelle TVA sur « Dépose » ? » is the line that waits, at that rate. So is the label of a button, and « oui »
 * where one order is offered. Null for another text, and once something else was said since.
 */
export function answeredOrder(history: readonly HistoryMessage[], text: string, today: CalendarDate): string | null {
  const last = history.at(-1);
  if (text.length > LONGEST_ANSWER || last?.role !== "assistant" || typeof last.content !== "string") return null;
  const asks = asksOf(last.follow_ups);
  const words = plainWords(text).trim();
  const chosenAsk = asks.find(({ label }) => plainWords(label) === words)?.ask;
  const [only, ...others] = asks;
  const isYes = only !== undefined && others.length === 0 && readFirmYes({ kind: "text", text }) === true;
  const offeredOrder = chosenAsk ?? (isYes ? only.ask : null);
  if (offeredOrder !== null) return readSaidAction(offeredOrder, today) === null ? null : offeredOrder;
  const question = last.content.slice(0, LONGEST_QUESTION);
  const complete = COMPLETED.find(({ beginning }) => beginning.test(question))?.complete;
  const order = complete && orderBefore(history, today);
  const wholeOrder = order ? complete(order, text, { question, today }) : null;
  return wholeOrder !== null && readSaidAction(wholeOrder, today) !== null ? wholeOrder : null;
}

// The order that was asked about, with what earlier answers have added to it.
function orderBefore(history: readonly HistoryMessage[], today: CalendarDate, depth = 0): string | null {
  const message = history.at(-2);
  const order = message?.role === "user" ? message.content : null;
  if (typeof order !== "string" || order.length > LONGEST_ORDER) return null;
  if (depth >= MOST_QUESTIONS) return order;
  return completedBefore(history.slice(0, -2), order, today, depth) ?? order;
}

function completedBefore(history: readonly HistoryMessage[], text: string, today: CalendarDate, depth: number) {
  const question = history.at(-1)?.content;
  if (typeof question !== "string" || text.length > LONGEST_ANSWER) return null;
  const complete = COMPLETED.find(({ beginning }) => beginning.test(question))?.complete;
  const order = complete && orderBefore(history, today, depth + 1);
  return order ? complete(order, text, { question, today }) : null;
}

type AnsweredQuestion = { question: string; today: CalendarDate };

/** The questions about an order, by their words, and what an answer makes of the order. Null for no answer. */
const COMPLETED: readonly {
  beginning: RegExp;
  complete: (order: string, text: string, answered: AnsweredQuestion) => string | null;
}[] = [
  { beginning: /^Quelle TVA sur « /, complete: withSaidRate },
  { beginning: /^À quel prix hors taxes, « /, complete: withSaidPrice },
  { beginning: startOf(proposalMessages.whichProject), complete: onProject },
  { beginning: startOf(proposalMessages.severalProjects([])), complete: onProject },
  { beginning: /^Plusieurs factures attendent un paiement/, complete: onInvoice },
  { beginning: startOf(proposalMessages.howMuch("", "")), complete: withSum },
  { beginning: startOf(proposalMessages.noDay), complete: onDay },
  { beginning: startOf(proposalMessages.noHours), complete: withHours },
];

function startOf(question: string): RegExp {
  return new RegExp(`^${question.slice(0, LENGTH_OF_START).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}

const RATES: Readonly<Record<string, number>> = {
  "20": 2000,
  vingt: 2000,
  "10": 1000,
  dix: 1000,
  "5,5": 550,
  "5.5": 550,
  "cinq et demi": 550,
  "cinq virgule cinq": 550,
  "2,1": 210,
  "2.1": 210,
};
const RATE = pattern`
  ^(?:(?:c'est|mets|a|de|la|le|du|en) ){0,2}(?:(?:tva|taux)(?: (?:a|de|c'est|est de))? ?)?
  (\d{1,2}(?:[.,]\d)?|vingt|dix|cinq et demi|cinq virgule cinq) ?(?:%|pour ?cents?)?(?: de tva)?[ .!]{0,3}$`;

function withSaidRate(order: string, text: string, { question }: AnsweredQuestion): string | null {
  const basisPoints = RATES[RATE.exec(plainWords(text).trim())?.[1] ?? ""];
  const label = /« ([^«»]{1,200}) »/.exec(question)?.[1] ?? "";
  return basisPoints === undefined ? null : orderWithRate(order, label, basisPoints);
}

/** An order with the rate of VAT of one line that it adds, or null when that line is not found in it. */
function orderWithRate(order: string, label: string, basisPoints: number): string | null {
  const withRate = (part: string) => `${part.replace(/[ .!,]+$/, "")}, TVA ${formatScaled(basisPoints, 2, 0)}`;
  const parts = changesIn(order);
  if (parts.length === 1) return withRate(order);
  const part = parts.find((one) => plainWords(one).includes(plainWords(label)));
  return part === undefined ? null : order.replace(part, withRate(part));
}

const OFFERED_RATES = [2000, 1000, 550];

/** A button for each rate that the line of an order may have, those of its quote first. */
export function rateOrders(order: string, label: string, rates: readonly number[]): { label: string; ask: string }[] {
  const offeredRates = [...new Set([...rates.filter((rate) => rate > 0), ...OFFERED_RATES])];
  return offeredRates.flatMap((rate) => {
    const ask = orderWithRate(order, label, rate);
    return ask === null ? [] : [{ label: formatPercent(rate), ask }];
  });
}

const PRICE = pattern`
  ^(?:(?:a|c'est|ce sera|mets|pour|au prix de) ){0,2}(\d[\d ]{0,8}(?:[.,]\d{1,4})?) ?(?:€|euros?)?
  ((?: ?/ ?| (?:le |la |du |par |l'|de l'))(?:m2|m²|metre(?: carre)?|ml|heure|h|jour|unite|piece))?
  ( ttc| ht| hors taxes?)?[ .!]{0,3}$`;

function withSaidPrice(order: string, text: string): string | null {
  const [, price, unit = "", tax = ""] = PRICE.exec(plainWords(text).trim()) ?? [];
  if (price === undefined) return null;
  return `${order.replace(/[ .!,]+$/, "")} à ${price.trim()} €${unit}${tax === " ttc" ? " TTC" : ""}`;
}

const MOST_WORDS_OF_NAME = 6;

function onProject(order: string, text: string, { today }: AnsweredQuestion): string | null {
  const name = text.trim().replace(/^(?:c'est |celui d[eu] |celle d[eu] |le projet |le chantier |pour )+/i, "");
  const { act } = understand(text, { today, activeFlow: null, pending: null });
  const isName = name.split(/\s+/).length <= MOST_WORDS_OF_NAME && !/[«»?!]/.test(name) && /\p{L}/u.test(name);
  if (!isName || act === "order" || act === "question" || readSaidAction(text, today) !== null) return null;
  const action = readSaidAction(order, today);
  if (action?.kind === "answer_quote") return proposalMessages.noteAnswerOf(name, action.decision, action.day);
  return `${order.replace(/[ .!]+$/, "")} (projet « ${name} »)`;
}

function onInvoice(order: string, text: string, { today }: AnsweredQuestion): string | null {
  const [number] = /\b[A-Z]{1,5}[-/]?20\d\d-\d{1,6}\b/i.exec(text) ?? [];
  // « Mme Roux a payé 50 € sur F2026-0001 » is another order, with a sum of its own.
  return number === undefined || readSaidAction(text, today) !== null
    ? null
    : `${order.replace(/[ .!]+$/, "")}, facture ${number.toUpperCase()}`;
}

const SUM = /^(?:c'est |il a donne |recu )?(\d[\d ]{0,8}(?:[.,]\d{1,2})?) ?(?:€|euros?)?[ .!]{0,3}$/;

function withSum(_order: string, text: string, { question }: AnsweredQuestion): string | null {
  const sum = SUM.exec(plainWords(text).trim())?.[1];
  const number = /facture (\S+)\. Dis/.exec(question)?.[1];
  return sum === undefined || number === undefined ? null : proposalMessages.payPart(`${sum.trim()} €`, number);
}

function onDay(order: string, text: string, { today }: AnsweredQuestion): string | null {
  const day = readTypedDate(text, today);
  return day === null ? null : `${order.replace(/[ .!]+$/, "")} au ${dayInFigures(day)}`;
}

const HOURS = /^\d{1,3}(?:[.,]\d{1,2})? ?(?:h|heures?)[ .!]{0,3}$/;

function withHours(order: string, text: string): string | null {
  const hours = plainWords(text).trim();
  return HOURS.test(hours) ? `${order.replace(/[ .!]+$/, "")} : ${hours}` : null;
}

// The history is the browser's, so nothing in it is taken for granted.
function asksOf(followUps: unknown): { label: string; ask: string }[] {
  if (!Array.isArray(followUps)) return [];
  return followUps.slice(0, MOST_ASKS).flatMap((one: unknown) => {
    if (typeof one !== "object" || one === null || "missing" in one) return [];
    if (!("ask" in one) || !("label" in one)) return [];
    const { ask, label } = one;
    return typeof ask === "string" && typeof label === "string" ? [{ ask: ask.slice(0, LONGEST_ORDER), label }] : [];
  });
}

const MOST_ASKS = 8;
