import type { Endpoint } from "#api/endpoint.ts";
import { contract } from "#server/http/contract/contract.ts";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker as Thread } from "node:worker_threads";
import { z } from "zod";
import { imageBombs } from "./image-bombs.ts";
import type { Worker } from "./kill-round.ts";
import { hire } from "./kill-round.ts";
import { startServer } from "./running-server.ts";

// Several attacks at once against one server, while a user works: image bombs, endless texts, anonymous recoveries,
// SMTP and SMS services that never answer, and readers who never read.

/** How many attacks of each kind. `textLength` in characters, one text per call. */
export type BurstSize = {
  textLength: number;
  recoveries: number;
  messages: number;
  readers: number;
  bombRounds: number;
};

/** The result: how long each read of the list of projects took, its answers, and the answers to the attackers. */
export type BurstReport = {
  listMs: number[];
  listStatuses: Set<number>;
  isSameProcess: boolean;
  attacks: Record<string, Map<number, number>>;
};

const HANG_UP_MS = 20_000;

/**
 * Starts the product with a few projects, launches all attacks, and reads a normal user's list of projects until they
 * end.
 */
export async function burst(size: BurstSize): Promise<BurstReport> {
  const stalledSocket = await stalledServer();
  const dataDir = mkdtempSync(join(tmpdir(), "etabli-burst-"));
  const messages = {
    SMTP_URL: `smtp://127.0.0.1:${stalledSocket.port}`,
    SMS_URL: `http://127.0.0.1:${stalledSocket.port}/sms`,
    AUTH_MAIL_AUTOCONFIRM: "true",
    AUTH_PHONE_AUTOCONFIRM: "true",
  };
  // All calls come from one address here, so its limit is lifted.
  const doors = { HTTP_CONNECTIONS_PER_CLIENT: "4000" };
  const server = await startServer(dataDir, { ...messages, ...doors });
  const pid = server.pid();
  try {
    const worker = await hire(server);
    const pdf = await publicPdf(worker);
    const attacker = (
      await post(server.address, "/auth/v1/signup", {
        email: "mallory@example.org",
        password: "encore un bon mot de passe",
      })
    ).access_token as string;
    const attacks: BurstReport["attacks"] = {};
    const tally = (name: string) => (status: number) =>
      void (attacks[name] ??= new Map()).set(status, (attacks[name].get(status) ?? 0) + 1);
    const readers = Array.from({ length: size.readers }, () => silentReader(server.address, pdf));
    const watcher = watch(worker);
    await Promise.all([
      bombs(server.address, attacker, size.bombRounds, tally("image bombs")),
      longTexts(server.address, attacker, size.textLength, tally("long texts")),
      inTurn(size.recoveries, 40, async (index) =>
        tally("recoveries")(
          await statusOf(server.address, "/auth/v1/recover", { email: `nobody${index}@example.org` }),
        ),
      ),
      inTurn(size.messages, 20, async (index) =>
        tally("stalled letters and SMS")(await statusOf(server.address, ...message(index))),
      ),
    ]);
    const { listMs, listStatuses } = await watcher.stop();
    for (const reader of readers) reader.destroy();
    const isSameProcess = server.pid() === pid && (await fetch(`${server.address}/health/ready`)).ok;
    return { listMs, listStatuses, isSameProcess, attacks };
  } finally {
    await server.stop();
    stalledSocket.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Every text that the contract reads, with a body that holds one text there and nothing else. */
export function textFields(lines: readonly Endpoint[] = contract): { endpoint: Endpoint; path: string[] }[] {
  return lines.flatMap((endpoint) =>
    (endpoint.body
      ? textsOf(z.toJSONSchema(endpoint.body, { io: "input", unrepresentable: "any" }) as Schema)
      : []
    ).map((path) => ({ endpoint, path })),
  );
}

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
};

function textsOf(schema: Schema, path: string[] = []): string[][] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => textsOf(field, [...path, name]));
  const items = schema.items ? textsOf(schema.items, [...path, "[]"]) : [];
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((option) => textsOf(option, path));
  // A field of any type accepts texts too.
  const isText = (schema.type === "string" && !schema.enum) || (path.length > 0 && Object.keys(schema).length === 0);
  return [...(isText ? [path] : []), ...inner, ...items, ...options];
}

