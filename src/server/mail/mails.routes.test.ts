import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { followMailboxes } from "./follow-mailboxes.ts";

const PACE = { leaseSeconds: 1.5, renewMs: 300, everythingMs: 60_000 };

let app: TestApp;
let servers: MailServers;
let person: Person;
let follower: { stopping: AbortController; end: Promise<void> } | null = null;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());
beforeEach(async () => {
  servers = await mailServers();
  person = await app.signUp();
});
afterEach(async () => {
  follower?.stopping.abort();
  await follower?.end;
  follower = null;
  await servers.close();
  await app.database.owner.query("delete from mailbox");
});

const list = async (query = "", whose = person) => acceptedCall(whose, "GET", `/api/mails${query}`);
type Thread = { id: string; subject: string; mail_count: number; unread_count: number };
const subjects = async (query = "") => (await list(query)).threads.map(({ subject }: Thread) => subject);

/** Connects the mailbox and reads it until its inbox shows so many conversations. */
async function readMailbox(threadCount: number, more: object = {}): Promise<Thread[]> {
  await connectMailbox(person, servers, more);
  const stopping = new AbortController();
  follower = { stopping, end: followMailboxes(app.deps, stopping.signal, { lookMs: 50, pace: PACE }) };
  await expect.poll(async () => (await list()).threads.length).toBe(threadCount);
  return (await list()).threads;
}

const first = async () => (await readMailbox(1))[0]?.id ?? "";

test("without a mailbox there is no mail", async () => {
  expect(await list()).toEqual({ threads: [], next_cursor: null });
});

test("conversations are listed by their newest mail", async () => {
  servers.imap.deliver("INBOX", { subject: "Devis", messageId: "<1@roux>" }, { subject: "Autre" });
  servers.imap.deliver("INBOX", { subject: "Re: Devis", messageId: "<2@roux>", inReplyTo: "<1@roux>" });
  const threads = await readMailbox(2);
  expect(threads).toMatchObject([
    { subject: "Re: Devis", mail_count: 2, unread_count: 2 },
    { subject: "Autre", mail_count: 1 },
  ]);
});

test("conversations come by pages without repeating one", async () => {
  servers.imap.deliver("INBOX", { subject: "Un" }, { subject: "Deux" }, { subject: "Trois" });
  await readMailbox(3);
  const { next_cursor } = await list("?limit=2");
  expect([await subjects("?limit=2"), await subjects(`?limit=2&cursor=${next_cursor}`)]).toEqual([
    ["Trois", "Deux"],
    ["Un"],
  ]);
});

test("only conversations with an unread mail are listed on demand", async () => {
  servers.imap.deliver("INBOX", { subject: "Lu", flags: ["\\Seen"] }, { subject: "Non lu" });
  await readMailbox(2);
  expect(await subjects("?unread=yes")).toEqual(["Non lu"]);
});

test("a conversation holds the mails of every folder, oldest first", async () => {
  servers.imap.deliver("INBOX", { subject: "Devis", messageId: "<1@roux>" });
  servers.imap.deliver("Sent", { subject: "Re: Devis", messageId: "<2@moi>", inReplyTo: "<1@roux>" });
  const id = await first();
  const read = async () => (await acceptedCall(person, "GET", `/api/mails/${id}`)).mails;
  await expect.poll(async () => (await read()).length).toBe(2);
  expect((await read()).map(({ is_sent }: { is_sent: boolean }) => is_sent).toSorted()).toEqual([false, true]);
});

test("a body is read from its server, safe to show", async () => {
  const head = "From: claire@roux.example\nSubject: Devis\nContent-Type: text/html";
  servers.imap.deliver("INBOX", { raw: `${head}\n\n<p>Bonjour</p><script>alert(1)</script>` });
  const body = await acceptedCall(person, "GET", `/api/mail-bodies/${await first()}`);
  expect(body).toMatchObject({ text: "Bonjour", html: "<p>Bonjour</p>", files: [], problems: [] });
});

test("a body names the files of its mail", async () => {
  servers.imap.deliver("INBOX", { attachments: [{ name: "plan.pdf", type: "application/pdf", content: "%PDF" }] });
  const { files } = await acceptedCall(person, "GET", `/api/mail-bodies/${await first()}`);
  expect(files).toEqual([{ place: 0, name: "plan.pdf", kind: "pdf", size_bytes: 4, is_shown: false }]);
});

test("a body whose server is away is refused with the reason", async () => {
  servers.imap.deliver("INBOX", { subject: "Devis" });
  const id = await first();
  follower?.stopping.abort();
  await follower?.end;
  await servers.imap.close();
  const refusal = await person.call("GET", `/api/mail-bodies/${id}`);
  expect([refusal.status, refusal.json.error]).toEqual([503, expect.stringContaining("ne répond pas")]);
});

test("a mail that is marked is marked on its server", async () => {
  servers.imap.deliver("INBOX", { subject: "Devis" });
  const id = await first();
  await acceptedCall(person, "PATCH", `/api/mails/${id}`, { is_seen: true, is_flagged: true });
  const flags = servers.imap.state.folders.find(({ path }) => path === "INBOX")?.mails[0]?.flags;
  expect([...(flags ?? [])].toSorted()).toEqual(["\\Flagged", "\\Seen"]);
  expect((await list()).threads).toMatchObject([{ unread_count: 0, is_flagged: true }]);
});

test("a mail that is archived leaves the inbox here and on its server", async () => {
  servers.imap.deliver("INBOX", { subject: "Devis" });
  const id = await first();
  await acceptedCall(person, "POST", `/api/mails/${id}/archive`);
  expect(await subjects()).toEqual([]);
  expect(servers.imap.state.folders.find(({ path }) => path === "INBOX")?.mails).toEqual([]);
});

test("a mailbox without an archive says so", async () => {
  servers.imap.deliver("INBOX", { subject: "Devis" });
  servers.imap.state.folders = servers.imap.state.folders.filter(({ use }) => use !== "\\Archive");
  const { json } = await person.call("POST", `/api/mails/${await first()}/archive`);
  expect(json.code).toBe("no_archive");
});

test("the mails of a colleague's own mailbox are unknown", async () => {
  servers.imap.deliver("INBOX", { subject: "Devis" });
  const id = await first();
  const colleague = await join(app, person, "colleague@example.org", "manager");
  const calls = await Promise.all(
    ["mails", "mail-bodies"].map(async (noun) => (await colleague.call("GET", `/api/${noun}/${id}`)).status),
  );
  expect([...calls, (await list("", colleague)).threads]).toEqual([404, 404, []]);
});
