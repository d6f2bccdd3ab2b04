import { acceptedCall } from "#test/accepted-call.ts";
import { connectGmail, readOnce } from "#test/mail/connected-gmail.ts";
import type { GoogleServer } from "#test/mail/google-server.ts";
import { googleServer } from "#test/mail/google-server.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { followMailboxes } from "../follow-mailboxes.ts";

// Mailboxes of Gmail, read whole and then by their history. The emulator answers, and a server of our own refuses
// before it what the emulator never would.

let app: TestApp;
let google: GoogleServer;
let person: Person;
let companyId: string;
let id: string;
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
  id = await connectGmail(person, google);
});
afterEach(async () => {
  Object.assign(google.state, {
    refusals: [],
    silentAt: null,
    forgottenBefore: 0n,
    hasProfile: true,
    deadTokens: new Set(),
  });
  await app.database.owner.query("delete from mailbox");
  const { messages } = await google.ask("GET", "/messages?maxResults=500&includeSpamTrash=true");
  for (const mail of messages) await google.ask("DELETE", `/messages/${mail.id}`);
});

const readAll = () => readOnce(app, companyId, id);

type MailRow = { id: string; subject: string; path: string; is_seen: boolean; is_flagged: boolean; remote_id: string };

async function listMails(): Promise<MailRow[]> {
  const { rows } = await app.database.owner.query<MailRow>(
    `select m.id, m.subject, f.path, m.is_seen, m.is_flagged, m.remote_id from mail_message m
      join mail_folder f on f.company_id = m.company_id and f.id = m.folder_id order by m.subject, m.id`,
  );
  return rows;
}

const places = async () => (await listMails()).map(({ subject, path }) => `${subject} ${path}`);
const modify = (mailId: string, change: object) => google.ask("POST", `/messages/${mailId}/modify`, change);
const headCalls = () => google.state.calls.filter((call) => call.includes("format=full")).length;

test("every mail is kept once, in its folder", async () => {
  await google.deliver(
    { subject: "Un" },
    { subject: "Deux", labels: ["SENT"] },
    { subject: "Trois", labels: ["TRASH"] },
    { subject: "Quatre", labels: ["STARRED"] },
    { subject: "Cinq", labels: ["INBOX", "SENT"] },
  );
  await readAll();
  expect(await places()).toEqual(["Cinq INBOX", "Deux SENT", "Quatre ARCHIVE", "Trois TRASH", "Un INBOX"]);
});

test("a label of its owner is a folder among the archives", async () => {
  const label = await google.ask("POST", "/labels", { name: "Chantiers" });
  await google.deliver({ subject: "Rangé", labels: [label.id] }, { subject: "Arrivé", labels: ["INBOX", label.id] });
  await readAll();
  expect(await places()).toEqual(["Arrivé INBOX", `Rangé ${label.id}`]);
  const { threads } = await acceptedCall(person, "GET", "/api/mails?folder=archive");
  expect(threads.map(({ subject }: { subject: string }) => subject)).toEqual(["Rangé"]);
});

test("the mails of a label that is deleted stay", async () => {
  const label = await google.ask("POST", "/labels", { name: "Ancien" });
  await google.deliver({ subject: "Rangé", labels: [label.id] });
  await readAll();
  const [mail] = await listMails();
  await google.ask("DELETE", `/labels/${label.id}`);
  await readAll();
  expect(await listMails()).toMatchObject([{ id: mail?.id, path: "ARCHIVE" }]);
});

test("the head of a mail says who wrote it, what it answers and whether it has a file", async () => {
  await google.deliver({
    from: "=?utf-8?q?Roux=2C_=C3=89lodie?= <Elodie@Roux.example>",
    subject: "=?utf-8?q?R=C3=A9novation?=",
    messageId: "<2@roux.example>",
    inReplyTo: "<1@roux.example>",
    attachments: [{ name: "plan.pdf", type: "application/pdf", content: "plan" }],
  });
  await readAll();
  const { rows } = await app.database.owner.query("select * from mail_message");
  expect(rows).toMatchObject([
    {
      from_name: "Roux, Élodie",
      from_address: "elodie@roux.example",
      subject: "Rénovation",
      message_id: "2@roux.example",
      thread_key: "1@roux.example",
      has_attachment: true,
      is_seen: false,
    },
  ]);
});

