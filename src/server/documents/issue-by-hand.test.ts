import { issuedInvoice } from "#test/issued-invoice.ts";
import type { CompanySql } from "#test/raw-sql.ts";
import { signUpWithSql } from "#test/raw-sql.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// What the application's role may ask of the function that issues documents. It keeps no document that contradicts
// itself, its project or the clock of the database, and one without the server's seal is never shown.

let app: TestApp;
let owner: Person;
let asApplication: CompanySql;
beforeAll(async () => {
  app = await testApp();
  ({ owner, asApplication } = await signUpWithSql(app));
});
afterAll(() => app.close());

/** Issues by hand a copy of an invoice with other facts. */
const issueByHand = (id: string, facts: string) =>
  asApplication(`select issue_document(jsonb_build_object('id', gen_random_uuid(), 'kind', kind, 'version', version,
    'number', number, 'project_id', project_id, 'customer_id', customer_id, 'dated_on', dated_on, 'due_on', due_on,
    'content_format', 2, 'view_format', 1, 'created_at', now()) || ${facts}, content::text, view::text,
    '<xml/>', repeat('0', 64)) from document where id = '${id}'`);

test.each([
  ["with a number that is taken", "'{}'::jsonb", /the next document is/],
  ["of a day before the last", '\'{"dated_on": "2020-01-01"}\'::jsonb', /the next document is/],
  [
    "of yesterday",
    "jsonb_build_object('number', (select number from next_document('F')), 'dated_on', dated_on - 1)",
    /the next document is/,
  ],
  ["of a day that has not begun", "jsonb_build_object('dated_on', current_date + 2)", /dated later than/],
  ["in a second version", "'{\"version\": 2}'::jsonb", /does not follow version/],
])("the application cannot issue an invoice %s", async (_what, facts, refusal) => {
  const { id } = await issuedInvoice(owner, "À la main");
  await expect(issueByHand(id, facts)).rejects.toThrow(refusal);
});

const xmlOf = (number: string) =>
  `'<?xml version="1.0"?><rsm:ExchangedDocument><ram:ID>' || ${number} || '</ram:ID></rsm:ExchangedDocument>'`;

/** Issues by hand a credit note on the whole of an invoice, with other facts in its content and its row. */
const creditByHand = (id: string, facts: string, { xml = xmlOf("next_number"), row = "'{}'::jsonb" } = {}) =>
  asApplication(`with credit as (
      select d.*, content || jsonb_build_object('id', next.id, 'kind', 'credit_note', 'number', next.number,
        'dueOn', d.dated_on, 'refersTo', jsonb_build_object('id', d.id, 'number', d.number)) || ${facts} as credited,
        view || jsonb_build_object('number', next.number) as printed, next.number as next_number, next.id as next_id
      from document d, lateral (select *, gen_random_uuid() as id from next_document('A')) next
      where d.id = '${id}')
    select issue_document(jsonb_build_object('id', next_id, 'kind', kind, 'version', 1, 'number', next_number,
      'project_id', project_id, 'customer_id', customer_id, 'dated_on', dated_on, 'due_on', dated_on,
      'content_format', 3, 'view_format', 1) || ${row}, credited::text, printed::text, ${xml}, repeat('0', 64))
    from credit`);

