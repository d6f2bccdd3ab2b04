import { acceptedCall } from "#test/accepted-call.ts";
import { connectOutlook } from "#test/mail/connected-outlook.ts";
import type { MicrosoftServer } from "#test/mail/microsoft-server.ts";
import { microsoftServer } from "#test/mail/microsoft-server.ts";
import { readMailboxes } from "#test/mail/read-mailboxes.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { sendMailJob } from "../writing/send-mail.job.ts";

// Mails of Outlook: read by IMAP and sent by SMTP with a token, at servers that behave as Exchange does.

let app: TestApp;
let microsoft: MicrosoftServer;
let person: Person;
let companyId: string;
let id: string;
let stop: (() => Promise<void>) | null = null;
beforeAll(async () => void (app = await testApp({ env: (microsoft = await microsoftServer()).env })));
afterAll(async () => {
  await app.close();
  await microsoft.close();
});
beforeEach(async () => {
  person = await app.signUp();
  companyId = (await acceptedCall(person, "GET", "/api/company")).company.id;
  id = await connectOutlook(person, microsoft);
});
afterEach(async () => {
  await stop?.();
  stop = null;
  const { state, imap, smtp } = microsoft;
  Object.assign(state, { refusals: [], deadTokens: new Set() });
  state.closedSmtp.clear();
  Object.assign(smtp.state, { mails: [], dataAnswer: "250 taken" });
  for (const folder of imap.state.folders) folder.mails = [];
  imap.state.commands.length = 0;
  await app.database.owner.query("delete from mailbox");
});

const mailbox = async () => (await acceptedCall(person, "GET", "/api/mailboxes")).mailboxes[0];
const subjects = async (folder: string) =>
  (await acceptedCall(person, "GET", `/api/mails?folder=${folder}`)).threads.map(
    ({ subject }: { subject: string }) => subject,
  );
const sentCopies = () => microsoft.imap.state.folders[1]?.mails.length;
const follow = () => void (stop = readMailboxes(app));
const endTokens = () => void (microsoft.state.deadTokens = new Set(microsoft.state.tokens.keys()));

async function send() {
  const { draft } = await acceptedCall(person, "POST", "/api/mail-drafts", { kind: "new" });
  const words = { to: "claire@roux.example", cc: "", subject: "Devis", text: "Bonjour", quote: "", files: [] };
  const body = { revision: draft.revision, ...words };
  const { draft: keptDraft } = await acceptedCall(person, "PUT", `/api/mail-drafts/${draft.id}`, body);
  await acceptedCall(person, "POST", `/api/mail-drafts/${draft.id}/send`, { revision: keptDraft.revision });
  await app.database.owner.query("update mail_draft set send_at = now() - interval '1 second'");
  await sendMailJob(app.deps, { companyId, id: draft.id });
  const { rows } = await app.database.owner.query("select state, failure from mail_draft where id = $1", [draft.id]);
  return rows[0];
}

test("mails of Outlook are read, those that were sent too", async () => {
  microsoft.imap.deliver("INBOX", { subject: "Salle de bains" });
  microsoft.imap.deliver("&AMk-l&AOk-ments envoy&AOk-s", { subject: "Ma réponse" });
  follow();
  await expect.poll(() => subjects("inbox")).toEqual(["Salle de bains"]);
  await expect.poll(() => subjects("sent")).toEqual(["Ma réponse"]);
});

test("a mark of another program is seen where the server counts no changes", async () => {
  microsoft.imap.deliver("INBOX", { subject: "Vu ailleurs" });
  follow();
  await expect.poll(() => subjects("inbox")).toEqual(["Vu ailleurs"]);
  await expect.poll(() => microsoft.imap.state.commands.includes("IDLE")).toBe(true);
  microsoft.imap.mark("INBOX", microsoft.imap.listUids("INBOX")[0] ?? 0, "\\Seen");
  const unread = async () => (await acceptedCall(person, "GET", "/api/mails?unread=yes")).threads.length;
  await expect.poll(unread).toBe(0);
});

test("a mail that leaves with a token has one copy among those that were sent", async () => {
  expect(await send()).toEqual({ state: "sent", failure: null });
  expect(microsoft.smtp.state.mails.map(({ to }) => to)).toEqual([["claire@roux.example"]]);
  expect(sentCopies()).toBe(1);
  expect(microsoft.imap.state.commands).not.toContain("APPEND");
});

test("a mail whose token ended leaves once, with another one", async () => {
  endTokens();
  expect(await send()).toEqual({ state: "sent", failure: null });
  expect(microsoft.smtp.state.mails).toHaveLength(1);
});

test("a mail whose answer was lost is found among those that were sent", async () => {
  microsoft.smtp.state.dataAnswer = null;
  expect((await send()).state).toBe("sent");
  expect(microsoft.smtp.state.mails).toHaveLength(1);
});

test("an administrator who closes sending is told as such", async () => {
  microsoft.state.closedSmtp.add("jean@outlook.fr");
  expect(await send()).toEqual({ state: "failed", failure: "sending_refused" });
});

test("a mail of a withdrawn permission waits for its writer", async () => {
  microsoft.withdraw();
  expect(await send()).toEqual({ state: "failed", failure: "permission_withdrawn" });
});

test("a permission that is withdrawn while mails are watched is told once", async () => {
  follow();
  await expect.poll(() => microsoft.imap.state.commands.includes("IDLE")).toBe(true);
  microsoft.withdraw();
  microsoft.imap.dropAll();
  await expect.poll(async () => (await mailbox()).state, { timeout: 20_000 }).toBe("reconnect");
  const calls = microsoft.state.calls.length;
  await sleep(400);
  expect(microsoft.state.calls.length).toBe(calls);
});

test("a mailbox is followed again after its token has ended", async () => {
  follow();
  await expect.poll(() => microsoft.imap.state.commands.includes("IDLE")).toBe(true);
  endTokens();
  microsoft.imap.dropAll();
  microsoft.imap.deliver("INBOX", { subject: "Après" });
  await expect.poll(() => subjects("inbox"), { timeout: 20_000 }).toEqual(["Après"]);
  expect((await mailbox()).id).toBe(id);
});