test("a mail that arrives is read alone", async () => {
  await google.deliver({ subject: "Ancien" });
  await readAll();
  const count = headCalls();
  await google.deliver({ subject: "Nouveau" });
  await readAll();
  expect([await places(), headCalls() - count]).toEqual([["Ancien INBOX", "Nouveau INBOX"], 1]);
});

test("a second reading in which nothing happened reads no mail", async () => {
  await google.deliver({ subject: "Un" }, { subject: "Deux" });
  await readAll();
  const count = headCalls();
  await readAll();
  expect(headCalls()).toBe(count);
});

test("marks, moves and deletions in Gmail follow", async () => {
  const [readId, movedId, goneId] = await google.deliver({ subject: "Lu" }, { subject: "Rangé" }, { subject: "Parti" });
  await readAll();
  const ids = new Map((await listMails()).map((mail) => [mail.subject, mail.id]));
  await modify(readId ?? "", { addLabelIds: ["STARRED"], removeLabelIds: ["UNREAD"] });
  await modify(movedId ?? "", { removeLabelIds: ["INBOX"] });
  await google.ask("DELETE", `/messages/${goneId}`);
  await readAll();
  expect(await listMails()).toMatchObject([
    { id: ids.get("Lu"), subject: "Lu", path: "INBOX", is_seen: true, is_flagged: true },
    { id: ids.get("Rangé"), subject: "Rangé", path: "ARCHIVE" },
  ]);
});

test("when Gmail forgot the history, every mail is read again without a duplicate", async () => {
  const [readId, goneId] = await google.deliver({ subject: "Lu" }, { subject: "Parti" });
  await readAll();
  const ids = (await listMails()).map((mail) => mail.id);
  await modify(readId ?? "", { removeLabelIds: ["UNREAD"] });
  await google.ask("DELETE", `/messages/${goneId}`);
  await google.deliver({ subject: "Nouveau" });
  await google.forgetHistory();
  await readAll();
  expect(await places()).toEqual(["Lu INBOX", "Nouveau INBOX"]);
  expect((await listMails())[0]).toMatchObject({ id: ids[0], is_seen: true });
});

test("a reading that broke off goes on where it stopped", async () => {
  await google.deliver(...Array.from({ length: 120 }, (_mail, index) => ({ subject: `Mail ${index}` })));
  google.state.refusals = [{ match: /format=full/, status: 500, times: 99, after: 60 }];
  await expect(readAll()).rejects.toMatchObject({ failure: "unreachable" });
  google.state.refusals = [];
  expect((await listMails()).length).toBe(50);
  const { mailboxes } = await acceptedCall(person, "GET", "/api/mailboxes");
  expect(mailboxes[0].read_percent).toBe(41);
  const count = headCalls();
  await readAll();
  // Beside the seventy that were missing, some of the calls that broke off were still being repeated.
  expect([(await listMails()).length, headCalls() - count < 80]).toEqual([120, true]);
});

test("without a profile, the newest mail says from where the history goes on", async () => {
  google.state.hasProfile = false;
  await readAll();
  await google.deliver({ subject: "Un" });
  await readAll();
  await google.deliver({ subject: "Deux" });
  await readAll();
  expect(await places()).toEqual(["Deux INBOX", "Un INBOX"]);
});

test("two readings at once keep every mail once", async () => {
  await google.deliver(...Array.from({ length: 60 }, (_mail, index) => ({ subject: `Mail ${index}` })));
  await Promise.all([readAll(), readAll()]);
  expect((await listMails()).length).toBe(60);
});

test("marks of ours are in Gmail", async () => {
  const [mailId] = await google.deliver({ subject: "À lire" });
  await readAll();
  const [mail] = await listMails();
  await acceptedCall(person, "PATCH", `/api/mails/${mail?.id}`, { is_seen: true, is_flagged: true });
  expect((await google.ask("GET", `/messages/${mailId}`)).labelIds.toSorted()).toEqual(["INBOX", "STARRED"]);
});

