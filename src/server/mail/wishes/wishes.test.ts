import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { mailServers } from "#test/mail/connected-mailbox.ts";
import type { FollowedMailbox } from "#test/mail/followed-mailbox.ts";
import { followMailbox } from "#test/mail/followed-mailbox.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

// Marks and moves while the server of a mailbox is there, away, or of another opinion.

let app: TestApp;
let servers: MailServers;
let person: Person;
let mailbox: FollowedMailbox | null = null;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());
beforeEach(async () => {
  servers = await mailServers();
  person = await app.signUp();
});
afterEach(async () => {
  await mailbox?.stop();
  mailbox = null;
  await servers.close();
  await app.database.owner.query("delete from mailbox");
});

/** A mailbox with these mails, whose server is away from now on. */
async function leaveAlone(...subjects: string[]): Promise<FollowedMailbox> {
  servers.imap.deliver("INBOX", ...subjects.map((subject, index) => ({ subject, messageId: `<${index}@roux>` })));
  mailbox = await followMailbox(app, person, servers, subjects.length);
  await mailbox.stop();
  servers.imap.state.login.password = "another one";
  return mailbox;
}

/** The server is there again, and reads what was wished. */
async function comeBack(): Promise<void> {
  servers.imap.state.login.password = "secret";
  await mailbox?.start();
}

const idOf = async (subject: string) =>
  (await mailbox?.threads())?.find((thread) => thread.subject === subject)?.id ?? "";
const wishes = async () => acceptedCall(person, "GET", "/api/mails/wishes");
const subjects = async (folder = "inbox") =>
  (await acceptedCall(person, "GET", `/api/mails?folder=${folder}`)).threads.map(
    ({ subject }: { subject: string }) => subject,
  );
const flagsOf = (uid: number) => servers.imap.flagsOf("INBOX", uid);
const flush = () => expect.poll(async () => (await wishes()).waiting_count).toBe(0);

test("a mark shows at once while the server is away", async () => {
  await leaveAlone("Devis");
  await acceptedCall(person, "PATCH", `/api/mails/${await idOf("Devis")}`, { is_seen: true });
  expect(await mailbox?.threads()).toMatchObject([{ unread_count: 0 }]);
  expect(await wishes()).toEqual({ waiting_count: 1, refused: [] });
});

test("a mark reaches the server once it is back", async () => {
  await leaveAlone("Devis");
  await acceptedCall(person, "PATCH", `/api/mails/${await idOf("Devis")}`, { is_seen: true, is_flagged: true });
  expect(flagsOf(1)).toEqual([]);
  await comeBack();
  await flush();
  expect(flagsOf(1).toSorted()).toEqual(["\\Flagged", "\\Seen"]);
});

test("marks are made in the order in which they were wished", async () => {
  await leaveAlone("Devis");
  const id = await idOf("Devis");
  for (const is_seen of [true, false, true, false])
    await acceptedCall(person, "PATCH", `/api/mails/${id}`, { is_seen });
  await comeBack();
  await flush();
  expect([flagsOf(1), await mailbox?.threads()]).toMatchObject([[], [{ unread_count: 1 }]]);
});

test("a mark of another program keeps beside ours, which stays shown", async () => {
  await leaveAlone("Devis");
  await acceptedCall(person, "PATCH", `/api/mails/${await idOf("Devis")}`, { is_seen: true });
  servers.imap.mark("INBOX", 1, "\\Flagged");
  await comeBack();
  await flush();
  expect(flagsOf(1).toSorted()).toEqual(["\\Flagged", "\\Seen"]);
  await expect.poll(() => mailbox?.threads()).toMatchObject([{ unread_count: 0, is_flagged: true }]);
});

test("a mail that is archived leaves the inbox at once while the server is away", async () => {
  await leaveAlone("Devis");
  await acceptedCall(person, "POST", `/api/mails/${await idOf("Devis")}/archive`);
  expect([await subjects(), servers.imap.listUids("INBOX")]).toEqual([[], [1]]);
});

test("a mail that was archived meanwhile stands in the archive of its server", async () => {
  await leaveAlone("Devis", "Autre");
  await acceptedCall(person, "POST", `/api/mails/${await idOf("Devis")}/archive`);
  await comeBack();
  await flush();
  expect([servers.imap.listUids("INBOX"), servers.imap.listUids("Archives")]).toEqual([[2], [1]]);
  expect(await subjects()).toEqual(["Autre"]);
});

test("a mail that is deleted goes to the bin of its server", async () => {
  servers.imap.deliver("INBOX", { subject: "Publicité" });
  mailbox = await followMailbox(app, person, servers, 1);
  await acceptedCall(person, "POST", `/api/mails/${await idOf("Publicité")}/trash`);
  await expect.poll(() => [servers.imap.listUids("INBOX"), servers.imap.listUids("Trash")]).toEqual([[], [1]]);
});

test("a deleted mail is in no conversation while its server is away", async () => {
  await leaveAlone("Publicité");
  const id = await idOf("Publicité");
  await acceptedCall(person, "POST", `/api/mails/${id}/trash`);
  expect(await acceptedCall(person, "GET", `/api/mails/${id}`)).toEqual({ mails: [] });
});

