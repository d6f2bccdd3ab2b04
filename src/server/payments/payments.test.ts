import { addDays } from "#domain/shared/calendar-date.ts";
import { issuedInvoice, readSettlement } from "#test/issued-invoice.ts";
import { alterStored } from "#test/raw-sql.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// What was received for an invoice: every row once, none changed, and the state that follows. An invoice here is of
// 120.00 €.

let app: TestApp;
let person: Person;
let companyId: string;
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
  companyId = (await person.call("GET", "/api/company")).json.company.id;
});
afterAll(() => app.close());

const GROSS = 12_000;
const today = todayInFrance;
const daysAway = (days: number) => addDays(today(), days);

const pay = (id: string, amount_cents: number, more: object = {}, headers = {}) =>
  person.call("POST", `/api/invoices/${id}/payments`, { amount_cents, method: "transfer", ...more }, headers);
const refund = (id: string, amount_cents: number) =>
  person.call("POST", `/api/invoices/${id}/refunds`, { amount_cents, method: "transfer" });
const reverse = (id: string) => person.call("POST", `/api/payments/${id}/reversal`, {});
const settlementOf = (id: string) => readSettlement(person, id);

/** The state of the invoice as the three reads say it, with what is left to pay: they never differ. */
async function stateOf(invoice: { id: string; project_id: string }) {
  const { project } = (await person.call("GET", `/api/projects/${invoice.project_id}`)).json;
  const { documents } = (await person.call("GET", "/api/documents?kind=invoice&limit=200")).json;
  const row = documents.find((one: { id: string }) => one.id === invoice.id);
  const states = [await settlementOf(invoice.id), project.invoice, row].map(({ status, rest_cents }) => [
    status,
    rest_cents,
  ]);
  expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(1);
  return states[0];
}

test("the state of an invoice follows its payments, reversals and refunds", async () => {
  const invoice = await issuedInvoice(person, "En parties");
  expect(await stateOf(invoice)).toEqual(["issued", GROSS]);
  const { settlement } = (await pay(invoice.id, 5_000, { reference: "VIR 12", method: "card" })).json;
  expect(settlement).toMatchObject({
    status: "partly_paid",
    rest_cents: 7_000,
    due_cents: GROSS,
    credited_cents: 0,
    paid_cents: 5_000,
    payments: [{ kind: "payment", received_on: today(), amount_cents: 5_000, method: "card", reference: "VIR 12" }],
  });
  await pay(invoice.id, 7_000);
  expect(await stateOf(invoice)).toEqual(["paid", 0]);
  const [first] = settlement.payments;
  expect((await reverse(first.id)).json.settlement).toMatchObject({ status: "partly_paid", paid_cents: 7_000 });
  await pay(invoice.id, 6_000);
  expect(await stateOf(invoice)).toEqual(["overpaid", -1_000]);
  expect((await refund(invoice.id, 1_000)).status).toBe(200);
  expect(await stateOf(invoice)).toEqual(["paid", 0]);
  const { payments } = await settlementOf(invoice.id);
  expect(payments.map((one: { kind: string; amount_cents: number }) => [one.kind, one.amount_cents])).toEqual([
    ["payment", 5_000],
    ["payment", 7_000],
    ["reversal", -5_000],
    ["payment", 6_000],
    ["refund", -1_000],
  ]);
  expect(payments.map((one: { is_reversed: boolean }) => one.is_reversed)).toEqual([true, false, false, false, false]);
});

test("a payment typed beside a rest that is no longer so is refused", async () => {
  const invoice = await issuedInvoice(person, "Deux onglets");
  expect((await pay(invoice.id, 8_000, { known_rest_cents: GROSS })).status).toBe(200);
  const second = await pay(invoice.id, GROSS, { known_rest_cents: GROSS });
  expect([second.status, second.json.code]).toEqual([422, "rest_changed"]);
  expect(await stateOf(invoice)).toEqual(["partly_paid", GROSS - 8_000]);
  expect((await pay(invoice.id, GROSS - 8_000, { known_rest_cents: GROSS - 8_000 })).status).toBe(200);
  expect(await stateOf(invoice)).toEqual(["paid", 0]);
});

