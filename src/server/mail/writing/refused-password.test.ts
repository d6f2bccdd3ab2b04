import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { readMailboxes } from "#test/mail/read-mailboxes.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendMailJob } from "./send-mail.job.ts";

// A password that was changed elsewhere after weeks: what was written meanwhile stays, all goes on with the new one.

let app: TestApp;
let servers: MailServers;
let person: Person;
let stopReading: (() => Promise<void>) | null = null;
beforeAll(async () => {
  [app, servers] = await Promise.all([testApp(), mailServers()]);
  person = await app.signUp();
});
afterAll(async () => {
  await stopReading?.();
  await Promise.all([app.close(), servers.close()]);
});

const TEXT = "Bonjour Éric,\n\nje passe mardi à 9 h.";

test("a mail that was written under a refused password leaves once with the new one", async () => {
  const mailboxId = await connectMailbox(person, servers);
  const { company } = await acceptedCall(person, "GET", "/api/company");
  const { draft } = await acceptedCall(person, "POST", "/api/mail-drafts", { kind: "new" });
  const words = { to: "Claire Roux <claire@roux.example>", cc: "", subject: "Été", text: TEXT, quote: "", files: [] };
  const readDraft = async () => (await acceptedCall(person, "GET", `/api/mail-drafts/${draft.id}`)).draft;
  const sendNow = async () => {
    const { revision } = await readDraft();
    await acceptedCall(person, "POST", `/api/mail-drafts/${draft.id}/send`, { revision });
    await app.database.owner.query("update mail_draft set send_at = now() - interval '1 second'");
    await sendMailJob(app.deps, { companyId: company.id, id: draft.id });
  };
  await acceptedCall(person, "PUT", `/api/mail-drafts/${draft.id}`, { revision: draft.revision, ...words });

  servers.imap.state.login.password = "nouveau";
  servers.smtp.state.login.password = "nouveau";
  await sendNow();
  expect(await readDraft()).toMatchObject({
    state: "failed",
    problem: expect.stringContaining("mot de passe"),
    text: TEXT,
  });
  await acceptedCall(person, "POST", `/api/mailboxes/${mailboxId}/check`);
  servers.imap.deliver("INBOX", { subject: "Arrivé entre-temps" });

  await acceptedCall(person, "PUT", `/api/mailboxes/${mailboxId}/password`, { password: "nouveau" });
  stopReading = readMailboxes(app);
  const subjects = async () =>
    (await acceptedCall(person, "GET", "/api/mails")).threads.map(({ subject }: { subject: string }) => subject);
  await expect.poll(subjects).toEqual(["Arrivé entre-temps"]);
  expect((await readDraft()).text).toBe(TEXT);
  await sendNow();
  expect([servers.smtp.state.mails.length, (await readDraft()).state]).toEqual([1, "sent"]);
});
