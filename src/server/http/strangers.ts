import type { FastifyInstance, FastifyReply } from "fastify";
import { crowded } from "./api-error.ts";

/**
 * Calls of strangers that work at once; well under the connections to the database, of which the rest stays for who is
 * signed in.
 */
const AT_ONCE = 4;
const WAITING = 500;
const PATIENCE_MS = 15_000;

/** Places to work at, and a bounded line before them. */
export type Line = {
  /**
   * Waits for a place; the answer gives it back, once however often it is called. Throws 503 when the line is full, or
   * too slow.
   */
  enter: (leftBefore: AbortSignal) => Promise<() => void>;
};

/** A line of at most `waiting`, each of whom waits `patienceMs` at most, before `atOnce` places. */
export function line({ atOnce = AT_ONCE, waiting = WAITING, patienceMs = PATIENCE_MS } = {}): Line {
  let free = atOnce;
  const queue = new Set<() => void>();

  function place(): () => void {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const [next] = queue;
      if (next) next();
      else free++;
    };
  }

  return {
    enter: async (leftBefore) => {
      if (free > 0) {
        free--;
        return place();
      }
      if (queue.size >= waiting) throw crowded();
      await new Promise<void>((resolve, reject) => {
        const leave = (error: unknown) => {
          if (queue.delete(go)) reject(error);
        };
        const timer = setTimeout(() => leave(crowded()), patienceMs);
        const go = () => {
          clearTimeout(timer);
          queue.delete(go);
          resolve();
        };
        queue.add(go);
        leftBefore.addEventListener("abort", () => (clearTimeout(timer), leave(crowded())), { once: true });
      });
      return place();
    },
  };
}

const leaves = new WeakMap<FastifyReply, () => void>();

/**
 * Lets a few calls of strangers work at once, whatever their number: the database is never all theirs. A place is held
 * while the answer is made, not while it is read: a slow reader holds none. `isStranger` tells by its path, as mounted,
 * which route is open to anybody.
 */
export function boundStrangers(
  app: FastifyInstance,
  isStranger: (path: string) => boolean,
  entrance: Line = line(),
): void {
  app.addHook("preHandler", async (request, reply) => {
    if (!isStranger(request.routeOptions.url ?? "")) return;
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    const leave = await entrance.enter(gone.signal);
    leaves.set(reply, leave);
    if (gone.signal.aborted) leave();
    gone.signal.addEventListener("abort", leave, { once: true });
  });
  app.addHook("onSend", async (_request, reply) => leavePlace(reply));
}

/**
 * Gives back the place of a stranger before the answer is made: for who is to wait for something else than the
 * database.
 */
export function leavePlace(reply: FastifyReply): void {
  leaves.get(reply)?.();
}
