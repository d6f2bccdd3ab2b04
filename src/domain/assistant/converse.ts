import { personName } from "../customers/customer.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { plainWords } from "../shared/search-text.ts";
import type { SaidAction } from "./actions/said-action.ts";
import { readSaidAction } from "./actions/said-action.ts";
import { readCorrectedSum } from "./actions/said-sum.ts";
import { answerQuestion, isKeptSaid } from "./answer-question.ts";
import type { Context } from "./begin-flow.ts";
import { beginFlow } from "./begin-flow.ts";
import { changesQuote, redoesQuote } from "./card/changes-quote.ts";
import { turnWithLots } from "./card/lots/lots-in-turn.ts";
import { dropsLine } from "./card/orders/dropped-line.ts";
import { isSaidElsewhere } from "./card/orders/said-elsewhere.ts";
import { billsPart } from "./card/read-bill.ts";
import { wayTaken } from "./card/restart/meanwhile.ts";
import { restartMessages } from "./card/restart/restart.messages.ts";
import { clearCard, takeBackChange, takeUpCard, withDroppedCard } from "./card/taken-back.ts";
import { changeOnPageWords } from "./changes/change-on-page.ts";
import { isQuoteAtCustomer, splitTasks } from "./conversation/assistant-project.ts";
import { messages } from "./conversation/assistant.messages.ts";
import { cardMessages } from "./conversation/card.messages.ts";
import { answerPending, startFlow } from "./conversation/engine.ts";
import type { Answers, Flow, FlowState, Turn } from "./conversation/flow.ts";
import { IDLE } from "./conversation/flow.ts";
import { offer, say } from "./conversation/message.ts";
import { keptItems } from "./conversation/said-answers.ts";
import type { Input } from "./conversation/world.ts";
import { readFirmYes } from "./conversation/yes-no.ts";
import { correctTold, isCorrection, withChanges } from "./corrected-told.ts";
import { ALL_FLOWS, isFlowName } from "./flows/all-flows.ts";
import { quoteFlow } from "./flows/quote.flow.ts";
import { keepAnswers, keepWork } from "./kept-statement.ts";
import { factsBeside, readOrder } from "./read-order.ts";
import { restartByChoice, restartCard } from "./restart-card.ts";
import { flowOf, SCRIPT } from "./script.ts";
import { askedProject, orderBeside } from "./steps/beside/order-beside.ts";
import { typedButton } from "./steps/beside/typed-button.ts";
import { orderOfToldWork } from "./told-work.ts";
import { answerVatSum } from "./tools/vat-sum.ts";
import { understand } from "./understand.ts";
import type { QuestionName, UnderstandContext } from "./understanding.ts";
import { writeHurriedWords } from "./words/hurried-words.ts";

/**
 * The result of a message: a turn of a flow, or a free question for the chat, with the state of the flow when the
 * message changes it.
 */
export type Reply = { kind: "turn"; turn: Turn } | { kind: "question"; state?: FlowState };

/**
 * Reads a typed message. It cancels, answers the pending question, starts a flow, or is a free question. While a
 * question is pending, the text is its answer even if it holds a keyword. There are two exceptions: an expression that
 * cancels, and a plain order to start a flow (docs/specification.md#flows). What is no plausible answer is asked again.
 */
export function readMessage(state: FlowState, text: string, context: Context): Reply {
  if (context.isAnsweringOrder && state.pending === null) return { kind: "question" };
  if (orderBeside(state, text, context.today) === "taken") return leaveQuestion(state, text, context);
  const words = state.pending?.message.type === "quote_card" ? writeHurriedWords(text) : text;
  const reply = readTyped(state, acceptsQuote(state, text, context) ? messages.makeQuote.ask : words, context);
  return reply.kind === "turn" ? { ...reply, turn: turnWithLots(reply.turn) } : reply;
}

// « oui » to « En faire un devis ? » after works that were told.
function acceptsQuote({ toldWork, activeFlow }: FlowState, text: string, { hasProposal }: Context): boolean {
  const isOffered = toldWork !== undefined && activeFlow === null && !hasProposal;
  return isOffered && readFirmYes({ kind: "text", text }) === true;
}

