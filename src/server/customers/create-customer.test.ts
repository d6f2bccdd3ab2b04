import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let owner: Person;
beforeAll(async () => void (app = await testApp()));
beforeEach(async () => void (owner = await app.signUp()));
afterAll(() => app.close());

const create = (body: object, person = owner) => person.call("POST", "/api/customers", body);
const readCustomers = async () => (await owner.call("GET", "/api/customers")).json.customers;
const FIRM = { kind: "company", company: "Menuiserie Roux" };

test("a customer created without a project is listed with what an invoice to them lacks", async () => {
  const { status, json } = await create({ ...FIRM, phone: "0611223344" });
  expect([status, json.customer]).toMatchObject([200, { company: "Menuiserie Roux", phone: "0611223344" }]);
  expect(await readCustomers()).toEqual([json.customer]);
  expect(json.customer).toMatchObject({
    missing: ["address.line1", "address.postal_code", "address.city"],
    lacks_siren: true,
  });
});

test("a private person lacks no SIREN", async () => {
  const address = { line1: "8 quai", postal_code: "38000", city: "Grenoble" };
  const { customer } = (await create({ kind: "person", last_name: "Petit", address })).json;
  expect(customer).toMatchObject({ missing: [], lacks_siren: false });
});

test("a customer who is known is completed instead of created twice", async () => {
  const { customer } = (await create(FIRM)).json;
  const { customer: sameCustomer } = (await create({ ...FIRM, siren: "552100554" })).json;
  expect(sameCustomer).toMatchObject({ id: customer.id, siren: "552100554", lacks_siren: false });
  expect(await readCustomers()).toHaveLength(1);
});

test("a customer said to be new is a second one of a known name", async () => {
  const mme = { kind: "person", civility: "mme", last_name: "Petit", phone: "0611223344" };
  const { customer } = (await create(mme)).json;
  const { customer: homonym } = (await create({ ...mme, phone: "", is_new_customer: true })).json;
  expect(homonym.id).not.toBe(customer.id);
  expect((await readCustomers()).map(({ phone }: { phone: string }) => phone).toSorted()).toEqual(["", "0611223344"]);
});

test.each([
  ["a firm", { kind: "company", first_name: "" }, "company"],
  ["a private person", { kind: "person", company: "" }, "last_name"],
])("%s without a name is refused beside the field", async (_who, body, field) => {
  const { status, json } = await create(body);
  expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
  expect(await readCustomers()).toEqual([]);
});

test("a wrong SIREN is told beside its field", async () => {
  expect((await create({ ...FIRM, siren: "123456789" })).json.fields).toHaveProperty("siren");
});

test("a worker creates no customer", async () => {
  const worker = await join(app, owner, "worker@example.org", "worker");
  expect((await create(FIRM, worker)).status).toBe(403);
});
