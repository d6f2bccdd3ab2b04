import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { plainPng } from "#test/image-bombs.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { quoteCalls } from "#test/quote-calls.ts";
import type { CompanySql } from "#test/raw-sql.ts";
import { alterStored, signUpWithSql } from "#test/raw-sql.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// What was numbered is never changed: the application's role may not, and what a superuser changes is refused.

let app: TestApp;
let owner: Person;
let asApplication: CompanySql;
beforeAll(async () => {
  app = await testApp();
  ({ owner, asApplication } = await signUpWithSql(app));
});
afterAll(() => app.close());

test.each([
  ["insert into document select * from document", /permission denied/],
  ["update document set gross_cents = 1", /permission denied/],
  ["delete from document", /permission denied/],
  ["truncate document", /permission denied/],
  ["update document_counter set last_number = 0", /permission denied/],
  ["insert into document_counter select * from document_counter", /permission denied/],
  ["delete from document_counter", /permission denied/],
  ["update document_file set content_sha256 = ''", /permission denied/],
  ["delete from file", /permission denied/],
  ["insert into document_file select * from document_file", /permission denied/],
  ["update document_file set document_id = gen_random_uuid()", /permission denied/],
  ["delete from document_file", /permission denied/],
  ["truncate document_file", /permission denied/],
  ["truncate document_counter", /permission denied/],
  ["truncate invoice_balance", /permission denied/],
  ["update sending set sent_at = now()", /permission denied/],
  ["delete from sending", /permission denied/],
  ["truncate sending", /permission denied/],
  ["update quote_decision set decision = 'accepted'", /permission denied/],
  ["update quote_decision set signer = ''", /permission denied/],
  ["delete from quote_decision", /permission denied/],
  ["truncate quote_decision", /permission denied/],
  ["update document_alteration set part = 'pdf'", /permission denied/],
  ["delete from document_alteration", /permission denied/],
  ["truncate document_alteration", /permission denied/],
  ["insert into document_alteration select company_id, id, 'pdf', '2020-01-01' from document", /permission denied/],
  ["insert into document_recovery select company_id, id, '2050-01-01' from document", /permission denied/],
  ["delete from document_recovery", /permission denied/],
])("the application may not « %s »", async (statement, refusal) => {
  await issuedInvoice(owner, "Droits");
  await expect(asApplication(statement)).rejects.toThrow(refusal);
});

test.each(["document", "document_file"])("the table « %s » refuses to lose rows, to a superuser too", async (table) => {
  const { owner: superuser } = app.database;
  await expect(superuser.query(`delete from ${table}`)).rejects.toThrow("never changed");
  await expect(superuser.query(`truncate ${table} cascade`)).rejects.toThrow("never changed");
});

const DECIDE = "insert into quote_decision (company_id, document_id, decision, decided_at, signer, decided_on)";
const SEND = "insert into sending (company_id, document_id, how, sent_at)";

test.each([
  [
    "accept a quote without a name",
    "quote",
    `${DECIDE} select company_id, id, 'accepted', now(), ' ', dated_on`,
    /name/,
  ],
  [
    "answer a quote in 2030",
    "quote",
    `${DECIDE} select company_id, id, 'accepted', now(), 'L', '2030-01-01'`,
    /latest/,
  ],
  [
    "answer it before its day",
    "quote",
    `${DECIDE} select company_id, id, 'declined', now(), '', dated_on - 1`,
    /later/,
  ],
  [
    "note an answer of 2030",
    "quote",
    `${DECIDE} select company_id, id, 'declined', '2030-01-01', '', dated_on`,
    /today/,
  ],
  ["answer an invoice", "invoice", `${DECIDE} select company_id, id, 'declined', now(), '', dated_on`, /no quote/],
  ["answer a credit note", "credit", `${DECIDE} select company_id, id, 'declined', now(), '', dated_on`, /no quote/],
  ["give an invoice in 2030", "invoice", `${SEND} select company_id, id, 'by_hand', '2030-01-01'`, /today/],
  ["give an invoice before its day", "invoice", `${SEND} select company_id, id, 'by_hand', '2020-01-01'`, /today/],
  ["send a quote in 2030", "quote", `${SEND} select company_id, id, 'by_hand', '2030-01-01'`, /latest/],
  ["send a quote before its day", "quote", `${SEND} select company_id, id, 'by_hand', '2020-01-01'`, /later/],
] as const)("the application cannot %s", async (_what, kind, statement, refusal) => {
  const { id, project_id } = await issuedInvoice(owner, "Faits à la main");
  const { credit_note } = (await owner.call("POST", `/api/invoices/${id}/credit-notes`, { lines: null })).json;
  const quote = (await owner.call("POST", `/api/projects/${project_id}/quote`, {})).json;
  const documentId = { quote: quote.id, invoice: id, credit: credit_note.id }[kind];
  await expect(asApplication(`${statement} from document where id = '${documentId}'`)).rejects.toThrow(refusal);
});

