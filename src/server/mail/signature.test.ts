import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { mailedDocuments } from "#test/mail/mailed-documents.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

// What stands under mails, and whose name they bear.

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

const { quoted, begin, save, send, leave } = mailedDocuments(
  () => app,
  () => person,
  () => servers,
);

const newMail = async (body: object = {}, whose = person) =>
  (await acceptedCall(whose, "POST", "/api/mail-drafts", { kind: "new", ...body })).draft;
const sign = (id: string, signature: string, whose = person) =>
  acceptedCall(whose, "PUT", `/api/mailboxes/${id}/signature`, { signature });

const USUAL = "Cordialement,\nVolt EI\nSIREN 732 829 320";
const OWN = "Bien à vous,\nJean Volt";

test("a new mail is signed with the printed name of the company", async () => {
  await connectMailbox(person, servers);
  expect((await newMail()).text).toBe(`\n\n${USUAL}`);
});

test("a mail leaves under the printed name of the company", async () => {
  await connectMailbox(person, servers);
  const draft = await save(await newMail(), { to: "claire@roux.example", text: "Bonjour" });
  await send(draft);
  await leave(draft.id);
  expect(servers.smtp.state.mails[0]?.text).toMatch(/^from: Volt EI <jean@etabli.example>/im);
});

test("a mailbox has a signature of its own", async () => {
  const id = await connectMailbox(person, servers);
  await sign(id, `${OWN}\n\n`);
  const { quote } = await quoted();
  expect((await newMail()).text).toBe(`\n\n${OWN}`);
  expect((await begin(quote.id)).text.endsWith(`question.\n\n${OWN}`)).toBe(true);
});

test("a mail that nobody touched is signed as the mailbox that it leaves from", async () => {
  await connectMailbox(person, servers);
  const other = { email: "bureau@etabli.example", username: "jean@etabli.example" };
  const mailbox_id = await connectMailbox(person, servers, other);
  await sign(mailbox_id, OWN);
  const { quote } = await quoted();
  expect((await begin(quote.id)).text.endsWith(USUAL)).toBe(true);
  expect((await begin(quote.id, { mailbox_id })).text.endsWith(OWN)).toBe(true);
});

test.each(["", "  \n", USUAL])("the signature %j is that of the company", async (signature) => {
  const id = await connectMailbox(person, servers);
  await sign(id, OWN);
  expect((await sign(id, signature)).mailbox.signature).toBeNull();
  await acceptedCall(person, "PATCH", "/api/company", { phone: "06 12 34 56 78" });
  expect((await newMail()).text).toContain("06 12 34 56 78");
});

test("nobody signs for the own mailbox of somebody else", async () => {
  const id = await connectMailbox(person, servers);
  const colleague = await join(app, person, "signe.autre@etabli.example", "manager");
  const { status } = await colleague.call("PUT", `/api/mailboxes/${id}/signature`, { signature: OWN });
  expect(status).toBe(404);
});
