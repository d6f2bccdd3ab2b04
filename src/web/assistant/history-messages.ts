import type { HistoryMessage } from "#api/assistant/assistant.ts";
import type { FlowState } from "#domain/assistant/conversation/flow.ts";
import type { AssistantMessage } from "#domain/assistant/conversation/message.ts";
import { isShown, say } from "#domain/assistant/conversation/message.ts";
import { newId } from "#web/client/new-id.ts";

const LONGEST_CONTENT = 8_000;

/** A message of the user, as stored in the history. */
export function personMessage(content: string): HistoryMessage {
  return {
    id: newId(),
    role: "user",
    origin: "user",
    type: "text",
    content: content.slice(0, LONGEST_CONTENT),
    created_at: new Date().toISOString(),
  };
}

/** A message of the assistant, as stored in the history. */
export function assistantMessage(message: AssistantMessage, origin: "llm" | "workflow"): HistoryMessage {
  return { ...message, id: newId(), role: "assistant", origin, created_at: new Date().toISOString() };
}

/** The history with a sentence of the assistant at its end, said once. */
export function saidOnce(history: HistoryMessage[], sentence: string): HistoryMessage[] {
  return history.at(-1)?.content === sentence ? history : withSaid(history, sentence);
}

/** The history with a sentence of the assistant at its end. */
export function withSaid(history: HistoryMessage[], sentence: string): HistoryMessage[] {
  return [...history, assistantMessage(say(sentence), "workflow")];
}

/** The question of a flow that waits, said again. Nothing when none waits. */
export function askedAgain({ pending }: FlowState): HistoryMessage[] {
  return pending && isShown(pending.message) ? [assistantMessage(pending.message, "workflow")] : [];
}

/** What was asked and answered, without what the flows said. */
export function exchangesOf(history: HistoryMessage[]): HistoryMessage[] {
  return history.filter(({ origin, role }) => origin !== "workflow" || role === "user");
}