test("an invoice is late from the day after its last day, until the last cent is paid", async () => {
  const invoice = await issuedInvoice(person, "En retard");
  const usual = app.deps.clock;
  const { due_on } = await settlementOf(invoice.id);
  try {
    app.deps.clock = () => new Date(`${due_on}T20:00:00Z`);
    expect(await stateOf(invoice)).toEqual(["issued", GROSS]);
    app.deps.clock = () => new Date(Date.parse(`${due_on}T10:00:00Z`) + 12 * 86_400_000);
    expect(await settlementOf(invoice.id)).toMatchObject({ status: "late", late_days: 12 });
    await pay(invoice.id, GROSS - 1, { received_on: today() });
    expect(await stateOf(invoice)).toEqual(["late", 1]);
    await pay(invoice.id, 1, { received_on: today() });
    expect(await settlementOf(invoice.id)).toMatchObject({ status: "paid", late_days: 0 });
  } finally {
    app.deps.clock = usual;
  }
});

test("the customer's page says what is left to pay", async () => {
  await person.call("PATCH", "/api/company", { iban: "FR7630006000011234567890189" });
  const invoice = await issuedInvoice(person, "Page du client");
  const pdf = (await app.server.inject(invoice.url)).rawPayload;
  const path = `/api/public/invoices/${invoice.page_url.split("/").at(-1)}`;
  const page = async () => (await app.server.inject(path)).json();
  expect(await page()).toMatchObject({ status: "issued", rest_cents: GROSS, qr_url: expect.any(String) });
  await pay(invoice.id, 1_000);
  expect(await page()).toMatchObject({ status: "partly_paid", rest_cents: GROSS - 1_000, qr_url: null });
  await pay(invoice.id, GROSS - 1_000);
  expect(await page()).toMatchObject({ status: "paid", rest_cents: 0, qr_url: null });
  expect((await app.server.inject(invoice.url)).rawPayload.equals(pdf)).toBe(true);
});

test.each([
  ["zero", { amount_cents: 0 }, 400, "Indique un montant au-dessus de zéro."],
  ["a negative amount", { amount_cents: -1 }, 400, "Indique un montant au-dessus de zéro."],
  ["half a cent", { amount_cents: 0.5 }, 400, "Indique le montant en centimes entiers"],
  ["a text", { amount_cents: "12" }, 400, "Indique le montant en centimes entiers"],
  ["more than any invoice", { amount_cents: 1e12 }, 400, "Ce nombre est trop grand."],
  ["an unknown means", { method: "gold" }, 400, "Choisis le moyen de paiement dans la liste."],
  ["a day that does not exist", { received_on: "2026-02-30" }, 400, "Je n'ai pas reconnu cette date"],
  ["tomorrow", { received_on: daysAway(2) }, 422, "Ce jour n'est pas encore arrivé"],
  ["a year ago and more", { received_on: daysAway(-400) }, 422, "vérifie l'année"],
])("a payment of %s is refused with what to do", async (_what, wrong, status, sentence) => {
  const { id } = await issuedInvoice(person, "Refus");
  const answer = await pay(id, 1_000, wrong);
  expect(answer.status).toBe(status);
  expect(Object.keys(answer.json.fields)).toEqual(Object.keys(wrong));
  expect(Object.values(answer.json.fields).join()).toContain(sentence);
  expect((await settlementOf(id)).paid_cents).toBe(0);
});

test("a payment may come some months before its invoice, as a deposit does", async () => {
  const { id } = await issuedInvoice(person, "Avance");
  expect((await pay(id, 1_000, { received_on: daysAway(-90) })).status).toBe(200);
});

