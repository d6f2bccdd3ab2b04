import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// Saving changes the sent fields, and leaves the others as they were.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
});
afterAll(() => app.close());

const ADDRESS = { line1: "12 rue des Lilas", line2: "Bât. B", postal_code: "69003", city: "Lyon", country: "FR" };
const FIRM = {
  company: "Menuiserie Roux",
  first_name: "Jean",
  last_name: "Roux",
  email: "jean@roux.fr",
  phone: "04 72 00 00 00",
  kind: "company",
  siren: "552100554",
  address: ADDRESS,
};

async function project(client_info: object, more: object = {}) {
  const { json } = await person.call("POST", "/api/projects", {
    name: "Escalier",
    start_date: "2027-03-05",
    end_date: "2027-04-01",
    project_recurrence: "recurring",
    client_info,
    ...more,
  });
  return json.project;
}
const save = async (id: string, body: object) =>
  (await person.call("PATCH", `/api/projects/${id}/core`, body)).json.project;

test("a project saved with only a name or an empty customer keeps every other field", async () => {
  const before = await project(FIRM);
  for (const body of [
    { name: "Escalier tournant" },
    { name: "Escalier tournant", client_info: {} },
    { client_info: {} },
    {},
  ])
    expect(await save(before.id, body)).toEqual({ ...before, name: body.name ?? "Escalier tournant" });
});

test("a company customer without a name stays a company", async () => {
  const before = await project({ kind: "company", email: "contact@roux.example" });
  expect((await save(before.id, { name: "Escalier", client_info: {} })).client_info).toEqual(before.client_info);
  expect((await save(before.id, { client_info: { phone: "0600000000" } })).client_info).toEqual({
    ...before.client_info,
    phone: "0600000000",
  });
  const answer = await person.call("PATCH", `/api/customers/${before.customer_id}`, { last_name: "Roux" });
  expect(answer.json.customer).toMatchObject({ kind: "company", last_name: "Roux" });
});

test("each project field saved alone changes only that field", async () => {
  for (const [field, value] of Object.entries({
    name: "Rampe",
    start_date: "2027-03-20",
    end_date: null,
    project_recurrence: "single",
  })) {
    const before = await project(FIRM);
    expect(await save(before.id, { [field]: value })).toEqual({ ...before, [field]: value });
  }
});

test("each customer field saved alone changes only that field", async () => {
  const changes = {
    company: "Roux et fils",
    first_name: "Paul",
    last_name: "Blanc",
    email: "paul@roux.fr",
    phone: "0611111111",
    kind: "person",
    siren: "732829320",
    vat_number: "FR96552100554",
  };
  for (const [field, value] of Object.entries(changes)) {
    for (const email of [FIRM.email, ""]) {
      const before = await project({ ...FIRM, company: `Firme ${field} ${email}`, email });
      const after = await save(before.id, { client_info: { [field]: value } });
      const full_name = { first_name: "Paul Roux", last_name: "Jean Blanc" }[field] ?? "Jean Roux";
      expect(after).toEqual({ ...before, client_info: { ...before.client_info, full_name, [field]: value } });
    }
  }
});

test("a part of an address saved alone keeps the other parts, for a customer and for the company", async () => {
  const before = await project({ ...FIRM, company: "Firme à adresse" });
  const answer = await save(before.id, { client_info: { address: { line1: "14 rue des Lilas" } } });
  expect(answer.client_info.address).toEqual({ ...ADDRESS, line1: "14 rue des Lilas" });
  await person.call("PATCH", "/api/company", {
    address: ADDRESS,
    insurance: { insurer: "MAAF", contact: "Niort", coverage: "France" },
  });
  const { company } = (
    await person.call("PATCH", "/api/company", { address: { line2: "" }, insurance: { coverage: "Europe" } })
  ).json;
  expect(company).toMatchObject({
    address: { ...ADDRESS, line2: "" },
    insurance: { insurer: "MAAF", contact: "Niort", coverage: "Europe" },
  });
});

test("the full details of another person give the project another customer", async () => {
  const before = await project({ ...FIRM, company: "Firme gardée", email: "garde@roux.fr" });
  const other = { company: "Peinture Blanc", first_name: "Luc", last_name: "Blanc", email: "luc@blanc.fr" };
  const after = await save(before.id, { client_info: other });
  expect(after.customer_id).not.toBe(before.customer_id);
  expect(after.client_info).toMatchObject({ ...other, phone: "", siren: "", address: null });
  expect((await person.call("GET", `/api/customers/${before.customer_id}`)).json.customer).toMatchObject(
    before.client_info,
  );
});

test("a customer without a company name is a person", async () => {
  expect((await project({ first_name: "Anne", last_name: "Petit" })).client_info.kind).toBe("person");
  const nameless = await project({});
  expect((await save(nameless.id, { client_info: { company: "Atelier Petit" } })).client_info).toMatchObject({
    kind: "company",
    company: "Atelier Petit",
  });
});

test("names are written with their capitals, whoever sends them", async () => {
  const newProject = await project({ ...FIRM, first_name: "jean", last_name: "DUPOND" });
  expect(newProject.client_info).toMatchObject({ first_name: "Jean", last_name: "Dupond" });
  const client_info = { first_name: "anne-lise", last_name: "le bris" };
  const renamedProject = await save(newProject.id, { client_info });
  expect(renamedProject.client_info).toMatchObject({ first_name: "Anne-Lise", last_name: "Le Bris" });
});

const BEFORE_START = "La fin ne peut pas être avant le début : corrige l'une des deux dates.";

test.each([
  ["an end before the start", { end_date: "2027-03-04" }, BEFORE_START],
  ["a start after the end", { start_date: "2027-04-02" }, BEFORE_START],
  [
    "a day before 2000",
    { end_date: "1999-12-31" },
    "Cette date est trop ancienne : donne une date à partir de l'an 2000.",
  ],
])("%s is refused beside the end", async (_what, dates, sentence) => {
  const { id } = await project(FIRM);
  const { status, json } = await person.call("PATCH", `/api/projects/${id}/core`, dates);
  expect([status, json.fields]).toEqual([400, { end_date: sentence }]);
});

test("work may end the day it starts", async () => {
  const { id } = await project(FIRM);
  expect(await save(id, { end_date: "2027-03-05" })).toMatchObject({
    start_date: "2027-03-05",
    end_date: "2027-03-05",
  });
});
