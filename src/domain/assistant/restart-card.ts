import type { CalendarDate } from "../shared/calendar-date.ts";
import { plainWords } from "../shared/search-text.ts";
import { beginFlow } from "./begin-flow.ts";
import { titledPerson } from "./card/card-person.ts";
import { redoesQuote } from "./card/changes-quote.ts";
import type { QuoteCard } from "./card/quote-card.ts";
import { cardWith, firstMissing } from "./card/quote-card.ts";
import { restartMessages } from "./card/restart/restart.messages.ts";
import type { Answers, FlowState, Turn } from "./conversation/flow.ts";
import { say } from "./conversation/message.ts";
import { doubtfulQuote } from "./conversation/said-quote.ts";
import type { Input } from "./conversation/world.ts";
import { quoteFlow } from "./flows/quote.flow.ts";
import { readOrder } from "./read-order.ts";
import { flowOf } from "./script.ts";
import { quoteCardIn } from "./steps/card-choices.ts";
import { understand } from "./understand.ts";

// Who orders a whole quote beside an open card begins again: the lines that are said are not those to add.

const CHOICE = { same: "restart-same", other: "restart-other" } as const;

/**
 * The turn of a whole order of a quote that is typed beside an open card. The card holds what it says when it is for
 * the same customer. Otherwise the person is asked whether it is the same quote. Null for another text.
 */
export function restartCard(state: FlowState, text: string, today: CalendarDate): Turn | null {
  const card = state.pending && quoteCardIn(state.pending.message);
  if (!card) return null;
  if (state.answers.askedOrder !== undefined && card.options?.some(({ value }) => value === CHOICE.same)) {
    const plain = plainWords(text).trim();
    if (SAME.test(plain)) return restartByChoice(state, { kind: "choice", value: CHOICE.same }, today);
    if (OTHER.test(plain)) return restartByChoice(state, { kind: "choice", value: CHOICE.other }, today);
  }
  if (!ordersWholeQuote(text, today)) return null;
  return isOfCustomer(customerOf(state, card), readOrder(text, today).answers)
    ? holdNewOrder(state, card, text, today)
    : askWhich(state, card, text);
}

/** The turn of a button that says whether an order is for the quote of the card. Null for another input. */
export function restartByChoice(state: FlowState, input: Input, today: CalendarDate): Turn | null {
  const card = state.pending && quoteCardIn(state.pending.message);
  const { askedOrder } = state.answers;
  if (!card || askedOrder === undefined || input.kind !== "choice") return null;
  if (input.value === CHOICE.same) return holdOrder(state, card, askedOrder, today);
  if (input.value !== CHOICE.other) return null;
  const { askedOrder: _asked, ...answers } = state.answers;
  const { droppedCard: _earlier, ...waitingState } = { ...state, answers };
  const turn = beginFlow(flowOf(quoteFlow), askedOrder, { today, project: null, seller: state.seller });
  return {
    ...turn,
    state: { ...turn.state, droppedCard: waitingState },
    messages: [say(restartMessages.waits), ...turn.messages],
  };
}