// What is offered of a document that is there already keeps nothing waiting: another order is heard as such.
function readBesideDone(text: string, context: Context): Reply {
  const reply = readMessage(IDLE, text, context);
  return reply.kind === "question" ? { state: IDLE, ...reply } : reply;
}

function readTyped(stateNow: FlowState, text: string, context: Context): Reply {
  const { meanwhileOrder: _offered, ...state } = stateNow;
  const way = wayTaken(stateNow, text);
  if (way !== null) return takeWay(state, way, context);
  const button = typedButton(state.pending, text);
  if (button !== null) return { kind: "turn", turn: readInput(state, button, context.today) };
  if (state.pending?.about === "quoteDone" && isOrder(text, context.today)) return readBesideDone(text, context);
  const vatSum = answerVatSum(text);
  if (vatSum !== null) return turnOf(state, vatSum);
  const meaning = understand(text, understandContext(state, context.today));
  if (meaning.isCancellation && state.activeFlow === null && context.hasProposal) return { kind: "question" };
  const takenTurn = changeCard(state, text, context);
  if (takenTurn !== null) return { kind: "turn", turn: takenTurn };
  const isOfCard = state.pending?.message.type === "quote_card" && dropsLine(state.pending.message, text);
  const isKept = isOfCard || (state.pending !== null && isKeptSaid(state.pending, text));
  // « annule la facture », once no flow runs, is about one that was issued: the server says what is left to do.
  const isOfInvoice = state.activeFlow === null && readSaidAction(text, context.today)?.kind === "correct_invoice";
  if (meaning.isCancellation && !isKept && !isOfInvoice)
    return state.activeFlow === null
      ? turnOf(IDLE, messages.nothingToCancel)
      : { kind: "turn", turn: cancelFlow(state) };
  if (isOfOpenQuote(state, text, context) || isSaidElsewhere(state, text, context.today)) return { kind: "question" };
  if (state.pending !== null) {
    // The seller may have been read since the question.
    const seller = state.seller ?? context.seller ?? null;
    const turn = answerQuestion({ ...state, seller, pending: state.pending }, text, meaning, context.today);
    return turn === null ? { kind: "question" } : { kind: "turn", turn };
  }
  if (state.activeFlow !== null) return meaning.act === "order" ? turnOf(state, messages.busy) : { kind: "question" };
  if (context.hasProposal && readCorrectedSum(text) !== null) return { kind: "question" };
  // The server finds the record that is meant, and proposes the action.
  const saidAction = readSaidAction(text, context.today);
  // A phone or an email that nobody is named for is that of the customer of the works that are told.
  const isTold =
    state.toldWork !== undefined && saidAction?.kind === "correct_customer" && saidAction.names.length === 0;
  const action = isTold ? null : saidAction;
  const isOfOther = action !== null && !isOfNoted(action);
  const isStart = meaning.act === "order" && meaning.intent !== null && isFlowName(meaning.intent);
  const correctionTurn = isStart || context.hasProposal ? null : correctTold(state, text, isOfOther, context);
  if (correctionTurn !== null) return { kind: "turn", turn: correctionTurn };
  // What was noted stays, although a correction of it was not understood.
  if (!isStart && state.toldWork !== undefined && isCorrection(text, isOfOther)) return { kind: "question" };
  if (action !== null && !isOfUnmadeQuote(action, context)) return questionWithout(state);
  const isRedone = meaning.act !== "question" && !meaning.isNegated && redoesQuote(text);
  const flow = isRedone ? quoteFlow : ALL_FLOWS.find(({ name }) => name === meaning.intent);
  if (flow?.name === "invoice" && meaning.act === "order" && billsPart(text, context.today))
    return turnOf(state, messages.billsWholePrice);
  if (flow && (isRedone || meaning.act === "order"))
    return { kind: "turn", turn: beginOrdered(flowOf(flow), text, context, state, isRedone) };
  const quotedId = context.project?.id ?? context.recentProjectId;
  if (quotedId && meaning.act !== "question" && changesQuote(text)) return correctQuote(quotedId, text, context);
  if (flow && meaning.act === "unclear") return turnOf(state, flow.question);
  const isRefused = state.toldWork !== undefined && REFUSES.test(plainWords(text));
  if (meaning.act === "order" || meaning.isNegated || isRefused) return questionWithout(state);
  const isCustomerNamed = meaning.act === "unclear" && factsBeside(text).answers.siren !== undefined;
  if (meaning.act !== "statement" && !isCustomerNamed) return { kind: "question" };
  const turn =
    keepWork(state, text, context.today, context.project) ?? keepAnswers(state, text, meaning, context.today);
  return turn === null ? { kind: "question" } : { kind: "turn", turn };
}

