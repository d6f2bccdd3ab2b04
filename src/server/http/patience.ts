import type { FastifyInstance, FastifyReply, FastifyServerOptions } from "fastify";
import type { ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { isIP } from "node:net";

/** How long a client may take, in seconds, and how many connections each client may hold. */
export type Patience = {
  /** From the connection to the end of the headers. */
  headersSeconds: number;
  /** To the end of the body, headers included. */
  requestSeconds: number;
  /** To read an answer, from its first byte to its last, or a mebibyte of one that may be long. */
  answerSeconds: number;
  /** Without a byte sent or received. */
  silenceSeconds: number;
  connectionsPerClient: number;
};

/** Connections of all clients together. Each connection costs memory before its first byte. */
const MOST_CONNECTIONS = 4_096;

/** Options of the HTTP server. They end headers and bodies that never finish, and silent connections. */
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

const longAnswers = new WeakSet<FastifyReply>();

/** What a long answer must bring to its reader in the time of any other answer: 3.5 kB a second. */
const LEAST_BYTES = 1_048_576;

/**
 * Lets an answer take as long as its reader takes its bytes: an archive on a slow line. One that hardly reads is ended
 * as others are.
 */
export function allowLongAnswer(reply: FastifyReply): void {
  longAnswers.add(reply);
}

function limitTime(raw: ServerResponse, seconds: number): () => void {
  const timer = setTimeout(() => raw.destroy(), seconds * 1000).unref();
  return () => clearTimeout(timer);
}

function watchFlow(raw: ServerResponse, seconds: number): () => void {
  const sentBytes = () => (raw.socket ? raw.socket.bytesWritten - raw.socket.writableLength : 0);
  let earlierBytes = sentBytes();
  const timer = setInterval(() => {
    const bytes = sentBytes();
    if (bytes - earlierBytes < LEAST_BYTES) raw.destroy();
    earlierBytes = bytes;
  }, seconds * 1000).unref();
  return () => clearInterval(timer);
}

/**
 * Ends an answer that is not read in time, and refuses connections beyond a client's share. Trusted proxies have no
 * share, because they carry the connections of many clients.
 */
export function boundConnections(
  app: FastifyInstance,
  { answerSeconds, connectionsPerClient }: Patience,
  proxies: BlockList | null,
): void {
  app.addHook("onSend", async (_request, reply) => {
    const { raw } = reply;
    const stop = longAnswers.has(reply) ? watchFlow(raw, answerSeconds) : limitTime(raw, answerSeconds);
    raw.once("finish", stop).once("close", stop);
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
