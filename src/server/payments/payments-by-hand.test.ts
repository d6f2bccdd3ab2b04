import { isFrance } from "#domain/shared/territory.ts";
import { isSiren } from "#server/shared/official-numbers.ts";
import { issuedInvoice, readSettlement } from "#test/issued-invoice.ts";
import type { CompanySql } from "#test/raw-sql.ts";
import { signUpWithSql } from "#test/raw-sql.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The rules of payments that the database keeps by itself, whatever the application asks. Invoices are of 120.00 €.

let app: TestApp;
let person: Person;
let asApplication: CompanySql;
beforeAll(async () => {
  app = await testApp();
  ({ owner: person, asApplication } = await signUpWithSql(app));
});
afterAll(() => app.close());

const pay = (id: string, amount_cents: number) =>
  person.call("POST", `/api/invoices/${id}/payments`, { amount_cents, method: "transfer" });
const settlementOf = (id: string) => readSettlement(person, id);

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

const inCash = (cents: number, more = "") => `jsonb_build_object('method', 'cash', 'amount_cents', ${cents}${more})`;

const CASH_LIMIT = "the law allows 100000 cents in cash for one invoice";

/** An invoice paid by transfer far beyond its total, so that cash may be noted and given back beside it. */
async function invoiceForCash() {
  const { id } = await issuedInvoice(person, "Espèces");
  const [payment] = (await pay(id, 1_000_000)).json.settlement.payments;
  return { id, addCash: (amountCents: number) => recordByHand(payment.id, inCash(amountCents)) };
}

test("the database refuses cash beyond the law in one payment", async () => {
  const { addCash } = await invoiceForCash();
  await expect(addCash(100_001)).rejects.toThrow(CASH_LIMIT);
});

test("the database refuses cash beyond the law in several payments", async () => {
  const { addCash } = await invoiceForCash();
  await addCash(60_000);
  await expect(addCash(40_001)).rejects.toThrow(CASH_LIMIT);
  await addCash(40_000);
  await expect(addCash(1)).rejects.toThrow(CASH_LIMIT);
});

test("the database counts no cash whose payment was reversed", async () => {
  const { id, addCash } = await invoiceForCash();
  await addCash(60_000);
  const { rows } = await app.database.owner.query(
    "select id from payment where document_id = $1 and amount_cents = 60000",
    [id],
  );
  const cashId: string = rows[0].id;
  await recordByHand(cashId, "jsonb_build_object('reverses', p.id, 'amount_cents', -p.amount_cents)");
  await addCash(100_000);
  await expect(addCash(1)).rejects.toThrow(CASH_LIMIT);
});

test("the database counts what is given back in cash apart, as another debt", async () => {
  const { addCash } = await invoiceForCash();
  await addCash(100_000);
  await expect(addCash(-100_001)).rejects.toThrow(CASH_LIMIT);
  await addCash(-100_000);
});

test("the database allows the cash of a private person who lives abroad up to 15,000 €", async () => {
  const { id } = await issuedInvoice(person, "Espèces d'ailleurs");
  const [payment] = (await pay(id, 1_000)).json.settlement.payments;
  const livesIn = async (country: string) => {
    const { owner } = app.database;
    await owner.query("set session_replication_role = replica");
    const content = `content || jsonb_build_object('buyer', content -> 'buyer' ||
      jsonb_build_object('kind', 'person', 'address', jsonb_build_object('country', $2::text)))`;
    await owner.query(`update document set content = ${content} where id = $1`, [id, country]);
    await owner.query("reset session_replication_role");
  };
  for (const country of ["FR", "GP", "MQ", "RE", "GF", "YT"]) {
    await livesIn(country);
    await expect(recordByHand(payment.id, inCash(100_001))).rejects.toThrow("the law allows 100000 cents");
  }
  await livesIn("BE");
  await recordByHand(payment.id, inCash(1_500_000));
  await expect(recordByHand(payment.id, inCash(1))).rejects.toThrow("the law allows 1500000 cents");
});

test("the database and the product know the same France", async () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = ["", ...letters.flatMap((one) => letters.map((other) => one + other))];
  const { rows } = await app.database.owner.query(
    "select code from unnest($1::text[]) with ordinality as t(code, place) where is_france(code) order by place",
    [codes],
  );
  expect(rows.map(({ code }) => code)).toEqual(codes.filter(isFrance));
});

test("the database and the product know the same SIREN", async () => {
  const numbers = ["732829320", "552100554", "216900001", "73282932", "7328293200", "73282932a", "", "000000000"];
  for (let place = 0; place < 200; place += 1) numbers.push(String(732_829_320 + place * 7));
  const { rows } = await app.database.owner.query(
    "select number from unnest($1::text[]) with ordinality as t(number, place) where is_siren(number) order by place",
    [numbers],
  );
  expect(rows.map(({ number }) => number)).toEqual(numbers.filter(isSiren));
});