// What waits goes on, or is left for what was ordered meanwhile. A card that another quote sets aside may be taken up
// once that one is made.
function takeWay(state: FlowState, way: "go on" | { order: string }, context: Context): Reply {
  if (way === "go on") {
    const messages = state.pending === null ? [] : [state.pending.message];
    return { kind: "turn", turn: { state, messages, effects: [] } };
  }
  const { state: idle, messages: leftMessages } = cancelFlow(state);
  const reply = readTyped(idle, way.order, context);
  if (reply.kind === "question") return { ...reply, state: idle };
  const { droppedCard } = idle;
  const { turn } = reply;
  const isSetAside = droppedCard !== undefined && turn.state.activeFlow === quoteFlow.name;
  const sentences = isSetAside ? [say(restartMessages.waits)] : leftMessages.slice(0, droppedCard ? 1 : undefined);
  return {
    kind: "turn",
    turn: {
      ...turn,
      state: { ...turn.state, ...(isSetAside && { droppedCard }) },
      messages: [...sentences, ...turn.messages],
    },
  };
}

// The order of another customer is taken: the question about a project is left, and nothing of it is written.
function leaveQuestion(state: FlowState, order: string, context: Context): Reply {
  const name = askedProject(state)?.name ?? "";
  const reply = readMessage(IDLE, order, context);
  if (reply.kind === "question") return { ...reply, state: IDLE };
  const sentences = [say(messages.questionLeft(name)), ...reply.turn.messages];
  return { kind: "turn", turn: { ...reply.turn, messages: sentences } };
}

// A card that is taken back, taken up, emptied, or begun again by a whole order.
function changeCard(state: FlowState, text: string, context: Context): Turn | null {
  const seller = state.seller ?? context.seller ?? null;
  return (
    takeBackChange(state, text) ??
    takeUpCard(state, text) ??
    clearCard(state, text) ??
    restartCard({ ...state, seller }, text, context.today)
  );
}

// « ajoute 3 h à 45 € » on the page of a quote is about that one, whatever card waits since another page.
function isOfOpenQuote(state: FlowState, text: string, { project: openProject, today }: Context): boolean {
  if (state.pending?.message.type !== "quote_card" || openProject === null) return false;
  if ([state.project?.id, state.begunOnProjectId].includes(openProject.id)) return false;
  if (!(openProject.documents ?? []).some(({ kind }) => kind === "quote")) return false;
  const action = readSaidAction(text, today);
  return action?.kind === "change_quote_lines" && isOfNoted(action);
}

function isOrder(text: string, today: CalendarDate): boolean {
  const { act } = understand(text, { today, activeFlow: null, pending: null });
  return act === "order" || readSaidAction(text, today) !== null;
}

const REFUSES = /^(?:non|nan|oublie|laisse|pas la peine)\b/;

// Another order, or a refusal, ends the works that were told before it: no later order is about them.
function questionWithout({ toldWork, ...state }: FlowState): Reply {
  return toldWork ? { kind: "question", state: { ...state, answers: {} } } : { kind: "question" };
}

// « fais le devis » after works that were told is read with them, as one order.
function beginOrdered(flow: Flow, text: string, context: Context, state: FlowState, isRedone: boolean): Turn {
  const { toldWork, answers: earlier } = state;
  const { answers } = readOrder(text, context.today);
  if (!toldWork) return beginFlow(flow, text, context, isOfOther(earlier, answers) ? {} : earlier);
  const order = { text, answers, projectId: context.project?.id ?? null };
  const whole = isRedone ? null : orderOfToldWork(flow, toldWork, order);
  // An order about something else takes nothing of them.
  if (whole === null) return beginFlow(flow, text, context);
  // The card of the lines reads the corrections again. A project takes what they say of its customer.
  const correctedAnswers = flow.takesLines ? {} : toldWork.changes?.answers;
  const turn = beginFlow(flow, whole, context, earlier, { ...toldWork.later, ...correctedAnswers, ...answers });
  return flow.takesLines ? withChanges(turn, toldWork, context) : turn;
}

