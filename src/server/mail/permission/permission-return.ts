import { GOOGLE_RETURN_PATH } from "#server/mailbox/gmail/google-client.ts";
import { MICROSOFT_RETURN_PATH } from "#server/mailbox/microsoft/microsoft-client.ts";
import type { FastifyInstance } from "fastify";

/** The pages that take what a provider said to our server, with the session of whoever asked. */
const PAGES = { [GOOGLE_RETURN_PATH]: "/app/mails/google", [MICROSOFT_RETURN_PATH]: "/app/mails/microsoft" };

/** Codes of Microsoft are longer than those of Google. */
const LONGEST = 4_000;

/**
 * Brings browsers that come back from a provider to our page. What it said stands in the fragment, which no server
 * logs, under names that signing in does not read.
 */
export function mountPermissionReturns(app: FastifyInstance): void {
  for (const [path, page] of Object.entries(PAGES))
    app.get<{ Querystring: Record<string, unknown> }>(path, (request, reply) => {
      const { code, state } = request.query;
      const fragment = new URLSearchParams({ given: textOf(code), for: textOf(state) });
      return reply.header("cache-control", "no-store").redirect(`${page}#${fragment}`, 303);
    });
}

function textOf(value: unknown): string {
  return typeof value === "string" && value.length <= LONGEST ? value : "";
}
