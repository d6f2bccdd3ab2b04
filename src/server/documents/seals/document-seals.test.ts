import { canonicalSha256 } from "#server/documents/canonical-sha256.ts";
import { sha256Hex } from "#server/sha256.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { CompanySql } from "#test/raw-sql.ts";
import { alterStored, signUpWithSql } from "#test/raw-sql.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// Page, XML and amounts are shown only while they fit the seal that the server made when the document was issued.

let app: TestApp;
let owner: Person;
let asApplication: CompanySql;
beforeAll(async () => {
  app = await testApp();
  ({ owner, asApplication } = await signUpWithSql(app));
});
afterAll(() => app.close());

type IssuedDocument = { id: string; url: string; page_url: string; number: string };

const addressesOf = ({ url, page_url }: IssuedDocument) => [
  `/api/public/invoices/${page_url.split("/").at(-1)}`,
  url,
  url.replace(".pdf", ".xml"),
];

async function expectRefused(invoice: IssuedDocument): Promise<void> {
  for (const address of addressesOf(invoice)) {
    const answer = await app.server.inject(address);
    expect([address, answer.statusCode, answer.json()]).toMatchObject([address, 503, { code: "document_altered" }]);
  }
  const { documents } = (await owner.call("GET", "/api/documents/set-aside")).json;
  expect(documents).toContainEqual(expect.objectContaining({ id: invoice.id, problem: "altered" }));
}

/** Rewrites the XML of an invoice with its hash, everywhere that it stands. */
async function rewriteXml(id: string, change: (xml: string) => string): Promise<void> {
  const { rows } = await app.database.owner.query(
    `select convert_from(f.bytes, 'UTF8') as xml from document_file d
     join file f on f.company_id = d.company_id and f.sha256 = d.content_sha256
     where d.document_id = $1 and d.format = 'xml'`,
    [id],
  );
  const xml = change(rows[0].xml);
  await alterStored(
    app.database,
    `with stored as (
       insert into file (company_id, sha256, mime, bytes, created_at)
       select company_id, $2, 'application/xml', convert_to($3, 'UTF8'), now() from document where id = $1),
     named as (update document_file set content_sha256 = $2 where document_id = $1 and format = 'xml')
     update document set xml_sha256 = $2 where id = $1`,
    [id, sha256Hex(xml), xml],
  );
}

async function rewriteJson(
  id: string,
  part: "content" | "view",
  change: (value: { totals: object }) => object,
): Promise<void> {
  const { rows } = await app.database.owner.query(`select ${part} as value from document where id = $1`, [id]);
  const value = { ...rows[0].value, ...change(rows[0].value) };
  const hash = canonicalSha256(value);
  await alterStored(app.database, `update document set ${part} = $2, ${part}_sha256 = $3 where id = $1`, [
    id,
    value,
    hash,
  ]);
}

test("page, PDF and XML of an invoice are shown while it is what was issued", async () => {
  const invoice = await issuedInvoice(owner, "Tel quel");
  for (const address of addressesOf(invoice)) expect((await app.server.inject(address)).statusCode, address).toBe(200);
});

test("a page rewritten by a superuser together with its hash is refused and reported", async () => {
  const invoice = await issuedInvoice(owner, "Page réécrite");
  await rewriteJson(invoice.id, "view", () => ({ subject: "Autre chantier" }));
  await expectRefused(invoice);
});

test("an XML rewritten by a superuser together with its hashes is refused and reported", async () => {
  const invoice = await issuedInvoice(owner, "XML réécrit");
  await rewriteXml(invoice.id, (xml) => xml.replace("Volt", "Vold"));
  await expectRefused(invoice);
});

test("an invoice rewritten whole by a superuser, amounts, page, XML and balance, is refused and reported", async () => {
  const invoice = await issuedInvoice(owner, "Tout réécrit");
  const amounts = { netCents: 5_000, vatCents: 1_000, grossCents: 6_000 };
  await rewriteJson(invoice.id, "content", ({ totals }) => ({ totals: { ...totals, ...amounts, dueCents: 6_000 } }));
  await rewriteJson(invoice.id, "view", () => ({ amounts }));
  await rewriteXml(invoice.id, (xml) => xml.replaceAll("120.00", "60.00"));
  await alterStored(
    app.database,
    "update document set net_cents = 5000, vat_cents = 1000, gross_cents = 6000, due_cents = 6000 where id = $1",
    [invoice.id],
  );
  await alterStored(
    app.database,
    "update invoice_balance set gross_cents = 6000, due_cents = 6000 where document_id = $1",
    [invoice.id],
  );
  await expectRefused(invoice);
});

test.each([
  ["gone", "delete from document_seal where document_id = $1"],
  ["another one", "update document_seal set mac = repeat('0', 64) where document_id = $1"],
  [
    "that of another document",
    `update document_seal set mac = (select mac from document_seal where document_id <> $1 limit 1)
     where document_id = $1`,
  ],
])("an invoice whose seal is %s is refused and reported", async (_what, statement) => {
  const invoice = await issuedInvoice(owner, "Sceau du document");
  await alterStored(app.database, statement, [invoice.id]);
  await expectRefused(invoice);
});

test("a quote rewritten together with its hash is refused", async () => {
  const { project_id } = await issuedInvoice(owner, "Devis réécrit");
  const quote = (await owner.call("POST", `/api/projects/${project_id}/quote`, {})).json;
  const address = `/api/public/quotes/${quote.page_url.split("/").at(-1)}`;
  expect((await app.server.inject(address)).statusCode).toBe(200);
  await rewriteJson(quote.id, "view", () => ({ subject: "Autre chantier" }));
  expect((await app.server.inject(address)).json()).toMatchObject({ code: "document_altered" });
});

test.each([
  ["insert into document_seal select * from document_seal", /permission denied/],
  ["update document_seal set mac = ''", /permission denied/],
  ["delete from document_seal", /permission denied/],
  ["truncate document_seal", /permission denied/],
  ["insert into unsealed_document select company_id, id, '', '', '' from document", /permission denied/],
  ["delete from unsealed_document", /permission denied/],
])("the application may not « %s »", async (statement, refusal) => {
  await issuedInvoice(owner, "Droits sur les sceaux");
  await expect(asApplication(statement)).rejects.toThrow(refusal);
});

test("the application gives no other seal to a document", async () => {
  const invoice = await issuedInvoice(owner, "Second sceau");
  await asApplication(`select seal_earlier_document('${invoice.id}', repeat('0', 64))`);
  expect((await app.server.inject(addressesOf(invoice)[0]!)).statusCode).toBe(200);
});

test.each(["update document_seal set mac = ''", "delete from unsealed_document", "truncate document_seal"])(
  "a superuser is told not to « %s »",
  async (statement) => {
    await expect(app.database.owner.query(statement)).rejects.toThrow("a seal is never changed");
  },
);

test("a server with another key refuses every document", async () => {
  const invoice = await issuedInvoice(owner, "Autre clé");
  const usual = app.deps.documentMac;
  app.deps.documentMac = (text) => usual(`another key ${text}`);
  const answers = [];
  for (const address of addressesOf(invoice)) answers.push((await app.server.inject(address)).json());
  app.deps.documentMac = usual;
  expect(answers).toMatchObject([1, 2, 3].map(() => ({ code: "document_altered" })));
});