// « fais un devis pour Mme Delorme » after a firm, or somebody else, was told: nothing of that one is hers.
function isOfOther(earlier: Answers, { company, lastName }: Answers): boolean {
  const isNew = (one?: string, other?: string) => Boolean(one) && plainWords(one ?? "") !== plainWords(other ?? "");
  const hasEarlier = Boolean(earlier.company || earlier.lastName);
  return hasEarlier && (isNew(company, earlier.company) || (!company && isNew(lastName, earlier.lastName)));
}

// Lines and a customer without a name of a project are those that were noted.
function isOfNoted({ kind, names, documentNumber, customer }: SaidAction): boolean {
  return (kind === "change_quote_lines" || customer !== null) && names.length === 0 && documentNumber === null;
}

// Lines are changed once there is a quote. Before, the same words begin one, or are kept for it.
function isOfUnmadeQuote(
  { kind, names, documentNumber, customer }: SaidAction,
  { project, recentProjectId = null }: Context,
): boolean {
  const isOfLines = kind === "change_quote_lines";
  if ((!isOfLines && customer === null) || names.length > 0 || documentNumber !== null) return false;
  if (project === null) return recentProjectId === null;
  return isOfLines && !(project.documents ?? []).some((document) => document.kind === "quote");
}

// The card of the quote opens with what was said. A quote that the customer has is changed on its page.
function correctQuote(projectId: string, text: string, context: Context): Reply {
  const { today, project, recentProjectId = null, seller = null } = context;
  const sentences = [say(changeOnPageWords(projectId, project))];
  if (project && isQuoteAtCustomer(project))
    return { kind: "turn", turn: { state: IDLE, messages: sentences, effects: [] } };
  const facts = { answers: { correction: text }, recentProjectId, seller, ...(project && splitTasks(project)) };
  return { kind: "turn", turn: startFlow(SCRIPT, flowOf(quoteFlow), facts, today) };
}

// Questions whose answers read like those of another: the recap of a quote asks for a yes before it is written, and
// whether a customer accepted is a yes or a no about what has begun.
const READS_AS: Partial<Record<QuestionName, QuestionName>> = {
  recap: "quotePreference",
  acceptance: "tasksStarted",
};

function understandContext({ activeFlow, pending }: FlowState, today: CalendarDate): UnderstandContext {
  return {
    today,
    activeFlow: activeFlow !== null && isFlowName(activeFlow) ? activeFlow : null,
    pending: pending && { step: pending.step, about: READS_AS[pending.about] ?? pending.about },
  };
}

/** Cancels the running flow, and says what is dropped. */
export function cancelFlow(state: FlowState): Turn {
  const { project, answers, pending } = state;
  const { civility, firstName = "", lastName = "", company = "" } = answers;
  const customer = company || personName({ civility, firstName, lastName });
  const isSaid = keptItems(answers).length > 0;
  const isCard = pending?.message.type === "quote_card";
  const ofDropped = isCard ? [cardMessages.cardDropped] : isSaid ? [messages.droppedFor(customer)] : [];
  const droppedSentences =
    project === null ? ofDropped : [messages.keptOnProject(project.name), ...(isCard ? ofDropped : [])];
  const sentences = [messages.cancelled, ...droppedSentences];
  // The card that was dropped is one tap away.
  const asSaid = (sentence: string, at: number) =>
    isCard && at === sentences.length - 1 ? offer(sentence, [cardMessages.takeUp]) : say(sentence);
  return {
    state: withDroppedCard(IDLE, state),
    messages: sentences.map(asSaid),
    effects: [],
  };
}

/** Gives a choice, a form or a tick to the pending question. */
export function readInput(state: FlowState, input: Input, today: CalendarDate): Turn {
  return restartByChoice(state, input, today) ?? answerPending(SCRIPT, state, input, today);
}

function turnOf(state: FlowState, sentence: string): Reply {
  return { kind: "turn", turn: { state, messages: [say(sentence)], effects: [] } };
}
