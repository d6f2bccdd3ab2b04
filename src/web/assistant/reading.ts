import type { AssistantSession } from "#api/assistant/assistant.ts";
import { answeredOrder } from "#domain/assistant/answered-order.ts";
import type { Context } from "#domain/assistant/begin-flow.ts";
import type { QuoteCard } from "#domain/assistant/card/quote-card.ts";
import { firstMissing } from "#domain/assistant/card/quote-card.ts";
import { isSameCard } from "#domain/assistant/card/taken-back.ts";
import { withCurrentRows } from "#domain/assistant/conversation/card-row.ts";
import { resumeFlow } from "#domain/assistant/conversation/engine.ts";
import type { Answers, EffectEnd, FlowState, Turn } from "#domain/assistant/conversation/flow.ts";
import { IDLE } from "#domain/assistant/conversation/flow.ts";
import type { AssistantMessage } from "#domain/assistant/conversation/message.ts";
import { currentWork } from "#domain/assistant/conversation/said-work.ts";
import type { Input } from "#domain/assistant/conversation/world.ts";
import type { Reply } from "#domain/assistant/converse.ts";
import { cancelFlow, readInput, readMessage } from "#domain/assistant/converse.ts";
import { recentProject } from "#domain/assistant/recent-project.ts";
import { SCRIPT } from "#domain/assistant/script.ts";
import { isCancel } from "#domain/assistant/understand.ts";
import type { QuestionName } from "#domain/assistant/understanding.ts";
import { questionNamed } from "#domain/assistant/understanding.ts";
import { todayInFrance } from "#web/client/today.ts";
import { countAnswer, countDocuments, returnCounts, takeCounts } from "./measures/measured-turns.ts";
import { cardEdits, keepEdits } from "./messages/card-edits.ts";

// The flows and the reading of messages are most of the assistant's code. They are loaded with the conversation, so
// that the page does not wait for them.

/** Where a message is typed: the messages before it, the project of the page, and who sells. */
type Place = Pick<Context, "project" | "seller"> & Pick<AssistantSession, "history">;

/** What a typed message does to the flow, today. */
export function replyTo(flow: FlowState, text: string, { history, project, seller }: Place): Reply {
  const typedFlow = withTypedCard(flow);
  const today = todayInFrance();
  const reply = readMessage(typedFlow, text, {
    today,
    project,
    seller,
    recentProjectId: recentProject(history),
    hasProposal: history.some(({ type }) => type === "action"),
    isAnsweringOrder: answeredOrder(history, text, today) !== null,
  });
  const card = typedFlow.pending?.message;
  // What the answer changes on the card is then told from what was typed before it.
  if (reply.kind === "turn" && card?.type === "quote_card") keepEdits(card, cardEdits(card));
  if (reply.kind === "turn") countTurn(flow, reply.turn);
  return reply;
}

// What a person says beside a card is about what they see: the card with what they have typed on it.
function withTypedCard(flow: FlowState): FlowState {
  const { pending } = flow;
  if (pending?.message.type !== "quote_card") return flow;
  const edits = cardEdits(pending.message);
  const fields = pending.message.fields.map((field) => ({ ...field, value: edits.values[field.name] ?? "" }));
  const card = { ...pending.message, fields, rows: edits.rows };
  const answers = isSameCard(card, pending.message) ? flow.answers : withCardBefore(flow.answers, pending.message);
  return { ...flow, answers, pending: { ...pending, about: firstMissing(card), message: card } };
}

type CardValues = Pick<QuoteCard, "fields" | "rows">;

// « annule » takes back what was typed on the card since the last answer. Said again, it takes back the change before.
function withCardBefore({ cardBefore, ...answers }: Answers, { fields, rows }: CardValues): Answers {
  const earlier = cardBefore && { fields: cardBefore.fields, rows: cardBefore.rows };
  return { ...answers, cardBefore: { fields, rows, answers: { ...answers, ...(earlier && { cardBefore: earlier }) } } };
}

// The server counts the free questions itself.
function countTurn(flow: FlowState, turn: Turn): Turn {
  countAnswer(flow, turn);
  countDocuments(turn);
  return turn;
}

/** What a choice, a form or a tick does to the flow. */
export function turnAfterInput(flow: FlowState, input: Input): Turn {
  return countTurn(flow, readInput(flow, input, todayInFrance()));
}

/** What the end of an effect does to the flow. */
export function turnAfterEffect(flow: FlowState, effectEnd: EffectEnd): Turn {
  const turn = resumeFlow(SCRIPT, flow, effectEnd, todayInFrance());
  countDocuments(turn);
  return turn;
}

/** The numbers of the conversation, which go with its next save. */
export const countKeeper = { take: takeCounts, giveBack: returnCounts };

/** The turn of a flow that is given up. */
export function turnGivenUp(): Turn {
  // What was being saved may have arrived: nothing is said of it.
  return cancelFlow(IDLE);
}

/** True when a text gives up what is under way. */
export function givesUp(text: string): boolean {
  return isCancel(text);
}

/**
 * The messages and the flow of a saved conversation. A flow whose step or question no longer exists, from an older
 * version for instance, would leave the user without answer, so it is dropped.
 */
export function savedConversation({ history, state }: Pick<AssistantSession, "history" | "state">) {
  return { history: history.map(withPresentForm), flow: savedFlow(state) };
}

function savedFlow(json: unknown): FlowState {
  const savedState: FlowState = { ...IDLE, ...(typeof json === "object" && json), running: null };
  const { pending } = savedState;
  const state = {
    ...savedState,
    pending: pending && withPresentNames(pending),
    answers: withPresentWork(savedState.answers),
  };
  return canGoOn(state) ? state : IDLE;
}

function withPresentWork({ quoteSaid, durationSaid, ...answers }: Answers): Answers {
  const work = durationSaid ? currentWork(durationSaid) : null;
  return {
    ...answers,
    ...(quoteSaid && { quoteSaid: withCurrentRows(quoteSaid) }),
    ...(work && { durationSaid: work }),
  };
}

/** What questions and messages were called when some conversations were saved. */
const EARLIER_QUESTIONS: Readonly<Record<string, QuestionName>> = {
  mode: "projectMode",
  name: "projectName",
  preference: "quotePreference",
  started: "tasksStarted",
  confirm: "invoiceConfirm",
  vat_regime: "vatRegime",
  seller_name: "sellerName",
};
const EARLIER_TYPES: Readonly<Record<string, AssistantMessage["type"]>> = { quote: "quote_card" };

type SavedQuestion = NonNullable<FlowState["pending"]>;

function withPresentNames({ step, about, message }: SavedQuestion): SavedQuestion {
  return { step, about: EARLIER_QUESTIONS[about] ?? about, message: withPresentForm(message) };
}

function withPresentForm<Message extends { type: string; rows?: unknown }>(message: Message): Message {
  const type = EARLIER_TYPES[message.type] ?? message.type;
  return { ...withCurrentRows(message), type };
}

function canGoOn(state: FlowState): boolean {
  if (!Array.isArray(state.queue)) return false;
  if (state.activeFlow === null) return state.pending === null;
  const isKnown = SCRIPT.flows.has(state.activeFlow) && SCRIPT.steps.has(state.pending?.step ?? "");
  return isKnown && questionNamed(state.pending?.about) !== null;
}
