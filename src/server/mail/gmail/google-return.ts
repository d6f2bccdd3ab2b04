import { GOOGLE_RETURN_PATH } from "#server/mailbox/gmail/google-client.ts";
import type { FastifyInstance } from "fastify";

/** The page that takes what Google said to our server, with the session of whoever asked. */
const PAGE = "/app/mails/google";

const LONGEST = 2_000;

/**
 * Brings browsers that come back from Google to our page. What Google said stands in the fragment, which no server
 * logs, under names that signing in does not read.
 */
export function mountGoogleReturn(app: FastifyInstance): void {
  app.get<{ Querystring: Record<string, unknown> }>(GOOGLE_RETURN_PATH, (request, reply) => {
    const { code, state } = request.query;
    const fragment = new URLSearchParams({ given: textOf(code), for: textOf(state) });
    return reply.header("cache-control", "no-store").redirect(`${PAGE}#${fragment}`, 303);
  });
}

function textOf(value: unknown): string {
  return typeof value === "string" && value.length <= LONGEST ? value : "";
}