function holding(path: string[], text: string): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return text;
  return name === "[]" ? [holding(rest, text)] : { [name]: holding(rest, text) };
}

async function longTexts(
  address: string,
  token: string,
  length: number,
  onAnswer: (status: number) => void,
): Promise<void> {
  const fields = textFields();
  const pieces = ["1", "\u0301\u0323", "a ", " @."];
  await inTurn(fields.length, 4, async (index) => {
    const { endpoint, path } = fields[index]!;
    const piece = pieces[index % pieces.length]!;
    const url = endpoint.path.replace(/\{\w+\}/g, () => crypto.randomUUID());
    // `length` counts bytes of UTF-8, since a piece may have several bytes.
    const body = JSON.stringify(holding(path, piece.repeat(Math.floor(length / Buffer.byteLength(piece)))));
    const answer = await fetch(`${address}${url}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body,
      signal: AbortSignal.timeout(HANG_UP_MS),
    }).catch(() => null);
    await answer?.text();
    onAnswer(answer?.status ?? 0);
  });
}

async function bombs(
  address: string,
  token: string,
  rounds: number,
  onAnswer: (status: number) => void,
): Promise<void> {
  const pictures = Object.values(imageBombs());
  await inTurn(pictures.length * rounds, 4, async (index) => {
    const data = pictures[index % pictures.length]!.toString("base64");
    const answer = await fetch(`${address}/api/company/logo`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(HANG_UP_MS),
    }).catch(() => null);
    await answer?.text();
    onAnswer(answer?.status ?? 0);
  });
}

function message(index: number): [string, object] {
  return index % 2 === 0
    ? ["/auth/v1/otp", { phone: `+336${String(10_000_000 + index)}` }]
    : ["/auth/v1/recover", { email: index === 1 ? "claire@example.org" : "mallory@example.org" }];
}

function watch({ server, token }: Worker): { stop: () => Promise<Pick<BurstReport, "listMs" | "listStatuses">> } {
  const watcher = new Thread(new URL("./watch-list.ts", import.meta.url), {
    workerData: { address: server.address, token },
  });
  return {
    stop: async () => {
      watcher.postMessage("over");
      const [looks] = (await once(watcher, "message")) as [{ ms: number; status: number }[]];
      return { listMs: looks.map(({ ms }) => ms), listStatuses: new Set(looks.map(({ status }) => status)) };
    },
  };
}

async function publicPdf({ server, token }: Worker): Promise<string> {
  const { project } = (await post(
    server.address,
    "/api/projects",
    { name: "Chantier", start_date: "2026-12-01", client_info: { company: "Roux" } },
    token,
  )) as { project: { id: string } };
  await post(server.address, `/api/projects/${project.id}/tasks`, { title: "Pose", estimate_h: 2 }, token);
  await fetch(`${server.address}/api/projects/${project.id}/estimation`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ hours: 2, rate: 50 }),
  });
  const { url } = (await post(server.address, `/api/projects/${project.id}/quote`, {}, token)) as { url: string };
  await (await fetch(`${server.address}${url}`)).arrayBuffer();
  return url;
}

async function post(address: string, path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

async function statusOf(address: string, path: string, body: object): Promise<number> {
  const answer = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(HANG_UP_MS),
  }).catch(() => null);
  await answer?.text();
  return answer?.status ?? 0;
}

function silentReader(address: string, path: string): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on("error", () => {});
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  return socket;
}

async function stalledServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on("error", () => {})));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

async function inTurn(count: number, atOnce: number, work: (index: number) => Promise<void>): Promise<void> {
  let nextIndex = 0;
  const takeWork = async () => {
    while (nextIndex < count) await work(nextIndex++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, takeWork));
}
