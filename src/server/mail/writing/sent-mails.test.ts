import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { readMailboxes } from "#test/mail/read-mailboxes.ts";
import { alterStored } from "#test/raw-sql.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { sendMailJob } from "./send-mail.job.ts";

// Mails on their way: what leaves, what is read back from the mailbox, and what becomes of faults.

let app: TestApp;
let servers: MailServers;
let person: Person;
let companyId: string;
let stopReading: (() => Promise<void>) | null = null;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());
beforeEach(async () => {
  servers = await mailServers();
  person = await app.signUp();
  companyId = (await acceptedCall(person, "GET", "/api/company")).company.id;
  await acceptedCall(person, "PATCH", "/api/company", { name: "Volt & Fils" });
});
afterEach(async () => {
  await stopReading?.();
  stopReading = null;
  await servers.close();
  await app.database.owner.query("delete from mailbox");
});

const draftOf = async (id: string) => (await acceptedCall(person, "GET", `/api/mail-drafts/${id}`)).draft;
const sentFolder = () => servers.imap.state.folders.find(({ path }) => path === "Sent")?.mails ?? [];

async function writeMail(more: object = {}) {
  await connectMailbox(person, servers);
  return saveMail((await acceptedCall(person, "POST", "/api/mail-drafts", { kind: "new" })).draft, more);
}

async function saveMail(draft: { id: string; revision: number }, more: object = {}) {
  const words = { to: "Claire Roux <claire@roux.example>", cc: "", subject: "Été", text: "Bonjour Éric", quote: "" };
  const body = { revision: draft.revision, ...words, files: [], ...more };
  return (await acceptedCall(person, "PUT", `/api/mail-drafts/${draft.id}`, body)).draft;
}

const queue = async ({ id, revision }: { id: string; revision: number }) =>
  (await acceptedCall(person, "POST", `/api/mail-drafts/${id}/send`, { revision })).draft;

/** Makes the moment of a mail come, and does its job. */
async function doJob(id: string): Promise<number> {
  await app.database.owner.query(
    `update mail_draft set send_at = now() - interval '1 second',
       attempt_until = case when attempt_until is not null then now() - interval '1 second' end where id = $1`,
    [id],
  );
  return sendMailJob(app.deps, { companyId, id });
}

async function send(more: object = {}): Promise<string> {
  const { id, revision } = await writeMail(more);
  await queue({ id, revision });
  await doJob(id);
  return id;
}

test("a mail leaves as it was written", async () => {
  await send({ cc: "Paul <paul@roux.example>", text: "Bonjour Éric\n.\nFin" });
  const [mail] = servers.smtp.state.mails;
  expect(mail).toMatchObject({ from: "jean@etabli.example", to: ["claire@roux.example", "paul@roux.example"] });
  const email = await PostalMime.parse(mail?.text ?? "");
  expect(email).toMatchObject({
    from: { name: "Volt & Fils", address: "jean@etabli.example" },
    to: [{ name: "Claire Roux", address: "claire@roux.example" }],
    cc: [{ name: "Paul", address: "paul@roux.example" }],
    subject: "Été",
    messageId: expect.stringMatching(/^<[\w-]{36}\.\d+@etabli\.example>$/),
  });
  expect(email.text?.trim()).toBe("Bonjour Éric\n.\nFin");
});

test("its copy is in the folder of sent mails, read and whole", async () => {
  const id = await send();
  const [copy] = sentFolder();
  expect(copy?.text).toBe(servers.smtp.state.mails[0]?.text);
  expect([...(copy?.flags ?? [])]).toEqual(["\\Seen"]);
  expect(await draftOf(id)).toMatchObject({ state: "sent", problem: null });
});

test("a mail waits ten seconds", async () => {
  const { id, revision } = await writeMail();
  const waitMs = Date.parse((await queue({ id, revision })).send_at) - Date.now();
  expect([waitMs > 5_000, waitMs <= 10_500]).toEqual([true, true]);
  expect(await sendMailJob(app.deps, { companyId, id })).toBeGreaterThan(0);
  expect(servers.smtp.state.mails).toEqual([]);
});

test("a mail that is held back does not leave", async () => {
  const { id, revision } = await writeMail();
  await queue({ id, revision });
  const { draft } = await acceptedCall(person, "POST", `/api/mail-drafts/${id}/undo`);
  expect(draft).toMatchObject({ state: "draft", send_at: null, text: "Bonjour Éric" });
  expect([await doJob(id), servers.smtp.state.mails.length]).toEqual([0, 0]);
});

test("a mail that has left is not held back", async () => {
  const id = await send();
  const { status, json } = await person.call("POST", `/api/mail-drafts/${id}/undo`);
  expect([status, json.code]).toEqual([409, "already_left"]);
});

