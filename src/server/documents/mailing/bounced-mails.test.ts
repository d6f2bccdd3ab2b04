import { sendMailJob } from "#server/mail/writing/send-mail.job.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { readMailboxes } from "#test/mail/read-mailboxes.ts";
import type { LostMail } from "#test/mail/returned-mails.ts";
import { NO_REPORTS, RETURNED_MAILS, delayedMail } from "#test/mail/returned-mails.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

// A mail with a document comes back: what is said of it, and what is not believed.

const LEA = { ...LEA_ARC, email: "lea@arc.example" };
const lose = RETURNED_MAILS["Postfix"] ?? (() => "");

let app: TestApp;
let servers: MailServers;
let person: Person;
let mailboxId: string;
let projectId: string;
let quoteId: string;
let stopReading: () => Promise<void>;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());
beforeEach(async () => {
  servers = await mailServers();
  person = await signUpSeller(app);
  mailboxId = await connectMailbox(person, servers);
  stopReading = readMailboxes(app);
  projectId = await pricedProject(person, { client_info: LEA });
  quoteId = (await acceptedCall(person, "POST", `/api/projects/${projectId}/quote`, {})).id;
});
afterEach(async () => {
  await stopReading();
  await servers.close();
  await app.database.owner.query("delete from mailbox");
});

/** Sends the quote to an address, and gives what a server knows of that mail. */
async function sendQuote(to = "lea@arc.example", id = quoteId): Promise<LostMail> {
  const { draft } = await acceptedCall(person, "POST", `/api/documents/${id}/mail`, {});
  const files = draft.files.map(({ kind, id: fileId, place }: Record<string, unknown>) => ({
    kind,
    id: fileId,
    place,
  }));
  const words = { cc: "", subject: draft.subject, text: draft.text, quote: "", files };
  const { draft: savedDraft } = await acceptedCall(person, "PUT", `/api/mail-drafts/${draft.id}`, {
    ...words,
    to,
    revision: draft.revision,
  });
  await acceptedCall(person, "POST", `/api/mail-drafts/${draft.id}/send`, { revision: savedDraft.revision });
  const { company } = await acceptedCall(person, "GET", "/api/company");
  await app.database.owner.query("update mail_draft set send_at = now() - interval '1 second'");
  await sendMailJob(app.deps, { companyId: company.id, id: draft.id });
  const [, messageId = ""] = /^message-id: (.*?)\r?$/im.exec(servers.smtp.state.mails.at(-1)?.text ?? "") ?? [];
  return { messageId, to: to.split(", ")[0] ?? "" };
}

/** Delivers reports, and waits until they were read. */
async function receive(...reports: string[]): Promise<void> {
  servers.imap.deliver("INBOX", ...reports.map((raw) => ({ raw, receivedAt: new Date() })));
  const isRead = async () => {
    const { rows } = await app.database.owner.query<{ count: number }>(
      `select count(*)::int as count from mail_message m join mail_folder f on f.id = m.folder_id
       where f.path = 'INBOX' and not m.awaits_reading and m.mailbox_id = $1`,
      [mailboxId],
    );
    return rows[0]?.count;
  };
  await expect.poll(isRead).toBe(servers.imap.listUids("INBOX").length);
}

const bouncesOf = async () =>
  (await acceptedCall(person, "GET", `/api/documents/${quoteId}/mails`)).sendings.map(
    ({ bounces }: { bounces: unknown }) => bounces,
  );
const readLostMails = async () => (await acceptedCall(person, "GET", "/api/figures/brief")).brief.lost_mails;
const emailOf = async () => (await acceptedCall(person, "GET", `/api/projects/${projectId}`)).project.client_info.email;

test("a mail that comes back is told on its document", async () => {
  await receive(lose(await sendQuote()));
  expect(await bouncesOf()).toEqual([
    [
      {
        address: "lea@arc.example",
        outcome: "failed",
        is_address_wrong: true,
        sentence: "Non remis à lea@arc.example : adresse inconnue.",
      },
    ],
  ]);
  expect(await readLostMails()).toMatchObject({ count: 1, first: [{ project_id: projectId, kind: "quote" }] });
});

