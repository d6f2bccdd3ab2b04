import { hire } from "#test/kill-round.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { mailServers, typedMailbox } from "#test/mail/connected-mailbox.ts";
import { embeddedDatabase, startServer } from "#test/running-server.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { callAs } from "./calls.ts";
import { hold, say } from "./measure.ts";
import { cpuOf, memoryMbOf, partsOf } from "./server-parts.ts";

// Method. The product runs as its own process, the servers of the mailboxes in this one. One mailbox of 10,000 mails is
// connected and read whole, then another one of 100,000. The most memory that the server's process has while it reads
// the last half of the second one is compared with the most that it has while it reads the first half: what grows with
// the mails that were read would show there. Before, ten mailboxes without mails wait for theirs: their processor time
// in the server and in PostgreSQL is compared with that of the same server without any. At the end, mails arrive one by
// one in the first mailbox, and the list is asked for until it shows them.
const FIRST_MAILS = 10_000;
const ALL_MAILS = 100_000;
/** So many mails are put into a mailbox at once. */
const HEAP = 5_000;
const MAILBOXES = 10;
const REST_MS = 10_000;
const WATCH_MS = 30_000;
const MOST_MS_A_MAIL = 2;
const MOST_GROWTH = 1.3;
const MOST_IDLE_MS_A_SECOND = 5;
const NEWS = 9;
const MOST_NEWS_MS = 3_000;

const dataDir = mkdtempSync(join(tmpdir(), "etabli-mail-sync-"));
const server = await startServer(dataDir, { MAILBOX_ADDRESSES: "private" });
const database = new Client(embeddedDatabase(dataDir));
await database.connect();
const worker = await hire(server);
const openServers: MailServers[] = [];

await sleep(REST_MS);
const idleMs = await cpuOfASecond();
for (let turn = 0; turn < MAILBOXES; turn++) await connect(`boite${turn}@etabli.example`, 0);
await sleep(REST_MS);
const idleWithMailboxesMs = await cpuOfASecond();
say("idle: processor time a second without mailboxes", `${idleMs.toFixed(1)} ms`);
hold(
  `idle: what ${MAILBOXES} mailboxes add to it`,
  idleWithMailboxesMs - idleMs,
  MOST_IDLE_MS_A_SECOND,
  "at most",
  " ms",
);

const cpuBeforeMs = cpuOfAll();
const began = performance.now();
const firstMailbox = await connect("jean@etabli.example", FIRST_MAILS);
await untilKept(FIRST_MAILS);
say(`${FIRST_MAILS} mails synchronised`, `${((performance.now() - began) / 1000).toFixed(1)} s`);
hold("processor time of one mail", (cpuOfAll() - cpuBeforeMs) / FIRST_MAILS, MOST_MS_A_MAIL, "at most", " ms");
await connect("autre@etabli.example", ALL_MAILS);
const firstHalfMb = await mostMemoryUntil(FIRST_MAILS + ALL_MAILS / 2);
const lastHalfMb = await mostMemoryUntil(FIRST_MAILS + ALL_MAILS);
say("most memory of the server in each half (MB)", `${firstHalfMb.toFixed(0)}, then ${lastHalfMb.toFixed(0)}`);
hold("memory in the second half, against the first", lastHalfMb / firstHalfMb, MOST_GROWTH);
await sleep(REST_MS);
const newsMs: number[] = [];
for (let turn = 0; turn < NEWS; turn++) newsMs.push(await untilListed(firstMailbox, `Urgent ${turn}`));
hold("a new mail is listed: the slowest", Math.max(...newsMs), MOST_NEWS_MS, "at most", " ms");
await database.end();
await server.stop();
await Promise.all(openServers.map((servers) => servers.close()));
rmSync(dataDir, { recursive: true, force: true });

async function connect(username: string, count: number): Promise<MailServers> {
  const servers = await mailServers();
  openServers.push(servers);
  servers.imap.state.login = { username, password: "secret" };
  servers.smtp.state.login = servers.imap.state.login;
  for (let first = 0; first < count; first += HEAP) servers.imap.deliver("INBOX", ...mailsFrom(first, HEAP));
  await callAs(worker, "POST", "/api/mailboxes", typedMailbox(servers));
  return servers;
}

function mailsFrom(first: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    from: `Client ${(first + index) % 977} <client${(first + index) % 977}@roux.example>`,
    subject: `Devis ${first + index}`,
    messageId: `<${first + index}@roux.example>`,
  }));
}

async function untilKept(count: number): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ count: number }>("select count(*)::int as count from mail_message");
    if ((rows[0]?.count ?? 0) >= count) return;
    await sleep(250);
  }
}

/** How long it takes from the arrival of a mail at its server until the list has it. */
async function untilListed({ imap }: MailServers, subject: string): Promise<number> {
  const start = performance.now();
  imap.deliver("INBOX", { subject, receivedAt: new Date() });
  for (;;) {
    const list = await callAs<{ threads: { subject: string }[] }>(worker, "GET", "/api/mails?limit=1");
    if (list.threads[0]?.subject === subject) return performance.now() - start;
    await sleep(50);
  }
}

/** The most memory of the server's process, in MB, until so many mails are kept. */
async function mostMemoryUntil(count: number): Promise<number> {
  let mostMb = 0;
  const reading = untilKept(count).then(() => true);
  do mostMb = Math.max(mostMb, memoryMbOf(partsOf(server).main));
  while (!(await Promise.race([reading, sleep(500).then(() => false)])));
  return mostMb;
}

async function cpuOfASecond(): Promise<number> {
  const startMs = cpuOfAll();
  await sleep(WATCH_MS);
  return ((cpuOfAll() - startMs) * 1000) / WATCH_MS;
}

/** Processor time of the server and of PostgreSQL: one that works for the other counts. */
function cpuOfAll(): number {
  const { main, postgres } = partsOf(server);
  return cpuOf([...main, ...postgres]);
}
