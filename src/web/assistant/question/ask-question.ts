import type { ChatProgress, HistoryMessage } from "#api/assistant/assistant.ts";
import { chat } from "#api/assistant/assistant.ts";
import type { AssistantMessage } from "#domain/assistant/conversation/message.ts";
import { say } from "#domain/assistant/conversation/message.ts";
import { modelMessages } from "#domain/assistant/model/model.messages.ts";
import type { FollowUp } from "#domain/assistant/tools/reply.ts";
import { conversationMessages } from "#web/assistant/conversation.messages.ts";
import { refresh } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { CallError, call } from "#web/client/call.ts";
import { watchLeaving } from "#web/client/leaving.ts";
import { assistantMessage } from "../history-messages.ts";
import { readEvents } from "./read-events.ts";

/** Where a question was asked: the page, and the text selected on it. */
export type PageContext = { path: string; selection?: string };

/**
 * The answer, and the version of the conversation once question and answer are saved. Null when it is unknown whether
 * they are.
 */
export type QuestionAnswer = { content: string; followUps?: FollowUp[]; actionId?: string; version: number | null };

/** The answer to the question of that ID, as stored in the history. */
export function replyMessage(questionId: string, answer: QuestionAnswer): HistoryMessage {
  return {
    ...assistantMessage(messageOf(answer), "llm"),
    ...(answer.followUps && { follow_ups: answer.followUps }),
    ...(answer.version !== null && { answer_to: questionId }),
  };
}

// Its text, and the card of an action when it proposes one.
function messageOf({ content, actionId }: QuestionAnswer): AssistantMessage {
  return actionId === undefined ? say(content) : { type: "action", content, action: actionId };
}

const MOST_RECALLED = 10;

/** The conversation as it is stored before the question. */
export type AskedSession = { id: string; version: number };

/**
 * What a question is asked with. `messageId` is its ID in the history. `hear` is told what comes before the whole
 * answer. `signal` stops the answer.
 */
export type QuestionPlace = {
  session: AskedSession;
  messageId: string;
  before: readonly HistoryMessage[];
  page: PageContext;
  hear: (progress: ChatProgress) => void;
  signal: AbortSignal;
};

/**
 * Asks a free question, with the messages before it. A refusal is an answer too. What came stays when the user stops
 * the answer, or when the line is cut: the server has stored it as well.
 */
export async function askQuestion(
  message: string,
  { session, messageId, before, page, hear, signal }: QuestionPlace,
): Promise<QuestionAnswer> {
  const history = before
    .filter(({ origin }) => origin === "user" || origin === "llm")
    .slice(-MOST_RECALLED)
    .map(({ role, content }) => ({ role, content }));
  const body = { message, messageId, history, sessionId: session.id, context: page };
  let words = "";
  let isBegun = false;
  const note = (progress: ChatProgress) => {
    isBegun = true;
    if ("words" in progress) words += progress.words;
    hear(progress);
  };
  const partialAnswer = (content: string): QuestionAnswer => ({
    content: content.trim(),
    followUps: [{ label: modelMessages.retry, ask: message }],
    version: session.version + 1,
  });
  try {
    const answer = await call(chat, { body, signal, readEvents: (response) => readEvents(response, note) });
    if (answer.has_undone) void refreshUndone();
    return answerOf(answer);
  } catch (error) {
    if (signal.aborted) return partialAnswer(words.trim() || modelMessages.stopped);
    if (isBegun && isCut(error)) return partialAnswer(`${words.trim()}\n\n${modelMessages.cut}`);
    return { content: conversationMessages.failure(chatFailure(error)), version: null };
  }
}

/** The same, and whether the page was left meanwhile, which cuts the call. */
export async function askUnlessLeft(message: string, place: QuestionPlace) {
  const leaving = watchLeaving();
  const answer = await askQuestion(message, place);
  return { answer, isLeft: leaving.end() };
}

// The screens read again what the button « Annuler » of a card would have had them read.
async function refreshUndone(): Promise<void> {
  const { undoAction } = await import("#api/assistant/actions.ts");
  await refresh(undoAction.touches);
}

function answerOf({ reply, follow_ups: followUps, action_id, session }: Answer<typeof chat>): QuestionAnswer {
  const version = session.version ?? null;
  if (reply === "") return { content: conversationMessages.failure(conversationMessages.unreadableAnswer), version };
  return {
    content: reply,
    ...(followUps && { followUps }),
    ...(action_id != null && { actionId: action_id }),
    version,
  };
}

// Events that end before the answer have no content to read.
function isCut(error: unknown): boolean {
  return error instanceof CallError && error.code === "unreadable";
}

// A refusal without words only has its status, which tells the user nothing.
function chatFailure(error: unknown): string {
  if (!(error instanceof CallError) || error.code === "unreadable") return conversationMessages.unreadableAnswer;
  return ["", String(error.status)].includes(error.message) ? conversationMessages.unnamedFailure : error.message;
}
