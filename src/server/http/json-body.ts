import type { FastifyInstance } from "fastify";

const MAX_DEPTH = 64;

/**
 * Reads bodies as JSON. A POST without a body, or with an empty one, has none; unreadable JSON, or nested deeper than
 * anything of ours, is 400.
 */
export function acceptJson(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    if (text === "") return done(null, undefined);
    try {
      const value: unknown = JSON.parse(text as string);
      // What reads a body walks down it: without a floor, a small body could exhaust the stack.
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
