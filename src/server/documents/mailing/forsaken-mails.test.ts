import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { mailedDocuments } from "#test/mail/mailed-documents.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

// Mails of documents whose mailbox or writer goes.

let app: TestApp;
let servers: MailServers;
let person: Person;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());
beforeEach(async () => {
  servers = await mailServers();
  person = await signUpSeller(app);
});
afterEach(async () => {
  await servers.close();
  await app.database.owner.query("delete from mailbox");
});

const { quoted, reprice, begin, send, mailsOf, statesOf, leave } = mailedDocuments(
  () => app,
  () => person,
  () => servers,
);

/** A mail that its server took without saying so. */
async function doubtedMail(documentId: string, whose = person) {
  const draft = await begin(documentId, {}, whose);
  servers.smtp.state.dataAnswer = null;
  await send(draft, whose);
  await leave(draft.id);
  servers.smtp.state.dataAnswer = "250 taken";
  return draft;
}

const DOUBTFUL = { how: "by_mail", is_doubtful: true, to: "Léa Arc <lea@arc.example>" };

async function stateOf(id: string): Promise<string | undefined> {
  const { rows } = await app.database.owner.query("select state from mail_draft where id = $1", [id]);
  return rows[0]?.state;
}

test("the doubt of a mail outlives its mailbox", async () => {
  const mailboxId = await connectMailbox(person, servers);
  const { projectId, quote } = await quoted();
  await doubtedMail(quote.id);
  await acceptedCall(person, "DELETE", `/api/mailboxes/${mailboxId}`);
  expect((await mailsOf(quote.id)).sendings).toMatchObject([DOUBTFUL]);
  expect(await statesOf(projectId)).toEqual(["sent"]);
});

test("a mailbox stays while a mail of it is given to its server", async () => {
  const mailboxId = await connectMailbox(person, servers);
  const { quote } = await quoted();
  const draft = await begin(quote.id);
  await send(draft);
  let answer: Awaited<ReturnType<Person["call"]>> | null = null;
  const { mailboxes } = app.deps;
  const sendMail: typeof mailboxes.sendMail = async (...[, , , options]) => {
    await options.onHanded();
    answer = await person.call("DELETE", `/api/mailboxes/${mailboxId}`);
    return [];
  };
  await leave(draft.id, { ...app.deps, mailboxes: { ...mailboxes, sendMail } });
  expect(answer).toMatchObject({ status: 409, json: { code: "mail_leaving" } });
  expect((await mailsOf(quote.id)).sendings).toMatchObject([{ is_doubtful: false }]);
});

test("the doubt of a mail outlives its writer", async () => {
  await connectMailbox(person, servers, { is_shared: true });
  const colleague = await join(app, person, "parti.doute@etabli.example", "manager");
  const { projectId, quote } = await quoted();
  await doubtedMail(quote.id, colleague);
  await acceptedCall(person, "DELETE", `/api/team/members/${await userIdOf(colleague)}`);
  expect((await mailsOf(quote.id)).sendings).toMatchObject([DOUBTFUL]);
  expect(await statesOf(projectId)).toEqual(["sent"]);
  // Nothing hinders the next mail.
  expect((await send(await begin((await reprice(projectId)).id))).status).toBe(200);
});

test("what somebody had queued does not leave once they have left the company", async () => {
  await connectMailbox(person, servers, { is_shared: true });
  const colleague = await join(app, person, "parti.file@etabli.example", "manager");
  const { quote } = await quoted();
  const draft = await begin(quote.id, {}, colleague);
  await send(draft, colleague);
  await acceptedCall(person, "DELETE", `/api/team/members/${await userIdOf(colleague)}`);
  expect(await leave(draft.id)).toBe(0);
  expect([servers.smtp.state.mails, await stateOf(draft.id)]).toEqual([[], undefined]);
  expect((await send(await begin(quote.id))).status).toBe(200);
});

async function userIdOf({ email }: Person): Promise<string> {
  const { members } = await acceptedCall(person, "GET", "/api/team");
  return members.find((member: { email: string }) => member.email === email).user_id;
}
