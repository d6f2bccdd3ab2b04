import { numberRanges } from "#domain/documents/numbers/number-ranges.ts";
import { dayAt, FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import { inCompany } from "#server/db/tenancy.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import type { TestDatabase } from "#test/test-database.ts";
import { testDatabase } from "#test/test-database.ts";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findMissingNumbers } from "./find-missing-numbers.ts";
import { verifyEveryDocument } from "./verify-every-document.ts";

// What nobody opens is verified too: the pass of the server tells the company of each document that is not as issued.

let database: TestDatabase;
let app: TestApp;
let owner: Person;
let companyId: string;
beforeEach(async () => {
  database = await testDatabase();
  app = await testApp({ database });
  owner = await app.signUp();
  companyId = (await owner.call("GET", "/api/company")).json.company.id;
});
afterEach(async () => {
  await app.close();
  await database.close();
});

const setAside = async () => (await owner.call("GET", "/api/documents/set-aside")).json.documents;
const invoices = async () => (await owner.call("GET", "/api/documents?kind=invoice")).json.documents;

/** Issues a copy of an invoice by hand, with the next number, another ID and a false seal. */
const issueGhost = (id: string) =>
  inCompany(app.database.app, companyId, (tx) =>
    sql
      .raw(
        `with copy as (
           select d.*, next.id as next_id, next.number as next_number
           from document d, lateral (select *, gen_random_uuid() as id from next_document('F')) next
           where d.id = '${id}')
         select issue_document(jsonb_build_object('id', next_id, 'kind', kind, 'version', 1, 'number', next_number,
             'project_id', project_id, 'customer_id', customer_id, 'dated_on', dated_on, 'due_on', due_on,
             'content_format', content_format, 'view_format', view_format, 'without_buyer_siren', true),
           (content || jsonb_build_object('id', next_id, 'number', next_number))::text,
           (view || jsonb_build_object('number', next_number))::text,
           '<?xml version="1.0"?><rsm:ExchangedDocument><ram:ID>' || next_number || '</ram:ID></rsm:ExchangedDocument>',
           repeat('0', 64))
         from copy`,
      )
      .execute(tx),
  );

test("an invoice that the server did not issue is listed and said to be altered, though nobody opens it", async () => {
  const { id, number } = await issuedInvoice(owner, "Terrasse");
  expect(await verifyEveryDocument(app.deps)).toEqual({ documents: 1, alteredDocuments: 0, missingNumbers: 0 });
  expect(await setAside()).toEqual([]);
  await issueGhost(id);
  expect(await verifyEveryDocument(app.deps)).toEqual({ documents: 2, alteredDocuments: 1, missingNumbers: 0 });
  const ghostNumber = number.replace(/1$/, "2");
  expect(await setAside()).toMatchObject([{ number: ghostNumber, problem: "altered" }]);
  expect((await invoices()).map((one: { number: string }) => one.number)).toEqual([ghostNumber, number]);
});

/** Runs statements as nobody but a superuser can. `$1` is the document. */
async function asSuperuser(statements: string[], id: string): Promise<void> {
  await database.owner.query("begin");
  await database.owner.query("set local session_replication_role = replica");
  for (const statement of statements) await database.owner.query(statement, [id]);
  await database.owner.query("commit");
}

test("an invoice whose row was rewritten is said to be altered once a server starts", async () => {
  const { id } = await issuedInvoice(owner, "Toit");
  await asSuperuser(["update document set gross_cents = gross_cents + 100000 where id = $1"], id);
  const restartedApp = await testApp({ beside: app, runsJobs: true });
  await expect.poll(setAside, { timeout: 20_000 }).toMatchObject([{ id, problem: "altered" }]);
  await restartedApp.close();
});

