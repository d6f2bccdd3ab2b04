import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person, TestApp } from "../../../test/test-app.ts";
import { testApp } from "../../../test/test-app.ts";

// A form names all its wrong fields at once: those that the contract refuses, and those found by the checks of official
// numbers and addresses.

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
});
afterAll(() => app.close());

const WRONG = { email: "claire at roux", phone: "quatre", siret: "123", address: { postal_code: "6900" } };
const wrongOf = (json: unknown) => Object.keys((json as { fields: Record<string, string> }).fields).sort();

test("the refusal of a company names all its wrong fields", async () => {
  const before = (await person.call("GET", "/api/company")).json;
  const { status, json } = await person.call("PATCH", "/api/company", { name: "Volt", iban: "FR00", ...WRONG });
  expect(status).toBe(400);
  expect(wrongOf(json)).toEqual(["address.postal_code", "email", "iban", "phone", "siret"]);
  expect(json).toMatchObject({ error: "Certaines informations sont à corriger.", code: "bad_input" });
  const one = await person.call("PATCH", "/api/company", { name: "Volt", email: "claire at roux" });
  expect(wrongOf(one.json)).toEqual(["email"]);
  expect((await person.call("GET", "/api/company")).json).toEqual(before);
});

test("the refusal of a customer names all its wrong fields, alone or with its project", async () => {
  const refusal = await person.call("POST", "/api/projects", {
    name: "Cuisine",
    start_date: "2026-12-01",
    client_info: { last_name: "Roux", ...WRONG },
  });
  const paths = ["client_info.address.postal_code", "client_info.email", "client_info.phone", "client_info.siret"];
  expect(wrongOf(refusal.json)).toEqual(paths);
  expect((await person.call("GET", "/api/projects")).json).toMatchObject({ projects: [] });
  const late = await person.call("POST", "/api/projects", {
    name: "Cuisine",
    start_date: "2026-12-01",
    client_info: { last_name: "Roux", email: "claire at roux" },
  });
  expect(wrongOf(late.json)).toEqual(["client_info.email"]);
  expect((await person.call("GET", "/api/projects")).json).toMatchObject({ projects: [] });
  const creation = await person.call("POST", "/api/projects", {
    name: "Cuisine",
    start_date: "2026-12-01",
    client_info: { last_name: "Roux" },
  });
  const { id, customer_id } = (creation.json as { project: { id: string; customer_id: string } }).project;
  expect(
    wrongOf((await person.call("PATCH", `/api/customers/${customer_id}`, { last_name: "Blanc", ...WRONG })).json),
  ).toEqual(["address.postal_code", "email", "phone", "siret"]);
  expect((await person.call("GET", `/api/projects/${id}`)).json).toMatchObject({
    project: { client_info: { last_name: "Roux" } },
  });
});