test("a mail whose job is done twice leaves once", async () => {
  const id = await send();
  expect([await doJob(id), servers.smtp.state.mails.length, sentFolder().length]).toEqual([0, 1, 1]);
});

test("two servers at once send it once", async () => {
  const { id, revision } = await writeMail();
  await queue({ id, revision });
  await app.database.owner.query("update mail_draft set send_at = now() - interval '1 second'");
  await Promise.all([1, 2, 3].map(() => sendMailJob(app.deps, { companyId, id })));
  expect([servers.smtp.state.mails.length, sentFolder().length]).toEqual([1, 1]);
});

test("an attempt that another server took over gives nothing away", async () => {
  const { id, revision } = await writeMail();
  await queue({ id, revision });
  await app.database.owner.query("update mail_draft set send_at = now() - interval '1 second'");
  const { mailboxes } = app.deps;
  const sendLate: typeof mailboxes.sendMail = async (...mail) => {
    await app.database.owner.query("update mail_draft set attempt_number = attempt_number + 1");
    return mailboxes.sendMail(...mail);
  };
  await sendMailJob({ ...app.deps, mailboxes: { ...mailboxes, sendMail: sendLate } }, { companyId, id });
  expect([servers.smtp.state.mails.length, (await draftOf(id)).state]).toEqual([0, "sending"]);
});

test("a server killed before the first byte sends it later", async () => {
  const { id, revision } = await writeMail();
  await queue({ id, revision });
  await app.database.owner.query("update mail_draft set state = 'sending', attempt_until = now(), attempt_count = 1");
  await doJob(id);
  expect([servers.smtp.state.mails.length, (await draftOf(id)).state]).toEqual([1, "sent"]);
});

test("a server killed after the mail was taken asks instead of sending it again", async () => {
  const id = await killedAfterTaking();
  expect(await doJob(id)).toBe(0);
  expect(servers.smtp.state.mails).toHaveLength(1);
  expect(await draftOf(id)).toMatchObject({ state: "unsure", problem: expect.stringContaining("peut-être parti") });
});

test("a mail that its server put among the sent ones counts as sent after a kill", async () => {
  const id = await killedAfterTaking();
  servers.imap.deliver("Sent", { raw: servers.smtp.state.mails[0]?.text ?? "" });
  await doJob(id);
  expect([(await draftOf(id)).state, sentFolder().length]).toEqual(["sent", 1]);
});

test("a mail in doubt waits while its mailbox cannot be read", async () => {
  const id = await killedAfterTaking();
  await servers.imap.close();
  expect(await doJob(id)).toBe(60);
  expect((await draftOf(id)).state).toBe("handed");
});

