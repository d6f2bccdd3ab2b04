import type { Outcome, OutboxPace, OutboxView } from "./deliver-acts.ts";
import { openDelivery } from "./deliver-acts.ts";
import type { Actor, ActStore, KeptAct, NewAct, SiteAct } from "./kept-act.ts";
import { outboxMessages } from "./outbox.messages.ts";

const USUAL_PACE: OutboxPace = { mostFailures: 5, waitsMs: [1_000, 3_000, 10_000, 30_000], patienceMs: 6_000 };

/** What an outbox needs. `alone`: runs work that no other tab does at the same time. */
type Ground = {
  store: ActStore;
  send: (act: KeptAct) => Promise<Outcome>;
  newKey: () => string;
  now: () => number;
  alone: (work: () => Promise<void>) => Promise<void>;
  /** The network is good enough for the originals of photos. By default it always is. */
  mayCarry?: () => boolean;
};

/**
 * Keeps acts on the device and sends them once and in order. One that is refused stands aside, and those after it go
 * on. One that cannot be sent now keeps those after it waiting.
 */
export function openOutbox(ground: Ground, pace = USUAL_PACE) {
  const { store, send, newKey, now } = ground;
  let actor: Actor | null = null;
  const { view, show, follow } = openView();
  const opening = Promise.withResolvers<void>();
  /** Those who still wait for the end of their act, by its key. */
  const authors = new Map<string, (outcome: Outcome) => void>();

  async function readAgain(): Promise<void> {
    const acts = actor === null ? [] : await store.list(actor.userId).catch(() => []);
    show({ acts, isRead: actor !== null });
  }

  const { deliver, forgetWaits } = openDelivery({
    mayCarry: () => true,
    ...ground,
    pace,
    authors,
    show,
    readAgain,
    acts: () => view().acts,
    userId: () => actor?.userId ?? null,
  });

  return {
    view,
    follow,
    deliver,

    /** The network may be back. The first call often comes before it really is, so the waits begin anew. */
    wake: (): Promise<void> => {
      forgetWaits();
      return deliver();
    },

    /** Shows and sends what this user kept. Null: nobody is signed in. */
    openFor: async (user: Actor | null): Promise<void> => {
      actor = user;
      if (user !== null) opening.resolve();
      await readAgain();
      await deliver();
    },

    /**
     * Keeps an act, then sends it. « sent » once the server has it, « kept » when it waits for the network. Throws why
     * the server refuses it, and when the device cannot keep it and the server cannot be reached.
     */
    perform: async (act: SiteAct, about: string, key = newKey()): Promise<"sent" | "kept"> => {
      // A page may show its first boxes before it says whose they are.
      await Promise.race([opening.promise, sleep(pace.patienceMs)]);
      if (actor === null) throw new Error(outboxMessages.serverFails);
      const newAct = { ...actor, key, about, keptAt: now(), tries: 0, refusal: null, act };
      const place = await store.add(newAct).catch(() => addWithoutOriginal(store, newAct));
      if (place === null) return sendUnkept(send, { ...newAct, place: 0 });
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      authors.set(key, resolve);
      const late = setTimeout(() => resolve({ is: "later" }), pace.patienceMs);
      await readAgain();
      forgetWaits();
      void deliver();
      return promise.then(sentOrKept).finally(() => (clearTimeout(late), authors.delete(key)));
    },

    /** Sends a refused act again, changed or as it is. */
    retry: async (act: KeptAct, changedAct: SiteAct = act.act): Promise<void> => {
      await store.save({ ...act, act: changedAct, key: newKey(), tries: 0, refusal: null });
      await deliver();
    },

    /** Gives an act up. */
    drop: (act: KeptAct): Promise<void> => store.remove(act.place).then(readAgain),

    /** Forgets all that the user kept: they sign out, and were told. */
    forget: async (): Promise<void> => {
      if (actor !== null) await store.removeAllOf(actor.userId);
      await readAgain();
    },
  };
}

// What the screens see, and who is told when it changes.
function openView() {
  let view: OutboxView = { acts: [], isRead: false, isReached: true, isSending: false };
  const watchers = new Set<() => void>();
  return {
    view: () => view,
    show: (change: Partial<OutboxView>): void => {
      view = { ...view, ...change };
      for (const watcher of watchers) watcher();
    },
    follow: (watcher: () => void) => (watchers.add(watcher), () => void watchers.delete(watcher)),
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function sentOrKept(outcome: Outcome): "sent" | "kept" {
  if (outcome.is === "refused") throw outcome.error;
  return outcome.is === "sent" ? "sent" : "kept";
}

// A device that is nearly full keeps the photo at least.
async function addWithoutOriginal(store: ActStore, newAct: NewAct): Promise<number | null> {
  const { act } = newAct;
  if (act.kind !== "photo" || !act.original) return null;
  return store.add({ ...newAct, act: { ...act, original: null } }).catch(() => null);
}

// Without storage an act is sent at once or not at all.
async function sendUnkept(send: Ground["send"], act: KeptAct): Promise<"sent"> {
  const outcome = await send(act);
  if (outcome.is === "sent") return "sent";
  throw outcome.is === "refused" ? outcome.error : new Error(outboxMessages.noRoom);
}
