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
  unsaved: "away" | "refused" | null;
};

/** A conversation that was just read: nothing is under way, and all of it is stored. */
export function atRest({ id, version, history }: Pick<Conversation, "id" | "version" | "history">) {
  return { id, version, isBusy: false, isHeld: false, savedUpTo: history.at(-1)?.id, unsaved: null };
}

/** The messages that say that they are not stored: what the person said since, or the last message when they said none. */
export function unsavedMessages({ history, savedUpTo, unsaved }: Conversation): ReadonlySet<string> {
  if (unsaved === null) return new Set();
  const left = history.slice(history.findIndex(({ id }) => id === savedUpTo) + 1);
  const said = left.filter(({ role }) => role === "user");
  return new Set((said.length > 0 ? said : history.slice(-1)).map(({ id }) => id));
}
