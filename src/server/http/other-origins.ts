import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** What pages of other origins may send, and which headers of answers they may read. */
export type OtherOrigins = { origins: readonly string[]; sentHeaders: string; readHeaders: string };

/**
 * Allows calls from the pages of the origins in the settings, under one path. Without such origins, no CORS header is
 * sent. True for a browser's question before the call (preflight), which these headers answer.
 */
export function allowOtherOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  { origins, sentHeaders, readHeaders }: OtherOrigins,
): boolean {
  if (origins.length === 0) return false;
  reply.header("vary", "Origin");
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return false;
  reply.headers({ "access-control-allow-origin": origin, "access-control-expose-headers": readHeaders });
  if (request.method !== "OPTIONS") return false;
  reply.headers({
    "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
    "access-control-allow-headers": sentHeaders,
    "access-control-max-age": "3600",
  });
  return true;
}

/**
 * Allows other origins for every path of `/api`. The session is in a header and never in a cookie, so no other page can
 * use it.
 */
export function allowOtherOriginsOfApi(app: FastifyInstance, origins: readonly string[]): void {
  const rule = {
    origins,
    sentHeaders: "Accept, Authorization, Content-Type, Idempotency-Key, X-Company-Id",
    readHeaders: "Retry-After, X-Request-Id",
  };
  app.addHook("onRequest", async (request, reply) => {
    if (!/^\/api(\/|$|\?)/.test(request.url)) return undefined;
    return allowOtherOrigin(request, reply, rule) ? reply.status(204).send() : undefined;
  });
}
