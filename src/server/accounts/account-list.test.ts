import { addDays } from "#domain/shared/calendar-date.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let owner: Person;

beforeAll(async () => void (app = await testApp()));
beforeEach(async () => void (owner = await app.signUp()));
afterAll(() => app.close());

type Row = { id: string; company: string; due: { rest_cents: number; late_days: number } | null };

const list = async (query = "", person = owner) => (await person.call("GET", `/api/customers/accounts?${query}`)).json;
const namesOf = async (query: string) => (await list(query)).accounts.map(({ company }: Row) => company);
const create = (company: string, more: object = {}) =>
  owner.call("POST", "/api/customers", { kind: "company", company, ...more });
const inTown = (city: string, postal_code: string) => ({ address: { line1: "1 rue Haute", city, postal_code } });

/** An invoice that is to be paid in so many days, of a customer of its own. */
async function invoiceDue(company: string, days: number, euros?: number): Promise<{ number: string }> {
  const { id, number, project_id } = await issuedInvoice(owner, `Chantier ${company}`, euros);
  const { project } = (await owner.call("GET", `/api/projects/${project_id}`)).json;
  await owner.call("PATCH", `/api/customers/${project.customer_id}`, { company });
  await app.database.owner.query("update invoice_balance set due_on = $2 where document_id = $1", [
    id,
    addDays(todayInFrance(), days),
  ]);
  return { number };
}

test("a customer is listed with what they owe and their last document", async () => {
  const { number } = await invoiceDue("Roux", -12);
  expect((await list()).accounts).toMatchObject([
    {
      company: "Roux",
      due: { count: 1, rest_cents: 12_000, late_cents: 12_000, late_days: 12 },
      last_document: { kind: "invoice", number, date: todayInFrance() },
    },
  ]);
});

test("who owes nothing has no amount", async () => {
  await create("Roux");
  expect((await list()).accounts).toMatchObject([{ due: null, last_document: null }]);
});

test("those who owe money are listed, the first due before the others", async () => {
  await invoiceDue("Plus tard", 30);
  await invoiceDue("En retard", -12);
  await create("Rien du tout");
  expect(await namesOf("show=owing")).toEqual(["En retard", "Plus tard"]);
  expect(await namesOf("show=late")).toEqual(["En retard"]);
  expect(await namesOf("show=owing&q=tard")).toEqual(["En retard", "Plus tard"]);
  expect(await namesOf("show=owing&q=pluss")).toEqual(["Plus tard"]);
  expect((await list("show=late")).sums).toEqual({
    owing: { count: 2, amount_cents: 24_000 },
    late: { count: 1, amount_cents: 12_000 },
    customer_count: 3,
  });
});

test("the whole list begins with those who owe money, then has the newest", async () => {
  await create("Ancien");
  await invoiceDue("À payer", 30);
  await invoiceDue("En retard", -12);
  await create("Nouveau");
  expect(await namesOf("")).toEqual(["En retard", "À payer", "Nouveau", "Ancien"]);
});

test("pages of the whole list hold each customer once", async () => {
  await create("Ancien");
  for (const [name, days] of [
    ["Dans un mois", 30],
    ["Ce jour-là aussi", 30],
    ["En retard", -12],
  ] as const)
    await invoiceDue(name, days);
  await create("Nouveau");
  const pages: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page = await list(`limit=1${cursor && `&cursor=${cursor}`}`);
    pages.push(...page.accounts.map(({ company }: Row) => company));
    cursor = page.next_cursor;
  }
  expect(pages).toEqual(await namesOf(""));
  expect(new Set(pages).size).toBe(5);
});

test("who owes money says until when", async () => {
  await invoiceDue("Roux", 30);
  const [{ due }] = (await list()).accounts;
  expect(due.first.due_on).toBe(addDays(todayInFrance(), 30));
});

test("those who owe money are listed by how much, page by page", async () => {
  await invoiceDue("Peu", -30, 9);
  await invoiceDue("Beaucoup", 5, 700);
  await invoiceDue("Autant", 5, 700);
  const pages: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page = await list(`show=owing&by=amount&limit=1${cursor && `&cursor=${cursor}`}`);
    pages.push(...page.accounts.map(({ company }: Row) => company));
    cursor = page.next_cursor;
  }
  expect(pages).toEqual(["Autant", "Beaucoup", "Peu"]);
});

test("an invoice that is due today is not late", async () => {
  await invoiceDue("Roux", 0);
  expect(await namesOf("show=late")).toEqual([]);
});

test("an invoice that is paid is owed no more", async () => {
  const { id } = await issuedInvoice(owner, "Cuisine");
  await owner.call("POST", `/api/invoices/${id}/payments`, { amount_cents: 12_000, method: "transfer" });
  expect(await list("show=owing")).toMatchObject({ accounts: [], sums: { owing: { count: 0, amount_cents: 0 } } });
});

test.each([
  ["a town", "saint étiene", "Béton Loire"],
  ["a postal code", "42000", "Béton Loire"],
  ["a phone written otherwise", "+33 6 11 22 33 44", "Roux"],
  ["the beginning of a phone", "06 11 22", "Roux"],
  ["a contact with a typing error", "delrome", "Roux"],
  ["an email", "contact@roux", "Roux"],
])("a customer is found by %s", async (_what, q, company) => {
  await create("Roux", {
    ...inTown("Lyon", "69003"),
    first_name: "Sylvain",
    last_name: "Delorme",
    phone: "06.11.22.33.44",
    email: "contact@roux.fr",
  });
  await create("Béton Loire", { ...inTown("Saint-Étienne", "42000"), phone: "0477001122" });
  expect(await namesOf(`q=${encodeURIComponent(q)}`)).toEqual([company]);
});

test("a customer who moved is found by the new town alone", async () => {
  const { customer } = (await create("Roux", inTown("Lyon", "69003"))).json;
  await owner.call("PATCH", `/api/customers/${customer.id}`, inTown("Grenoble", "38000"));
  expect(await namesOf("q=lyon")).toEqual([]);
  expect(await namesOf("q=grenoble")).toEqual(["Roux"]);
});

test("a worker reads the list without amounts", async () => {
  await invoiceDue("Roux", -12);
  const worker = await join(app, owner, "ouvrier@example.org", "worker");
  expect(await list("", worker)).toMatchObject({
    accounts: [{ company: "Roux", due: null, last_document: null }],
    sums: null,
  });
  expect((await worker.call("GET", "/api/customers/accounts?show=late")).status).toBe(403);
});