test("lists, figures and answers about amounts say that they count an altered invoice", async () => {
  const { id, project_id } = await issuedInvoice(owner, "Façade");
  const figures = async () => (await owner.call("GET", "/api/figures")).json.figures.to_verify;
  const reply = async () =>
    (await owner.call("POST", "/api/assistant/chat", { message: "Combien ai-je facturé ce mois-ci ?" })).json.reply;
  expect([await figures(), (await invoices())[0].is_altered]).toEqual([{ documents: 0, missing_numbers: 0 }, false]);
  expect(await reply()).not.toContain("À vérifier");
  await asSuperuser(["update document set gross_cents = gross_cents + 100000 where id = $1"], id);
  await verifyEveryDocument(app.deps);
  expect([await figures(), (await invoices())[0].is_altered]).toEqual([{ documents: 1, missing_numbers: 0 }, true]);
  const { project } = (await owner.call("GET", `/api/projects/${project_id}`)).json;
  expect([project.invoice.is_altered, project.documents[0].is_altered]).toEqual([true, true]);
  expect(await reply()).toContain("À vérifier : 1 document n'est plus tel qu'il a été enregistré");
});

const FORGED_BALANCES: [what: string, status: number, statement: string][] = [
  ["credited without a credit note", 503, "update invoice_balance set credited_cents = gross_cents"],
  ["paid without a payment", 200, "update invoice_balance set paid_cents = due_cents"],
  ["deleted", 200, "delete from invoice_balance"],
];

test.each(FORGED_BALANCES)("an invoice whose balance was %s is found altered", async (_what, _status, statement) => {
  const { id } = await issuedInvoice(owner, "Véranda");
  const payment = { amount_cents: 100, received_on: dayAt(app.deps.clock(), FRENCH_TIME_ZONE), method: "transfer" };
  expect((await owner.call("POST", `/api/invoices/${id}/payments`, payment)).status).toBe(200);
  expect(await verifyEveryDocument(app.deps)).toMatchObject({ alteredDocuments: 0 });
  await asSuperuser([`${statement} where document_id = $1`], id);
  expect(await verifyEveryDocument(app.deps)).toMatchObject({ documents: 1, alteredDocuments: 1 });
  expect(await setAside()).toMatchObject([{ id, problem: "altered" }]);
});

test.each(FORGED_BALANCES)("an invoice whose balance was %s is not issued again", async (_what, status, statement) => {
  const { id, project_id } = await issuedInvoice(owner, "Véranda");
  await asSuperuser([`${statement} where document_id = $1`], id);
  const secondInvoice = await owner.call("POST", `/api/projects/${project_id}/invoice`, ALL_CONFIRMED);
  expect(secondInvoice.status).toBe(status);
  expect(await verifyEveryDocument(app.deps)).toMatchObject({ documents: 1 });
});

test("a number of a series that no document bears any more is found", async () => {
  const { id, number } = await issuedInvoice(owner, "Cave");
  await issuedInvoice(owner, "Grenier");
  const tables = ["document_seal", "document_file", "public_link", "invoice_balance"];
  await asSuperuser(["create table document_copy as select * from document where id = $1"], id);
  await asSuperuser(
    [...tables.map((table) => `delete from ${table} where document_id = $1`), "delete from document where id = $1"],
    id,
  );
  expect(await verifyEveryDocument(app.deps)).toEqual({ documents: 1, alteredDocuments: 0, missingNumbers: 1 });
  const missing = async () => (await owner.call("GET", "/api/documents/set-aside")).json.missing_numbers;
  expect(await missing()).toEqual([number]);
  expect((await owner.call("GET", "/api/figures/brief")).json.brief.missing_numbers).toBe(1);
  expect((await owner.call("GET", "/api/figures")).json.figures.to_verify).toEqual({
    documents: 0,
    missing_numbers: 1,
  });
  // The document is put back from a copy: no number is missing any more.
  await asSuperuser(["insert into document select * from document_copy where id = $1"], id);
  await verifyEveryDocument(app.deps);
  expect(await missing()).toEqual([]);
});

