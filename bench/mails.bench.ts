import { hire } from "#test/kill-round.ts";
import { seedMails } from "#test/mail/seed-mails.ts";
import { embeddedDatabase, startServer } from "#test/running-server.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { callAs } from "./calls.ts";
import { hold, percentile, say } from "./measure.ts";
import { cpuOf, partsOf } from "./server-parts.ts";

// Method: one mailbox of 100,000 mails, two conversations of three with one mail. One client calls each list in turn,
// after a warm-up, by real HTTP on this machine. Held: processor time of the server and of PostgreSQL together, a call,
// and the time within which 95 of 100 calls are answered, in the quietest of three rounds: other work of the machine
// makes the others longer.
const MAILS = 100_000;
const ROUNDS = 3;
const CALLS = 20;
const LIMIT_MS = 50;
const WORDS = ["toiture", "carrelage", "chaudière", "fenêtre", "peinture", "escalier", "terrasse"];
/** A word of one mail in a hundred thousand, the oldest one. */
const RARE = "introuvable";

type Threads = { threads: unknown[]; next_cursor: string | null };

const dataDir = mkdtempSync(join(tmpdir(), "etabli-mails-"));
const server = await startServer(dataDir);
const database = new Client(embeddedDatabase(dataDir));
await database.connect();
const worker = await hire(server);
const { company } = await callAs<{ company: { id: string } }>(worker, "GET", "/api/company");
const began = performance.now();
await seedMails(database, company.id, { count: MAILS, words: WORDS });
await database.query("update mail_message set search_text = search_text || $1 where uid = $2", [` ${RARE}`, MAILS]);
await database.query("vacuum analyze");
say(`filled: ${MAILS} mails`, `${((performance.now() - began) / 1000).toFixed(0)} s`);

const list = (query: string) => callAs<Threads>(worker, "GET", `/api/mails?limit=50${query}`);
await holdList("first page", "");
await holdList("a page after ten thousand conversations", `&cursor=${await cursorAfter(50)}`);
await holdList("unread", "&unread=yes");
await holdList("with a file", "&files=yes");
await holdList("search: common word", "&q=toiture");
await holdList("search: rare name", "&q=roux+976");
await holdList("search: the oldest mail", `&q=${RARE}`);
await holdList("search: one letter wrong", "&q=toitrue");
await holdList("search: nothing", "&q=zzzzz1");
await database.end();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

async function holdList(name: string, query: string): Promise<void> {
  await list(query);
  const cpuBeforeMs = cpuOfAll();
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await timeRound(query));
  const cpuMs = (cpuOfAll() - cpuBeforeMs) / (ROUNDS * CALLS);
  hold(`${name}: processor time`, cpuMs, LIMIT_MS, "at most", " ms");
  hold(`${name}: 95 of 100 answers`, Math.min(...rounds), LIMIT_MS, "at most", " ms");
}

/** The time within which 95 of 100 calls are answered. */
async function timeRound(query: string): Promise<number> {
  const wallMs: number[] = [];
  for (let turn = 0; turn < CALLS; turn++) {
    const start = performance.now();
    await list(query);
    wallMs.push(performance.now() - start);
  }
  return percentile(wallMs, 0.95);
}

/** Processor time of the server and of PostgreSQL: one that works for the other counts. */
function cpuOfAll(): number {
  const { main, postgres } = partsOf(server);
  return cpuOf([...main, ...postgres]);
}

/** The place after so many pages of two hundred. */
async function cursorAfter(pages: number): Promise<string> {
  let cursor: string | null = null;
  for (let page = 0; page < pages; page++) {
    const from: string = cursor === null ? "" : `&cursor=${cursor}`;
    cursor = (await callAs<Threads>(worker, "GET", `/api/mails?limit=200${from}`)).next_cursor;
  }
  return cursor ?? "";
}
