import { inCompany } from "#server/db/tenancy.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { mailServers } from "#test/mail/connected-mailbox.ts";
import { mailedDocuments } from "#test/mail/mailed-documents.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

// What left by mail, as the role of the application would make it up.

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

const { quotedProject, begin, send, mailsOf, leave } = mailedDocuments(
  () => app,
  () => person,
  () => servers,
);

/** Does a statement as the application does its own. */
async function asApplication(statement: string) {
  const { company } = await acceptedCall(person, "GET", "/api/company");
  return inCompany(app.database.app, company.id, (tx) => sql.raw(statement).execute(tx));
}

const sentMail = async () => {
  const { quote } = await quotedProject();
  const draft = await begin(quote.id);
  await send(draft);
  await leave(draft.id);
  return { quote, draft };
};

test.each(["2019-01-01", "2099-01-01"])("a sending by mail of %s without a mail is refused", async (day) => {
  const { quote } = await quotedProject();
  const statement = `insert into sending (company_id, document_id, how, sent_at, mail_id)
    select company_id, id, 'by_mail', '${day}', gen_random_uuid() from document where id = '${quote.id}'`;
  await expect(asApplication(statement)).rejects.toThrow("noted when its mail leaves");
});

test("a mail that was given to no server is not sent", async () => {
  const { quote } = await quotedProject();
  const { id } = await begin(quote.id);
  const statement = `update mail_draft set state = 'sent', sent_at = now() where id = '${id}'`;
  await expect(asApplication(statement)).rejects.toThrow("given to no server");
});

test.each(["2019-01-01", "2099-01-01"])("a mail that left on %s is noted on the day of the database", async (day) => {
  const { quote } = await quotedProject();
  const { id } = await begin(quote.id);
  await asApplication(`update mail_draft set state = 'handed' where id = '${id}'`);
  await asApplication(`update mail_draft set state = 'sent', sent_at = '${day}' where id = '${id}'`);
  const [{ sent_at }] = (await mailsOf(quote.id)).sendings;
  expect(Math.abs(Date.parse(sent_at) - Date.now())).toBeLessThan(86_400_000);
});

test.each(["body = 'Autre'", "files = '[]'", "to_line = 'a@b.example'", "state = 'draft'", "sent_at = now()"])(
  "of a mail that has left, %s is refused",
  async (change) => {
    const { draft } = await sentMail();
    const statement = `update mail_draft set ${change} where id = '${draft.id}'`;
    await expect(asApplication(statement)).rejects.toThrow("stays as it was");
  },
);

test("a mail that has left is not erased", async () => {
  const { draft } = await sentMail();
  await expect(asApplication(`delete from mail_draft where id = '${draft.id}'`)).rejects.toThrow("it stays");
});

test("the sending of a mail stays when the mail goes with its mailbox", async () => {
  const { quote } = await sentMail();
  const [{ id }] = (await acceptedCall(person, "GET", "/api/mailboxes")).mailboxes;
  await acceptedCall(person, "DELETE", `/api/mailboxes/${id}`);
  expect((await mailsOf(quote.id)).sendings).toMatchObject([{ how: "by_mail", is_doubtful: false }]);
});