test("a mail is moved into a folder of its mailbox", async () => {
  servers.imap.deliver("INBOX", { subject: "Devis" });
  mailbox = await followMailbox(app, person, servers, 1);
  const id = await idOf("Devis");
  const { folders } = await acceptedCall(person, "GET", `/api/mail-folders/${id}`);
  expect(folders.map(({ name }: { name: string }) => name).toSorted()).toEqual(["Archives", "Réception"]);
  const archive = folders.find(({ name }: { name: string }) => name === "Archives");
  await acceptedCall(person, "POST", `/api/mails/${id}/move`, { folder_id: archive.id });
  await expect.poll(() => servers.imap.listUids("Archives")).toEqual([1]);
});

test("a mail is not moved into a folder of another mailbox", async () => {
  await leaveAlone("Devis");
  const id = await idOf("Devis");
  const { status } = await person.call("POST", `/api/mails/${id}/move`, { folder_id: randomUUID() });
  expect(status).toBe(422);
});

test("a change of a mail that another program deleted is said", async () => {
  await leaveAlone("Devis");
  await acceptedCall(person, "POST", `/api/mails/${await idOf("Devis")}/archive`);
  servers.imap.remove("INBOX", 1);
  await comeBack();
  await flush();
  const { refused } = await wishes();
  expect(refused).toMatchObject([{ sentence: expect.stringContaining("« Devis » n'est plus à sa place") }]);
});

test("a change that was not made is forgotten once its person knows", async () => {
  await leaveAlone("Devis");
  await acceptedCall(person, "PATCH", `/api/mails/${await idOf("Devis")}`, { is_seen: true });
  servers.imap.remove("INBOX", 1);
  await comeBack();
  await flush();
  const [wish] = (await wishes()).refused;
  await acceptedCall(person, "DELETE", `/api/mail-wishes/${wish.id}`);
  expect((await wishes()).refused).toEqual([]);
});

test("a move that another program made meanwhile is done", async () => {
  await leaveAlone("Devis");
  await acceptedCall(person, "POST", `/api/mails/${await idOf("Devis")}/archive`);
  servers.imap.remove("INBOX", 1);
  servers.imap.deliver("Archives", { subject: "Devis", messageId: "<0@roux>" });
  await comeBack();
  await flush();
  expect((await wishes()).refused).toEqual([]);
});

test("a wish finds its mail again after the server gave its mails new numbers", async () => {
  await leaveAlone("Premier", "Devis");
  await acceptedCall(person, "PATCH", `/api/mails/${await idOf("Devis")}`, { is_flagged: true });
  servers.imap.remove("INBOX", 1);
  servers.imap.renumber("INBOX");
  await comeBack();
  await flush();
  expect([servers.imap.flagsOf("INBOX", 1), (await wishes()).refused]).toEqual([["\\Flagged"], []]);
});

test("after new numbers a wish touches none of several mails that bear the same ID", async () => {
  const mail = { subject: "Devis", messageId: "<same@roux>" };
  servers.imap.deliver("INBOX", mail, mail, { subject: "Autre" });
  mailbox = await followMailbox(app, person, servers, 2);
  await mailbox.stop();
  servers.imap.state.login.password = "another one";
  await acceptedCall(person, "POST", `/api/mails/${await idOf("Devis")}/trash`);
  servers.imap.renumber("INBOX");
  await comeBack();
  await flush();
  expect([servers.imap.listUids("INBOX"), (await wishes()).refused.length]).toEqual([[1, 2, 3], 2]);
});

test("two servers make a move once", async () => {
  await leaveAlone("Un", "Deux", "Trois");
  for (const subject of ["Un", "Deux", "Trois"])
    await acceptedCall(person, "POST", `/api/mails/${await idOf(subject)}/archive`);
  const other = await testApp({ beside: app });
  servers.imap.state.login.password = "secret";
  const { applyWishesNow } = await import("./apply-wishes.ts");
  const { findMailbox } = await import("../mailboxes.repository.ts");
  const { inCompany } = await import("#server/db/tenancy.ts");
  const { company } = await acceptedCall(person, "GET", "/api/company");
  const storedMailbox = await inCompany(app.deps.db, company.id, (tx) => findMailbox(tx, mailbox?.id ?? ""));
  if (!storedMailbox) throw new Error("the mailbox is gone");
  await Promise.all([app, other, app, other].map(({ deps }) => applyWishesNow(deps, storedMailbox)));
  await flush();
  await other.close();
  expect([servers.imap.listUids("Archives").length, (await wishes()).refused]).toEqual([3, []]);
});

test("a server that says nothing holds nobody up for long", async () => {
  await leaveAlone("Devis");
  servers.imap.state.login.password = "secret";
  servers.imap.state.silentAt = "AUTHENTICATE";
  await acceptedCall(person, "PATCH", `/api/mails/${await idOf("Devis")}`, { is_seen: true });
  expect((await wishes()).waiting_count).toBe(1);
  servers.imap.state.silentAt = null;
});

test("a worker does not see what the wishes of a shared mailbox are", async () => {
  servers.imap.deliver("INBOX", { subject: "Devis" });
  mailbox = await followMailbox(app, person, servers, 1, { is_shared: true });
  await mailbox.stop();
  servers.imap.state.login.password = "another one";
  await acceptedCall(person, "PATCH", `/api/mails/${await idOf("Devis")}`, { is_seen: true });
  const worker = await join(app, person, `worker-${randomUUID()}@example.org`, "worker");
  expect(await acceptedCall(worker, "GET", "/api/mails/wishes")).toEqual({ waiting_count: 0, refused: [] });
});
