import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { BlockList } from "node:net";
import { isIP } from "node:net";

/** How long a client may take, in seconds, and how many connections each may hold. */
export type Patience = {
  /** From the connection to the end of the headers. */
  headersSeconds: number;
  /** To the end of the body, headers included. */
  requestSeconds: number;
  /** To read an answer, from its first byte to its last. */
  answerSeconds: number;
  /** Without a byte either way. */
  silenceSeconds: number;
  connectionsPerClient: number;
};

/** Connections of everybody together: each costs memory before it has said anything. */
const MOST_CONNECTIONS = 4_096;

/** What the HTTP server must be made with: headers and bodies that never end, and silence, are cut. */
export function patientServer({
  headersSeconds,
  requestSeconds,
  silenceSeconds,
}: Patience): Pick<FastifyServerOptions, "requestTimeout" | "connectionTimeout"> & { http: object } {
  const headersTimeout = Math.min(headersSeconds, requestSeconds) * 1000;
  return {
    requestTimeout: requestSeconds * 1000,
    connectionTimeout: silenceSeconds * 1000,
    http: { headersTimeout, connectionsCheckingInterval: Math.min(5_000, Math.max(50, headersTimeout / 4)) },
  };
}

/**
 * Ends an answer that is not read in time, and refuses connections beyond a client's share; trusted proxies bring those
 * of many clients.
 */
export function boundConnections(
  app: FastifyInstance,
  { answerSeconds, connectionsPerClient }: Patience,
  proxies: BlockList | null,
): void {
  app.addHook("onSend", async (_request, { raw }) => {
    const timer = setTimeout(() => raw.destroy(), answerSeconds * 1000).unref();
    raw.once("finish", () => clearTimeout(timer)).once("close", () => clearTimeout(timer));
  });
  const connections = new Map<string, number>();
  app.server.maxConnections = MOST_CONNECTIONS;
  app.server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    if (proxies !== null && isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4"))
      return;
    const count = (connections.get(address) ?? 0) + 1;
    if (count > connectionsPerClient) return void socket.destroy();
    connections.set(address, count);
    socket.once("close", () => {
      const others = (connections.get(address) ?? 1) - 1;
      if (others > 0) connections.set(address, others);
      else connections.delete(address);
    });
  });
}
