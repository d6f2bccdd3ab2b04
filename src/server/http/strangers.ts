import type { FastifyInstance, FastifyReply } from "fastify";
import { serverBusy } from "./api-error.ts";

/**
 * Calls of strangers that run at the same time. This is well below the number of connections to the database, so that
 * the remaining ones stay free for signed-in users.
 */
const AT_ONCE = 4;
const WAITING = 500;
const PATIENCE_MS = 15_000;

/** Places to work at, and a line of limited length in which calls wait for a place. */
export type WaitingLine = {
  /**
   * Waits for a place. Gives the function that frees the place, which may be called more than once. Throws 503 when the
   * line is full or too slow.
   */
  enter: (leftBefore: AbortSignal) => Promise<() => void>;
};

/** Creates `atOnce` places and a line of at most `waiting` calls, which each wait at most `patienceMs`. */
export function waitingLine({ atOnce = AT_ONCE, waiting = WAITING, patienceMs = PATIENCE_MS } = {}): WaitingLine {
  let freePlaces = atOnce;
  const queue = new Set<() => void>();

  function holdPlace(): () => void {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const [next] = queue;
      if (next) next();
      else freePlaces++;
    };
  }

  return {
    enter: async (leftBefore) => {
      if (freePlaces > 0) {
        freePlaces--;
        return holdPlace();
      }
      if (queue.size >= waiting) throw serverBusy();
      await new Promise<void>((resolve, reject) => {
        const leave = (error: unknown) => {
          if (queue.delete(letIn)) reject(error);
        };
        const timer = setTimeout(() => leave(serverBusy()), patienceMs);
        const letIn = () => {
          clearTimeout(timer);
          queue.delete(letIn);
          resolve();
        };
        queue.add(letIn);
        leftBefore.addEventListener("abort", () => (clearTimeout(timer), leave(serverBusy())), { once: true });
      });
      return holdPlace();
    },
  };
}

const leaves = new WeakMap<FastifyReply, () => void>();

/**
 * Lets only a few calls of strangers run at the same time, so that they never use the whole database. A call keeps its
 * place while its answer is built. It frees the place before the answer is sent, so a slow reader takes none.
 * `isStranger` says, by the path of the route, whether anybody may call it.
 */
export function boundStrangers(
  app: FastifyInstance,
  isStranger: (path: string) => boolean,
  entrance: WaitingLine = waitingLine(),
): void {
  app.addHook("preHandler", async (request, reply) => {
    if (!isStranger(request.routeOptions.url ?? "")) return;
    const hangUp = new AbortController();
    reply.raw.once("close", () => hangUp.abort());
    const leave = await entrance.enter(hangUp.signal);
    leaves.set(reply, leave);
    if (hangUp.signal.aborted) leave();
    hangUp.signal.addEventListener("abort", leave, { once: true });
  });
  app.addHook("onSend", async (_request, reply) => leavePlace(reply));
}

/** Frees the place of a stranger before the answer is built, when the call waits for something other than a query. */
export function leavePlace(reply: FastifyReply): void {
  leaves.get(reply)?.();
}
