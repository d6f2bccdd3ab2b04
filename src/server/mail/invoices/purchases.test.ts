import { addDays } from "#domain/shared/calendar-date.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { plainPng } from "#test/image-bombs.ts";
import { seedInvoices } from "#test/mail/seed-invoices.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// Purchases that are noted by hand: listed with the invoices of suppliers, counted as they are, corrected and removed.

let app: TestApp;
let person: Person;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());
beforeEach(async () => void (person = await signUpSeller(app)));

const usual = (changes: object = {}) => ({
  supplier_name: "Cedeo",
  bought_on: todayInFrance(),
  paid_cents: 12_000,
  vat_cents: 2_000,
  note: "",
  project_id: null,
  ...changes,
});
const add = (id: string, changes: object = {}, whose = person) =>
  whose.call("POST", "/api/purchases", { ...usual(changes), purchase_id: id });
const correct = (id: string, changes: object = {}) => person.call("PUT", `/api/purchases/${id}`, usual(changes));
const list = async (query = "") => (await acceptedCall(person, "GET", `/api/supplier-invoices${query}`)).invoices;
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n");
const putTicket = (id: string, bytes: Buffer, whose = person) =>
  whose.call("PUT", `/api/purchases/${id}/ticket`, { name: "ticket.jpg", ticket: bytes.toString("base64") });

async function note(changes: object = {}): Promise<string> {
  const id = randomUUID();
  await acceptedCall(person, "POST", "/api/purchases", { ...usual(changes), purchase_id: id });
  return id;
}

const newProject = () => pricedProject(person, { name: "Salle de bain Martin" });

test("a purchase is listed with its supplier, amounts and project", async () => {
  const projectId = await newProject();
  const id = await note({ project_id: projectId, note: "Tube cuivre" });
  expect(await list()).toEqual([
    expect.objectContaining({
      id,
      supplier_name: "Cedeo",
      issued_on: todayInFrance(),
      net_cents: 10_000,
      vat_cents: 2_000,
      gross_cents: 12_000,
      currency: "EUR",
      number: "",
      note: "Tube cuivre",
      project_id: projectId,
      project_name: "Salle de bain Martin",
      is_by_hand: true,
      is_paid: true,
      ticket_mime: null,
      mail_id: null,
    }),
  ]);
});

test("the same call counts once", async () => {
  const id = randomUUID();
  const answers = await Promise.all([add(id), add(id)]);
  expect([answers.map(({ status }) => status), (await list()).length]).toEqual([[200, 200], 1]);
});

test("two tickets of one supplier for one amount are two purchases", async () => {
  await note();
  await note();
  expect((await list()).length).toBe(2);
});

test("a purchase is found by its note", async () => {
  await note({ note: "Tube cuivre" });
  expect((await list("?q=cuivre")).length).toBe(1);
});

test("a purchase is corrected under its ID", async () => {
  const id = await note();
  const changes = { supplier_name: "Brossette", bought_on: "2026-03-04", paid_cents: 6_000, vat_cents: 0 };
  await correct(id, changes);
  expect(await list()).toEqual([
    expect.objectContaining({ supplier_name: "Brossette", issued_on: "2026-03-04", net_cents: 6_000, vat_cents: 0 }),
  ]);
});

test("purchases are listed by their day", async () => {
  const old = await note({ bought_on: "2026-03-04" });
  const ids = [await note(), old];
  expect((await list()).map((one: { id: string }) => one.id)).toEqual(ids);
});

test("a purchase is removed", async () => {
  const id = await note();
  const { status } = await person.call("DELETE", `/api/purchases/${id}`);
  expect([status, await list()]).toEqual([200, []]);
});

test("a purchase that was removed comes back under its ID", async () => {
  const id = await note();
  await person.call("DELETE", `/api/purchases/${id}`);
  await add(id);
  expect(await list()).toMatchObject([{ id }]);
});

test.each([
  ["supplier_name", { supplier_name: " " }],
  ["bought_on", { bought_on: addDays(todayInFrance(), 1) }],
  ["paid_cents", { paid_cents: 0, vat_cents: 0 }],
  ["vat_cents", { vat_cents: 2_400 }],
  ["project_id", { project_id: randomUUID() }],
])("a wrong %s is refused with a sentence beside it", async (field, changes) => {
  const { status, json } = await add(randomUUID(), changes);
  expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
});

test("an invoice of a mail is neither corrected nor removed as a purchase", async () => {
  const { company } = await acceptedCall(person, "GET", "/api/company");
  const [id = ""] = await seedInvoices(app.database.owner, company.id, 1);
  const removal = await person.call("DELETE", `/api/purchases/${id}`);
  const statuses = [(await add(id)).status, (await correct(id)).status, removal.status];
  expect([statuses, (await list()).length]).toEqual([[409, 409, 404], 1]);
});

