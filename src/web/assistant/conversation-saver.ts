import { saveAssistantSession } from "#api/assistant/assistant.ts";
import { CallError, call } from "#web/client/call.ts";
import { conversationMessages } from "./conversation.messages.ts";
import type { Counts } from "./measures/measured-turns.ts";
import type { Conversation } from "./shown-conversation.ts";

type CountKeeper = { take: () => Counts | undefined; giveBack: (counts: Counts | undefined) => void };

type Source = {
  /** The conversation now, or null when there is none. */
  current: () => Conversation | null;
  /** The numbers that go with a save, once the code that counts is loaded. */
  counts: () => CountKeeper | undefined;
  /** A save of that conversation gave it a new version. */
  onSaved: (id: string, version: number) => void;
  /** Another tab has written to that conversation since it was read. */
  onStale: (id: string) => Promise<void>;
};

/** Saves of a conversation, one after the other. */
export type ConversationSaver = { save: () => void; allSaved: () => Promise<void> };

/** Saves what the conversation is when its turn comes. A save that fails is logged, and the next one sends it all. */
export function conversationSaver(source: Source): ConversationSaver {
  let lastSave = Promise.resolve();
  return {
    save: () => {
      lastSave = lastSave.then(() => saveNow(source));
    },
    allSaved: () => lastSave,
  };
}

async function saveNow({ current, counts: keeperOfCounts, onSaved, onStale }: Source): Promise<void> {
  const now = current();
  if (!now) return;
  const keeper = keeperOfCounts();
  const counts = keeper?.take();
  try {
    const { activeFlow, toldWork, droppedCard } = now.flow;
    const state = activeFlow === null && !toldWork && !droppedCard ? null : now.flow;
    const body = { history: now.history, state, version: now.version, ...(counts && { counts }) };
    const { version } = await call(saveAssistantSession, { params: { id: now.id }, body });
    onSaved(now.id, version);
  } catch (error) {
    keeper?.giveBack(counts);
    if (error instanceof CallError && error.status === 409) await onStale(now.id);
    else console.warn(conversationMessages.notSaved, error);
  }
}
