import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { ALL_CONFIRMED } from "./confirmed-doubts.ts";
import { READY_SELLER } from "./ready-seller.ts";
import type { RunningServer } from "./running-server.ts";
import { embeddedDatabase, ready } from "./running-server.ts";

/** What is killed: the server's process, the database's, or both at once. */
export type Victim = "server" | "database" | "both";

/** A user who works while processes are killed, with everything acknowledged to them over all rounds. */
export type Worker = {
  server: RunningServer;
  token: string;
  acknowledged: Map<string, { id: string; invoice: string | null }>;
  intents: number;
};

/** The result of a round. Every list of faults is empty when the product keeps its promises. */
export type RoundReport = {
  victim: Victim;
  writes: number;
  /** Calls that got no answer, or 503, and were tried again. */
  retries: number;
  /** Answers that were neither a success nor 503. */
  unexpected: string[];
  /** Acknowledged projects or invoices that are missing or changed. */
  lost: string[];
  /** Names of projects that exist twice: a retry was done twice. */
  twice: string[];
  /** Numbers of the series as stored, in order. */
  numbers: number[];
  /** Milliseconds from the kill to the next ready answer. */
  backMs: number;
};

const WRITERS = 4;
const CUSTOMER = {
  company: "Menuiserie Roux",
  first_name: "Claire",
  last_name: "Roux",
  email: "claire@roux.fr",
  siren: "552100554",
  address: { line1: "8 quai des Bois", postal_code: "38000", city: "Grenoble" },
};
const COMPANY = { ...READY_SELLER, iban: "FR7630006000011234567890189" };

/** Signs up, and completes the company so that it may issue invoices. */
export async function hire(server: RunningServer, email = "claire@example.org"): Promise<Worker> {
  const answer = await fetch(`${server.address}/auth/v1/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "un bon mot de passe" }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const worker: Worker = { server, token, acknowledged: new Map(), intents: 0 };
  const saveAnswer = await call(worker, "PATCH", "/api/company", COMPANY);
  if (saveAnswer.status !== 200) throw new Error(`company refused: ${saveAnswer.status}`);
  return worker;
}

/**
 * One round. Several writers create projects and issue invoices, and try each call again with its key until it is
 * answered. Processes are killed after `afterMs`. Once the server is back, what was acknowledged is compared with what
 * is stored.
 */
export async function killRound(worker: Worker, victim: Victim, afterMs: number): Promise<RoundReport> {
  const { server } = worker;
  const round = { writes: 0, retries: 0, unexpected: [] as string[], isStopped: false };
  const writers = Array.from({ length: WRITERS }, () => writeUntilStopped(worker, round));
  await sleep(afterMs);
  const killedAt = Date.now();
  if (victim !== "server") server.killDatabase();
  if (victim !== "database") {
    await server.killServer();
    await server.start();
  }
  await ready(server.address);
  const backMs = Date.now() - killedAt;
  await sleep(300);
  round.isStopped = true;
  await Promise.all(writers);
  const { isStopped: _, ...counts } = round;
  return { victim, ...counts, ...(await compare(worker)), backMs };
}

/** How many issued invoices have no stored PDF. 0 once the jobs have continued after the kills, within 20 s. */
export async function invoicesWithoutPdf({ server }: Worker): Promise<number> {
  const admin = new Client(embeddedDatabase(server.dataDir));
  await admin.connect();
  try {
    for (const deadline = Date.now() + 20_000; ; await sleep(200)) {
      const { rows } = await admin.query<{ count: number }>(
        `select count(*)::int as count from document d where kind = 'invoice'
        and not exists (select from document_file where document_id = d.id and format = 'pdf')`,
      );
      if (rows[0]!.count === 0 || Date.now() > deadline) return rows[0]!.count;
    }
  } finally {
    await admin.end();
  }
}

/** The counts of a round while it runs. Its writers end once `isStopped` is true. */
export type Round = { writes: number; retries: number; unexpected: string[]; isStopped: boolean };

/** Creates projects and issues an invoice in each, one after the other, until the round is stopped. */
export async function writeUntilStopped(worker: Worker, round: Round): Promise<void> {
  while (!round.isStopped) {
    const name = `Chantier ${++worker.intents}`;
    const creation = await insist(worker, round, `${name}-a`, "/api/projects", {
      name,
      start_date: "2026-12-01",
      client_info: CUSTOMER,
    });
    const { project } = creation as { project: { id: string } };
    worker.acknowledged.set(name, { id: project.id, invoice: null });
    await insist(worker, round, "", `/api/projects/${project.id}/estimation`, { hours: 7.5, rate: 45 });
    const invoice = (await insist(
      worker,
      round,
      `${name}-b`,
      `/api/projects/${project.id}/invoice`,
      ALL_CONFIRMED,
    )) as {
      number: string;
    };
    worker.acknowledged.set(name, { id: project.id, invoice: invoice.number });
  }
}

// A key makes a POST safe to try again. The estimation is a PATCH, which is safe without a key.
async function insist(worker: Worker, round: Round, key: string, path: string, body: object): Promise<unknown> {
  const headers: Record<string, string> = key === "" ? {} : { "idempotency-key": `intent-${key.replace(" ", "-")}` };
  let last = "no answer";
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    const answer = await call(worker, key === "" ? "PATCH" : "POST", path, body, headers).catch(
      (error: Error) => void (last = error.message),
    );
    if (answer?.status === 200) {
      round.writes++;
      return answer.json;
    }
    if (answer && answer.status !== 503)
      round.unexpected.push(`${answer.status} ${path} ${JSON.stringify(answer.json)}`);
    if (answer) last = JSON.stringify(answer);
    round.retries++;
    await sleep(20);
  }
  throw new Error(`no answer in time for ${path}: ${last}`);
}

async function compare(worker: Worker) {
  const invoices = await everyInvoice(worker);
  const projects = await everyRow<{ id: string; name: string; invoice: { number: string } | null }>(
    worker,
    "/api/projects",
    "projects",
  );
  const lostNames = [...worker.acknowledged].filter(([name, facts]) => {
    const project = projects.find((project) => project.id === facts.id);
    const isInvoiceLost =
      facts.invoice !== null &&
      (project?.invoice?.number !== facts.invoice || !invoices.some((invoice) => invoice.number === facts.invoice));
    return project?.name !== name || isInvoiceLost;
  });
  const names = projects.map((project) => project.name);
  const numbers = invoices.map((invoice) => Number(invoice.number.split("-")[1])).sort((a, b) => a - b);
  return {
    lost: lostNames.map(([name]) => name),
    twice: names.filter((name, index) => names.indexOf(name) !== index),
    numbers,
  };
}

function everyInvoice(worker: Worker) {
  return everyRow<{ number: string }>(worker, "/api/documents?kind=invoice", "documents");
}

async function everyRow<Row>(worker: Worker, path: string, key: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const address: string =
      `${path}${path.includes("?") ? "&" : "?"}limit=100` + (cursor && `&cursor=${encodeURIComponent(cursor)}`);
    const { status, json } = await call(worker, "GET", address);
    if (status !== 200) throw new Error(`${status} for ${address}`);
    const answer = json as Record<string, unknown>;
    rows.push(...(answer[key] as Row[]));
    cursor = answer.next_cursor as string | null;
  }
  return rows;
}

async function call(
  { server, token }: Worker,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; json: unknown }> {
  const answer = await fetch(`${server.address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  return { status: answer.status, json: await answer.json() };
}
