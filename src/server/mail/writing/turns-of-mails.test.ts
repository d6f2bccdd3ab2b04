import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { sendMailJob } from "./send-mail.job.ts";

// A slow mail server holds back neither other mailboxes nor other companies.

let app: TestApp;
let servers: MailServers;
let person: Person;
let companyId: string;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());
beforeEach(async () => {
  servers = await mailServers();
  person = await app.signUp();
  companyId = (await acceptedCall(person, "GET", "/api/company")).company.id;
});
afterEach(async () => {
  await servers.close();
  await app.database.owner.query("delete from mailbox");
});

/** Queues a mail from a mailbox, whose moment has come. Answers its ID. */
async function queueMail(mailbox_id: string): Promise<string> {
  const { draft } = await acceptedCall(person, "POST", "/api/mail-drafts", { kind: "new", mailbox_id });
  const words = { to: "claire@roux.example", cc: "", subject: "Devis", text: "Bonjour", quote: "", files: [] };
  const body = { revision: draft.revision, ...words };
  const { draft: savedDraft } = await acceptedCall(person, "PUT", `/api/mail-drafts/${draft.id}`, body);
  await acceptedCall(person, "POST", `/api/mail-drafts/${draft.id}/send`, { revision: savedDraft.revision });
  await app.database.owner.query("update mail_draft set send_at = now() - interval '1 second' where id = $1", [
    draft.id,
  ]);
  return draft.id;
}

const connect = (name: string) =>
  connectMailbox(person, servers, { email: `${name}@etabli.example`, username: "jean@etabli.example" });
const doJob = (id: string) => sendMailJob(app.deps, { companyId, id });

/** Lets a mail be given to its server until a moment. */
const holdMail = (id: string, seconds: number) =>
  app.database.owner.query(
    `update mail_draft set state = 'handed', attempt_until = now() + make_interval(secs => $2) where id = $1`,
    [id, seconds],
  );

test("a mailbox sends one mail at a time", async () => {
  const mailboxId = await connect("jean");
  const [first, second] = [await queueMail(mailboxId), await queueMail(mailboxId)];
  await holdMail(first, 60);
  expect([await doJob(second), servers.smtp.state.mails.length]).toEqual([3, 0]);
  await holdMail(first, 0);
  await doJob(second);
  expect(servers.smtp.state.mails).toHaveLength(1);
});

test("a slow mailbox does not hold back another one", async () => {
  await holdMail(await queueMail(await connect("jean")), 60);
  await doJob(await queueMail(await connect("bureau")));
  expect(servers.smtp.state.mails).toHaveLength(1);
});

test("a company gives three mails away at once", async () => {
  const mailboxIds = [];
  for (const name of ["jean", "bureau", "chantier", "compta"]) mailboxIds.push(await connect(name));
  const ids = [];
  for (const mailboxId of mailboxIds) ids.push(await queueMail(mailboxId));
  for (const id of ids.slice(0, 3)) await holdMail(id, 60);
  expect([await doJob(ids[3] ?? ""), servers.smtp.state.mails.length]).toEqual([3, 0]);
});

test("mails of one mailbox whose jobs run at once leave one after the other", async () => {
  const mailboxId = await connect("jean");
  const ids = [];
  for (let count = 0; count < 3; count++) ids.push(await queueMail(mailboxId));
  const { promise: othersWait, resolve: answerFirst } = Promise.withResolvers<void>();
  servers.smtp.state.answersAfter = othersWait;
  let waitingCount = 0;
  const doInTurn = async (id: string) => {
    if ((await doJob(id)) === 3 && ++waitingCount === 2) answerFirst();
  };
  await Promise.all(ids.map(doInTurn));
  expect(waitingCount).toBe(2);
  expect(servers.smtp.state.mails).toHaveLength(1);
});
