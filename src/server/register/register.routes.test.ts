import type { RegisterServer } from "#test/register-server.ts";
import {
  LA_POSTE,
  LILAS,
  addressesAnswer,
  companiesAnswer,
  jsonAnswer,
  registerServer,
} from "#test/register-server.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let owner: Person;
let companies: RegisterServer;
let addresses: RegisterServer;
let now = Date.parse("2026-11-28T10:00:00Z");

beforeAll(async () => {
  companies = await registerServer(companiesAnswer(LA_POSTE));
  addresses = await registerServer(addressesAnswer(LILAS));
  app = await testApp({
    env: { PUBLIC_REGISTERS: "on", COMPANY_REGISTER_URL: companies.url, ADDRESS_REGISTER_URL: addresses.url },
    clock: () => new Date(now),
  });
  owner = await app.signUp();
});
afterAll(async () => {
  companies.close();
  addresses.close();
  await app.close();
});

// Every test asks other words: the same ones are asked once.
async function lookUp(kind: "companies" | "addresses", q: string, person = owner) {
  now += 60_000;
  return person.call("GET", `/api/register/${kind}?${new URLSearchParams({ q })}`);
}

const POST_ANSWER = {
  siren: "356000000",
  siret: "35600000000048",
  name: "LA POSTE",
  legal_category: "5510",
  is_closed: false,
  address: { line1: "9 rue du Colonel Pierre Avia", postal_code: "75015", city: "Paris" },
};

test("a company is found by its name, with its head office", async () => {
  const { json } = await lookUp("companies", "La Poste");
  expect(json).toEqual({ is_available: true, companies: [POST_ANSWER] });
});

test("a SIRET gives the establishment that has it", async () => {
  const { json } = await lookUp("companies", "356 000 000 49837");
  expect(json.companies).toMatchObject([
    { siret: "35600000049837", address: { line1: "2 place de l'Eglise", postal_code: "69003", city: "Lyon" } },
  ]);
});

test.each([
  ["whose SIREN is wrong", { ...LA_POSTE, siren: "356000001" }],
  ["whose SIRET is that of another", { ...LA_POSTE, siege: { ...LA_POSTE.siege, siret: "73282932000074" } }],
  ["with markup in its name", { ...LA_POSTE, nom_raison_sociale: "<img src=x onerror=alert(1)>" }],
  ["whose name is no text", { ...LA_POSTE, nom_raison_sociale: { $gt: "" } }],
  ["who asked not to be shown", { ...LA_POSTE, nom_raison_sociale: null, nom_complet: "[NON-DIFFUSIBLE]" }],
  ["without head office", { ...LA_POSTE, siege: null }],
])("a company %s is left out of the answer", async (what, company) => {
  companies.answer = jsonAnswer(companiesAnswer(company, LA_POSTE));
  const { json } = await lookUp("companies", `poste ${what}`);
  expect(json).toEqual({ is_available: true, companies: [POST_ANSWER] });
});

test("a company that has ceased comes last and says so", async () => {
  const formerPost = { ...LA_POSTE, nom_raison_sociale: "ANCIENNE POSTE", etat_administratif: "C" };
  companies.answer = jsonAnswer(companiesAnswer(formerPost, LA_POSTE));
  const { json } = await lookUp("companies", "ancienne poste");
  expect(json.companies.map((one: { name: string; is_closed: boolean }) => [one.name, one.is_closed])).toEqual([
    ["LA POSTE", false],
    ["ANCIENNE POSTE", true],
  ]);
});

test("an address is completed as it is typed", async () => {
  const { json } = await lookUp("addresses", "12 rue des lil");
  expect(json).toEqual({
    is_available: true,
    addresses: [{ line1: "12 Rue des Lilas", postal_code: "69003", city: "Lyon" }],
  });
});

test("a register that is down is not available", async () => {
  companies.answer = (request) => request.socket.destroy();
  const { json } = await lookUp("companies", "martin");
  expect(json).toEqual({ is_available: false, companies: [] });
  expect((await owner.call("GET", "/api/register/companies")).json.is_available).toBe(false);
});

test("asking whether there is a register calls nobody", async () => {
  const callCount = addresses.calls.length;
  const { json } = await owner.call("GET", "/api/register/addresses");
  expect([json.is_available, addresses.calls.length]).toEqual([true, callCount]);
});

test("who may not change customers may not ask", async () => {
  const worker = await join(app, owner, "worker@example.org", "worker");
  expect((await lookUp("companies", "roux", worker)).status).toBe(403);
});

test("nothing is asked when the operator switched the registers off", async () => {
  const silent = await testApp({ env: { COMPANY_REGISTER_URL: companies.url } });
  const person = await silent.signUp();
  const callCount = companies.calls.length;
  const { json } = await person.call("GET", "/api/register/companies?q=roux");
  expect([json, companies.calls.length]).toEqual([{ is_available: false, companies: [] }, callCount]);
  await silent.close();
});
