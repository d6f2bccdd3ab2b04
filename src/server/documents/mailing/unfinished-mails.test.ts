import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { LEA, mailedDocuments } from "#test/mail/mailed-documents.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

// The mail of a document before it leaves: two tabs, two people, and what its seller has confirmed.

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

const { quotedProject, quoted, begin, save, send, mailsOf, draftOf, leave } = mailedDocuments(
  () => app,
  () => person,
  () => servers,
);

/** Another mailbox of the person. Answers its ID. */
const connectOther = () =>
  connectMailbox(person, servers, { email: "bureau@etabli.example", username: "jean@etabli.example" });

/** Changes the card of the customer of a document. */
async function changeCustomer(documentId: string, change: object): Promise<void> {
  const { rows } = await app.database.owner.query("select customer_id from document where id = $1", [documentId]);
  await acceptedCall(person, "PATCH", `/api/customers/${rows[0].customer_id}`, change);
}

const GERMAN_FIRM = {
  company: "Werk GmbH",
  email: "werk@arc.example",
  address: { line1: "Hauptstr. 1", postal_code: "10115", city: "Berlin", country: "DE" },
};

test("doubtful VAT that nobody has confirmed holds a mail back", async () => {
  const { quote } = await quotedProject(GERMAN_FIRM);
  const { status, json } = await send(await begin(quote.id));
  expect([status, json.code, Object.keys(json.fields)]).toEqual([422, "quote_doubtful", ["taxed_service_abroad"]]);
});

test("doubtful VAT that was confirmed when the mail was begun lets it leave", async () => {
  const { quote } = await quotedProject(GERMAN_FIRM);
  await begin(quote.id, { confirmed_doubts: ["taxed_service_abroad"] });
  expect((await send(await begin(quote.id))).status).toBe(200);
});

test("a doubt that came after the mail was begun holds it back", async () => {
  const { quote } = await quotedProject({
    company: "Roux",
    siren: "552100554",
    email: "roux@arc.example",
    address: LEA.address,
  });
  const draft = await begin(quote.id);
  await changeCustomer(quote.id, { address: GERMAN_FIRM.address });
  expect((await send(draft)).json.code).toBe("quote_doubtful");
});

test("what a first tab has just kept stays when a second one begins the same mail", async () => {
  const { quote } = await quotedProject();
  const draft = await begin(quote.id);
  await acceptedCall(person, "PATCH", "/api/company", { phone: "06 12 34 56 78" });
  const [saving] = await Promise.all([save(draft, { text: "Bonjour Léa" }).catch(() => null), begin(quote.id)]);
  const { text } = await draftOf(draft.id);
  expect(saving === null || text === "Bonjour Léa").toBe(true);
});

test("a first tab is told when a second one has the mail written anew", async () => {
  const { quote } = await quotedProject();
  const draft = await begin(quote.id);
  await changeCustomer(quote.id, { email: "lea@autre.example" });
  expect((await begin(quote.id)).id).toBe(draft.id);
  const { to, cc, subject, text, revision } = draft;
  const body = { revision, to, cc, subject, text, quote: "", files: [] };
  expect((await person.call("PUT", `/api/mail-drafts/${draft.id}`, body)).json.code).toBe("draft_changed");
});

test("a mail that was touched keeps its words when its document says otherwise", async () => {
  const { quote } = await quotedProject();
  const draft = await save(await begin(quote.id), { text: "Bonjour Léa" });
  await changeCustomer(quote.id, { email: "lea@autre.example" });
  expect(await begin(quote.id)).toMatchObject({ id: draft.id, text: "Bonjour Léa", to: "Léa Arc <lea@arc.example>" });
});

test("a mail does not leave from another mailbox than its tab shows", async () => {
  const { quote } = await quotedProject();
  const mailbox_id = await connectOther();
  const draft = await begin(quote.id);
  await begin(quote.id, { mailbox_id });
  expect((await send(draft)).json.code).toBe("draft_changed");
});

test("a colleague does not see to whom an unfinished mail goes", async () => {
  const { quote } = await quotedProject();
  await begin(quote.id);
  const accountant = await join(app, person, "compta.brouillon@etabli.example", "accountant");
  expect([(await mailsOf(quote.id, accountant)).mails, (await mailsOf(quote.id)).mails.length]).toEqual([[], 1]);
});

test("of more than a hundred sendings the last ones are told", async () => {
  const { quote } = await quotedProject();
  const draft = await begin(quote.id);
  await send(draft);
  await leave(draft.id);
  await app.database.owner.query(
    `insert into sending (company_id, document_id, how, sent_at, mail_id, to_line)
      select company_id, id, 'by_mail', created_at - interval '1 hour', gen_random_uuid(), 'ancien@arc.example'
      from document, generate_series(1, 100) where id = $1`,
    [quote.id],
  );
  const { sendings } = await mailsOf(quote.id);
  expect([sendings.length, sendings.at(-1).to]).toEqual([100, "Léa Arc <lea@arc.example>"]);
});

test("a mail says why it has no link while only this machine opens the page", async () => {
  const { quote } = await quotedProject();
  const { draft, link_problem } = await acceptedCall(person, "POST", `/api/documents/${quote.id}/mail`, {});
  expect([draft.text.includes("http"), link_problem]).toEqual([false, expect.stringContaining("PUBLIC_URL")]);
});

test("a mail has the link of a page that everybody opens", async () => {
  const { config } = app.deps;
  app.deps.config = { ...app.deps.config, publicUrl: "https://devis.volt.example" };
  try {
    const { quote } = await quoted(LEA);
    await connectMailbox(person, servers);
    const { draft, link_problem } = await acceptedCall(person, "POST", `/api/documents/${quote.id}/mail`, {});
    expect([draft.text.includes("https://devis.volt.example/quote/"), link_problem]).toEqual([true, null]);
  } finally {
    app.deps.config = config;
  }
});