test.each([
  ["of more than is left of its invoice", "'{}'::jsonb", /violates check constraint "invoice_balance/],
  ["of an invoice that nobody knows", `'{"refersTo": {"id": null}}'::jsonb`, /credits no invoice/],
  [
    "under another number than that of its invoice",
    "jsonb_build_object('refersTo', jsonb_build_object('id', d.id, 'number', 'F2020-0001'))",
    /credits no invoice/,
  ],
])("the application cannot issue a credit note %s", async (_what, facts, refusal) => {
  const { id } = await issuedInvoice(owner, "Avoir à la main");
  await creditByHand(id, "'{}'::jsonb");
  await expect(creditByHand(id, facts)).rejects.toThrow(refusal);
});

const totals = (changes: string) => `jsonb_build_object('totals', content -> 'totals' || '${changes}')`;

test.each([
  ["net and VAT do not make the total", totals('{"netCents": 900000000, "vatCents": -5, "grossCents": 1}'), /add up/],
  ["VAT is below zero", totals('{"netCents": 12005, "vatCents": -5}'), /add up/],
  ["more is due than its total", totals('{"dueCents": 999999}'), /add up/],
  ["totals are missing", "'{\"totals\": {}}'::jsonb", /add up/],
  ["totals are not those of its view", totals('{"netCents": 12000, "vatCents": 0}'), /prints other totals/],
])("the application cannot issue a credit note whose %s", async (_what, facts, refusal) => {
  const { id } = await issuedInvoice(owner, "Totaux à la main");
  await expect(creditByHand(id, facts)).rejects.toThrow(refusal);
});

test.each([
  ["of another number", xmlOf("'A2020-0001'")],
  ["that is no invoice", "'hello ' || next_number"],
])("the application cannot issue a credit note with an XML %s", async (_what, xml) => {
  const { id } = await issuedInvoice(owner, "XML à la main");
  await expect(creditByHand(id, "'{}'::jsonb", { xml })).rejects.toThrow("not an electronic invoice of that number");
});

const subtotal = (change: string) =>
  `jsonb_build_object('totals', content -> 'totals' || jsonb_build_object(
    'vat', jsonb_build_array(content #> '{totals,vat,0}' || ${change})))`;
const line = (change: string) => `jsonb_build_object('lines', jsonb_build_array(content #> '{lines,0}' || ${change}))`;

test.each([
  ["a line is dearer than its totals", line(`'{"unitPriceE6": 60000000}'`), /lines of .* do not add up/],
  ["lines are options alone", line(`'{"isOption": true}'`), /lines of .* do not add up/],
  ["bases do not make its net", subtotal(`'{"baseCents": 1}'`), /lines of .* do not add up/],
  ["rates do not make its VAT", subtotal(`'{"vatCents": 1}'`), /lines of .* do not add up/],
  ["project is another one", `'{"projectId": ""}'::jsonb`, /says something else than its content/],
  ["customer is another one", `'{"buyer": {"id": ""}}'::jsonb`, /says something else than its content/],
  ["day to pay is another one", `'{"dueOn": "2030-01-01"}'::jsonb`, /says something else than its content/],
])("the application cannot issue a credit note whose %s", async (_what, facts, refusal) => {
  const { id } = await issuedInvoice(owner, "Contenu à la main");
  await expect(creditByHand(id, facts)).rejects.toThrow(refusal);
});

/** Asks the database whether these totals of one rate of 20 % add up. */
const checkSums = (prices: string, baseCents: number, vatCents: number) => {
  const vat = [{ basisPoints: 2000, baseCents, vatCents }];
  const totals = { linesCents: 0, discountCents: -baseCents, vat };
  const content = { terms: { prices }, lines: [], totals };
  const row = { number: "D2026-0001", net_cents: baseCents, vat_cents: vatCents, content };
  return app.database.owner.query("select check_sums(jsonb_populate_record(null::document, $1))", [row]);
};

test("VAT is a cent off its base at most, where prices were typed with it", async () => {
  // 500,01 € with VAT: no base has that sum with its own VAT.
  await checkSums("gross", 41_668, 8_333);
  await expect(checkSums("net", 41_668, 8_333)).rejects.toThrow(/do not add up/);
  await expect(checkSums("gross", 41_667, 8_334)).rejects.toThrow(/do not add up/);
  await expect(checkSums("gross", 41_669, 8_332)).rejects.toThrow(/do not add up/);
});

const both = (json: string, column: string) => ({ facts: `'${json}'::jsonb`, row: `'${column}'::jsonb` });

test.each([
  ["ends before it begins", both('{"dueOn": "2020-01-01"}', '{"due_on": "2020-01-01"}'), /cannot end on the/],
  ["ends in ten years", both('{"dueOn": "2036-01-01"}', '{"due_on": "2036-01-01"}'), /cannot end on the/],
])("the application cannot issue a credit note that %s", async (_what, { facts, row }, refusal) => {
  const { id } = await issuedInvoice(owner, "Échéance à la main");
  await expect(creditByHand(id, facts, { row })).rejects.toThrow(refusal);
});

/** Issues by hand a copy of an invoice with the next number, another ID, and another seller and buyer. */
const invoiceByHand = (id: string, changes: string, row = "'{}'::jsonb") =>
  asApplication(`with copy as (
      select d.*, content || jsonb_build_object('id', next.id, 'number', next.number) || ${changes} as copied,
        view || jsonb_build_object('number', next.number) as printed, next.number as next_number, next.id as next_id
      from document d, lateral (select *, gen_random_uuid() as id from next_document('F')) next
      where d.id = '${id}')
    select issue_document(jsonb_build_object('id', next_id, 'kind', kind, 'version', 1, 'number', next_number,
      'project_id', project_id, 'customer_id', customer_id, 'dated_on', dated_on, 'due_on', due_on,
      'content_format', content_format, 'view_format', view_format) || ${row}, copied::text, printed::text,
      ${xmlOf("next_number")}, repeat('0', 64))
    from copy`);

const party = (name: string, change: string) =>
  `jsonb_build_object('${name}', content -> '${name}' || '${change}'::jsonb)`;

test.each([
  ["to a firm in France without its SIREN", "'{}'::jsonb", /without its SIREN/],
  ["to a firm in Guadeloupe without its SIREN", party("buyer", '{"address": {"country": "GP"}}'), /without its SIREN/],
  ["to a firm of unknown address without its SIREN", party("buyer", '{"address": null}'), /without its SIREN/],
  ["to a firm under a SIREN whose key is wrong", party("buyer", '{"siren": "552100555"}'), /SIREN of the buyer/],
  ["to a firm under a SIREN of eight digits", party("buyer", '{"siren": "55210055"}'), /SIREN of the buyer/],
  ["of a seller without SIREN", party("seller", '{"siren": ""}'), /seller of .* has no valid SIREN/],
  ["of a seller whose SIREN is wrong", party("seller", '{"siren": "732829321"}'), /seller of .* has no valid SIREN/],
])("the application cannot issue an invoice %s", async (_what, changes, refusal) => {
  const { id } = await issuedInvoice(owner, "SIREN à la main");
  await expect(invoiceByHand(id, changes)).rejects.toThrow(refusal);
});

test.each([
  ["a firm in France with its SIREN", party("buyer", '{"siren": "552100554"}'), "'{}'::jsonb"],
  ["a firm in France whose SIREN is said to be unknown", "'{}'::jsonb", `'{"without_buyer_siren": true}'::jsonb`],
  ["a firm in Belgium", party("buyer", '{"address": {"country": "BE"}}'), "'{}'::jsonb"],
  ["a private person", party("buyer", '{"kind": "person"}'), "'{}'::jsonb"],
])("the application issues an invoice to %s", async (_what, changes, row) => {
  const { id } = await issuedInvoice(owner, "SIREN à la main");
  await expect(invoiceByHand(id, changes, row)).resolves.toMatchObject({ rows: { length: 1 } });
});

test("the application cannot issue a credit note to another customer than that of its invoice", async () => {
  const { id } = await issuedInvoice(owner, "Client à la main");
  const other = await app.database.owner.query(
    `insert into customer
     select made.* from customer c, jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid())) made
     where c.id = (select customer_id from document where id = $1) returning id`,
    [id],
  );
  const { id: customerId } = other.rows[0];
  const { facts, row } = both(`{"buyer": {"id": "${customerId}"}}`, `{"customer_id": "${customerId}"}`);
  await expect(creditByHand(id, facts, { row })).rejects.toThrow("not the customer of its project");
});

test("the database says when a document was issued, whatever the application asks", async () => {
  const { id } = await issuedInvoice(owner, "Moment à la main");
  await creditByHand(id, "'{}'::jsonb", { row: `'{"created_at": "2020-01-01", "net_cents": 1}'::jsonb` });
  const { rows } = await app.database.owner.query(
    "select created_at > now() - interval '1 minute' as is_recent, net_cents from document where refers_to = $1",
    [id],
  );
  expect(rows).toEqual([{ is_recent: true, net_cents: 10_000 }]);
});

test("a document that the application issues without the server's seal is never shown", async () => {
  const { id } = await issuedInvoice(owner, "Sans sceau");
  await creditByHand(id, "'{}'::jsonb");
  const { rows } = await app.database.owner.query("select id from document where refers_to = $1", [id]);
  await asApplication(`insert into public_link select 'fake-${rows[0].id.slice(0, 24)}', company_id, kind, id, now()
    from document where id = '${rows[0].id}'`);
  const answer = await app.server.inject(`/api/public/invoices/fake-${rows[0].id.slice(0, 24)}`);
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: "document_altered" }]);
});

/** An invoice with one payment, and a way to note that payment again by hand with another field. */
async function paidInvoice() {
  const { id } = await issuedInvoice(owner, "Moment du paiement");
  await owner.call("POST", `/api/invoices/${id}/payments`, { amount_cents: 1000, method: "transfer", reference: "" });
  const record = (change: string) =>
    asApplication(`select record_payment(to_jsonb(p) || jsonb_build_object('id', gen_random_uuid(), ${change}))
      from payment p where document_id = '${id}'`);
  return { id, record };
}

test("the database refuses a payment noted by a stranger", async () => {
  const { record } = await paidInvoice();
  await expect(record("'created_by', gen_random_uuid()")).rejects.toThrow("noted by a member");
});

test("the database says when a payment was noted", async () => {
  const { id, record } = await paidInvoice();
  await record("'created_at', '2020-01-01'");
  const { rows } = await app.database.owner.query(
    "select created_at > now() - interval '1 minute' as is_recent from payment where document_id = $1",
    [id],
  );
  expect(rows).toEqual([{ is_recent: true }, { is_recent: true }]);
});
