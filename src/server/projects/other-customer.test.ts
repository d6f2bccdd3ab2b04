import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// A project that was made for the wrong customer is given another one, until it has an invoice.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  person = await signUpSeller(app);
});
afterAll(() => app.close());

const MME_ROUX = { kind: "person", civility: "mme", last_name: "Roux" };
const VILLEURBANNE = {
  ...MME_ROUX,
  address: { line1: "3 allée des Roses", postal_code: "69100", city: "Villeurbanne" },
};
const BRON = { ...MME_ROUX, address: { line1: "8 rue des Essarts", postal_code: "69500", city: "Bron" } };

/** A priced project of Mme Roux of Villeurbanne, and Mme Roux of Bron beside her. */
async function twoCustomers() {
  const body = { name: "Chauffe-eau", start_date: "2026-12-01", client_info: VILLEURBANNE };
  const { project } = (await person.call("POST", "/api/projects", body)).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50, vat_basis_points: 2000 });
  const { customer } = (await person.call("POST", "/api/customers", { ...BRON, is_new_customer: true })).json;
  return { project, bronId: customer.id as string };
}

const give = (projectId: string, body: object) => person.call("PATCH", `/api/projects/${projectId}/core`, body);
const readCustomer = async (id: string) => (await person.call("GET", `/api/customers/${id}`)).json;

async function sendQuote(projectId: string) {
  const quote = (await person.call("POST", `/api/projects/${projectId}/quote`, {})).json;
  expect(await person.call("POST", `/api/quotes/${quote.id}/sending`, {})).toMatchObject({ status: 200 });
  return quote;
}

async function readPage({ page_url }: { page_url: string }) {
  const token = page_url.slice(page_url.lastIndexOf("/") + 1);
  return (await app.server.inject(`/api/public/quotes/${token}`)).json();
}

test("a project takes the customer who is chosen without a change of any card", async () => {
  const { project, bronId } = await twoCustomers();
  const { status, json } = await give(project.id, { customer_id: bronId });
  expect(status).toBe(200);
  expect(json.project).toMatchObject({ customer_id: bronId, name: "Chauffe-eau" });
  expect(json.project.client_info.address.city).toBe("Bron");
  expect((await readCustomer(project.customer_id)).customer.address.city).toBe("Villeurbanne");
  expect((await readCustomer(bronId)).customer.address.city).toBe("Bron");
});

test("the chosen customer takes what is sent of them", async () => {
  const { project, bronId } = await twoCustomers();
  await give(project.id, { customer_id: bronId, client_info: { phone: "06 12 34 56 78" } });
  expect((await readCustomer(bronId)).customer.phone).toBe("06 12 34 56 78");
  expect((await readCustomer(project.customer_id)).customer.phone).toBe("");
});

test("what is known of the former customer is not written on the card of the other one", async () => {
  const { project, bronId } = await twoCustomers();
  await give(project.id, { customer_id: bronId, client_info: { email: "roux@bron.example" } });
  const whole = { company: "", first_name: "", last_name: "Roux", email: "", phone: "06 12 34 56 78" };
  const saveAs = (customerId: string, body: object) =>
    person.call("PATCH", `/api/projects/${project.id}/core?of_customer=${customerId}`, body);
  const { json } = await saveAs(project.customer_id, { name: "Cumulus", client_info: whole });
  expect(json.project).toMatchObject({ name: "Cumulus", customer_id: bronId });
  expect((await readCustomer(bronId)).customer).toMatchObject({ email: "roux@bron.example", phone: "" });
  await saveAs(bronId, { client_info: { phone: "06 12 34 56 78" } });
  expect((await readCustomer(bronId)).customer.phone).toBe("06 12 34 56 78");
});

test("a card says how many projects are for its customer", async () => {
  const { project, bronId } = await twoCustomers();
  const counts = async () => [
    (await readCustomer(project.customer_id)).project_count,
    (await readCustomer(bronId)).project_count,
  ];
  expect(await counts()).toEqual([1, 0]);
  const body = { name: "Évier", start_date: "2026-12-01", customer_id: bronId, client_info: {} };
  await person.call("POST", "/api/projects", body);
  await give(project.id, { customer_id: bronId });
  expect(await counts()).toEqual([0, 2]);
});

