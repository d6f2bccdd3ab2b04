import { acceptedCall } from "#test/accepted-call.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let servers: MailServers;
let person: Person;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());
beforeEach(async () => {
  servers = await mailServers();
  person = await app.signUp();
});
afterEach(async () => {
  await servers.close();
  await app.database.owner.query("delete from mailbox");
});

const WORDS = { to: "claire@roux.example", cc: "", subject: "Devis", text: "Bonjour", quote: "", files: [] };
const begin = async () => (await acceptedCall(person, "POST", "/api/mail-drafts", { kind: "new" })).draft;
const save = (id: string, revision: number, more: object = {}, whose = person) =>
  whose.call("PUT", `/api/mail-drafts/${id}`, { revision, ...WORDS, ...more });
const send = (id: string, revision: number) => person.call("POST", `/api/mail-drafts/${id}/send`, { revision });

test("without a mailbox the reason is told why no mail begins", async () => {
  const { status, json } = await person.call("POST", "/api/mail-drafts", { kind: "new" });
  expect([status, json.code, json.error]).toEqual([422, "no_mailbox", expect.stringContaining("Connecte")]);
});

test("a draft is kept as it was written", async () => {
  await connectMailbox(person, servers);
  const { id, revision } = await begin();
  const { json } = await save(id, revision, { to: "claire@, pas fini", text: " Bonjour \n" });
  expect(json.draft).toMatchObject({ to: "claire@, pas fini", text: " Bonjour \n", revision: revision + 1 });
  const { drafts } = await acceptedCall(person, "GET", "/api/mail-drafts");
  expect(drafts).toEqual([json.draft]);
});

test("a mail that was only opened is no draft", async () => {
  await connectMailbox(person, servers);
  const { id, revision } = await begin();
  const list = async () => (await acceptedCall(person, "GET", "/api/mail-drafts")).drafts.length;
  expect(await list()).toBe(0);
  await save(id, revision, { text: "Bonjour" });
  expect(await list()).toBe(1);
});

test("of two pages the one that comes later loses nothing of the other", async () => {
  await connectMailbox(person, servers);
  const { id, revision } = await begin();
  await save(id, revision, { text: "premier" });
  const { status, json } = await save(id, revision, { text: "second" });
  expect([status, json.code]).toEqual([409, "draft_changed"]);
  expect((await acceptedCall(person, "GET", `/api/mail-drafts/${id}`)).draft.text).toBe("premier");
});

test("a mail does not leave as another page changed it", async () => {
  await connectMailbox(person, servers);
  const { id, revision } = await begin();
  await save(id, revision, { text: "autre" });
  expect((await send(id, revision)).json.code).toBe("draft_changed");
});

test("a mail on its way is not changed", async () => {
  await connectMailbox(person, servers);
  const { id, revision } = await begin();
  const { json } = await save(id, revision);
  await send(id, json.draft.revision);
  expect((await save(id, json.draft.revision)).json.code).toBe("already_left");
  expect((await person.call("DELETE", `/api/mail-drafts/${id}`)).json.code).toBe("already_left");
  expect((await send(id, json.draft.revision)).json.code).toBe("already_left");
});

test("a mail that cannot leave says why beside its field", async () => {
  await connectMailbox(person, servers);
  const { id, revision } = await begin();
  await save(id, revision, { to: "claire arobase roux" });
  const { status, json } = await send(id, revision + 1);
  expect([status, json.code, Object.keys(json.fields)]).toEqual([422, "wrong_address", ["to"]]);
});

test("a subject of two lines does not leave", async () => {
  await connectMailbox(person, servers);
  const { id, revision } = await begin();
  await save(id, revision, { subject: "Devis\r\nBcc: voleur@example.org" });
  expect((await send(id, revision + 1)).json.code).toBe("unsafe_line");
});

test("a draft that is thrown away is gone", async () => {
  await connectMailbox(person, servers);
  const { id } = await begin();
  await acceptedCall(person, "DELETE", `/api/mail-drafts/${id}`);
  expect((await person.call("GET", `/api/mail-drafts/${id}`)).status).toBe(404);
});

test("a colleague sees nobody else's drafts, though they share the mailbox", async () => {
  await connectMailbox(person, servers, { is_shared: true });
  const colleague = await join(app, person, "collegue@etabli.example", "manager");
  const { id, revision } = await begin();
  expect((await acceptedCall(colleague, "GET", "/api/mail-drafts")).drafts).toEqual([]);
  expect((await save(id, revision, {}, colleague)).status).toBe(404);
});

test("the drafts of a mailbox go with it", async () => {
  const mailboxId = await connectMailbox(person, servers);
  const { id } = await begin();
  await acceptedCall(person, "DELETE", `/api/mailboxes/${mailboxId}`);
  expect((await person.call("GET", `/api/mail-drafts/${id}`)).status).toBe(404);
});

test("an invoice joins a mail with its PDF", { timeout: 60_000 }, async () => {
  await connectMailbox(person, servers);
  const { id, revision } = await begin();
  const { id: invoiceId } = await issuedInvoice(person, "Cuisine");
  const { json } = await save(id, revision, { files: [{ kind: "document", id: invoiceId }] });
  expect(json.draft.files).toMatchObject([{ kind: "document", name: expect.stringMatching(/^facture-F.*\.pdf$/) }]);
  expect(json.draft.files[0].size_bytes).toBeGreaterThan(1_000);
});

test("who sees no amounts joins no document", async () => {
  const { id: invoiceId } = await issuedInvoice(person, "Cuisine");
  const worker = await join(app, person, "ouvrier@etabli.example", "worker");
  await connectMailbox(worker, servers);
  const { draft } = await acceptedCall(worker, "POST", "/api/mail-drafts", { kind: "new" });
  const { status } = await save(draft.id, draft.revision, { files: [{ kind: "document", id: invoiceId }] }, worker);
  expect(status).toBe(403);
});

test("a file of a mail that was never there does not join", async () => {
  await connectMailbox(person, servers);
  const { id, revision } = await begin();
  const { status, json } = await save(id, revision, { files: [{ kind: "mail_file", id, place: 0 }] });
  expect([status, json.code]).toEqual([422, "unknown_file"]);
});

test("the document of another company does not join", async () => {
  await connectMailbox(person, servers);
  const { id, revision } = await begin();
  const other = await app.signUp();
  const { id: invoiceId } = await issuedInvoice(other, "Cuisine");
  const { json } = await save(id, revision, { files: [{ kind: "document", id: invoiceId }] });
  expect(json.code).toBe("unknown_file");
});
