import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sendMailJob } from "./send-mail.job.ts";

// Those who receive a mail without being seen by the others.

let app: TestApp;
let servers: MailServers;
let person: Person;
let companyId: string;
beforeAll(async () => {
  app = await testApp();
  servers = await mailServers();
  person = await app.signUp();
  companyId = (await acceptedCall(person, "GET", "/api/company")).company.id;
  await connectMailbox(person, servers);
});
afterAll(async () => {
  await servers.close();
  await app.close();
});
beforeEach(() => void (servers.smtp.state.mails = []));

type Draft = { id: string; revision: number; bcc: string };

const begin = async (): Promise<Draft> =>
  (await acceptedCall(person, "POST", "/api/mail-drafts", { kind: "new" })).draft;

async function save(draft: Draft, more: object): Promise<Draft> {
  const words = { to: "claire@roux.example", cc: "", subject: "Devis", text: "Bonjour", quote: "", files: [] };
  const body = { revision: draft.revision, ...words, ...more };
  return (await acceptedCall(person, "PUT", `/api/mail-drafts/${draft.id}`, body)).draft;
}

async function send(more: object): Promise<void> {
  const { id, revision } = await save(await begin(), more);
  await acceptedCall(person, "POST", `/api/mail-drafts/${id}/send`, { revision });
  await app.database.owner.query("update mail_draft set send_at = now() where id = $1", [id]);
  await sendMailJob(app.deps, { companyId, id });
}

test("a hidden copy receives a mail that names it nowhere", async () => {
  await send({ cc: "paul@roux.example", bcc: "nina@petit.example, claire@roux.example" });
  const [mail] = servers.smtp.state.mails;
  expect(mail?.to.toSorted()).toEqual(["claire@roux.example", "nina@petit.example", "paul@roux.example"]);
  expect(mail?.text).not.toContain("nina");
});

test("a mail may go to hidden copies alone", async () => {
  await send({ to: "", bcc: "nina@petit.example" });
  expect(servers.smtp.state.mails[0]?.to).toEqual(["nina@petit.example"]);
});

test("a call that says nothing of hidden copies leaves them", async () => {
  const draft = await save(await begin(), { bcc: "nina@petit.example" });
  expect((await save(draft, {})).bcc).toBe("nina@petit.example");
});
