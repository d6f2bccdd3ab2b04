import { signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// A project never changes whom the quote of another project is for.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  person = await signUpSeller(app);
});
afterAll(() => app.close());

const FIRM = {
  company: "Boulangerie Martin",
  siren: "732829320",
  address: { line1: "1 rue de Paris", postal_code: "75001", city: "Paris" },
};
const OTHER_SIREN = "552100554";

async function create(body: object) {
  const { status, json } = await person.call("POST", "/api/projects", { name: "Four", ...body });
  expect(status).toBe(200);
  return json.project;
}

async function quotedProject() {
  const project = await create({ client_info: FIRM });
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  const quote = (await person.call("POST", `/api/projects/${project.id}/quote`, {})).json;
  expect(await person.call("POST", `/api/quotes/${quote.id}/sending`, {})).toMatchObject({ status: 200 });
  return project;
}

const readCustomer = async (id: string) => (await person.call("GET", `/api/projects/${id}`)).json.project.client_info;

test("a homonym with another SIREN leaves the buyer of a quote that was sent", async () => {
  const firstProject = await quotedProject();
  const marseille = { line1: "2 rue de Marseille", postal_code: "13001", city: "Marseille" };
  await create({ client_info: { ...FIRM, siren: OTHER_SIREN, address: marseille } });
  const { view } = (await person.call("GET", `/api/projects/${firstProject.id}/preview/invoice`)).json;
  expect(JSON.stringify(view)).toContain("1 rue de Paris");
  expect(await readCustomer(firstProject.id)).toMatchObject({ siren: FIRM.siren, address: FIRM.address });
});

test("a new project that makes another firm of the chosen customer gets a second customer", async () => {
  const firstProject = await quotedProject();
  const other = await create({ customer_id: firstProject.customer_id, client_info: { siren: OTHER_SIREN } });
  expect(other.customer_id).not.toBe(firstProject.customer_id);
  expect(other.client_info).toMatchObject({ siren: OTHER_SIREN, company: FIRM.company });
  expect(await readCustomer(firstProject.id)).toMatchObject({ siren: FIRM.siren });
});

test("a project corrects its customer into another firm for itself alone", async () => {
  const firstProject = await quotedProject();
  const second = await create({ client_info: FIRM });
  expect(second.customer_id).toBe(firstProject.customer_id);
  const change = { client_info: { siren: OTHER_SIREN } };
  const { json } = await person.call("PATCH", `/api/projects/${second.id}/core`, change);
  expect(json.project.client_info.siren).toBe(OTHER_SIREN);
  expect(json.project.customer_id).not.toBe(firstProject.customer_id);
  expect(await readCustomer(firstProject.id)).toMatchObject({ siren: FIRM.siren });
});

test("a project corrects the customer of its own quote or an email for every project", async () => {
  const firstProject = await quotedProject();
  const second = await create({ client_info: FIRM });
  await person.call("PATCH", `/api/projects/${second.id}/core`, { client_info: { email: "four@martin.fr" } });
  expect(await readCustomer(firstProject.id)).toMatchObject({ email: "four@martin.fr" });
  const own = await quotedProjectOf({ company: "Seul", siren: FIRM.siren });
  const { json } = await person.call("PATCH", `/api/projects/${own.id}/core`, { client_info: { siren: OTHER_SIREN } });
  expect(json.project).toMatchObject({ customer_id: own.customer_id, client_info: { siren: OTHER_SIREN } });
});

async function quotedProjectOf(client_info: object) {
  const project = await create({ client_info });
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  expect(await person.call("POST", `/api/projects/${project.id}/quote`, {})).toMatchObject({ status: 200 });
  return project;
}
