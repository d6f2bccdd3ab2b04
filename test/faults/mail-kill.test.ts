import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { hire } from "../kill-round.ts";
import type { MailServers } from "../mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "../mail/connected-mailbox.ts";
import type { RunningServer } from "../running-server.ts";
import { embeddedDatabase, startServer } from "../running-server.ts";
import type { Person } from "../test-app.ts";

// The server's process is killed while it sends a mail, as by a power cut, and started again.

const dataDir = mkdtempSync(join(tmpdir(), "etabli-mail-kill-"));
const WAIT = { timeout: 60_000, interval: 100 };
let server: RunningServer;
let person: Person;
let servers: MailServers;
beforeAll(async () => {
  server = await startServer(dataDir, { MAILBOX_ADDRESSES: "private" });
  person = personOf((await hire(server)).token);
}, 120_000);
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => void (servers = await mailServers()));
afterEach(async () => {
  await inDatabase("delete from mailbox");
  await servers.close();
});

function personOf(token: string): Person {
  return {
    email: "claire@example.org",
    token,
    call: async (method, url, body) => {
      const response = await fetch(`${server.address}${url}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, json: await response.json() };
    },
  };
}

async function inDatabase(statement: string): Promise<void> {
  const admin = new Client(embeddedDatabase(dataDir));
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** Writes a mail and lets it leave at once. Answers its ID. */
async function sendMail(): Promise<string> {
  await connectMailbox(person, servers);
  const { draft } = await acceptedCall(person, "POST", "/api/mail-drafts", { kind: "new" });
  const words = { to: "claire@roux.example", cc: "", subject: "Devis", text: "Bonjour", quote: "", files: [] };
  const saveAnswer = await acceptedCall(person, "PUT", `/api/mail-drafts/${draft.id}`, {
    revision: draft.revision,
    ...words,
  });
  await acceptedCall(person, "POST", `/api/mail-drafts/${draft.id}/send`, { revision: saveAnswer.draft.revision });
  await inDatabase("update mail_draft set send_at = now() where state = 'queued'");
  await inDatabase("update jobs._private_jobs set run_at = now()");
  return draft.id;
}

// The attempt of a dead process belongs to it for minutes: they are over.
async function killAndStart(): Promise<void> {
  await inDatabase("update mail_draft set attempt_until = now() where attempt_until is not null");
  await server.killServer();
  servers.smtp.state.silentAt = null;
  servers.imap.state.silentAt = null;
  await server.start();
}

const stateOf = async (id: string) => (await acceptedCall(person, "GET", `/api/mail-drafts/${id}`)).draft.state;
const sentCopies = () => servers.imap.state.folders.find(({ path }) => path === "Sent")?.mails.length;

test("a mail whose process dies before its first byte leaves once", { timeout: 120_000 }, async () => {
  servers.smtp.state.silentAt = "DATA";
  const id = await sendMail();
  await expect.poll(() => servers.smtp.state.lines, WAIT).toContain("DATA");
  await killAndStart();
  await expect.poll(() => stateOf(id), WAIT).toBe("sent");
  await expect.poll(sentCopies, WAIT).toBe(1);
  expect(servers.smtp.state.mails).toHaveLength(1);
});

test(
  "a mail whose process dies before the answer to its last byte is said in doubt",
  { timeout: 120_000 },
  async () => {
    servers.smtp.state.silentAt = ".";
    const id = await sendMail();
    await expect.poll(() => servers.smtp.state.mails.length, WAIT).toBe(1);
    await killAndStart();
    await expect.poll(() => stateOf(id), WAIT).toBe("unsure");
    expect(servers.smtp.state.mails).toHaveLength(1);
  },
);

test("a mail whose process dies before its copy is kept leaves once with its copy", { timeout: 120_000 }, async () => {
  servers.imap.state.silentAt = "APPEND";
  const id = await sendMail();
  await expect.poll(() => servers.imap.state.commands.some((line) => /APPEND/.test(line)), WAIT).toBe(true);
  await killAndStart();
  await expect.poll(sentCopies, WAIT).toBe(1);
  expect([await stateOf(id), servers.smtp.state.mails.length]).toEqual(["sent", 1]);
});
