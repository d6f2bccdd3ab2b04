import type { Actor, ActStore, KeptAct, SiteAct } from "./kept-act.ts";
import { outboxMessages } from "./outbox.messages.ts";

/**
 * How a try ended. `later`: nothing answered, or asked to come back. `failed`: the server broke on it. `refused`: it
 * will never be applied as it is, with the error that says why.
 */
export type Outcome = { is: "sent" } | { is: "later" } | { is: "failed" } | { is: "refused"; error: Error };

/** How often a server may break on an act before its author is asked, and the waits between tries, in milliseconds. */
export type OutboxPace = { mostFailures: number; waitsMs: readonly number[]; patienceMs: number };

const USUAL_PACE: OutboxPace = { mostFailures: 5, waitsMs: [1_000, 3_000, 10_000, 30_000], patienceMs: 6_000 };

/** What an outbox needs. `alone`: runs work that no other tab does at the same time. */
type Ground = {
  store: ActStore;
  send: (act: KeptAct) => Promise<Outcome>;
  newKey: () => string;
  now: () => number;
  alone: (work: () => Promise<void>) => Promise<void>;
};

/**
 * What a screen sees: the acts that wait or were refused, once the device was read, and whether the last try reached
 * the server.
 */
export type OutboxView = { acts: readonly KeptAct[]; isRead: boolean; isReached: boolean; isSending: boolean };

/**
 * Keeps acts on the device and sends them once and in order. One that is refused stands aside, and those after it go
 * on. One that cannot be sent now keeps those after it waiting.
 */
export function openOutbox({ store, send, newKey, now, alone }: Ground, pace = USUAL_PACE) {
  let actor: Actor | null = null;
  let view: OutboxView = { acts: [], isRead: false, isReached: true, isSending: false };
  let emptyTries = 0;
  let nextTry: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  const watchers = new Set<() => void>();
  /** Those who still wait for the end of their act, by its key. */
  const authors = new Map<string, (outcome: Outcome) => void>();

  function show(change: Partial<OutboxView>): void {
    view = { ...view, ...change };
    for (const watcher of watchers) watcher();
  }

  async function readAgain(): Promise<void> {
    const acts = actor === null ? [] : await store.list(actor.userId).catch(() => []);
    show({ acts, isRead: actor !== null });
  }

  /** Sends what waits. One run at a time: who asks meanwhile makes it look once more. */
  function deliver(): Promise<void> {
    isAskedAgain = true;
    running ??= alone(async () => {
      while (isAskedAgain) {
        isAskedAgain = false;
        await sendAll();
      }
    })
      // The device refuses to read or write now: the next try finds the same acts.
      .catch(() => show({ isSending: false }))
      .finally(() => {
        running = null;
        if (isAskedAgain) void deliver();
      });
    return running;
  }

  async function sendAll(): Promise<void> {
    clearTimeout(nextTry);
    await readAgain();
    const { userId } = actor ?? { userId: null };
    for (;;) {
      const act = view.acts.find(({ refusal }) => refusal === null);
      if (!act || actor?.userId !== userId) break;
      show({ isSending: true });
      const outcome = await send(act);
      if (!(await settle(act, outcome))) break;
    }
    show({ isSending: false });
  }

  // True when the next act may leave.
  async function settle(act: KeptAct, outcome: Outcome): Promise<boolean> {
    const author = authors.get(act.key);
    const hasFailedOften = outcome.is === "failed" && act.tries + 1 >= pace.mostFailures;
    const mustWait = outcome.is === "later" || (outcome.is === "failed" && !hasFailedOften);
    show({ isReached: outcome.is !== "later" });
    if (mustWait) {
      if (outcome.is === "failed") await store.save({ ...act, tries: act.tries + 1 });
      nextTry = setTimeout(() => void deliver(), pace.waitsMs[Math.min(emptyTries, pace.waitsMs.length - 1)]);
      emptyTries += 1;
    } else {
      emptyTries = 0;
      // Whoever still looks is told where they act. Everybody else finds it in the list, as does who took a photo: it
      // may be nowhere else.
      const isToldInPlace = author !== undefined && act.act.kind !== "photo";
      if (outcome.is === "sent" || isToldInPlace) await store.remove(act.place);
      else await store.save({ ...act, tries: 0, refusal: refusalOf(outcome) });
    }
    await readAgain();
    author?.(outcome);
    // What was done meanwhile waits behind it.
    if (mustWait) for (const waitingAuthor of authors.values()) waitingAuthor({ is: "later" });
    return !mustWait;
  }

  return {
    view: () => view,
    follow: (watcher: () => void) => (watchers.add(watcher), () => void watchers.delete(watcher)),
    deliver,

    /** The network may be back. The first call often comes before it really is, so the waits begin anew. */
    wake: (): Promise<void> => {
      emptyTries = 0;
      return deliver();
    },

    /** Shows and sends what this user kept. Null: nobody is signed in. */
    openFor: async (user: Actor | null): Promise<void> => {
      actor = user;
      await readAgain();
      await deliver();
    },

    /**
     * Keeps an act, then sends it. « sent » once the server has it, « kept » when it waits for the network. Throws why
     * the server refuses it, and when the device cannot keep it and the server cannot be reached.
     */
    perform: async (act: SiteAct, about: string, key = newKey()): Promise<"sent" | "kept"> => {
      if (actor === null) throw new Error(outboxMessages.serverFails);
      const newAct = { ...actor, key, about, keptAt: now(), tries: 0, refusal: null, act };
      const place = await store.add(newAct).catch(() => null);
      if (place === null) return sendUnkept({ ...newAct, place: 0 });
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      authors.set(key, resolve);
      const late = setTimeout(() => resolve({ is: "later" }), pace.patienceMs);
      await readAgain();
      emptyTries = 0;
      void deliver();
      const outcome = await promise;
      clearTimeout(late);
      authors.delete(key);
      if (outcome.is === "refused") throw outcome.error;
      return outcome.is === "sent" ? "sent" : "kept";
    },

    /** Sends a refused act again, changed or as it is. */
    retry: async (act: KeptAct, changedAct: SiteAct = act.act): Promise<void> => {
      await store.save({ ...act, act: changedAct, key: newKey(), tries: 0, refusal: null });
      await deliver();
    },

    /** Gives an act up. */
    drop: async (act: KeptAct): Promise<void> => {
      await store.remove(act.place);
      await readAgain();
    },

    /** Forgets all that the user kept: they sign out, and were told. */
    forget: async (): Promise<void> => {
      if (actor !== null) await store.removeAllOf(actor.userId);
      await readAgain();
    },
  };

  // Without storage the act is sent at once or not at all.
  async function sendUnkept(act: KeptAct): Promise<"sent"> {
    const outcome = await send(act);
    if (outcome.is === "sent") return "sent";
    throw outcome.is === "refused" ? outcome.error : new Error(outboxMessages.noRoom);
  }
}

function refusalOf(outcome: Outcome): string {
  return outcome.is === "refused" ? outcome.error.message : outboxMessages.serverFails;
}
