import type { FastifyInstance } from "fastify";
import { gzipSync } from "node:zlib";

/**
 * Mounts the description of the contract at `/api/docs`. It is written and compressed once, at the first call: anybody
 * may ask for it, without an account and as often as they like.
 */
export function mountApiDocs(app: FastifyInstance, describe: () => unknown): void {
  let description: { plain: Buffer; gzip: Buffer } | null = null;
  app.get("/api/docs", { compress: false }, (request, reply) => {
    description ??= toBytes(describe());
    reply.type("application/json; charset=utf-8").header("vary", "accept-encoding");
    if (!acceptsGzip(request.headers["accept-encoding"] ?? "")) return reply.send(description.plain);
    return reply.header("content-encoding", "gzip").send(description.gzip);
  });
}

function toBytes(description: unknown) {
  const plain = Buffer.from(JSON.stringify(description));
  return { plain, gzip: gzipSync(plain) };
}

function acceptsGzip(encodings: string): boolean {
  return encodings.split(",").some((encoding) => {
    const [name = "", weight = "q=1"] = encoding.split(";").map((part) => part.trim());
    return name.toLowerCase() === "gzip" && Number(weight.slice("q=".length)) > 0;
  });
}
