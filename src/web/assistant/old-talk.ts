import type { AssistantSession } from "#api/assistant/assistant.ts";
import { getAssistantSession } from "#api/assistant/assistant.ts";
import { call } from "#web/client/call.ts";

/** After this long without a word, a conversation is no longer the one that the page opens on. */
const OLD_MS = 30 * 60_000;

/**
 * Whether a conversation was left long ago. `messages` is its history. One that is empty never is, nor one whose
 * question waits for an answer: whoever comes back goes on with it.
 */
export function isOldTalk(messages: readonly { created_at: string }[], hasQuestion: boolean, now: number): boolean {
  if (hasQuestion) return false;
  const lastMessage = messages.at(-1);
  return lastMessage !== undefined && now - Date.parse(lastMessage.created_at) > OLD_MS;
}

/**
 * Reads a conversation: that of an ID, a new one, or the current one. The page opens on what was said just now, never
 * on old talk: that is a tap away, among the recent conversations.
 */
export async function readSession(which: { id?: string; startsFresh?: boolean }): Promise<AssistantSession> {
  const fresh = { query: { fresh: "true" as const } };
  const query = which.id ? { query: { session_id: which.id } } : which.startsFresh ? fresh : {};
  const { session } = await call(getAssistantSession, query);
  if (which.id || which.startsFresh || !isOldTalk(session.history, asksSomething(session.state), Date.now()))
    return session;
  return (await call(getAssistantSession, fresh)).session;
}

// A state of before may lack it.
function asksSomething(state: unknown): boolean {
  return typeof state === "object" && state !== null && "pending" in state && state.pending !== null;
}
