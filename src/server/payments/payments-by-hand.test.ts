import { inCompany } from "#server/db/tenancy.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

// The rules of payments that the database keeps by itself, whatever the application asks. Invoices are of 120.00 €.

let app: TestApp;
let person: Person;
let companyId: string;
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
  companyId = (await person.call("GET", "/api/company")).json.company.id;
});
afterAll(() => app.close());

const pay = (id: string, amount_cents: number) =>
  person.call("POST", `/api/invoices/${id}/payments`, { amount_cents, method: "transfer" });
const settlementOf = async (id: string) => (await person.call("GET", `/api/invoices/${id}/payments`)).json.settlement;

const asApplication = (statement: string) =>
  inCompany(app.database.app, companyId, (tx) => sql.raw(statement).execute(tx));

test.each([
  ["insert into payment select * from payment", /permission denied/],
  ["update payment set amount_cents = 1", /permission denied/],
  ["delete from payment", /permission denied/],
  ["truncate payment", /permission denied/],
  ["insert into invoice_balance (company_id) select company_id from invoice_balance", /permission denied/],
  ["update invoice_balance set paid_cents = 0", /permission denied/],
  ["delete from invoice_balance", /permission denied/],
])("the application may not « %s »", async (statement, refusal) => {
  await expect(asApplication(statement)).rejects.toThrow(refusal);
});

test("not even a superuser changes a payment: the row that reverses it is recorded", async () => {
  await pay((await issuedInvoice(person, "Figé")).id, 1_000);
  for (const statement of ["update payment set amount_cents = 1", "delete from payment", "truncate payment"])
    await expect(app.database.owner.query(statement)).rejects.toThrow("record the row that reverses it");
});

/** Asks the database's function for a copy of a payment with other facts. */
const recordByHand = (id: string, facts: string) =>
  asApplication(`select record_payment(to_jsonb(p) || jsonb_build_object('id', gen_random_uuid()) || ${facts})
    from payment p where p.id = '${id}'`);

test.each([
  ["of tomorrow", "jsonb_build_object('received_on', current_date + 2)", /comes later than/],
  ["of nothing", "'{\"amount_cents\": 0}'::jsonb", /payment_amount_cents_check/],
  ["by an unknown means", '\'{"method": "gold"}\'::jsonb', /payment_method_check/],
  [
    "of an unknown invoice",
    "jsonb_build_object('document_id', gen_random_uuid())",
    /payment_company_id_document_id_fkey/,
  ],
  ["given back beyond what is owed", "jsonb_build_object('amount_cents', -1)", /given back/],
  ["that gives back what never came", "jsonb_build_object('amount_cents', -99999)", /paid_check/],
  ["that reverses another amount", "jsonb_build_object('reverses', p.id, 'amount_cents', -1)", /opposite alone/],
  [
    "that reverses on another day than the one it is noted",
    "jsonb_build_object('reverses', p.id, 'amount_cents', -p.amount_cents, 'received_on', p.received_on - 1)",
    /bears the day it is noted/,
  ],
  ["of a fortune", "jsonb_build_object('amount_cents', 1000000000000000)", /more than anybody pays/],
  ["that came more than a year before its invoice", `'{"received_on": "2000-01-01"}'::jsonb`, /too long before/],
])("the database refuses a payment %s", async (_what, facts, refusal) => {
  const { id } = await issuedInvoice(person, "À la main");
  const [payment] = (await pay(id, 1_000)).json.settlement.payments;
  await expect(recordByHand(payment.id, facts)).rejects.toThrow(refusal);
  expect((await settlementOf(id)).paid_cents).toBe(1_000);
});

test("the database reverses a payment once, whatever the application has read", async () => {
  const { id } = await issuedInvoice(person, "Deux fois");
  await pay(id, 1_000);
  const [payment] = (await pay(id, 1_000)).json.settlement.payments;
  const opposite = "jsonb_build_object('reverses', p.id, 'amount_cents', -p.amount_cents)";
  await recordByHand(payment.id, opposite);
  await expect(recordByHand(payment.id, opposite)).rejects.toThrow("payment_company_id_reverses_key");
  expect((await settlementOf(id)).paid_cents).toBe(1_000);
});
