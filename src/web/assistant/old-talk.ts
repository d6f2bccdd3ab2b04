import type { AssistantSession } from "#api/assistant/assistant.ts";
import { getAssistantSession } from "#api/assistant/assistant.ts";
import { call } from "#web/client/call.ts";

/** After this long without a word, a conversation is no longer the one that the page opens on. */
const OLD_MS = 5 * 60_000;

/** What of a conversation tells whether it goes on. */
type Talk = { history: readonly { created_at: string }[]; flow: unknown };

/**
 * Whether a conversation was left long ago. One that is empty never is, nor one whose question waits for an answer:
 * whoever comes back goes on with it.
 */
export function isOldTalk(talk: Talk | null, now: number): boolean {
  const lastMessage = talk?.history.at(-1);
  if (talk === null || lastMessage === undefined || asksSomething(talk.flow)) return false;
  return now - Date.parse(lastMessage.created_at) > OLD_MS;
}

/**
 * Reads a conversation: that of an ID, a new one, or the current one. The page opens on what was said just now, never
 * on old talk: that is a tap away, among the recent conversations.
 */
export async function readSession(which: { id?: string; startsFresh?: boolean }): Promise<AssistantSession> {
  const fresh = { query: { fresh: "true" as const } };
  const query = which.id ? { query: { session_id: which.id } } : which.startsFresh ? fresh : {};
  const { session } = await call(getAssistantSession, query);
  if (which.id || which.startsFresh || !isOldTalk({ history: session.history, flow: session.state }, Date.now()))
    return session;
  return (await call(getAssistantSession, fresh)).session;
}

// A state of before may lack it.
function asksSomething(state: unknown): boolean {
  return typeof state === "object" && state !== null && "pending" in state && state.pending !== null;
}
