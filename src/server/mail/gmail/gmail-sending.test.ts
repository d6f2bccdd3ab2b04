import { acceptedCall } from "#test/accepted-call.ts";
import { connectGmail, readOnce } from "#test/mail/connected-gmail.ts";
import type { GoogleServer } from "#test/mail/google-server.ts";
import { googleServer } from "#test/mail/google-server.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { sendMailJob } from "../writing/send-mail.job.ts";

// Mails that leave by Gmail.

let app: TestApp;
let google: GoogleServer;
let person: Person;
let companyId: string;
let mailboxId: string;
beforeAll(async () => {
  google = await googleServer();
  app = await testApp({ env: google.env });
});
afterAll(async () => {
  await app.close();
  await google.close();
});
beforeEach(async () => {
  person = await app.signUp();
  companyId = (await acceptedCall(person, "GET", "/api/company")).company.id;
  mailboxId = await connectGmail(person, google);
});
afterEach(async () => {
  Object.assign(google.state, { refusals: [], silentAt: null, losesAnswerOf: null, deadTokens: new Set() });
  await app.database.owner.query("delete from mailbox");
  const { messages } = await google.ask("GET", "/messages?maxResults=500&includeSpamTrash=true");
  for (const mail of messages) await google.ask("DELETE", `/messages/${mail.id}`);
});

const draftOf = async (id: string) => (await acceptedCall(person, "GET", `/api/mail-drafts/${id}`)).draft;

async function write(start: object = { kind: "new" }, more: object = {}): Promise<string> {
  const { draft } = await acceptedCall(person, "POST", "/api/mail-drafts", start);
  const words = { to: "Claire Roux <claire@roux.example>", cc: "", subject: "Été", text: "Bonjour Éric", quote: "" };
  const body = { revision: draft.revision, ...words, files: [], ...more };
  const { draft: storedDraft } = await acceptedCall(person, "PUT", `/api/mail-drafts/${draft.id}`, body);
  await acceptedCall(person, "POST", `/api/mail-drafts/${storedDraft.id}/send`, { revision: storedDraft.revision });
  return storedDraft.id;
}

/** Makes the moment of a mail come, and does its job. */
async function doJob(id: string): Promise<number> {
  await app.database.owner.query(
    `update mail_draft set send_at = now() - interval '1 second',
       attempt_until = case when attempt_until is not null then now() - interval '1 second' end where id = $1`,
    [id],
  );
  return sendMailJob(app.deps, { companyId, id });
}

async function send(start?: object, more?: object): Promise<string> {
  const id = await write(start, more);
  await doJob(id);
  return id;
}

type SentMail = { threadId: string; payload: { headers: { name: string; value: string }[] } };

async function sentMails(): Promise<SentMail[]> {
  const { messages } = await google.ask("GET", "/messages?labelIds=SENT");
  return Promise.all(messages.map(({ id }: { id: string }) => google.ask("GET", `/messages/${id}?format=full`)));
}

async function receptionsOf(id: string): Promise<unknown> {
  const { rows } = await app.database.owner.query("select receptions from mail_draft where id = $1", [id]);
  return rows[0]?.receptions;
}

const headerOf = (mail: SentMail | undefined, name: string) =>
  mail?.payload.headers.find((header) => header.name.toLowerCase() === name)?.value;
const sendCalls = () => google.state.calls.filter((call) => /^POST .*\/messages\/send/.test(call)).length;

test("a hidden copy is named to Gmail, which takes it out before the mail goes on", async () => {
  await send({ kind: "new" }, { bcc: "nina@petit.example" });
  expect(headerOf((await sentMails())[0], "bcc")).toBe("nina@petit.example");
});

test("a mail leaves by Gmail, which keeps the copy itself", async () => {
  const id = await send();
  const draft = await draftOf(id);
  expect(draft).toMatchObject({ state: "sent", problem: null });
  const mails = await sentMails();
  expect(mails.length).toBe(1);
  expect(headerOf(mails[0], "message-id")).toBe(`<${id}.${draft.revision}@gmail.com>`);
  expect(headerOf(mails[0], "to")).toContain("claire@roux.example");
});

test("an answer is in the conversation of the mail that it answers, there and here", async () => {
  const [answeredId] = await google.deliver({ subject: "Devis", messageId: "<1@roux.example>" });
  await readOnce(app, companyId, mailboxId);
  const { rows } = await app.database.owner.query<{ id: string }>("select id from mail_message");
  const mailId = rows[0]?.id ?? "";
  await send({ kind: "reply", mail_id: mailId }, { subject: "Re: Devis" });
  const [answer] = await sentMails();
  const source = await google.ask("GET", `/messages/${answeredId}?format=minimal`);
  expect(answer?.threadId).toBe(source.threadId);
  expect([headerOf(answer, "in-reply-to"), headerOf(answer, "references")]).toEqual([
    "<1@roux.example>",
    "<1@roux.example>",
  ]);
  await readOnce(app, companyId, mailboxId);
  const { mails } = await acceptedCall(person, "GET", `/api/mails/${mailId}`);
  expect(mails.map(({ is_sent }: { is_sent: boolean }) => is_sent)).toEqual([false, true]);
});

