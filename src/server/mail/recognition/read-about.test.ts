import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { mailServers } from "#test/mail/connected-mailbox.ts";
import { mailWithFiles } from "#test/mail/invoice-mails.ts";
import { mailedDocuments } from "#test/mail/mailed-documents.ts";
import { readMailboxes } from "#test/mail/read-mailboxes.ts";
import { writtenCii } from "#test/mail/written-invoices.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

// What a mail seems to be about, and the quote that it is about.

let app: TestApp;
let servers: MailServers;
let person: Person;
let projectId: string;
let quote: { id: string; number: string };
let stopReading: () => Promise<void>;
const documents = mailedDocuments(
  () => app,
  () => person,
  () => servers,
);
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());
beforeEach(async () => {
  servers = await mailServers();
  person = await signUpSeller(app);
  ({ projectId, quote } = await documents.quotedProject());
  stopReading = readMailboxes(app);
});
afterEach(async () => {
  await stopReading();
  await servers.close();
  await app.database.owner.query("delete from mailbox");
});

/** Sends the quote by mail. Answers the ID of that mail. */
async function sendQuote(): Promise<string> {
  const draft = await documents.begin(quote.id);
  await documents.send(draft);
  await documents.leave(draft.id);
  return /^message-id: (.*?)\r?$/im.exec(servers.smtp.state.mails.at(-1)?.text ?? "")?.[1] ?? "";
}

/** Delivers a mail, and says what it seems to be about. */
async function aboutOf(text: string, head: { subject?: string; inReplyTo?: string; raw?: string } = {}) {
  servers.imap.deliver("INBOX", { from: "Léa Arc <lea@arc.example>", messageId: "<answer@arc>", text, ...head });
  const threads = async () => (await acceptedCall(person, "GET", "/api/mails")).threads;
  await expect.poll(async () => (await threads()).length).toBe(1);
  const [thread] = await threads();
  return (await acceptedCall(person, "GET", `/api/mail-bodies/${thread.id}`)).about;
}

/** How many rows each table of a company has. */
async function countRows(): Promise<Record<string, number>> {
  const { rows: tables } = await app.database.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'company_id'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await app.database.owner.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

const ofQuote = () => ({ number: quote.number, project_id: projectId, is_answered: false });

test("an answer in the conversation of a quote is about that quote", async () => {
  const inReplyTo = await sendQuote();
  const about = await aboutOf("Bon pour accord", { subject: "Re: votre envoi", inReplyTo });
  expect(about).toEqual({ kind: "acceptance", quote: ofQuote(), invoices: [] });
});

test("an absence in the conversation of a quote is no answer", async () => {
  const inReplyTo = await sendQuote();
  const raw = [
    "From: Léa Arc <lea@arc.example>",
    "To: Jean <jean@etabli.example>",
    "Subject: Absence : votre envoi",
    "Message-ID: <absence@arc>",
    `In-Reply-To: ${inReplyTo}`,
    "Auto-Submitted: auto-replied",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Bon pour accord pour vous répondre à mon retour.",
  ].join("\n");
  const about = await aboutOf("", { raw });
  expect(about).toEqual({ kind: "other", quote: ofQuote(), invoices: [] });
});

test("a mail that names a quote is about that quote", async () => {
  const about = await aboutOf(`Nous ne donnerons pas suite à votre devis ${quote.number}.`, { subject: "Devis" });
  expect(about).toEqual({ kind: "refusal", quote: ofQuote(), invoices: [] });
});

test("a mail that names the quote of nobody is about no quote", async () => {
  const about = await aboutOf("Bon pour accord pour le devis D-2026-9999.", { subject: "Devis" });
  expect(about.quote).toBeNull();
});

test("a request is recognised", async () => {
  const about = await aboutOf("Bonjour, nous voudrions refaire la salle de bain.", { subject: "Devis" });
  expect(about).toEqual({ kind: "request", quote: null, invoices: [] });
});

test("an acceptance that was read notes no answer", async () => {
  const inReplyTo = await sendQuote();
  await aboutOf("Bon pour accord", { inReplyTo });
  expect(await documents.statesOf(projectId)).toEqual(["sent"]);
});

test("nothing is written because of what mails say", async () => {
  const inReplyTo = await sendQuote();
  servers.imap.deliver(
    "INBOX",
    { from: "Léa Arc <lea@arc.example>", messageId: "<yes@arc>", text: "Bon pour accord, commencez lundi.", inReplyTo },
    {
      from: "Paul <paul@roux.example>",
      messageId: "<ask@roux>",
      text: "Un devis pour refaire le toit ?",
      subject: "Toit",
    },
    { raw: mailWithFiles([["F.xml", writtenCii()]], { messageId: "1@point-bois" }) },
  );
  const threads = async () => (await acceptedCall(person, "GET", "/api/mails")).threads;
  await expect.poll(async () => (await threads()).length).toBe(3);
  const rowsBefore = await countRows();
  const kinds: string[] = [];
  for (const { id } of await threads())
    kinds.push((await acceptedCall(person, "GET", `/api/mail-bodies/${id}`)).about.kind);
  expect([kinds.toSorted(), await countRows()]).toEqual([["acceptance", "request", "supplier_invoice"], rowsBefore]);
  expect(await documents.statesOf(projectId)).toEqual(["sent"]);
});

test("a quote that was answered says so", async () => {
  await sendQuote();
  const [version] = await documents.versionsOf(projectId);
  const body = { decision: "accepted", signer: "Léa Arc", decided_on: todayInFrance() };
  await acceptedCall(person, "POST", `/api/quotes/${version.id}/decision`, body);
  const about = await aboutOf(`Bon pour accord pour le devis ${quote.number}.`);
  expect(about.quote).toEqual({ ...ofQuote(), is_answered: true });
});
