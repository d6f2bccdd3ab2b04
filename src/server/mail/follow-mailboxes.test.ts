import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { followMailboxes } from "./follow-mailboxes.ts";

const PACE = { leaseSeconds: 1.5, renewMs: 300, everythingMs: 60_000 };

let app: TestApp;
let servers: MailServers;
let person: Person;
let followers: { stopping: AbortController; end: Promise<void> }[] = [];
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());
beforeEach(async () => {
  servers = await mailServers();
  person = await app.signUp();
});
afterEach(async () => {
  await Promise.all(followers.map(stop));
  followers = [];
  await servers.close();
  await app.database.owner.query("delete from mailbox");
});

/** A server of the product begins to follow mailboxes. */
function follow() {
  const stopping = new AbortController();
  const follower = { stopping, end: followMailboxes(app.deps, stopping.signal, { lookMs: 50, pace: PACE }) };
  followers.push(follower);
  return follower;
}

async function stop({ stopping, end }: (typeof followers)[number]): Promise<void> {
  stopping.abort();
  await end;
}

type MailRow = { subject: string; thread_key: string; is_seen: boolean; path: string };

async function listMails(): Promise<MailRow[]> {
  const { rows } = await app.database.owner.query<MailRow>(
    `select m.subject, m.thread_key, m.is_seen, f.path from mail_message m
      join mail_folder f on f.company_id = m.company_id and f.id = m.folder_id order by m.received_at, m.id`,
  );
  return rows;
}

const subjects = async () => (await listMails()).map(({ subject }) => subject);
const readMailbox = async () => (await acceptedCall(person, "GET", "/api/mailboxes")).mailboxes[0];
const loginCount = () => servers.imap.state.commands.filter((command) => command === "AUTHENTICATE").length;

test("the heads of the mails that are there are kept", async () => {
  servers.imap.deliver("INBOX", { subject: "Un" }, { subject: "Deux" });
  servers.imap.deliver("Sent", { subject: "Trois" });
  await connectMailbox(person, servers);
  follow();
  await expect.poll(async () => (await subjects()).toSorted()).toEqual(["Deux", "Trois", "Un"]);
  await expect.poll(async () => (await readMailbox()).read_percent).toBe(100);
});

test("a mail that arrives is kept while its folder is watched", async () => {
  await connectMailbox(person, servers);
  follow();
  await expect.poll(() => servers.imap.state.commands.includes("IDLE")).toBe(true);
  servers.imap.deliver("INBOX", { subject: "Vite" });
  await expect.poll(subjects).toEqual(["Vite"]);
});

test("a mail that is read elsewhere is read here", async () => {
  servers.imap.deliver("INBOX", { subject: "Un" });
  await connectMailbox(person, servers);
  follow();
  await expect.poll(subjects).toEqual(["Un"]);
  await expect.poll(() => servers.imap.state.commands.includes("IDLE")).toBe(true);
  servers.imap.mark("INBOX", 1, "\\Seen");
  await expect.poll(async () => (await listMails())[0]?.is_seen).toBe(true);
});

test("a mail that leaves the server leaves us", async () => {
  servers.imap.deliver("INBOX", { subject: "Un" }, { subject: "Deux" });
  await connectMailbox(person, servers);
  follow();
  await expect.poll(() => servers.imap.state.commands.includes("IDLE")).toBe(true);
  servers.imap.remove("INBOX", 1);
  await expect.poll(subjects).toEqual(["Deux"]);
});

test("a conversation is one whatever the order in which its mails are read", async () => {
  servers.imap.deliver("INBOX", { messageId: "<1@x.example>", subject: "Devis" });
  // In another folder, which is read later.
  servers.imap.deliver("Sent", { messageId: "<2@x.example>", inReplyTo: "<1@x.example>", subject: "Re: Devis" });
  servers.imap.deliver("INBOX", { messageId: "<3@x.example>", inReplyTo: "<2@x.example>", subject: "Re: Devis" });
  await connectMailbox(person, servers);
  follow();
  await expect
    .poll(async () => (await listMails()).map((mail) => mail.thread_key))
    .toEqual(["1@x.example", "1@x.example", "1@x.example"]);
});

test("new numbers of a server list no mail twice", async () => {
  servers.imap.deliver("INBOX", { subject: "Un" }, { subject: "Deux" }, { subject: "Trois" });
  await connectMailbox(person, servers);
  const first = follow();
  await expect.poll(async () => (await readMailbox()).read_percent).toBe(100);
  await stop(first);
  servers.imap.remove("INBOX", 1);
  servers.imap.renumber("INBOX");
  follow();
  await expect.poll(subjects).toEqual(["Deux", "Trois"]);
});