test("a token that ended early does not keep a mail from leaving once", async () => {
  const id = await write();
  google.state.deadTokens = new Set(google.state.tokens);
  await doJob(id);
  expect([(await draftOf(id)).state, (await sentMails()).length]).toEqual(["sent", 1]);
});

test("a permission that is over keeps the mail, with what to do", async () => {
  const id = await write();
  google.state.deadTokens = new Set(google.state.tokens);
  google.state.refusals = [{ match: /oauth2\/token/, status: 400, times: 9, json: { error: "invalid_grant" } }];
  await doJob(id);
  expect(await draftOf(id)).toMatchObject({
    state: "failed",
    text: "Bonjour Éric",
    problem: expect.stringContaining("donne-lui de nouveau l'autorisation"),
  });
});

test("a limit on sending is waited for", async () => {
  const id = await write();
  google.state.refusals = [{ match: /messages\/send/, status: 429, times: 1 }];
  expect(await doJob(id)).toBeGreaterThan(0);
  expect(await draftOf(id)).toMatchObject({ state: "queued", problem: expect.stringContaining("demande d'attendre") });
  await doJob(id);
  expect([(await draftOf(id)).state, (await sentMails()).length]).toEqual(["sent", 1]);
});

test("a mail that Gmail refuses is told", async () => {
  google.state.refusals = [{ match: /messages\/send/, status: 400, times: 1 }];
  const id = await send();
  expect(await draftOf(id)).toMatchObject({ state: "failed", problem: expect.stringContaining("refuse ce mail") });
});

test("a mail whose answer was lost is found among those that were sent", async () => {
  google.state.losesAnswerOf = /messages\/send/;
  const count = sendCalls();
  const id = await send();
  expect(await draftOf(id)).toMatchObject({ state: "sent" });
  expect([(await sentMails()).length, sendCalls() - count]).toEqual([1, 1]);
});

test("a mail that broke off within Google asks its writer", async () => {
  google.state.refusals = [{ match: /messages\/send/, status: 500, times: 1 }];
  const count = sendCalls();
  const id = await send();
  expect(await draftOf(id)).toMatchObject({ state: "unsure" });
  expect([(await sentMails()).length, sendCalls() - count]).toEqual([0, 1]);
});

test("everybody whom a mail names has it once Gmail took it", async () => {
  const id = await send({ kind: "new" }, { cc: "paul@roux.example" });
  expect(await receptionsOf(id)).toEqual({ "claire@roux.example": "taken", "paul@roux.example": "taken" });
});

test("who has a mail is not named to Gmail again", async () => {
  const id = await write({ kind: "new" }, { cc: "paul@roux.example" });
  const receptions = { "paul@roux.example": "taken" };
  await app.database.owner.query("update mail_draft set receptions = $1 where id = $2", [receptions, id]);
  await doJob(id);
  const [mail] = await sentMails();
  expect([headerOf(mail, "to"), headerOf(mail, "cc")]).toEqual([expect.stringContaining("claire@"), undefined]);
  expect(await receptionsOf(id)).toEqual({ "claire@roux.example": "taken", "paul@roux.example": "taken" });
});

test("a mail that may have left by Gmail stays in doubt when Gmail refuses it the second time", async () => {
  google.state.refusals = [{ match: /messages\/send/, status: 500, times: 1 }];
  const id = await send();
  google.state.refusals = [{ match: /messages\/send/, status: 400, times: 1 }];
  await acceptedCall(person, "POST", `/api/mail-drafts/${id}/send`, { revision: (await draftOf(id)).revision });
  await doJob(id);
  expect(await draftOf(id)).toMatchObject({ state: "unsure", problem: expect.stringContaining("première fois") });
});

test("without a client at Google any more, mails wait for the operator", async () => {
  const id = await write();
  const plainApp = await testApp({ beside: app });
  await app.database.owner.query("update mail_draft set send_at = now() - interval '1 second' where id = $1", [id]);
  await sendMailJob(plainApp.deps, { companyId, id });
  expect(await draftOf(id)).toMatchObject({ state: "queued", problem: expect.stringContaining("mal réglé") });
  await plainApp.close();
});
