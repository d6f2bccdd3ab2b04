import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { mailServers } from "#test/mail/connected-mailbox.ts";
import { mailedDocuments } from "#test/mail/mailed-documents.ts";
import { LEA_ARC, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

// The address of a customer that their card takes over from a mail.

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

const { quotedProject, begin, save, send, leave, draftOf } = mailedDocuments(
  () => app,
  () => person,
  () => servers,
);

const keptEmail = async (projectId: string) =>
  (await acceptedCall(person, "GET", `/api/projects/${projectId}`)).project.client_info.email;

/** A mail to these people whose customer has no address yet, on its way. */
async function queueTo(to: string) {
  const { projectId, quote } = await quotedProject(LEA_ARC);
  const draft = await save(await begin(quote.id), { to });
  expect((await send(draft)).status).toBe(200);
  return { projectId, id: draft.id };
}

test("the address of a mail that waits is not kept", async () => {
  const { projectId, id } = await queueTo("lea@arc.example");
  expect(await keptEmail(projectId)).toBe("");
  await leave(id);
  expect(await keptEmail(projectId)).toBe("lea@arc.example");
});

test("the address of a mail that was held back is not kept", async () => {
  const { projectId, id } = await queueTo("lea@arc.example");
  await acceptedCall(person, "POST", `/api/mail-drafts/${id}/undo`);
  expect(await keptEmail(projectId)).toBe("");
});

test("the corrected address is kept instead of the one that its server refused", async () => {
  const { projectId, id } = await queueTo("typo@arc.example");
  servers.smtp.state.refusals["typo@arc.example"] = "550 unknown";
  await leave(id);
  expect(await keptEmail(projectId)).toBe("");
  await send(await save(await draftOf(id), { to: "lea@arc.example" }));
  await leave(id);
  expect(await keptEmail(projectId)).toBe("lea@arc.example");
});

test("of two recipients the one who was reached is kept", async () => {
  const { projectId, id } = await queueTo("typo@arc.example, lea@arc.example");
  servers.smtp.state.refusals["typo@arc.example"] = "550 unknown";
  await leave(id);
  expect(await keptEmail(projectId)).toBe("lea@arc.example");
});

test("a mailbox of the company is never the address of a customer", async () => {
  const { projectId, id } = await queueTo("Jean@etabli.example");
  await leave(id);
  expect([await keptEmail(projectId), servers.smtp.state.mails.length]).toEqual(["", 1]);
});

test("a member of the company is never the address of a customer", async () => {
  const { projectId, id } = await queueTo(person.email);
  await leave(id);
  expect([await keptEmail(projectId), servers.smtp.state.mails.length]).toEqual(["", 1]);
});

test("the address of a mail in doubt is kept once its writer says that it arrived", async () => {
  const { projectId, id } = await queueTo("lea@arc.example");
  servers.smtp.state.dataAnswer = null;
  await leave(id);
  expect(await keptEmail(projectId)).toBe("");
  await acceptedCall(person, "POST", `/api/mail-drafts/${id}/arrival`, { has_arrived: true });
  expect(await keptEmail(projectId)).toBe("lea@arc.example");
});
