import { inCompany } from "#server/db/tenancy.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listNamesIn } from "./customer-names.repository.ts";

let app: TestApp;
let owner: Person;
let companyId: string;
beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
  for (const company of ["Alphand Un", "Alphand Deux", "Bétemps Trois"])
    await owner.call("POST", "/api/projects", { name: "Mur", client_info: { company } });
  companyId = (await owner.call("GET", "/api/companies")).json.companies[0].id;
});
afterAll(() => app.close());

const namesIn = async (text: string, mostCustomers: number) =>
  (await inCompany(app.deps.db, companyId, (tx) => listNamesIn(tx, text, mostCustomers)))
    .map(({ companyName }) => companyName)
    .toSorted();

test("the customers whom a text may name are found by its words", async () => {
  expect(await namesIn("Alphand et Bétemps", 3)).toEqual(["Alphand Deux", "Alphand Un", "Bétemps Trois"]);
});

test("when a text names too many customers, its commonest words are names by themselves", async () => {
  expect(await namesIn("Alphand et Bétemps", 2)).toEqual(["Bétemps Trois", "alphand"]);
});
