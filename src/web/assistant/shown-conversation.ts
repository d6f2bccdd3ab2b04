import type { HistoryMessage } from "#api/assistant/assistant.ts";
import type { FlowState } from "#domain/assistant/conversation/flow.ts";

/** A conversation as the panel shows it. */
export type Conversation = {
  id: string;
  history: HistoryMessage[];
  flow: FlowState;
  version: number;
  /** Something is under way. */
  isBusy: boolean;
  /** What is under way waits for the network. */
  isHeld: boolean;
  /** The last message that the server has stored. */
  savedUpTo: string | undefined;
  /** Why what was said since is not stored yet: no network, or a server that did not take it. Null: nothing failed. */
  unsavedReason: "away" | "refused" | null;
};

/** A conversation that was just read: nothing is under way, and all of it is stored. */
export function atRest({ id, version, history }: Pick<Conversation, "id" | "version" | "history">) {
  return { id, version, isBusy: false, isHeld: false, savedUpTo: history.at(-1)?.id, unsavedReason: null };
}

/** The messages that say that they are not stored: what the person said since, else the last message. */
export function unsavedMessages({ history, savedUpTo, unsavedReason }: Conversation): ReadonlySet<string> {
  if (unsavedReason === null) return new Set();
  const left = history.slice(history.findIndex(({ id }) => id === savedUpTo) + 1);
  const saidMessages = left.filter(({ role }) => role === "user");
  return new Set((saidMessages.length > 0 ? saidMessages : history.slice(-1)).map(({ id }) => id));
}

/** Why a message is not stored yet, or null. */
export function unsavedReasonOf(conversation: Conversation | null, id: string): Conversation["unsavedReason"] {
  return conversation && unsavedMessages(conversation).has(id) ? conversation.unsavedReason : null;
}