const SAME = /^(?:oui,? )?(?:c'est )?(?:le|la) meme(?: devis)?[ .!]{0,3}$/;
const OTHER = /^(?:non,? )?(?:c'est )?(?:pour )?une? autre(?: devis)?[ .!]{0,3}$/;
const ADDS = /\b(?:r?ajout(?:e|es|ez|er|ons)|en plus|et aussi|encore|complete[rz]?)\b/;

// « fais un devis pour Mme Roux, … » with its lines. A word of addition adds them.
function ordersWholeQuote(text: string, today: CalendarDate): boolean {
  if (ADDS.test(plainWords(text)) || redoesQuote(text)) return false;
  const { act, intent } = understand(text, { today, activeFlow: null, pending: null });
  if (act !== "order" || intent !== "quote") return false;
  const { slots, answers } = readOrder(text, today);
  return answers.quoteSaid !== undefined || doubtfulQuote(slots) !== null;
}

type Customer = Pick<
  Answers,
  "company" | "civility" | "firstName" | "lastName" | "email" | "phone" | "siren" | "street" | "postalCode" | "city"
>;

// What the card shows is newer than what was said first.
function customerOf({ answers, project }: FlowState, { fields }: QuoteCard): Customer {
  const client = project?.client_info;
  const shownValues = Object.fromEntries(
    fields.flatMap(({ name, value = "" }) => (OF_CUSTOMER.has(name) ? [[name, value]] : [])),
  );
  const customer: Customer = {
    company: answers.company ?? client?.company,
    civility: answers.civility,
    firstName: answers.firstName ?? client?.first_name,
    lastName: answers.lastName ?? client?.last_name,
    ...shownValues,
  };
  return Object.fromEntries(Object.entries(customer).filter(([, value]) => Boolean(value)));
}

const OF_CUSTOMER: ReadonlySet<string> = new Set([
  "company",
  "civility",
  "firstName",
  "lastName",
  "email",
  "phone",
  "siren",
  "street",
  "postalCode",
  "city",
]);

// A card without a customer takes the one who is named. An order that names nobody is not sure.
function isOfCustomer(customer: Customer, orderAnswers: Answers): boolean {
  if (orderAnswers.isNewCustomer) return false;
  const isNamed = Boolean(customer.company || customer.lastName);
  if (!isNamed) return true;
  if (!orderAnswers.company && !orderAnswers.lastName) return false;
  const isOther = (name: "company" | "civility" | "firstName" | "lastName") =>
    Boolean(orderAnswers[name] && customer[name]) &&
    plainWords(orderAnswers[name] ?? "") !== plainWords(customer[name] ?? "");
  const isNameShared = Boolean(
    (orderAnswers.company && customer.company) || (orderAnswers.lastName && customer.lastName),
  );
  return isNameShared && !(["company", "civility", "firstName", "lastName"] as const).some(isOther);
}

// The same sentence said twice begins nothing again.
function holdNewOrder(state: FlowState, card: QuoteCard, order: string, today: CalendarDate): Turn {
  const turn = holdOrder(state, card, order, today);
  const newCard = turn.state.pending && quoteCardIn(turn.state.pending.message);
  if (!state.pending || !newCard || !saysTheSame(card, newCard)) return turn;
  const message: QuoteCard = { ...card, content: restartMessages.unchanged };
  return { state: { ...state, pending: { ...state.pending, message } }, messages: [message], effects: [] };
}

function saysTheSame(card: QuoteCard, newCard: QuoteCard): boolean {
  const contentOf = ({ rows, fields }: QuoteCard) =>
    JSON.stringify([rows.map(({ id: _id, ...row }) => row), fields.map(({ name, value = "" }) => [name, value])]);
  return contentOf(card) === contentOf(newCard);
}

function holdOrder(state: FlowState, card: QuoteCard, order: string, today: CalendarDate): Turn {
  const { cardBefore: _earlier, askedOrder: _asked, ...answersBefore } = state.answers;
  const { correction } = answersBefore;
  const { answers: orderAnswers } = readOrder(order, today);
  const customer = customerOf(state, card);
  const isOther = (orderAnswers.company || orderAnswers.lastName) && !isOfCustomer(customer, orderAnswers);
  const project = state.project && { ...state.project, tasks: state.tasks };
  const { droppedCard, recentProjectId, seller } = state;
  const turn = beginFlow(
    flowOf(quoteFlow),
    order,
    { today, project: isOther ? null : project, recentProjectId, seller },
    isOther ? {} : customer,
  );
  const newCard = turn.state.pending && quoteCardIn(turn.state.pending.message);
  const cardBefore = { fields: card.fields, rows: card.rows, answers: answersBefore };
  const { rows = [] } = newCard ?? {};
  const sentence = say(restartMessages.restarted(rows.map(({ label }) => label)));
  if (!newCard || !turn.state.pending) return turn;
  // The card of a quote that is there keeps its flow: its lines take the place of those of the quote.
  if (correction !== undefined && state.pending) {
    const redoneCard = { ...cardWith(fieldsAfter(card, newCard), rows, ""), follow_ups: [restartMessages.takeBack] };
    return {
      state: {
        ...state,
        answers: { ...answersBefore, cardBefore },
        pending: { ...state.pending, about: firstMissing(redoneCard), message: redoneCard },
      },
      messages: [sentence, ...turn.messages.slice(0, -1), redoneCard],
      effects: [],
    };
  }
  const shownCard = { ...newCard, follow_ups: [restartMessages.takeBack] };
  return {
    ...turn,
    state: {
      ...turn.state,
      ...(droppedCard && { droppedCard }),
      answers: { ...turn.state.answers, cardBefore },
      pending: { ...turn.state.pending, message: shownCard },
    },
    messages: [sentence, ...turn.messages.slice(0, -1), shownCard],
  };
}

function fieldsAfter(card: QuoteCard, newCard: QuoteCard): QuoteCard["fields"] {
  const ofTerms = newCard.fields.filter(({ name }) => name === "discount" || name === "deposit");
  return [...card.fields.filter(({ name }) => !ofTerms.some((one) => one.name === name)), ...ofTerms];
}

function askWhich(state: FlowState, card: QuoteCard, order: string): Turn {
  const options = (card.options ?? []).filter(({ value }) => value !== CHOICE.same && value !== CHOICE.other);
  const { company = "", ...person } = customerOf(state, card);
  const message: QuoteCard = {
    ...card,
    content: restartMessages.sameOrOther(company || titledPerson(person)),
    options: [
      { value: CHOICE.same, label: restartMessages.same },
      { value: CHOICE.other, label: restartMessages.other },
      ...options,
    ],
  };
  const pending = state.pending && { ...state.pending, message };
  return {
    state: { ...state, answers: { ...state.answers, askedOrder: order }, pending },
    messages: [message],
    effects: [],
  };
}
