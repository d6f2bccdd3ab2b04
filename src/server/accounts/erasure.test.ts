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

const get = async (path: string, person = owner) => (await person.call("GET", path)).json;
const create = async (fields: object): Promise<string> =>
  (await owner.call("POST", "/api/customers", { is_new_customer: true, ...fields })).json.customer.id;
const erase = (id: string, person = owner) => person.call("POST", `/api/customers/${id}/erasure`);

/** Somebody whose every fact has a word of its own, with a card that was merged into theirs. */
async function createKnown(): Promise<{ id: string; projectId: string }> {
  const id = await create({
    kind: "person",
    first_name: "Zoulikha",
    last_name: "Quervennec",
    email: "zoulikha@quervennec.example",
    phone: "0698765432",
    address: { line1: "7 impasse Quervennec", postal_code: "38000", city: "Quervenville" },
  });
  const twinId = await create({ kind: "person", first_name: "Zoulikha", last_name: "Quervenec", phone: "0698765432" });
  const site = { name: "Chalet Quervennec", address: { line1: "1 rue Quervennec", postal_code: "73000", city: "Aix" } };
  await owner.call("PUT", `/api/customers/${id}/notes`, { revision: 0, text: "Code de Quervennec", sites: [site] });
  await owner.call("POST", `/api/customers/${id}/merge`, { other_id: twinId, taken_fields: [] });
  const { project } = (
    await owner.call("POST", "/api/projects", {
      name: "Terrasse",
      start_date: "2027-03-05",
      customer_id: id,
      client_info: {},
    })
  ).json;
  await owner.call("PUT", `/api/project-notes/${project.id}`, { revision: 0, text: "Clé chez Quervennec" });
  return { id, projectId: project.id };
}

/** The tables in which a word is written anywhere, in any company. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows } = await app.database.owner.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const tables: string[] = [];
  for (const { name } of rows) {
    const { rows: matches } = await app.database.owner.query(
      `select from "${name}" one where one::text ilike $1 limit 1`,
      [`%${word}%`],
    );
    if (matches.length > 0) tables.push(name);
  }
  return tables;
}

test("no table has a word of an erased customer", async () => {
  const { id, projectId } = await createKnown();
  expect(await tablesWith("querven")).toEqual(
    expect.arrayContaining(["customer", "customer_key", "customer_note", "project_note", "word_part", "word_use"]),
  );
  const { status, json } = await erase(id);
  expect([status, json]).toEqual([200, { document_count: 0, project_count: 1, kept_until: null }]);
  expect(await tablesWith("querven")).toEqual([]);
  expect(await tablesWith("zoulikha")).toEqual([]);
  expect(await tablesWith("698765432")).toEqual([]);
  const { account, notes } = await get(`/api/customers/${id}/account`);
  expect([account.full_name, notes.sites]).toEqual(["", []]);
  expect(notes.text).toMatch(/^Données effacées le /);
  expect((await get(`/api/projects/${projectId}`)).project.name).toBe("Terrasse");
});

test("rows of a file that were not imported go", async () => {
  const id = await create({ kind: "person", last_name: "Quimpern", email: "a@quimpern.example" });
  const { json } = await owner.call("POST", "/api/customer-imports", { file_name: "clients.csv" });
  const base64 = Buffer.from("Nom;Email\nQuimpern;a@quimpern.example").toString("base64");
  await owner.call("PUT", `/api/customer-imports/${json.import.id}/parts`, { place: 0, base64, is_last: true });
  expect(await tablesWith("quimpern")).toContain("customer_import_row");
  await erase(id);
  expect(await tablesWith("quimpern")).toEqual([]);
});

test("words that others use still find them", async () => {
  const id = await create({ kind: "person", first_name: "Claire", last_name: "Quimperle" });
  await create({ kind: "person", first_name: "Marc", last_name: "Quimperle" });
  await erase(id);
  const { customers } = await get("/api/customers?q=quimperl");
  expect(customers.map(({ full_name: name }: { full_name: string }) => name)).toEqual(["Marc Quimperle"]);
});

test("issued documents stay byte for byte with the name they print", async () => {
  const { id: invoiceId, project_id: projectId, number } = await issuedInvoice(owner, "Cuisine");
  const { customer_id: customerId } = (await get(`/api/projects/${projectId}`)).project;
  expect((await erase(customerId)).json.code).toBe("money_due");
  const payment = { amount_cents: 12_000, received_on: todayInFrance(), method: "transfer" };
  await owner.call("POST", `/api/invoices/${invoiceId}/payments`, payment);
  const read = async () =>
    (await app.database.owner.query("select d::text from document d where id = $1", [invoiceId])).rows[0].d;
  const document = await read();
  const { json } = await erase(customerId);
  const untilDate = `${Number(todayInFrance().slice(0, 4)) + 10}-12-31`;
  expect(json).toEqual({ document_count: 1, project_count: 1, kept_until: untilDate });
  expect(await read()).toBe(document);
  const { rows } = await get(`/api/customers/${customerId}/documents`);
  expect(rows.map((row: { number: string }) => row.number)).toEqual([number]);
});

test("all that is held on a customer leaves in one file", async () => {
  const { id } = await createKnown();
  const { file_name: fileName, json } = await get(`/api/customers/${id}/personal-data`);
  expect(fileName).toBe("Zoulikha Quervennec.json");
  expect(JSON.parse(json)).toMatchObject({
    cards: expect.arrayContaining([
      expect.objectContaining({ last_name: "Quervennec", email: "zoulikha@quervennec.example" }),
      expect.objectContaining({ last_name: "Quervenec" }),
    ]),
    notes: [{ text: expect.stringContaining("Code de Quervennec"), sites: [{ name: "Chalet Quervennec" }] }],
    projects: [{ name: "Terrasse", notes: "Clé chez Quervennec" }],
  });
});

test("the file of an invoiced customer has their documents and payments", async () => {
  const { id: invoiceId, project_id: projectId, number } = await issuedInvoice(owner, "Cuisine");
  const payment = { amount_cents: 5_000, received_on: todayInFrance(), method: "transfer" };
  await owner.call("POST", `/api/invoices/${invoiceId}/payments`, payment);
  const { customer_id: customerId } = (await get(`/api/projects/${projectId}`)).project;
  const file = JSON.parse((await get(`/api/customers/${customerId}/personal-data`)).json);
  expect(file.documents).toMatchObject([{ number, gross_cents: 12_000 }]);
  expect(file.payments).toMatchObject([{ document: number, amount_cents: 5_000 }]);
});

test("a role that does not manage customers erases nobody", async () => {
  const id = await create({ kind: "person", last_name: "Roux" });
  const accountant = await join(app, owner, "accountant@example.org", "accountant");
  expect((await erase(id, accountant)).status).toBe(403);
  const worker = await join(app, owner, "worker@example.org", "worker");
  expect((await worker.call("GET", `/api/customers/${id}/personal-data`)).status).toBe(403);
});

test("a customer of another company is not erased", async () => {
  const id = await create({ kind: "person", last_name: "Roux" });
  const stranger = await app.signUp();
  expect((await erase(id, stranger)).status).toBe(404);
  expect((await stranger.call("GET", `/api/customers/${id}/personal-data`)).status).toBe(404);
  expect((await get(`/api/customers/${id}`)).customer.last_name).toBe("Roux");
});