test("a customer of another company is as unknown as one that does not exist", async () => {
  const { project } = await twoCustomers();
  const stranger = await signUpSeller(app);
  const { customer } = (await stranger.call("POST", "/api/customers", BRON)).json;
  const answers = await Promise.all([customer.id, randomUUID()].map((id) => give(project.id, { customer_id: id })));
  for (const { status, json } of answers)
    expect([status, json.fields]).toEqual([
      400,
      { customer_id: "Ce client n'est plus dans ta liste. Choisis-en un autre, ou remplis les champs." },
    ]);
  const { json } = await person.call("GET", `/api/projects/${project.id}`);
  expect(json.project.customer_id).toBe(project.customer_id);
});

test("a quote that was sent stays as it was while its next version is for the other customer", async () => {
  const { project, bronId } = await twoCustomers();
  const first = await sendQuote(project.id);
  const shownPage = await readPage(first);
  await give(project.id, { customer_id: bronId });
  const preview = (await person.call("GET", `/api/projects/${project.id}/preview/quote`)).json;
  expect(preview).toMatchObject({ differs_from_latest: true, has_other_buyer: true });
  expect((await readPage(first)).view).toEqual(shownPage.view);
  expect(JSON.stringify(shownPage.view)).toContain("3 allée des Roses");
  const second = await sendQuote(project.id);
  expect(second).toMatchObject({ number: first.number });
  expect(second.id).not.toBe(first.id);
  const nextView = JSON.stringify((await readPage(second)).view);
  expect(nextView).toContain("8 rue des Essarts");
  expect(nextView).not.toContain("3 allée des Roses");
});

test("the former customer is not led to the quote of the other one", async () => {
  const { project, bronId } = await twoCustomers();
  const first = await sendQuote(project.id);
  await give(project.id, { customer_id: bronId });
  await sendQuote(project.id);
  expect(await readPage(first)).toMatchObject({ status: "replaced", newer_page_url: null });
});

test("the same customer is led to the newer version of their quote", async () => {
  const { project } = await twoCustomers();
  const first = await sendQuote(project.id);
  await give(project.id, { name: "Chauffe-eau et évier" });
  const second = await sendQuote(project.id);
  expect(await readPage(first)).toMatchObject({ status: "replaced", newer_page_url: second.page_url });
});

test("a quote replaces no version for somebody who was given none", async () => {
  const { project, bronId } = await twoCustomers();
  await sendQuote(project.id);
  await give(project.id, { customer_id: bronId });
  const { view } = await readPage(await sendQuote(project.id));
  await give(project.id, { customer_id: project.customer_id });
  const formerView = (await readPage(await sendQuote(project.id))).view;
  const factsOf = (page: { facts: { label: string }[] }) => page.facts.map(({ label }) => label);
  expect(factsOf(view)).not.toContain("Version");
  expect(factsOf(formerView)).toContain("Version");
});

test("a project with an invoice keeps its customer, be the invoice credited", async () => {
  const { project, bronId } = await twoCustomers();
  const invoice = (await person.call("POST", `/api/projects/${project.id}/invoice`, ALL_CONFIRMED)).json;
  expect(invoice.number).toMatch(/^F/);
  const expectRefusal = async () => {
    const { status, json } = await give(project.id, { name: "Autre nom", customer_id: bronId });
    expect([status, json.code]).toEqual([422, "customer_invoiced"]);
    expect(json.error).toContain("avoir");
  };
  await expectRefusal();
  const credit = { lines: null, reason: "Erreur de client" };
  expect(await person.call("POST", `/api/invoices/${invoice.id}/credit-notes`, credit)).toMatchObject({ status: 200 });
  await expectRefusal();
  const { json } = await person.call("GET", `/api/projects/${project.id}`);
  expect(json.project).toMatchObject({ name: "Chauffe-eau", customer_id: project.customer_id });
});

test("a project with an invoice is still saved for its own customer", async () => {
  const { project } = await twoCustomers();
  await person.call("POST", `/api/projects/${project.id}/invoice`, ALL_CONFIRMED);
  const { status, json } = await give(project.id, { name: "Chauffe-eau 200 L", customer_id: project.customer_id });
  expect([status, json.project.name]).toEqual([200, "Chauffe-eau 200 L"]);
});