test("two mails with one ID are one conversation of two mails", async () => {
  servers.imap.deliver("INBOX", { messageId: "<1@x.example>" }, { messageId: "<1@x.example>", subject: "Autre" });
  await connectMailbox(person, servers);
  follow();
  await expect.poll(async () => (await subjects()).length).toBe(2);
  const { threads } = await acceptedCall(person, "GET", "/api/mails");
  expect(threads.map((thread: { mail_count: number }) => thread.mail_count)).toEqual([2]);
});

test("a mail is listed by the clock of its server, whatever its sender's says", async () => {
  servers.imap.deliver("INBOX", { subject: "D'avant-hier", date: "Fri, 01 Jan 2100 00:00:00 +0000" });
  servers.imap.deliver("INBOX", { subject: "D'hier", date: "Thu, 01 Jan 1970 00:00:00 +0000" });
  await connectMailbox(person, servers);
  follow();
  await expect.poll(subjects).toEqual(["D'avant-hier", "D'hier"]);
});

test("a server whose clock is years ahead keeps no mail above those that come", async () => {
  servers.imap.deliver("INBOX", { subject: "Du futur", receivedAt: new Date("2099-01-01T00:00:00Z") });
  await connectMailbox(person, servers);
  follow();
  await expect.poll(subjects).toEqual(["Du futur"]);
  servers.imap.deliver("INBOX", { subject: "Maintenant", receivedAt: new Date(Date.now() + 1_000) });
  await expect.poll(subjects).toEqual(["Du futur", "Maintenant"]);
});

test("two servers keep no mail twice", async () => {
  await connectMailbox(person, servers);
  follow();
  follow();
  await expect.poll(() => servers.imap.state.commands.includes("IDLE")).toBe(true);
  for (let index = 0; index < 5; index++) servers.imap.deliver("INBOX", { subject: `Mail ${index}` });
  await expect.poll(async () => (await subjects()).length).toBe(5);
  expect(servers.imap.state.sessions.size).toBe(1);
});

test("a server that stops leaves the mailbox to the other one", async () => {
  await connectMailbox(person, servers);
  const first = follow();
  await expect.poll(() => servers.imap.state.commands.includes("IDLE")).toBe(true);
  follow();
  await stop(first);
  servers.imap.deliver("INBOX", { subject: "Après" });
  await expect.poll(subjects).toEqual(["Après"]);
});

test("the mailbox of a server that died is followed by another once its lease is over", async () => {
  const id = await connectMailbox(person, servers);
  await app.database.owner.query(
    "update mailbox set lease_holder = $1, lease_until = now() + interval '1 second' where id = $2",
    [app.deps.ids(), id],
  );
  servers.imap.deliver("INBOX", { subject: "Repris" });
  follow();
  await sleep(200);
  expect(await subjects()).toEqual([]);
  await expect.poll(subjects).toEqual(["Repris"]);
});

test("a connection that breaks is opened again", async () => {
  await connectMailbox(person, servers);
  follow();
  await expect.poll(() => servers.imap.state.commands.includes("IDLE")).toBe(true);
  servers.imap.dropAll();
  servers.imap.deliver("INBOX", { subject: "Revenu" });
  await expect.poll(subjects).toEqual(["Revenu"]);
  expect((await readMailbox()).problem).toBeNull();
});

test("a password that is refused after weeks is tried once", async () => {
  servers.imap.deliver("INBOX", { subject: "Gardé" });
  await connectMailbox(person, servers);
  const first = follow();
  await expect.poll(subjects).toEqual(["Gardé"]);
  await stop(first);
  servers.imap.state.login.password = "nouveau";
  const earlierCount = loginCount();
  follow();
  await expect.poll(async () => (await readMailbox()).state).toBe("reconnect");
  await sleep(500);
  expect([loginCount() - earlierCount, await subjects()]).toEqual([1, ["Gardé"]]);
});

test("a mailbox that is erased is not followed any more", async () => {
  const id = await connectMailbox(person, servers);
  follow();
  await expect.poll(() => servers.imap.state.commands.includes("IDLE")).toBe(true);
  await acceptedCall(person, "DELETE", `/api/mailboxes/${id}`);
  await expect.poll(() => servers.imap.state.sessions.size).toBe(0);
  expect(await listMails()).toEqual([]);
});

test("an erased mailbox takes its mails along", async () => {
  servers.imap.deliver("INBOX", { subject: "Effacé" });
  const id = await connectMailbox(person, servers);
  const follower = follow();
  await expect.poll(subjects).toEqual(["Effacé"]);
  await stop(follower);
  await acceptedCall(person, "DELETE", `/api/mailboxes/${id}`);
  const { rows } = await app.database.owner.query("select id from mail_folder");
  expect([rows, await listMails()]).toEqual([[], []]);
});
