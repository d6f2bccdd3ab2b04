import type { CalendarDate } from "../shared/calendar-date.ts";
import type { AssistantProject } from "./assistant-project.ts";
import { splitTasks } from "./assistant-project.ts";
import { messages } from "./assistant.messages.ts";
import type { Input } from "./world.ts";
import { answerPending, startFlow } from "./engine.ts";
import type { Answers, Flow, FlowState, Turn } from "./flow.ts";
import { IDLE } from "./flow.ts";
import { SCRIPT } from "./flows/all-flows.ts";
import { readLabelledText } from "./free-text.ts";
import { intentOf, isCancel, isPlainOrder } from "./intent.ts";
import { say } from "./message.ts";

/** Where a message is typed: the day, and the project of the page when there is one. */
export type Context = { today: CalendarDate; project: AssistantProject | null };

/** The result of a message: a turn of a flow, or a free question for the chat. */
export type Reply = { kind: "turn"; turn: Turn } | { kind: "question" };

/**
 * Reads a typed message. It cancels, answers the pending question, starts a flow, or is a free question. While a
 * question is pending, the text is its answer even if it holds a keyword. There are two exceptions: an expression that
 * cancels, and a plain order to start a flow (docs/specification.md#flows).
 */
export function readMessage(state: FlowState, text: string, context: Context): Reply {
  if (isCancel(text)) return turnOf(IDLE, state.activeFlow === null ? messages.nothingToCancel : messages.cancelled);
  const intent = intentOf(text);
  if (state.activeFlow !== null && (state.pending === null ? intent !== null : isPlainOrder(text)))
    return repeatPending(state);
  if (state.pending !== null)
    return { kind: "turn", turn: answerPending(SCRIPT, state, { kind: "text", text }, context.today) };
  if (state.activeFlow !== null || intent === null) return { kind: "question" };
  return { kind: "turn", turn: beginFlow(intent, text, context) };
}

/** Cancels the running flow, with a message. */
export function cancelFlow(): Turn {
  return { state: IDLE, messages: [say(messages.cancelled)], effects: [] };
}

/** Gives a choice, a form or a tick to the pending question. */
export function readInput(state: FlowState, input: Input, today: CalendarDate): Turn {
  return answerPending(SCRIPT, state, input, today);
}

/** Starts a flow with what the message and the page already say. */
export function beginFlow(flow: Flow, text: string, { today, project }: Context): Turn {
  const answers: Answers = { ...nameIn(text), ...readLabelledText(text) };
  const onPage = !flow.createsProject && answers.projectName === undefined ? project : null;
  return startFlow(SCRIPT, flow, { answers, ...(onPage && splitTasks(onPage)) }, today);
}

const NAMED_PROJECT =
  /\bprojec?t\s(?:(?:(?:nomm|appel|intitul)[ée]|named)\s)?(?!(?:pour|d[eu]|avec|chez|et|for)\b)([\p{L}\d].{2,59})$/iu;

// « … le projet « Cuisine » », « … un projet nommé Cuisine », « … le devis du projet Roux ».
function nameIn(text: string): Answers {
  const singleSpacedText = text.replace(/[^\S\n]+/g, " ").trim();
  const quotedName = [...singleSpacedText.matchAll(/[«"“]([^«»"“”]{3,62})[»"”]/g)]
    .map(([, name = ""]) => name.trim())
    .find((name) => name.length >= 3 && name.length <= 60);
  const nameAtEnd = NAMED_PROJECT.exec(singleSpacedText)?.[1];
  const projectName = quotedName ?? nameAtEnd?.trim();
  return projectName === undefined ? {} : { projectName };
}

function repeatPending(state: FlowState): Reply {
  const question = state.pending ? [state.pending.message] : [];
  return { kind: "turn", turn: { state, messages: [say(messages.busy), ...question], effects: [] } };
}

function turnOf(state: FlowState, sentence: string): Reply {
  return { kind: "turn", turn: { state, messages: [say(sentence)], effects: [] } };
}