test("the program itself cannot change what an invoice of a mail says", async () => {
  const { company } = await acceptedCall(person, "GET", "/api/company");
  const [id = ""] = await seedInvoices(app.database.owner, company.id, 1);
  const change = app.database.owner.query("update supplier_invoice set net_cents = 1 where id = $1", [id]);
  await expect(change).rejects.toThrow("is never changed");
});

test("the margin of its project counts a purchase without its VAT", async () => {
  const projectId = await newProject();
  await note({ project_id: projectId });
  const { rows } = await app.database.owner.query<{ supplies_cents: string }>(
    "select supplies_cents from project_sum where project_id = $1",
    [projectId],
  );
  expect(rows.map(({ supplies_cents }) => Number(supplies_cents))).toEqual([10_000]);
});

test("a purchase that is removed leaves the margin of its project", async () => {
  const projectId = await newProject();
  const id = await note({ project_id: projectId });
  await person.call("DELETE", `/api/purchases/${id}`);
  const { rows } = await app.database.owner.query<{ supplies_cents: string }>(
    "select supplies_cents from project_sum where project_id = $1",
    [projectId],
  );
  expect(rows.map(({ supplies_cents }) => Number(supplies_cents))).toEqual([0]);
});

test("its VAT is deducted in the period of its day", async () => {
  await note({ bought_on: "2026-03-31" });
  const vatOf = async (from: string, to: string) =>
    (await acceptedCall(person, "GET", `/api/figures/vat?first_on=${from}&last_on=${to}`)).vat.deductible;
  expect([await vatOf("2026-03-01", "2026-03-31"), await vatOf("2026-04-01", "2026-04-30")]).toEqual([
    { invoice_count: 1, vat_cents: 2_000 },
    { invoice_count: 0, vat_cents: 0 },
  ]);
});

test("the photo of a ticket is kept without what its camera notes", async () => {
  const id = await note();
  expect((await putTicket(id, plainPng(40, 30))).status).toBe(200);
  const { ticket } = await acceptedCall(person, "GET", `/api/purchases/${id}/ticket`);
  expect([ticket.name, ticket.mime.startsWith("image/"), (await list())[0].ticket_mime]).toEqual([
    "ticket.jpg",
    true,
    ticket.mime,
  ]);
});

test("a PDF is kept byte for byte", async () => {
  const id = await note();
  await putTicket(id, pdf);
  const { ticket } = await acceptedCall(person, "GET", `/api/purchases/${id}/ticket`);
  expect([ticket.mime, ticket.data]).toEqual(["application/pdf", pdf.toString("base64")]);
});

test("a new ticket takes the place of the one before it", async () => {
  const id = await note();
  await putTicket(id, pdf);
  await putTicket(id, plainPng(40, 30));
  expect((await list())[0].ticket_mime).toMatch(/^image/);
});

test("a ticket is removed alone", async () => {
  const id = await note();
  await putTicket(id, pdf);
  await person.call("DELETE", `/api/purchases/${id}/ticket`);
  expect(await list()).toMatchObject([{ id, ticket_mime: null }]);
});

test("what is neither a picture nor a PDF is no ticket", async () => {
  const { status, json } = await putTicket(await note(), Buffer.from("bonjour"));
  expect([status, json.fields.ticket]).toEqual([400, "Ce ticket n'est pas lisible : choisis une photo ou un PDF."]);
});

test("a worker notes no purchase", async () => {
  const worker = await join(app, person, "ouvrier@durand.example", "worker");
  expect((await add(randomUUID(), {}, worker)).status).toBe(403);
});

test("a worker sees no ticket", async () => {
  const id = await note();
  const worker = await join(app, person, "ouvrier2@durand.example", "worker");
  expect((await worker.call("GET", `/api/purchases/${id}/ticket`)).status).toBe(403);
});

test("another company neither sees nor removes a purchase", async () => {
  const id = await note();
  await putTicket(id, pdf);
  const other = await signUpSeller(app);
  const statuses = [
    (await other.call("GET", `/api/purchases/${id}/ticket`)).status,
    (await putTicket(id, pdf, other)).status,
    (await other.call("DELETE", `/api/purchases/${id}/ticket`)).status,
    (await other.call("DELETE", `/api/purchases/${id}`)).status,
  ];
  expect([statuses, (await list()).length]).toEqual([[404, 404, 404, 404], 1]);
});
