import { SENT_CUSTOMER } from "#test/demo-company.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const PROJECT = { name: "Cuisine", start_date: "2026-12-01" };

test("a project for a chosen customer keeps their other fields and takes the sent ones", async () => {
  const person = await app.signUp();
  // Two customers of one name: only the chosen one changes.
  const create = async (body: object) => (await person.call("POST", "/api/projects", body)).json.project;
  const claire = (await create({ ...PROJECT, client_info: SENT_CUSTOMER })).customer_id;
  const homonym = (await create({ ...PROJECT, client_info: { ...SENT_CUSTOMER, email: "roux@example.org" } }))
    .customer_id;
  expect(homonym).not.toBe(claire);
  const project = await create({ ...PROJECT, customer_id: homonym, client_info: { phone: "06 11 22 33 44" } });
  expect(project.customer_id).toBe(homonym);
  expect(project.client_info).toMatchObject({ ...SENT_CUSTOMER, email: "roux@example.org", phone: "06 11 22 33 44" });
  expect((await person.call("GET", `/api/customers/${claire}`)).json.customer.phone).toBe("");
});

test("a customer said to be new is a second one of a known name", async () => {
  const person = await app.signUp();
  const mme = { kind: "person", civility: "mme", last_name: "Lefebvre", phone: "06 12 34 56 78" };
  const create = async (body: object) => (await person.call("POST", "/api/projects", body)).json.project;
  const first = await create({
    ...PROJECT,
    client_info: {
      ...mme,
      phone: "",
      address: { line1: "3 allée des Roses", postal_code: "69100", city: "Villeurbanne" },
    },
  });
  const second = await create({ ...PROJECT, client_info: mme, is_new_customer: true });
  expect(second.customer_id).not.toBe(first.customer_id);
  expect(second.client_info).toMatchObject({ last_name: "Lefebvre", phone: "06 12 34 56 78", address: null });
  const { customer } = (await person.call("GET", `/api/customers/${first.customer_id}`)).json;
  expect(customer).toMatchObject({ phone: "", address: { city: "Villeurbanne" } });
  // Said of nobody new, the same description is of the customer who has that phone.
  expect((await create({ ...PROJECT, client_info: mme })).customer_id).toBe(second.customer_id);
});

test("a known name with another phone leaves the phone that is known", async () => {
  const person = await app.signUp();
  const create = async (client_info: object, more: object = {}) =>
    (await person.call("POST", "/api/projects", { ...PROJECT, client_info, ...more })).json.project.customer_id;
  const mme = { kind: "person", civility: "mme", last_name: "Lefebvre" };
  const first = await create({ ...mme, phone: "06 12 34 56 78" });
  const homonym = await create({ ...mme, phone: "06 99 99 99 99" }, { is_new_customer: true });
  await create({ ...mme, phone: "06 77 77 77 77" });
  const { customers } = (await person.call("GET", "/api/customers")).json;
  const phones = Object.fromEntries(customers.map(({ id, phone }: { id: string; phone: string }) => [id, phone]));
  expect(phones).toMatchObject({ [first]: "06 12 34 56 78", [homonym]: "06 99 99 99 99" });
});

test("the answer says whether the customer was known", async () => {
  const person = await app.signUp();
  const create = async () =>
    (await person.call("POST", "/api/projects", { ...PROJECT, client_info: SENT_CUSTOMER })).json.is_known_customer;
  expect([await create(), await create()]).toEqual([false, true]);
});

/** A new person whose projects are all for Dupont: what the address of Dupont is after each. */
async function projectsForDupont() {
  const person = await app.signUp();
  return async (address: object) =>
    (await person.call("POST", "/api/projects", { ...PROJECT, client_info: { company: "Dupont", address } })).json
      .project.client_info.address;
}

test("a town alone completes a customer without an address", async () => {
  const addressAfter = await projectsForDupont();
  expect(await addressAfter({ city: "Nantes" })).toMatchObject({ city: "Nantes", line1: "" });
});

test("a town alone replaces no address", async () => {
  const addressAfter = await projectsForDupont();
  const whole = { line1: "1 quai Sud", postal_code: "44000", city: "Nantes" };
  await addressAfter(whole);
  expect(await addressAfter({ city: "Lyon" })).toMatchObject(whole);
});

test("a project cannot be created for the customer of another company", async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  const { json } = await stranger.call("POST", "/api/projects", { ...PROJECT, client_info: SENT_CUSTOMER });
  const body = { ...PROJECT, customer_id: json.project.customer_id, client_info: { phone: "06 11 22 33 44" } };
  const answer = await person.call("POST", "/api/projects", body);
  expect([answer.status, answer.json.fields]).toEqual([
    400,
    { customer_id: "Ce client n'est plus dans ta liste. Choisis-en un autre, ou remplis les champs." },
  ]);
});