test("a mail archived here leaves the inbox for the archive on both sides", async () => {
  const [mailId] = await google.deliver({ subject: "À ranger" });
  await readAll();
  const [mail] = await listMails();
  await acceptedCall(person, "POST", `/api/mails/${mail?.id}/archive`);
  expect((await google.ask("GET", `/messages/${mailId}`)).labelIds).not.toContain("INBOX");
  expect(await listMails()).toMatchObject([{ id: mail?.id, path: "ARCHIVE" }]);
  await readAll();
  expect(await listMails()).toMatchObject([{ id: mail?.id, path: "ARCHIVE" }]);
});

test("a body is that which its sender wrote", async () => {
  await google.deliver({ subject: "Corps", text: "Bonjour Élodie" });
  await readAll();
  const [mail] = await listMails();
  const body = await acceptedCall(person, "GET", `/api/mail-bodies/${mail?.id}`);
  expect(body.text).toContain("Bonjour Élodie");
});

test("a report about a mail that did not arrive is read once", async () => {
  const raw = [
    "From: mailer-daemon@googlemail.com",
    "Subject: Delivery Status Notification",
    'Content-Type: multipart/report; report-type="delivery-status"; boundary="b"',
    "",
    "--b\r\nContent-Type: message/delivery-status\r\n\r\nStatus: 5.1.1\r\n--b--",
  ];
  await google.deliver({ raw: raw.join("\r\n"), labels: ["INBOX"] });
  await readAll();
  const { rows } = await app.database.owner.query("select awaits_reading from mail_message");
  expect(rows).toEqual([{ awaits_reading: false }]);
  const rawCalls = google.state.calls.filter((call) => call.includes("format=raw"));
  await readAll();
  expect(google.state.calls.filter((call) => call.includes("format=raw")).length).toBe(rawCalls.length);
});

test("a body that went is told", async () => {
  const [mailId] = await google.deliver({ subject: "Parti" });
  await readAll();
  const [mail] = await listMails();
  await google.ask("DELETE", `/messages/${mailId}`);
  await acceptedCall(person, "PATCH", `/api/mails/${mail?.id}`, { is_seen: true });
  const { refused } = await acceptedCall(person, "GET", "/api/mails/wishes");
  expect(refused).toMatchObject([{ sentence: expect.stringContaining("n'est plus à sa place") }]);
});

test("a limit that Google sets is waited for", async () => {
  await google.deliver({ subject: "Un" });
  const json = { error: { errors: [{ reason: "userRateLimitExceeded" }] } };
  google.state.refusals = [
    { match: /\/messages\?/, status: 429, times: 1, headers: { "retry-after": "1" } },
    { match: /format=full/, status: 403, times: 1, json },
    { match: /\/labels/, status: 503, times: 1 },
  ];
  await readAll();
  expect(await places()).toEqual(["Un INBOX"]);
});

test("a limit that lasts leaves the mailbox for later", async () => {
  google.state.refusals = [{ match: /\/labels/, status: 429, times: 9, headers: { "retry-after": "3600" } }];
  await expect(readAll()).rejects.toMatchObject({ failure: "too_many" });
});

test("an answer that is no JSON is no mail server", async () => {
  google.state.refusals = [{ match: /\/labels/, status: 200, times: 9, json: ["<html>"] }];
  await expect(readAll()).rejects.toMatchObject({ failure: "no_mail_server" });
});

test("a permission that ends while a mailbox is followed is said once", async () => {
  const stopping = new AbortController();
  const pace = { leaseSeconds: 5, renewMs: 1_000, everythingMs: 60_000 };
  google.state.deadTokens = new Set(google.state.tokens);
  google.state.refusals = [{ match: /oauth2\/token/, status: 400, times: 99, json: { error: "invalid_grant" } }];
  const following = followMailboxes(app.deps, stopping.signal, { lookMs: 50, pace });
  const readState = async () => (await acceptedCall(person, "GET", "/api/mailboxes")).mailboxes[0].state;
  await expect.poll(readState).toBe("reconnect");
  const callCount = google.state.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 500));
  stopping.abort();
  await following;
  expect(google.state.calls.length).toBe(callCount);
});