test("a quote that came back stays sent", async () => {
  await receive(lose(await sendQuote()));
  const { versions } = await acceptedCall(person, "GET", `/api/projects/${projectId}/quote-versions`);
  expect(versions.map(({ status }: { status: string }) => status)).toEqual(["sent"]);
});

test("a mail that is still tried asks for nothing", async () => {
  await receive(delayedMail(await sendQuote()));
  expect(await bouncesOf()).toMatchObject([[{ outcome: "delayed", is_address_wrong: false }]]);
  expect((await readLostMails()).count).toBe(0);
});

test("a mail that was tried in vain failed", async () => {
  const mail = await sendQuote();
  await receive(delayedMail(mail), lose(mail), lose(mail));
  expect(await bouncesOf()).toMatchObject([[{ outcome: "failed" }]]);
});

test("the corrected address is kept on the card of the customer", async () => {
  await receive(lose(await sendQuote()));
  await sendQuote("lea@arc-en-ciel.example");
  expect(await emailOf()).toBe("lea@arc-en-ciel.example");
});

test("a corrected address is no change of the quote", async () => {
  await receive(lose(await sendQuote()));
  await sendQuote("lea@arc-en-ciel.example");
  const sameQuote = await acceptedCall(person, "POST", `/api/projects/${projectId}/quote`, {});
  expect(sameQuote.id).toBe(quoteId);
});

test("another recipient beside a good address changes no card", async () => {
  await sendQuote();
  await sendQuote("compta@arc.example");
  expect(await emailOf()).toBe("lea@arc.example");
});

test("a document that was sent again waits for nothing", async () => {
  await receive(lose(await sendQuote()));
  await sendQuote("lea@arc-en-ciel.example");
  expect(await bouncesOf()).toMatchObject([[{ outcome: "failed" }], []]);
  expect((await readLostMails()).count).toBe(0);
});

test("a quote that was answered waits for nothing", async () => {
  await receive(lose(await sendQuote()));
  await acceptedCall(person, "POST", `/api/quotes/${quoteId}/decision`, {
    decision: "accepted",
    decided_on: todayInFrance(),
    signer: "Léa Arc",
  });
  expect((await readLostMails()).count).toBe(0);
});

test("of two recipients the lost one alone is told", async () => {
  await receive(lose(await sendQuote("lea@arc.example, paul@arc.example")));
  expect(await bouncesOf()).toMatchObject([[{ address: "lea@arc.example" }]]);
});

test.each(Object.keys(NO_REPORTS))("%s changes nothing", async (what) => {
  await receive(NO_REPORTS[what]?.(await sendQuote()) ?? "");
  expect(await bouncesOf()).toEqual([[]]);
});

test("a report about somebody whom the mail was not sent to changes nothing", async () => {
  const mail = await sendQuote();
  await receive(lose({ ...mail, to: "autre@arc.example" }));
  expect(await bouncesOf()).toEqual([[]]);
});

test("a report about a mail that is not ours changes nothing", async () => {
  const { messageId, to } = await sendQuote();
  await receive(
    lose({ messageId: "<0198c000-0000-7000-8000-000000000000@etabli.example>", to }),
    lose({ messageId: messageId.replace("etabli.example", "autre.example"), to }),
  );
  expect(await bouncesOf()).toEqual([[]]);
});

test("a report in the mailbox of another company changes nothing", async () => {
  const mail = await sendQuote();
  const stranger = await signUpSeller(app);
  const theirServers = await mailServers();
  await connectMailbox(stranger, theirServers);
  theirServers.imap.deliver("INBOX", { raw: lose(mail), receivedAt: new Date() });
  const threads = async () => (await acceptedCall(stranger, "GET", "/api/mails")).threads.length;
  await expect.poll(threads).toBe(1);
  await receive("From: claire@roux.example\n\nBonjour");
  expect(await bouncesOf()).toEqual([[]]);
  await theirServers.close();
});

test("a report of last summer is not read", async () => {
  const mail = await sendQuote();
  servers.imap.deliver("INBOX", { raw: lose(mail), receivedAt: new Date("2026-07-01T08:00:00Z") });
  await receive("From: claire@roux.example\n\nBonjour");
  expect(await bouncesOf()).toEqual([[]]);
});
