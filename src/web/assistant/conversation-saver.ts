import type { AssistantSession } from "#api/assistant/assistant.ts";
import { saveAssistantSession } from "#api/assistant/assistant.ts";
import { CallError, call } from "#web/client/call.ts";
import { conversationMessages } from "./conversation.messages.ts";
import { waitForNetwork } from "./effects/network-wait.ts";
import type { Counts } from "./measures/measured-turns.ts";
import type { Conversation } from "./shown-conversation.ts";
import { canBeSavedLater, saveKeptTalk } from "./unsaved/save-kept-talk.ts";
import type { UnsavedTalk, UnsavedTalks } from "./unsaved/unsaved-talks.ts";

type CountKeeper = { take: () => Counts | undefined; giveBack: (counts: Counts | undefined) => void };

type Source = {
  /** The conversation now, or null when there is none. */
  current: () => Conversation | null;
  /** What this device keeps until it is saved. */
  keptTalks: () => UnsavedTalks;
  /** The numbers that go with a save, once the code that counts is loaded. */
  counts: () => CountKeeper | undefined;
  /** A save of that conversation, up to that message, gave it a new version. */
  onSaved: (id: string, version: number, lastMessageId: string | undefined) => void;
  /** A save of that conversation failed, and is tried again. `hasNetwork`: it was reached, and did not answer. */
  onUnsaved: (id: string, hasNetwork: boolean) => void;
  /** The conversation went on elsewhere since it was read. `unsaid` could not be added to it. */
  onStale: (session: AssistantSession, unsaid: string) => void;
};

/** Saves of a conversation, one after the other. */
export type ConversationSaver = {
  save: () => void;
  allSaved: () => Promise<void>;
  /** Tries no more by itself what could not be saved. */
  close: () => void;
};

/**
 * Saves what the conversation is when its turn comes. A save that fails is logged and tried again by itself, when the
 * network comes back or after a while; the device keeps the conversation until then.
 */
export function conversationSaver(source: Source): ConversationSaver {
  let lastSave = Promise.resolve();
  let waitingSaves = 0;
  let failures = 0;
  let wait: ReturnType<typeof waitForNetwork> | null = null;
  let isClosed = false;
  const saver = {
    save: () => {
      const now = source.current();
      if (now) source.keptTalks().keep(talkOf(now));
      waitingSaves += 1;
      lastSave = lastSave.then(async () => {
        waitingSaves -= 1;
        const isSettled = await saveNow(source, () => waitingSaves === 0);
        failures = isSettled ? 0 : failures + 1;
        wait?.end("cancel");
        wait = isSettled || isClosed ? null : retryLater(failures - 1, saver.save);
      });
    },
    allSaved: () => lastSave,
    close: () => {
      isClosed = true;
      wait?.end("cancel");
    },
  };
  return saver;
}

function retryLater(failures: number, save: () => void): ReturnType<typeof waitForNetwork> {
  const wait = waitForNetwork(failures);
  void wait.outcome.then((how) => how === "retry" && save());
  return wait;
}

function talkOf({ id, history, flow, version, savedUpTo }: Conversation): UnsavedTalk {
  const { activeFlow, toldWork, droppedCard } = flow;
  const state = activeFlow === null && !toldWork && !droppedCard ? null : flow;
  return { id, history, state, version, savedUpTo };
}

// Answers whether nothing is left to try.
async function saveNow(source: Source, isLast: () => boolean): Promise<boolean> {
  const now = source.current();
  if (!now) return true;
  const talk = talkOf(now);
  const keeper = source.counts();
  const counts = keeper?.take();
  const settle = (version: number) => {
    // What was said while it was saved is kept, and saved next.
    if (isLast()) source.keptTalks().forget(talk.id);
    source.onSaved(talk.id, version, talk.history.at(-1)?.id);
  };
  try {
    settle(await saveOnce(talk, counts));
    return true;
  } catch (error) {
    keeper?.giveBack(counts);
    if (!(error instanceof CallError && error.status === 409)) return isSettledAfter(source, talk, error);
  }
  try {
    const fate = await saveKeptTalk(talk);
    if ("version" in fate) settle(fate.version);
    else {
      source.keptTalks().forget(talk.id);
      source.onStale(fate.session, fate.unsaid);
    }
    return true;
  } catch (error) {
    return isSettledAfter(source, talk, error);
  }
}

type Saving = Pick<UnsavedTalk, "id" | "history" | "state" | "version">;

async function saveOnce({ id, history, state, version }: Saving, counts: Counts | undefined): Promise<number> {
  const body = { history, state, version, ...(counts && { counts }) };
  return (await call(saveAssistantSession, { params: { id }, body })).version;
}

function isSettledAfter(source: Source, talk: UnsavedTalk, error: unknown): boolean {
  console.warn(conversationMessages.notSaved, error);
  if (!canBeSavedLater(error)) {
    source.keptTalks().forget(talk.id);
    return true;
  }
  source.onUnsaved(talk.id, error instanceof CallError && error.status > 0);
  return false;
}
