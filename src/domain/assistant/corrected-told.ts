import { STANDARD_VAT_BASIS_POINTS } from "../company/company.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { basisPointsToPercent } from "../shared/money.ts";
import { plainWords } from "../shared/search-text.ts";
import type { Context } from "./begin-flow.ts";
import { beginFlow } from "./begin-flow.ts";
import { correctedPerson } from "./card/corrected-person.ts";
import type { QuoteCard } from "./card/quote-card.ts";
import { cardWith } from "./card/quote-card.ts";
import { answersOnFields } from "./card/read-card.ts";
import { askHomeRate } from "./card/sums/home-rate.ts";
import { messages } from "./conversation/assistant.messages.ts";
import { answerPending } from "./conversation/engine.ts";
import type { FlowState, ToldWork, Turn } from "./conversation/flow.ts";
import type { FormField } from "./conversation/message.ts";
import { say } from "./conversation/message.ts";
import { keptItems } from "./conversation/said-answers.ts";
import { quoteFlow } from "./flows/quote.flow.ts";
import { flowOf, SCRIPT } from "./script.ts";
import { orderOfLines, toldItems } from "./told-work.ts";
import { pattern } from "./words/pattern.ts";

// What is said after « J'ai noté : » changes what was noted, as it changes the card of the quote: « attends c'est pas
// madame c'est monsieur Lefèvre », « non 50 », « enlève la douche ».

const LONGEST_CORRECTION = 300;
const MOST_CHANGES = 20;

/**
 * What was noted after one more sentence that corrects it, said back. Null when the sentence corrects nothing of it.
 * `isOfOther`: it orders something of a document that exists.
 */
export function correctTold(state: FlowState, text: string, isOfOther: boolean, context: Context): Turn | null {
  const { toldWork } = state;
  if (!isCorrection(text, isOfOther)) return null;
  if (toldWork === undefined) return correctPerson(state, text);
  if (toldWork.projectId !== (context.project?.id ?? null)) return null;
  const first = beginFlow(flowOf(quoteFlow), orderOfLines(toldWork.text), context, state.answers, toldWork.later);
  const turn = withChanges(first, toldWork, context);
  const card = cardOf(turn);
  if (card === null) return null;
  const nextTurn = answerPending(SCRIPT, turn.state, { kind: "text", text }, context.today);
  const nextCard = cardOf(nextTurn);
  if (nextCard === null || isSameCard(card, nextCard)) return null;
  const texts = [...(toldWork.changes?.texts ?? []), text].slice(-MOST_CHANGES);
  const changedAnswers = answersOnFields(changedFields(card, nextCard), context.today);
  const changes = { texts, answers: { ...toldWork.changes?.answers, ...changedAnswers } };
  const summary = { type: "summary" as const, content: messages.kept, items: itemsOf(nextCard, context.today) };
  return {
    state: { ...state, toldWork: { ...toldWork, changes } },
    messages: [summary, say(messages.afterKept)],
    effects: [],
  };
}

/** True for a sentence that may correct what was noted, and orders nothing of a document that exists. */
export function isCorrection(text: string, isOfOther: boolean): boolean {
  const isShort = text.length <= LONGEST_CORRECTION && !text.includes("?");
  return isShort && !REFUSES_ALL.test(plainWords(text)) && CORRECTS.test(plainWords(text)) && !isOfOther;
}

/** A turn that shows the card of a quote, once the changes that were said of the told works are made on it. */
export function withChanges(first: Turn, { changes }: ToldWork, { today }: Context): Turn {
  let { state } = first;
  for (const text of changes?.texts ?? []) {
    if (state.pending?.message.type !== "quote_card") return first;
    const next = answerPending(SCRIPT, state, { kind: "text", text }, today);
    if (cardOf(next) !== null) ({ state } = next);
  }
  const { pending } = state;
  if (changes === undefined || pending?.message.type !== "quote_card") return first;
  const card = cardWith(pending.message.fields, pending.message.rows, "");
  const message = askHomeRate(state, card, pending.message);
  const notes = first.messages.filter(({ type }) => type !== "quote_card");
  return { ...first, state: { ...state, pending: { ...pending, message } }, messages: [...notes, message] };
}

// Of a customer who was noted without works.
function correctPerson(state: FlowState, text: string): Turn | null {
  const { civility = "", firstName = "", lastName = "" } = state.answers;
  const person = lastName === "" ? null : correctedPerson({ civility, firstName, lastName }, text);
  if (person === null || person === "unclear") return null;
  const answers = { ...state.answers, ...person };
  const summary = { type: "summary" as const, content: messages.kept, items: keptItems(answers) };
  return { state: { ...state, answers }, messages: [summary, say(messages.afterKept)], effects: [] };
}

const REFUSES_ALL = /^(?:non|nan|finalement|bon)(?: merci| laisse| oublie| tant pis| pas la peine)?[ .!,]{0,3}$/;
const CORRECTS = pattern`
    ^(?:(?:ah|oh|euh|bon|ok|oui|et|puis|alors|mais|du coup|au fait|stp) ?,? ?){0,4}
    (?:(?:non|nan|attends?|pardon|oups|zut|en fait|finalement|plutot|erreur|desolee?|r?ajoute[rz]?|enleve[rz]?|
    retire[rz]?|supprime[rz]?|mets|mettez|mettre|passe[rz]?|change[rz]?|corrige[rz]?|remplace[rz]?|compte[rz]?|tva|
    remise)\b|c['’]est (?:pas|plutot|m|mr|mme|monsieur|madame)\b|
    j['’](?:ai oublie|oubliais)|il manque|une remise|
    (?:elle|il) s['’]appelle|(?:je|on) (?:commence|demarre|attaque)|debut |a partir d|
    (?:l[ae]s? |l['’]|son |sa )[^,;]{2,60}?\x20(?:c['’]est|mets|passe|est|sera|plutot|a \d))`;

function cardOf({ state }: Turn): QuoteCard | null {
  return state.pending?.message.type === "quote_card" ? state.pending.message : null;
}

function isSameCard(one: QuoteCard, other: QuoteCard): boolean {
  return JSON.stringify([one.fields, one.rows]) === JSON.stringify([other.fields, other.rows]);
}

function changedFields({ fields }: QuoteCard, nextCard: QuoteCard): FormField[] {
  const values = new Map(fields.map(({ name, value = "" }) => [name, value]));
  return nextCard.fields.filter(({ name, value = "" }) => values.get(name) !== value);
}

function itemsOf({ fields, rows }: QuoteCard, today: CalendarDate) {
  const { projectName: _title, projectDescription = "", ...who } = answersOnFields(fields, today);
  const discount = fields.find(({ name }) => name === "discount")?.value ?? "";
  const works = projectDescription === "" ? [] : [{ label: messages.toldWanted, value: projectDescription }];
  const [firstRate, ...otherRates] = [...new Set(rows.map(({ vatBasisPoints }) => vatBasisPoints))];
  const isOneRate = firstRate !== undefined && otherRates.length === 0;
  const percent = isOneRate && firstRate !== STANDARD_VAT_BASIS_POINTS ? basisPointsToPercent(firstRate) : null;
  return [...works, ...toldItems({ ...who, quoteSaid: { rows, discount, note: "" } }, percent)];
}
