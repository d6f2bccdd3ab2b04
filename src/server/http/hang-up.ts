import type { FastifyReply, FastifyRequest } from "fastify";

const signals = new WeakMap<FastifyRequest, AbortSignal>();

/**
 * Notices when the caller hangs up before the answer is sent. Call it once for each request, before the work begins.
 */
export function watchForHangUp(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // This watches the answer, because the request counts as closed as soon as its body has been read.
  reply.raw.once("close", () => reply.raw.writableFinished || controller.abort());
  signals.set(request, controller.signal);
  return controller.signal;
}

/** The signal that the caller of a watched request has hung up. */
export function hangUpSignalOf(request: FastifyRequest): AbortSignal {
  const signal = signals.get(request);
  if (signal === undefined) throw new Error("nobody watches whether this caller hangs up");
  return signal;
}
