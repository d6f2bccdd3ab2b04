import { acceptedCall } from "#test/accepted-call.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { LEA, mailedDocuments } from "#test/mail/mailed-documents.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

// Documents that ordinary mails take along.

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

const { quotedProject, quoted, reprice, save, send, mailsOf, statesOf, leave, draftOf } = mailedDocuments(
  () => app,
  () => person,
  () => servers,
);

/** An ordinary mail with the PDF of documents. */
async function mailWith(documentIds: string[], more: object = {}) {
  const { draft } = await acceptedCall(person, "POST", "/api/mail-drafts", { kind: "new" });
  const files = documentIds.map((id) => ({ kind: "document", id }));
  return save(draft, { to: "lea@arc.example", subject: "Votre devis", files, ...more });
}

test("a quote that lacks what the law asks does not leave with an ordinary mail", async () => {
  const { quote } = await quotedProject();
  const draft = await mailWith([quote.id]);
  await acceptedCall(person, "PATCH", "/api/company", { siren: "" });
  expect((await send(draft)).json.code).toBe("company_incomplete");
});

test("a quote that left with an ordinary mail is sent", async () => {
  const { projectId, quote } = await quotedProject();
  const draft = await mailWith([quote.id]);
  await send(draft);
  await leave(draft.id);
  expect([await statesOf(projectId), (await mailsOf(quote.id)).sendings]).toMatchObject([
    ["sent"],
    [{ how: "by_mail", to: "lea@arc.example" }],
  ]);
});

test("a version that is made while an ordinary mail takes the former one along says so", async () => {
  const { projectId, quote } = await quotedProject();
  await send(await mailWith([quote.id]));
  const next = await reprice(projectId);
  const { rows } = await app.database.owner.query("select view::text as view from document where id = $1", [next.id]);
  expect(rows[0].view).toContain('"Version"');
});

test("a version that was replaced while an ordinary mail waited does not leave", async () => {
  const { projectId, quote } = await quotedProject();
  const draft = await mailWith([quote.id]);
  await send(draft);
  await reprice(projectId);
  await leave(draft.id);
  expect([servers.smtp.state.mails, (await draftOf(draft.id)).state]).toEqual([[], "failed"]);
});

test("a version that its customer has joins a mail again, though another one replaced it", async () => {
  const { projectId, quote } = await quotedProject();
  await acceptedCall(person, "POST", `/api/quotes/${quote.id}/sending`, {});
  const next = await reprice(projectId);
  await acceptedCall(person, "POST", `/api/quotes/${next.id}/sending`, {});
  const draft = await mailWith([quote.id]);
  expect((await send(draft)).status).toBe(200);
  await leave(draft.id);
  expect(servers.smtp.state.mails).toHaveLength(1);
});

test("an invoice is sent by the ordinary mail that reached its customer", { timeout: 60_000 }, async () => {
  await connectMailbox(person, servers);
  const invoice = await issuedInvoice(person, "Cuisine");
  const { rows } = await app.database.owner.query("select customer_id from document where id = $1", [invoice.id]);
  await app.database.owner.query("update customer set email = 'roux@arc.example' where id = $1", [rows[0].customer_id]);
  for (const to of ["compta@cabinet.example", "Roux@arc.example"]) {
    const draft = await mailWith([invoice.id], { to });
    await send(draft);
    await leave(draft.id);
  }
  expect((await mailsOf(invoice.id)).sendings).toMatchObject([{ to: "Roux@arc.example" }]);
});

test("documents of several customers leave with one ordinary mail", async () => {
  const { quote } = await quotedProject();
  const { quote: other } = await quoted({ ...LEA, first_name: "Bob", email: "bob@arc.example" });
  const draft = await mailWith([quote.id, other.id]);
  await send(draft);
  await leave(draft.id);
  for (const id of [quote.id, other.id]) expect((await mailsOf(id)).sendings).toHaveLength(1);
});

test("who sees no amounts any more does not send a document that had joined", async () => {
  const { quote } = await quoted();
  const colleague = await join(app, person, "ancien.chef@etabli.example", "manager");
  await connectMailbox(colleague, servers);
  const files = [{ kind: "document", id: quote.id }];
  const draft = (await acceptedCall(colleague, "POST", "/api/mail-drafts", { kind: "new" })).draft;
  const body = { ...EMPTY, to: "lea@arc.example", revision: draft.revision, files };
  const { revision } = (await acceptedCall(colleague, "PUT", `/api/mail-drafts/${draft.id}`, body)).draft;
  const about = (await acceptedCall(colleague, "POST", `/api/documents/${quote.id}/mail`, {})).draft;
  await acceptedCall(colleague, "PUT", `/api/mail-drafts/${about.id}`, { ...body, revision: about.revision });
  const { members } = await acceptedCall(person, "GET", "/api/team");
  const { user_id } = members.find(({ email }: { email: string }) => email === colleague.email);
  await acceptedCall(person, "PATCH", `/api/team/members/${user_id}`, { role: "worker" });
  expect((await send({ id: draft.id, revision }, colleague)).status).toBe(403);
  expect((await colleague.call("GET", `/api/mail-drafts/${about.id}`)).status).toBe(404);
  const { drafts } = await acceptedCall(colleague, "GET", "/api/mail-drafts");
  expect(drafts.map(({ id }: { id: string }) => id)).toEqual([draft.id]);
});

const EMPTY = { cc: "", subject: "Bonjour", text: "Bonjour", quote: "" };
