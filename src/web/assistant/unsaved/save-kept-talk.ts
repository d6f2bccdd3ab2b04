import type { AssistantSession } from "#api/assistant/assistant.ts";
import { getAssistantSession, saveAssistantSession } from "#api/assistant/assistant.ts";
import { CallError, call } from "#web/client/call.ts";
import { conversationMessages } from "../conversation.messages.ts";
import type { UnsavedTalk, UnsavedTalks } from "./unsaved-talks.ts";

/** What became of a conversation that waited: it is saved, or went on elsewhere, and `unsaid` must be said again. */
export type TalkFate = { version: number } | { unsaid: string; session: AssistantSession };

/**
 * Saves a conversation after it was read again. One that went on elsewhere meanwhile is left as it is there. Throws
 * `CallError`.
 */
export async function saveKeptTalk({ id, history, state, savedUpTo }: UnsavedTalk): Promise<TalkFate> {
  const { session } = await call(getAssistantSession, { query: { session_id: id } });
  const last = session.history.at(-1);
  // The answer to an earlier save may have been lost: what is stored is then the beginning of what is kept.
  const isBeginning = last === undefined || history.some((message) => message.id === last.id);
  if (isBeginning) {
    const body = { history, state, version: session.version };
    return call(saveAssistantSession, { params: { id }, body });
  }
  const storedIds = new Set(session.history.map((message) => message.id));
  const unsaid = history
    .slice(history.findIndex((message) => message.id === savedUpTo) + 1)
    .filter((message) => message.role === "user" && !storedIds.has(message.id));
  return { unsaid: unsaid.map(({ content }) => content).join("\n"), session };
}

/**
 * Saves what this device kept, before anything is read: a page that was loaded again then shows it. Gives what must be
 * said again. What finds no network waits for the next time.
 */
export async function saveKeptTalks(keptTalks: UnsavedTalks): Promise<string> {
  const unsaid: string[] = [];
  for (const talk of keptTalks.all()) {
    try {
      const fate = await saveKeptTalk(talk);
      if ("unsaid" in fate) unsaid.push(fate.unsaid);
      keptTalks.forget(talk.id);
    } catch (error) {
      console.warn(conversationMessages.notSaved, error);
      if (!canBeSavedLater(error)) keptTalks.forget(talk.id);
    }
  }
  return unsaid.filter((text) => text !== "").join("\n");
}

/** Whether a save that failed may succeed later: no network, a server that is down or busy, a session to renew. */
export function canBeSavedLater(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  const { status } = error;
  return status === 0 || status >= 500 || [401, 408, 409, 429].includes(status);
}
