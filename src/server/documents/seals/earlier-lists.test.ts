import { canonicalSha256 } from "#server/documents/canonical-sha256.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import type { TestDatabase } from "#test/test-database.ts";
import { testDatabase } from "#test/test-database.ts";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";

// The lists of what was made before the seals count once. A superuser who removes a seal and writes the forged hashes
// into a list gains nothing, neither at reading nor at the next start.

let database: TestDatabase;
let app: TestApp;
let owner: Person;
beforeEach(async () => {
  database = await testDatabase();
  app = await testApp({ database });
  owner = await app.signUp();
});
afterEach(async () => {
  await app.close();
  await database.close();
});

/** Runs statements in one transaction, as nobody but a superuser can. `$1` is the document. */
async function forge(id: string, statements: string[]): Promise<void> {
  const run = (statement: string) => database.owner.query(statement, statement.includes("$1") ? [id] : []);
  await run("begin");
  await run("set local session_replication_role = replica");
  for (const statement of statements) await run(statement);
  await run("commit");
}

const forgedDocument = async (id: string): Promise<string[]> => {
  const { rows } = await database.owner.query("select view from document where id = $1", [id]);
  const view = { ...rows[0].view, subject: "Autre chantier" };
  return [
    `update document set view = '${JSON.stringify(view).replaceAll("'", "''")}',
       view_sha256 = '${canonicalSha256(view)}' where id = $1`,
    "delete from document_seal where document_id = $1",
    `insert into unsealed_document select company_id, id, content_sha256, view_sha256, xml_sha256 from document
     where id = $1`,
  ];
};

const OF_PDF = "document_id = $1 and format = 'pdf'";
const FORGED_FILE = [
  `insert into file (company_id, sha256, mime, bytes, created_at)
   select company_id, encode(sha256('%PDF other'), 'hex'), 'application/pdf', '%PDF other', now() from document
   where id = $1`,
  `update document_file set content_sha256 = encode(sha256('%PDF other'), 'hex') where ${OF_PDF}`,
  `delete from document_file_seal where ${OF_PDF}`,
  `insert into unsealed_file select company_id, document_id, format, content_sha256 from document_file
   where ${OF_PDF}`,
];

const EVERY_SEAL_IS_GONE = ["delete from document_seal", "delete from document_file_seal"];

const SERVERS = [
  ["another machine", () => ({})],
  ["the same machine", () => ({ env: { DATA_DIR: app.config.dataDir } })],
] as const;

async function expectRefused(server: TestApp["server"], address: string): Promise<void> {
  const answer = await server.inject(address);
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: "document_altered" }]);
}

/** Starts a second server, expects it to refuse an address, and gives the errors that it logged. */
async function expectRefusedAfterStart(options: { env?: Record<string, string> }, address: string): Promise<string> {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
  const second = await testApp({ beside: app, log, ...options });
  await expectRefused(second.server, address);
  await second.close();
  return lines.join("");
}

test.each(SERVERS)("a forged invoice on the list has no seal after a start on %s", async (_where, options) => {
  await issuedInvoice(owner, "Témoin");
  const invoice = await issuedInvoice(owner, "Facture forgée");
  const page = `/api/public/invoices/${invoice.page_url.split("/").at(-1)}`;
  await forge(invoice.id, await forgedDocument(invoice.id));
  await expectRefused(app.server, page);
  expect(await expectRefusedAfterStart(options(), page)).toContain("rows of unsealed_document were written by hand");
  await expectRefused(app.server, page);
});

test.each(SERVERS)("a forged PDF on the list has no seal after a start on %s", async (_where, options) => {
  const intact = await issuedInvoice(owner, "PDF témoin");
  const { url, id } = await issuedInvoice(owner, "PDF forgé");
  for (const one of [intact.url, url]) expect((await app.server.inject(one)).statusCode).toBe(200);
  await forge(id, FORGED_FILE);
  await expectRefused(app.server, url);
  expect(await expectRefusedAfterStart(options(), url)).toContain("rows of unsealed_file were written by hand");
  await expectRefused(app.server, url);
  expect((await app.server.inject(intact.url)).statusCode).toBe(200);
});

test("without any seal in the installation, the machine that sealed still gives none", async () => {
  const { url, id, page_url } = await issuedInvoice(owner, "Sans aucun sceau");
  expect((await app.server.inject(url)).statusCode).toBe(200);
  await forge(id, [...EVERY_SEAL_IS_GONE, ...(await forgedDocument(id)), ...FORGED_FILE]);
  const page = `/api/public/invoices/${page_url.split("/").at(-1)}`;
  const errors = await expectRefusedAfterStart({ env: { DATA_DIR: app.config.dataDir } }, page);
  expect(errors).toContain("rows of unsealed_document were written by hand");
  expect(errors).toContain("rows of unsealed_file were written by hand");
  const seals = await database.owner.query("select from document_seal union all select from document_file_seal");
  expect(seals.rowCount).toBe(0);
});
