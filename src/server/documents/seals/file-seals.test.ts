import { issuedInvoice } from "#test/issued-invoice.ts";
import type { CompanySql } from "#test/raw-sql.ts";
import { alterStored, signUpWithSql } from "#test/raw-sql.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A PDF is served only while it fits the seal that the server made for it. Nothing is laid out in its place.

let app: TestApp;
let owner: Person;
let asApplication: CompanySql;
beforeAll(async () => {
  app = await testApp();
  ({ owner, asApplication } = await signUpWithSql(app));
});
afterAll(() => app.close());

const keep = (id: string, text: string, mac: string) =>
  asApplication(`select keep_document_file('${id}', 'pdf', 'application/pdf', '${text}', '${mac}', now())`);

/** Expects that a PDF is refused, that its company is told, and that asking for a retry lays out nothing. */
async function expectRefused({ id, url, number }: { id: string; url: string; number: string }): Promise<void> {
  const usual = app.deps.renderDocument;
  let layouts = 0;
  app.deps.renderDocument = (...source) => (layouts++, usual(...source));
  const answer = await app.server.inject(url);
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: "document_altered" }]);
  const { documents } = (await owner.call("GET", "/api/documents/set-aside")).json;
  expect(documents).toContainEqual(expect.objectContaining({ id, number, problem: "altered" }));
  expect((await owner.call("POST", `/api/documents/${id}/retry`, {})).json.set_aside).toBe(true);
  app.deps.renderDocument = usual;
  expect(layouts, "PDFs laid out in the place of an altered one").toBe(0);
}

async function invoiceWithPdf(name: string) {
  const invoice = await issuedInvoice(owner, name);
  expect((await app.server.inject(invoice.url)).statusCode).toBe(200);
  return invoice;
}

test("a PDF that the application's role puts in before the first reading is refused", async () => {
  const invoice = await issuedInvoice(owner, "Autres octets");
  await keep(invoice.id, "%PDF-1.7 other bytes", "0".repeat(64));
  await expectRefused(invoice);
});

test("the seal of another document is refused", async () => {
  const { id: otherId, url: otherUrl } = await invoiceWithPdf("Sceau d'origine");
  const { rawPayload } = await app.server.inject(otherUrl);
  const invoice = await issuedInvoice(owner, "Sceau copié");
  const seals = await app.database.owner.query("select mac from document_file_seal where document_id = $1", [otherId]);
  await keep(invoice.id, `\\x${rawPayload.toString("hex")}`, seals.rows[0].mac);
  await expectRefused(invoice);
});

test.each([
  ["insert into document_file select * from document_file", /permission denied/],
  ["insert into document_file_seal select * from document_file_seal", /permission denied/],
  ["insert into unsealed_file select company_id, document_id, format, '' from document_file", /permission denied/],
  ["update document_file_seal set mac = ''", /permission denied/],
  ["delete from document_file_seal", /permission denied/],
  ["truncate document_file_seal", /permission denied/],
  ["delete from unsealed_file", /permission denied/],
])("the application may not « %s »", async (statement, refusal) => {
  await invoiceWithPdf("Droits sur les sceaux");
  await expect(asApplication(statement)).rejects.toThrow(refusal);
});

test("the application cannot replace a PDF nor its seal", async () => {
  const { id, url } = await invoiceWithPdf("Remplacement");
  const { rawPayload } = await app.server.inject(url);
  await keep(id, "%PDF-1.7 other bytes", "0".repeat(64));
  await asApplication(`select seal_earlier_file('${id}', 'pdf', '${"0".repeat(64)}', now())`);
  expect((await app.server.inject(url)).rawPayload).toEqual(rawPayload);
});

test.each(["update document_file_seal set mac = ''", "delete from document_file_seal", "truncate document_file_seal"])(
  "a superuser is told not to « %s »",
  async (statement) => {
    await expect(app.database.owner.query(statement)).rejects.toThrow("a seal is never changed");
  },
);

const OF_PDF = "document_id = $1 and format = 'pdf'";

test.each([
  ["whose seal is gone", `delete from document_file_seal where ${OF_PDF}`],
  ["whose row is gone", `delete from document_file where ${OF_PDF}`],
  [
    "whose bytes are gone",
    `delete from file where sha256 = (select content_sha256 from document_file where ${OF_PDF})`,
  ],
  [
    "with one other byte",
    `update file set bytes = set_byte(bytes, 40, (get_byte(bytes, 40) + 1) % 256)
     where sha256 = (select content_sha256 from document_file where ${OF_PDF})`,
  ],
  ["with another seal", `update document_file_seal set mac = repeat('0', 64) where ${OF_PDF}`],
  [
    "replaced with its row and the hash in its seal",
    `with other as (insert into file (company_id, sha256, mime, bytes, created_at)
       select company_id, encode(sha256('other'), 'hex'), 'application/pdf', 'other', now() from document where id = $1
       returning sha256),
     sealed as (update document_file_seal set content_sha256 = (select sha256 from other) where ${OF_PDF})
     update document_file set content_sha256 = (select sha256 from other) where ${OF_PDF}`,
  ],
  ["of a document that says something else, hash and all", "update document set xml_sha256 = '' where id = $1"],
])("a PDF %s is refused and reported, even when a superuser did it", async (what, statement) => {
  const invoice = await invoiceWithPdf(`PDF ${what}`);
  await alterStored(app.database, statement, [invoice.id]);
  await expectRefused(invoice);
});

test("the sweep keeps a PDF that a seal names when the row that leads to it is gone", async () => {
  const { id } = await invoiceWithPdf("Balayage");
  await alterStored(app.database, `delete from document_file where ${OF_PDF}`, [id]);
  await app.database.owner.query("update file set created_at = now() - interval '9 days'");
  await app.deps.sweep();
  const files = await app.database.owner.query(
    `select from file f join document_file_seal s on s.content_sha256 = f.sha256 where ${OF_PDF}`,
    [id],
  );
  expect(files.rowCount).toBe(1);
});

test("a server with another installation key refuses the PDF", async () => {
  const { url } = await invoiceWithPdf("Autre clé");
  const usual = app.deps.fileMac;
  app.deps.fileMac = (text) => usual(`another key ${text}`);
  expect((await app.server.inject(url)).json()).toMatchObject({ code: "document_altered" });
  app.deps.fileMac = usual;
});
