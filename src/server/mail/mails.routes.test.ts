import { acceptedCall } from "#test/accepted-call.ts";
import { heicPhoto, heicThatDeclares } from "#test/heic-photos.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { newFolder } from "#test/mail/imap-state.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import sharp from "sharp";
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

const newestId = async () => (await list()).threads[0]?.id as string;
const first = async () => (await readMailbox(1))[0]?.id ?? "";

test("without a mailbox there is no mail", async () => {
  expect(await list()).toEqual({ threads: [], next_waking: null, next_cursor: null });
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

test("another folder is looked into by who sees its mailbox and an unwanted mail comes back from there", async () => {
  servers.imap.state.folders.push(newFolder("Chantiers", ""), newFolder("Spam", "\\Junk"));
  servers.imap.deliver("INBOX", { subject: "Devis" });
  servers.imap.deliver("Chantiers", { subject: "Un" }, { subject: "Deux" });
  servers.imap.deliver("Spam", { subject: "Fuite" });
  await readMailbox(1);
  const { folders } = await acceptedCall(person, "GET", "/api/mail-folders");
  const [chantiers, junk] = folders as { id: string; name: string }[];
  expect(folders).toMatchObject([
    { name: "Chantiers", mailbox_address: "jean@etabli.example" },
    { name: "Indésirables" },
  ]);
  await expect.poll(() => subjects(`?folder_id=${junk?.id}`)).toEqual(["Fuite"]);
  expect(await subjects(`?folder_id=${chantiers?.id}`)).toEqual(["Deux", "Un"]);
  expect(await list(`?folder_id=${chantiers?.id}`, await app.signUp())).toMatchObject({ threads: [] });
  const { id } = (await list(`?folder_id=${junk?.id}`)).threads[0];
  const { folders: targets } = await acceptedCall(person, "GET", `/api/mail-folders/${id}`);
  const inbox = targets.find(({ name }: { name: string }) => name === "Réception");
  await acceptedCall(person, "POST", `/api/mails/${id}/move`, { folder_id: inbox.id });
  await expect.poll(() => subjects()).toContain("Fuite");
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
  // Whoever follows the mailbox may be the one who does it.
  await expect.poll(() => servers.imap.flagsOf("INBOX", 1).toSorted()).toEqual(["\\Flagged", "\\Seen"]);
  expect((await list()).threads).toMatchObject([{ unread_count: 0, is_flagged: true }]);
});

test("a mail that is archived leaves the inbox here and on its server", async () => {
  servers.imap.deliver("INBOX", { subject: "Devis" });
  const id = await first();
  await acceptedCall(person, "POST", `/api/mails/${id}/archive`);
  expect(await subjects()).toEqual([]);
  await expect.poll(() => servers.imap.listUids("INBOX")).toEqual([]);
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

const PNG = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ", "base64");

/** The answer at the address that is given for the first file of the newest mail. */
async function readFile(name: string, type: string, content: string | Buffer) {
  servers.imap.deliver("INBOX", { attachments: [{ name, type, content }] });
  const { url } = await acceptedCall(person, "GET", `/api/mail-files/${await first()}?place=0`);
  return { url, answer: await app.server.inject(url) };
}

test("a file is saved with its bytes, its name and the type of its content", async () => {
  const { answer } = await readFile("dégât.jpg", "image/jpeg", PNG);
  expect([answer.statusCode, answer.rawPayload.equals(PNG)]).toEqual([200, true]);
  expect(answer.headers).toMatchObject({
    "content-type": "image/png",
    "content-disposition": `attachment; filename="degat.jpg"; filename*=UTF-8''d%C3%A9g%C3%A2t.jpg`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "private, no-store",
  });
});

test("a photo of an iPhone is seen as JPEG", async () => {
  const { url } = await readFile("IMG_0042.HEIC", "image/heic", heicPhoto());
  const savedFile = await app.server.inject(url);
  expect([savedFile.rawPayload.equals(heicPhoto()), savedFile.headers["content-type"]]).toEqual([
    true,
    "application/octet-stream",
  ]);
  const link = await acceptedCall(person, "GET", `/api/mail-files/${await newestId()}?place=0&as=picture`);
  const answer = await app.server.inject(link.url);
  expect(answer.headers["content-type"]).toBe("image/jpeg");
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 64, height: 48 });
});

test("a photo that cannot be shown says to save it", async () => {
  servers.imap.deliver("INBOX", {
    attachments: [{ name: "a.heic", type: "image/heic", content: heicThatDeclares(60_000, 60_000) }],
  });
  const { url } = await acceptedCall(person, "GET", `/api/mail-files/${await first()}?place=0&as=picture`);
  const { statusCode, json } = await app.server.inject(url);
  expect([statusCode, json().error]).toEqual([422, expect.stringContaining("télécharge-la")]);
});

test("a page that is called a picture is saved as bytes", async () => {
  const { answer } = await readFile("photo.png", "image/png", "<html><script>alert(1)</script>");
  expect(answer.headers["content-type"]).toBe("application/octet-stream");
});

test("a file that the mail has not is not found", async () => {
  servers.imap.deliver("INBOX", { subject: "Sans fichier" });
  const { url } = await acceptedCall(person, "GET", `/api/mail-files/${await first()}?place=3`);
  expect((await app.server.inject(url)).statusCode).toBe(404);
});

test("the file of a mail is given for its own key alone, for a moment", async () => {
  const { url } = await readFile("plan.pdf", "application/pdf", "%PDF-1.7");
  const [path = "", key = ""] = url.split("?key=");
  const statusFor = async (someKey: string) => (await app.server.inject(`${path}?key=${someKey}`)).statusCode;
  const secretOfAnotherUse = Buffer.from(app.deps.seal("autre chose"), "base64").toString("base64url");
  expect({
    anotherKey: await statusFor(`${key.slice(0, -4)}AAAA`),
    noKey: await statusFor(""),
    secretOfAnotherUse: await statusFor(secretOfAnotherUse),
  }).toEqual({ anotherKey: 404, noKey: 404, secretOfAnotherUse: 404 });
  expect(await statusFor(key)).toBe(200);
  const { clock } = app.deps;
  app.deps.clock = () => new Date(clock().getTime() + 180_000);
  const lateStatus = await statusFor(key);
  app.deps.clock = clock;
  expect(lateStatus).toBe(404);
});

test("a file whose server is away is refused with the reason", async () => {
  const { url } = await readFile("plan.pdf", "application/pdf", "%PDF-1.7");
  follower?.stopping.abort();
  await follower?.end;
  await servers.imap.close();
  const answer = await app.server.inject(url);
  expect([answer.statusCode, answer.json().error]).toEqual([503, expect.stringContaining("ne répond pas")]);
});

test("a conversation is archived with every mail of it", async () => {
  servers.imap.deliver("INBOX", { subject: "Devis", messageId: "<1@roux>" });
  servers.imap.deliver("INBOX", { subject: "Re: Devis", messageId: "<2@roux>", inReplyTo: "<1@roux>" });
  await acceptedCall(person, "POST", `/api/mails/${await first()}/archive`);
  const counts = () => [servers.imap.listUids("INBOX").length, servers.imap.listUids("Archives").length];
  await expect.poll(counts).toEqual([0, 2]);
});

test("mails are found by parts of words, without accents or with a typo", async () => {
  const from = "Claire Lefèvre <claire@roux.example>";
  servers.imap.deliver("INBOX", { from, subject: "Dégât des eaux" }, { subject: "Autre", from: "x@autre.example" });
  await readMailbox(2);
  for (const words of ["degat", "lefevre", "DÉGÂT eaux", "dgeat", "claire@roux"])
    expect(await subjects(`?q=${encodeURIComponent(words)}`), words).toEqual(["Dégât des eaux"]);
});

test("only conversations with a file are listed on demand", async () => {
  const attachments = [{ name: "plan.pdf", type: "application/pdf", content: "%PDF" }];
  servers.imap.deliver("INBOX", { subject: "Sans" }, { subject: "Avec", attachments });
  await readMailbox(2);
  expect(await subjects("?files=yes")).toEqual(["Avec"]);
});
