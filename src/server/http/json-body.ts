import type { FastifyInstance } from "fastify";

const MAX_DEPTH = 64;

/**
 * Reads bodies as JSON. A POST may have no body or an empty one. 400 for unreadable JSON, and for JSON nested deeper
 * than any valid body.
 */
export function acceptJson(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    if (text === "") return done(null, undefined);
    try {
      const value: unknown = JSON.parse(String(text));
      // The code that reads a body is recursive. Without this limit, a small body could exhaust the stack.
      if (isDeeperThan(value, MAX_DEPTH)) return done(unreadable("JSON nested too deep"));
      done(null, value);
    } catch {
      done(unreadable("unreadable JSON"));
    }
  });
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeperThan(one, levels - 1));
}

function unreadable(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 400 });
}