test("a mail in doubt leaves again when its writer says so, under the same ID", async () => {
  const id = await killedAfterTaking();
  await doJob(id);
  await queue(await draftOf(id));
  await doJob(id);
  const ids = servers.smtp.state.mails.map(({ text }) => /^message-id: (.*)$/im.exec(text)?.[1]);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

// As the database is when the process dies between the answer of the mail server and the commit.
async function killedAfterTaking(): Promise<string> {
  const { id, revision } = await writeMail();
  await queue({ id, revision });
  await doJob(id);
  servers.imap.state.folders.forEach((folder) => (folder.mails = []));
  const asBefore = `update mail_draft set state = 'handed', attempt_until = now(), has_copy = false, sent_at = null,
    receptions = '{}' where id = $1`;
  await alterStored(app.database, asBefore, [id]);
  return id;
}

test("a connection that is cut after the last byte leaves a doubt that is told", async () => {
  servers.smtp.state.dataAnswer = null;
  expect(await draftOf(await send())).toMatchObject({ state: "unsure" });
});

test("a copy that fails is left later without the mail being sent again", async () => {
  const { id, revision } = await writeMail();
  await queue({ id, revision });
  servers.smtp.state.onTaken = () => {
    servers.imap.state.login.password = "autre";
  };
  expect(await doJob(id)).toBeGreaterThan(0);
  expect([(await draftOf(id)).state, sentFolder().length]).toEqual(["sent", 0]);
  servers.imap.state.login.password = "secret";
  expect(await doJob(id)).toBe(0);
  expect([servers.smtp.state.mails.length, sentFolder().length]).toEqual([1, 1]);
});

test("a server that asks to wait is asked again", async () => {
  servers.smtp.state.dataAnswer = "451 later";
  const id = await send();
  expect(await draftOf(id)).toMatchObject({ state: "queued", problem: expect.stringContaining("Nouvel essai") });
  servers.smtp.state.dataAnswer = "250 taken";
  await doJob(id);
  expect(await draftOf(id)).toMatchObject({ state: "sent", problem: null });
});

test("a server that is away is asked again", async () => {
  const { id, revision } = await writeMail();
  await queue({ id, revision });
  await servers.smtp.close();
  expect(await doJob(id)).toBeGreaterThan(0);
  expect((await draftOf(id)).problem).toContain("ne répond pas");
});

test("a mail that is refused waits for its writer, who mends it", async () => {
  servers.smtp.state.refusals["claire@roux.example"] = "550 unknown";
  const id = await send();
  const draft = await draftOf(id);
  expect(draft).toMatchObject({ state: "failed", problem: expect.stringContaining("claire@roux.example") });
  await queue(await saveMail(draft, { to: "clara@roux.example" }));
  await doJob(id);
  expect(servers.smtp.state.mails.map(({ to }) => to)).toEqual([["clara@roux.example"]]);
});

test("of two recipients the refused one is told", async () => {
  servers.smtp.state.refusals["paul@roux.example"] = "550 unknown";
  const id = await send({ to: "claire@roux.example, paul@roux.example" });
  expect(await draftOf(id)).toMatchObject({ state: "sent", problem: expect.stringContaining("paul@roux.example") });
});

/** Connects a mailbox with these mails in its inbox, and gives the ID of the newest. */
async function receive(...mails: object[]): Promise<string> {
  servers.imap.deliver("INBOX", ...mails);
  await connectMailbox(person, servers);
  stopReading = readMailboxes(app);
  const list = async () => (await acceptedCall(person, "GET", "/api/mails")).threads;
  await expect.poll(async () => (await list()).length).toBeGreaterThan(0);
  return (await list())[0].id;
}

test("an answer is in the conversation that it answers, here and by IMAP", async () => {
  const head = "From: Claire <claire@roux.example>\nTo: jean@etabli.example\nReply-To: bureau@roux.example";
  const raw = `${head}\nSubject: Devis\nMessage-ID: <2@roux>\nReferences: <1@roux>\n\nMardi ?`;
  const mailId = await receive({ raw });
  const { draft } = await acceptedCall(person, "POST", "/api/mail-drafts", { kind: "reply", mail_id: mailId });
  expect(draft).toMatchObject({ to: "bureau@roux.example", subject: "Re: Devis", kind: "reply", answered_id: mailId });
  expect(draft.quote).toMatch(/a écrit :\n> Mardi \?$/);
  const { to, cc, subject, quote } = draft;
  await queue(await saveMail(draft, { to, cc, subject, quote, text: "Oui" }));
  await doJob(draft.id);
  const copy = await PostalMime.parse(sentFolder()[0]?.text ?? "");
  expect([copy.inReplyTo, copy.references]).toEqual(["<2@roux>", "<1@roux> <2@roux>"]);
  const { mails } = await acceptedCall(person, "GET", `/api/mails/${mailId}`);
  expect(mails.map(({ is_sent }: { is_sent: boolean }) => is_sent)).toEqual([false, true]);
  expect(servers.imap.flagsOf("INBOX", 1)).toContain("\\Answered");
});

test("a forwarded mail takes its files along", async () => {
  const mailId = await receive({
    attachments: [{ name: "plan.pdf", type: "application/pdf", content: "%PDF-1.7 plan" }],
  });
  const { draft } = await acceptedCall(person, "POST", "/api/mail-drafts", { kind: "forward", mail_id: mailId });
  const files = draft.files.map(({ kind, id, place }: Record<string, unknown>) => ({ kind, id, place }));
  await queue(await saveMail(draft, { files }));
  await doJob(draft.id);
  const { attachments } = await PostalMime.parse(servers.smtp.state.mails[0]?.text ?? "");
  const [file] = attachments;
  expect([file?.filename, file?.mimeType, Buffer.from(file?.content as ArrayBuffer).toString()]).toEqual([
    "plan.pdf",
    "application/pdf",
    "%PDF-1.7 plan",
  ]);
});

test("a forwarded file that is gone is told", async () => {
  const mailId = await receive({
    attachments: [{ name: "plan.pdf", type: "application/pdf", content: "%PDF-1.7 plan" }],
  });
  const { draft } = await acceptedCall(person, "POST", "/api/mail-drafts", { kind: "forward", mail_id: mailId });
  const files = draft.files.map(({ kind, id, place }: Record<string, unknown>) => ({ kind, id, place }));
  await queue(await saveMail(draft, { files }));
  servers.imap.remove("INBOX", 1);
  await doJob(draft.id);
  expect(await draftOf(draft.id)).toMatchObject({ state: "failed", problem: expect.stringContaining("plan.pdf") });
});
