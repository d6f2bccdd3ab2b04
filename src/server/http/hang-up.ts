import type { FastifyReply, FastifyRequest } from "fastify";

const signals = new WeakMap<FastifyRequest, AbortSignal>();

/** Watches for the caller hanging up before the answer has left. Once for each request, before it is worked on. */
export function watchForHangUp(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const hangUp = new AbortController();
  // Of the answer: the request says that it is closed as soon as its body has been read.
  reply.raw.once("close", () => reply.raw.writableFinished || hangUp.abort());
  signals.set(request, hangUp.signal);
  return hangUp.signal;
}

/** The sign that the caller of a watched request has hung up. */
export function hungUpOf(request: FastifyRequest): AbortSignal {
  const signal = signals.get(request);
  if (signal === undefined) throw new Error("nobody watches whether this caller hangs up");
  return signal;
}