test("a counter that was put back is told without hiding a missing number", async () => {
  const { number } = await issuedInvoice(owner, "Cave");
  const { id } = await issuedInvoice(owner, "Grenier");
  const start = number.slice(0, -4);
  const renumber = `update document set number = '${start}0004' where id = $1`;
  await asSuperuser([renumber, "update document_counter set last_number = 1 where series = 'F' and $1 <> ''"], id);
  const errors: unknown[] = [];
  const log = { ...app.deps.log, error: (facts: unknown) => void errors.push(facts) };
  await verifyEveryDocument({ ...app.deps, log });
  expect((await owner.call("GET", "/api/documents/set-aside")).json.missing_numbers).toEqual(
    ["0002", "0003"].map((place) => start + place),
  );
  const series = [{ series: "F", year: Number(start.slice(1, 5)), last_number: 4, counter_number: 1, first_number: 1 }];
  expect(errors).toContainEqual({ companyId, series });
});

test("a counter that was forged far ahead costs the pass no more than the numbers it keeps", async () => {
  const { id, number } = await issuedInvoice(owner, "Chai");
  await asSuperuser(
    ["update document_counter set last_number = 2000000000 where series = 'F' and $1::text is not null"],
    id,
  );
  expect(await verifyEveryDocument(app.deps)).toEqual({ documents: 1, alteredDocuments: 0, missingNumbers: 1000 });
  const { missing_numbers } = (await owner.call("GET", "/api/documents/set-aside")).json;
  const start = number.slice(0, -4);
  expect(missing_numbers[0]).toBe(`${start}0002`);
  expect(missing_numbers.at(-1)).toBe(`${start}1001`);
});

test("a number that was put far ahead leaves every number before it to be told", async () => {
  const { id, number } = await issuedInvoice(owner, "Remise");
  const start = number.slice(0, -4);
  await asSuperuser([`update document set number = '${start}0911' where id = $1`], id);
  await verifyEveryDocument(app.deps);
  const { missing_numbers } = (await owner.call("GET", "/api/documents/set-aside")).json;
  expect(numberRanges(missing_numbers)).toEqual([`${start}0001 à ${start}0910`]);
});

test("the application may not empty the alert of missing numbers", async () => {
  const { id, number } = await issuedInvoice(owner, "Hangar");
  await asSuperuser([`update document set number = '${number.slice(0, -4)}0003' where id = $1`], id);
  await verifyEveryDocument(app.deps);
  const asApplication = (statement: string) =>
    inCompany(app.database.app, companyId, (tx) => sql.raw(statement).execute(tx));
  for (const statement of ["delete from missing_number", "truncate missing_number"])
    await expect(asApplication(statement)).rejects.toThrow(/permission denied/);
  await asApplication("select forget_found_numbers()");
  const { missing_numbers } = (await owner.call("GET", "/api/documents/set-aside")).json;
  expect(missing_numbers).toEqual(["0001", "0002"].map((place) => number.slice(0, -4) + place));
});

test("missing numbers on several pages of a series are all found", async () => {
  const { id, number } = await issuedInvoice(owner, "Puits");
  const series = number.slice(0, -4);
  await database.owner.query("set session_replication_role = replica");
  await database.owner.query("update document_counter set last_number = 2500 where series = 'F'");
  await database.owner.query(
    `insert into document select made.* from document d, generate_series(2, 2500) place, jsonb_populate_record(d,
       jsonb_build_object('id', gen_random_uuid(), 'number', $2::text || lpad(place::text, 4, '0'))) made
     where d.id = $1 and place not in (7, 1000, 1001, 2500)`,
    [id, series],
  );
  await database.owner.query("reset session_replication_role");
  expect(await findMissingNumbers(app.deps, companyId, AbortSignal.abort())).toBeNull();
  expect(await findMissingNumbers(app.deps, companyId)).toEqual(
    ["0007", "1000", "1001", "2500"].map((place) => series + place),
  );
});
