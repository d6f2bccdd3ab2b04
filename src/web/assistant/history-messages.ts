import type { HistoryMessage } from "#api/assistant/assistant.ts";
import type { AssistantMessage } from "#domain/assistant/conversation/message.ts";
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