test("the application cannot answer a version of a quote that another one replaced", async () => {
  const { project_id } = await issuedInvoice(owner, "Remplacé à la main");
  const [first, second] = [await sendQuote(project_id, 50), await sendQuote(project_id, 60)];
  const decide = (id: string) =>
    asApplication(`${DECIDE} select company_id, id, 'declined', now(), '', dated_on from document where id = '${id}'`);
  await expect(decide(first.id)).rejects.toThrow("was replaced");
  await decide(second.id);
  const withdrawal = `update quote_decision set withdrawn_at = '2030-01-01' where document_id = '${second.id}'`;
  await expect(asApplication(withdrawal)).rejects.toThrow("withdrawn between");
});

/** Draws up a quote of a project at another price, and gives it to the customer. */
async function sendQuote(projectId: string, rate: number): Promise<{ id: string }> {
  const { price, drawUp, send } = quoteCalls(() => owner);
  await price(projectId, rate);
  const quote = await drawUp(projectId);
  await send(quote.id);
  return quote;
}

const alter = (statement: string, id: string) => alterStored(app.database, statement, [id]);

const ofFile = (format: string) => `update file set bytes = set_byte(bytes, 40, (get_byte(bytes, 40) + 1) % 256)
  where sha256 = (select content_sha256 from document_file where document_id = $1 and format = '${format}')`;

test.each([
  ["content", `update document set content = jsonb_set(content, '{subject}', '"X"') where id = $1`, [".pdf", ".xml"]],
  ["view", `update document set view = jsonb_set(view, '{title}', '"X"') where id = $1`, [".pdf", ".xml"]],
  ["amount", "update document set gross_cents = gross_cents + 1 where id = $1", [".pdf", ".xml"]],
  ["XML", ofFile("xml"), [".xml"]],
  ["PDF", ofFile("pdf"), [".pdf"]],
])("a document whose %s was altered is refused and reported to its company", async (part, sqlText, refusedEndings) => {
  const { id, url, number } = await issuedInvoice(owner, `Altéré ${part}`);
  const get = (ending: string) => app.server.inject(url.replace(".pdf", ending));
  expect((await get(".pdf")).statusCode).toBe(200);
  await alter(sqlText, id);
  const usual = app.deps.renderDocument;
  app.deps.renderDocument = () => expect.unreachable("an altered document was laid out again");
  for (const ending of refusedEndings) {
    const { statusCode, body } = await get(ending);
    expect([statusCode, JSON.parse(body)]).toMatchObject([503, { code: "document_altered" }]);
    expect(body).toContain("n'est plus tel qu'il a été enregistré");
  }
  app.deps.renderDocument = usual;
  const { documents } = (await owner.call("GET", "/api/documents/set-aside")).json;
  expect(documents).toContainEqual(expect.objectContaining({ id, number, problem: "altered" }));
  expect((await owner.call("POST", `/api/documents/${id}/retry`, {})).json.set_aside).toBe(
    refusedEndings.includes(".pdf"),
  );
});

test.each([
  ["dated_on", "dated_on - 1"],
  ["due_on", "due_on + 1"],
  ["invoice_kind", "'final'"],
  ["version", "version + 1"],
  [
    "project_id",
    "(select p.id from project p where p.company_id = document.company_id and p.id <> project_id limit 1)",
  ],
  ["customer_id", "gen_random_uuid()"],
  ["due_cents", "due_cents - 1"],
])("an invoice is refused and reported when the %s of its row is not that of its content", async (column, value) => {
  const { id, url, page_url } = await issuedInvoice(owner, `Colonne ${column}`);
  await alter(`update document set ${column} = ${value} where id = $1`, id);
  for (const address of [url, url.replace(".pdf", ".xml"), `/api/public/invoices/${page_url.split("/").at(-1)}`])
    expect((await app.server.inject(address)).json(), address).toMatchObject({ code: "document_altered" });
  const alterations = await app.database.owner.query("select part from document_alteration where document_id = $1", [
    id,
  ]);
  expect(alterations.rows).toEqual([{ part: "content" }]);
});