test("a payment of a quote is refused", async () => {
  const { project_id } = await issuedInvoice(person, "Devis");
  const quote = (await person.call("POST", `/api/projects/${project_id}/quote`, {})).json;
  expect(await pay(quote.id, 100)).toMatchObject({ status: 422, json: { code: "payment_of_quote" } });
  expect((await person.call("GET", `/api/invoices/${quote.id}/payments`)).status).toBe(422);
});

test("a credit note of a paid invoice leaves money to give back", async () => {
  const invoice = await issuedInvoice(person, "Avoir");
  await pay(invoice.id, GROSS);
  const credit = await person.call("POST", `/api/invoices/${invoice.id}/credit-notes`, { lines: null, reason: "" });
  expect(credit.status).toBe(200);
  expect(await settlementOf(invoice.id)).toMatchObject({
    status: "overpaid",
    credited_cents: GROSS,
    rest_cents: -GROSS,
  });
  expect((await refund(invoice.id, GROSS)).json.settlement).toMatchObject({ status: "credited", rest_cents: 0 });
});

test("a payment of a credit note is refused", async () => {
  const { id } = await issuedInvoice(person, "Avoir à payer");
  const wish = { lines: null, reason: "" };
  const note = (await person.call("POST", `/api/invoices/${id}/credit-notes`, wish)).json.credit_note;
  expect(await pay(note.id, 100)).toMatchObject({ status: 422, json: { code: "payment_of_credit_note" } });
});

test("only what was paid beyond what is due is given back", async () => {
  const { id } = await issuedInvoice(person, "Rendre");
  await pay(id, GROSS + 500);
  expect(await refund(id, 501)).toMatchObject({ status: 422, json: { code: "refund_not_owed" } });
  expect((await refund(id, 500)).status).toBe(200);
  expect((await refund(id, 1)).status).toBe(422);
});

test("a payment given back in part is not reversed before what was given back", async () => {
  const { id } = await issuedInvoice(person, "Annuler");
  const [payment] = (await pay(id, GROSS + 500)).json.settlement.payments;
  const { payments } = (await refund(id, 500)).json.settlement;
  expect(await reverse(payment.id)).toMatchObject({ status: 422, json: { code: "payment_given_back" } });
  expect((await reverse(payments[1].id)).status).toBe(200);
  expect((await reverse(payment.id)).status).toBe(200);
  expect((await settlementOf(id)).paid_cents).toBe(0);
});

test("a payment is not reversed twice", async () => {
  const { id } = await issuedInvoice(person, "Annuler deux fois");
  const [payment] = (await pay(id, GROSS)).json.settlement.payments;
  await reverse(payment.id);
  expect(await reverse(payment.id)).toMatchObject({ status: 422, json: { code: "payment_reversed" } });
});

test("a reversal is not reversed", async () => {
  const { id } = await issuedInvoice(person, "Annuler l'annulation");
  const [payment] = (await pay(id, GROSS)).json.settlement.payments;
  const reversal = (await reverse(payment.id)).json.settlement.payments.at(-1);
  expect(await reverse(reversal.id)).toMatchObject({ status: 422, json: { code: "reversal_of_reversal" } });
});

test("a reversal bears the day it is made", async () => {
  const { id } = await issuedInvoice(person, "Année close");
  const [payment] = (await pay(id, 1_000, { received_on: daysAway(-90) })).json.settlement.payments;
  const { payments } = (await reverse(payment.id)).json.settlement;
  expect(payments.map((one: { received_on: string }) => one.received_on)).toEqual([daysAway(-90), today()]);
});

test("a double click with one key notes one payment", async () => {
  const { id } = await issuedInvoice(person, "Double clic");
  const key = { "idempotency-key": "payment-0001" };
  const answers = await Promise.all(Array.from({ length: 6 }, () => pay(id, 1_000, {}, key)));
  expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
  expect((await settlementOf(id)).paid_cents).toBe(1_000);
});

