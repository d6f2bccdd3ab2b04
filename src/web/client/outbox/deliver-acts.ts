import type { ActStore, KeptAct, SiteAct } from "./kept-act.ts";
import { outboxMessages } from "./outbox.messages.ts";

/**
 * How a try ended. `sent`: with what still follows, if anything. `later`: nothing answered, or asked to come back.
 * `failed`: the server broke on it. `refused`: it
 * will never be applied as it is, with the error that says why.
 */
export type Outcome =
  | { is: "sent"; rest?: SiteAct }
  | { is: "later" }
  | { is: "failed" }
  | { is: "refused"; error: Error };

/** How often a server may break on an act before its author is asked, and the waits between tries, in milliseconds. */
export type OutboxPace = { mostFailures: number; waitsMs: readonly number[]; patienceMs: number };

/**
 * What a screen sees: the acts that wait or were refused, once the device was read, and whether the last try reached
 * the server.
 */
export type OutboxView = { acts: readonly KeptAct[]; isRead: boolean; isReached: boolean; isSending: boolean };

/** What the sending of an outbox needs. `authors`: those who still wait for the end of their act, by its key. */
type Delivery = {
  store: ActStore;
  send: (act: KeptAct) => Promise<Outcome>;
  alone: (work: () => Promise<void>) => Promise<void>;
  pace: OutboxPace;
  authors: ReadonlyMap<string, (outcome: Outcome) => void>;
  show: (change: Partial<OutboxView>) => void;
  readAgain: () => Promise<void>;
  acts: () => readonly KeptAct[];
  userId: () => string | null;
  /** The network is good enough for what is heavy and can wait. */
  mayCarry: () => boolean;
};

/** Sends the acts of an outbox, one after the other. `forgetWaits`: the next waits are short again. */
export function openDelivery({ store, send, alone, pace, authors, show, readAgain, acts, userId, mayCarry }: Delivery) {
  let emptyTries = 0;
  let nextTry: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

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
    const user = userId();
    for (;;) {
      const act = nextAct(acts(), mayCarry());
      if (!act || userId() !== user) break;
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
      const rest = outcome.is === "sent" ? outcome.rest : undefined;
      if (rest) await store.save({ ...act, act: rest, tries: 0 });
      else if (outcome.is === "sent" || isToldInPlace) await store.remove(act.place);
      else await store.save({ ...act, tries: 0, refusal: refusalOf(outcome) });
    }
    await readAgain();
    author?.(outcome);
    // What was done meanwhile waits behind it.
    if (mustWait) for (const waitingAuthor of authors.values()) waitingAuthor({ is: "later" });
    return !mustWait;
  }

  return { deliver, forgetWaits: () => void (emptyTries = 0) };
}

// What somebody did goes before originals of photos, which are heavy and hold nothing up.
function nextAct(acts: readonly KeptAct[], mayCarry: boolean): KeptAct | undefined {
  const waitingActs = acts.filter(({ refusal }) => refusal === null);
  const light = waitingActs.find(({ act }) => act.kind !== "original");
  return light ?? (mayCarry ? waitingActs[0] : undefined);
}

function refusalOf(outcome: Outcome): string {
  return outcome.is === "refused" ? outcome.error.message : outboxMessages.serverFails;
}