test("a quote is refused when the day of its row is not that of its content", async () => {
  const { project_id } = await issuedInvoice(owner, "Jour du devis");
  const { id, url } = (await owner.call("POST", `/api/projects/${project_id}/quote`, {})).json;
  expect((await app.server.inject(url)).statusCode).toBe(200);
  await alter("update document set dated_on = dated_on - 1 where id = $1", id);
  expect((await app.server.inject(url)).json()).toMatchObject({ code: "document_altered" });
});

test.each(["due_on = due_on + 9", "gross_cents = 1", "due_cents = 1"])(
  "an invoice is refused when its balance has another fact than its row: %s",
  async (change) => {
    const { id, url } = await issuedInvoice(owner, "Solde altéré");
    await alter(`update invoice_balance set ${change} where document_id = $1`, id);
    expect((await app.server.inject(url)).json()).toMatchObject({ code: "document_altered" });
  },
);

test("an invoice is refused by a counter that was put back, with what to do", async () => {
  const seller = await app.signUp();
  const { number, project_id } = await issuedInvoice(seller, "Compteur");
  const { id } = (await seller.call("GET", "/api/company")).json.company;
  const putBack = "update document_counter set last_number = last_number - 1 where company_id = $1";
  await app.database.owner.query(putBack, [id]);
  const invoices = await Promise.all([issuedInvoice(seller, "Encore une"), issuedInvoice(seller, "Et une autre")]);
  for (const invoice of invoices) {
    const { status, json } = await seller.call("POST", `/api/projects/${invoice.project_id}/invoice`, ALL_CONFIRMED);
    expect([status, json.code]).toEqual([503, "number_taken"]);
    expect(json.error).toContain(`Rien n'a été numéroté : ${number} existe déjà`);
  }
  expect((await seller.call("POST", `/api/projects/${project_id}/invoice`, ALL_CONFIRMED)).json.number).toBe(number);
});

test("an altered credit note is refused and reported to its company", async () => {
  const { id } = await issuedInvoice(owner, "Avoir altéré");
  const { credit_note } = (await owner.call("POST", `/api/invoices/${id}/credit-notes`, { lines: null })).json;
  await alter('update document set content = content || \'{"subject": "X"}\' where id = $1', credit_note.id);
  expect((await app.server.inject(credit_note.url)).json()).toMatchObject({ code: "document_altered" });
  const { documents } = (await owner.call("GET", "/api/documents/set-aside")).json;
  expect(documents).toContainEqual(expect.objectContaining({ id: credit_note.id, problem: "altered" }));
});

test("a document that is altered, whole and altered again has two alterations noted", async () => {
  const { id, url } = await issuedInvoice(owner, "Retrouvé");
  expect((await app.server.inject(url)).statusCode).toBe(200);
  const isSetAside = async () =>
    (await owner.call("GET", "/api/documents/set-aside")).json.documents.some((one: { id: string }) => one.id === id);
  const states = [];
  for (const change of ["+ 1", "- 1", "+ 1"]) {
    await alter(`update document set gross_cents = gross_cents ${change} where id = $1`, id);
    for (const _ of [1, 2]) await app.server.inject(url);
    const { set_aside } = (await owner.call("POST", `/api/documents/${id}/retry`, {})).json;
    states.push([set_aside, await isSetAside()]);
  }
  expect(states).toEqual([
    [true, true],
    [false, false],
    [true, true],
  ]);
  const alterations = await app.database.owner.query("select part from document_alteration where document_id = $1", [
    id,
  ]);
  expect(alterations.rows).toEqual([{ part: "content" }, { part: "content" }]);
  for (const table of ["document_alteration", "document_recovery"])
    await expect(app.database.owner.query(`delete from ${table}`)).rejects.toThrow("never changed");
});

test("an altered logo is neither shown nor printed", async () => {
  const seller = await app.signUp();
  await seller.call("PUT", "/api/company/logo", { data: plainPng(12, 10).toString("base64") });
  const { id, url, page_url, number } = await issuedInvoice(seller, "Logo altéré");
  const token = page_url.split("/").at(-1)!;
  const { logo_url } = (await seller.call("GET", `/api/public/invoices/${token}`)).json;
  expect((await app.server.inject(logo_url)).statusCode).toBe(200);
  await alter(
    `update file set bytes = set_byte(bytes, 40, (get_byte(bytes, 40) + 1) % 256)
      where sha256 = (select view ->> 'logoId' from document where id = $1)`,
    id,
  );
  for (const address of [logo_url, url]) {
    const { statusCode, body } = await app.server.inject(address);
    expect([statusCode, JSON.parse(body)]).toMatchObject([503, { code: "document_altered" }]);
  }
  const { documents } = (await seller.call("GET", "/api/documents/set-aside")).json;
  expect(documents).toContainEqual(expect.objectContaining({ id, number, problem: "altered" }));
});