test("payments noted in several tabs at once are all counted", async () => {
  const { id } = await issuedInvoice(person, "Onglets");
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(id, 100)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await settlementOf(id)).toMatchObject({ paid_cents: 1_000, rest_cents: GROSS - 1_000 });
});

test("ten clicks at once reverse a payment once", async () => {
  const { id } = await issuedInvoice(person, "Annuler à deux");
  const [payment] = (await pay(id, 1_000)).json.settlement.payments;
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => reverse(payment.id)))).map((one) => one.status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(422)]);
  expect(await settlementOf(id)).toMatchObject({ paid_cents: 0, payments: { length: 2 } });
});

test("an invoice and a payment of another company are unknown", async () => {
  const { id } = await issuedInvoice(person, "À moi");
  const [payment] = (await pay(id, 1_000)).json.settlement.payments;
  const stranger = await app.signUp();
  const body = { amount_cents: 1, method: "cash" };
  const calls = [
    stranger.call("GET", `/api/invoices/${id}/payments`),
    stranger.call("POST", `/api/invoices/${id}/payments`, body),
    stranger.call("POST", `/api/invoices/${id}/refunds`, body),
    stranger.call("POST", `/api/payments/${payment.id}/reversal`, {}),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await settlementOf(id)).toMatchObject({ paid_cents: 1_000, payments: { length: 1 } });
});

test.each([
  ["worker", 403, 403],
  ["accountant", 200, 403],
])("a %s reads payments with status %i and notes them with status %i", async (role, readStatus, writeStatus) => {
  const { id } = await issuedInvoice(person, `Rôle ${role}`);
  const [payment] = (await pay(id, 1_000)).json.settlement.payments;
  await app.database.owner.query("update membership set role = $1 where company_id = $2", [role, companyId]);
  try {
    expect((await person.call("GET", `/api/invoices/${id}/payments`)).status).toBe(readStatus);
    expect((await pay(id, 1)).status).toBe(writeStatus);
    expect((await refund(id, 1)).status).toBe(writeStatus);
    expect((await reverse(payment.id)).status).toBe(writeStatus);
  } finally {
    await app.database.owner.query("update membership set role = 'owner' where company_id = $1", [companyId]);
  }
});

test("no payment is noted nor reversed on an invoice that was altered", async () => {
  const { id, number } = await issuedInvoice(person, "Payée et altérée");
  const { settlement } = (await pay(id, 1_000)).json;
  await alterStored(app.database, "update document set gross_cents = gross_cents + 1 where id = $1", [id]);
  for (const answer of [await pay(id, 1_000), await refund(id, 500), await reverse(settlement.payments[0].id)])
    expect(answer).toMatchObject({ status: 503, json: { code: "document_altered" } });
  const { documents } = (await person.call("GET", "/api/documents/set-aside")).json;
  expect(documents).toContainEqual(expect.objectContaining({ id, number, problem: "altered" }));
  expect((await settlementOf(id)).payments).toHaveLength(1);
});

test("cash beyond 1,000 € for one invoice is refused with the law, in one payment or in several", async () => {
  const invoice = await issuedInvoice(person, "Espèces");
  const cash = (amount_cents: number) => pay(invoice.id, amount_cents, { method: "cash" });
  expect(await cash(100_001)).toMatchObject({
    status: 422,
    json: { code: "cash_over_limit", fields: { amount_cents: expect.stringContaining("L112-6") } },
  });
  const [first] = (await cash(60_000)).json.settlement.payments;
  expect((await cash(40_001)).json.code).toBe("cash_over_limit");
  expect((await cash(40_000)).status).toBe(200);
  expect((await pay(invoice.id, 1_000_000)).status).toBe(200);
  await reverse(first.id);
  expect((await cash(60_000)).status).toBe(200);
  const back = (amount_cents: number) =>
    person.call("POST", `/api/invoices/${invoice.id}/refunds`, { amount_cents, method: "cash" });
  expect((await back(100_001)).json.code).toBe("cash_over_limit");
  expect((await back(100_000)).status).toBe(200);
});
