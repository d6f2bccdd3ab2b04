import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A document is found by its number, by who may see amounts, in their company alone.

let app: TestApp;
let seller: Person;
let year: string;

beforeAll(async () => {
  app = await testApp();
  seller = await signUpSeller(app);
  await sell(seller, "Escalier");
  const { documents } = (await seller.call("GET", "/api/documents?kind=invoice")).json;
  year = documents[0].number.slice(1, 5);
});
afterAll(() => app.close());

async function sell(who: Person, name: string): Promise<void> {
  const client_info = { company: "Menuiserie Roux", address: { line1: "1 rue A", postal_code: "69003", city: "Lyon" } };
  const { project } = (await who.call("POST", "/api/projects", { name, client_info })).json;
  await who.call("POST", `/api/projects/${project.id}/tasks`, { title: "Pose", estimate_h: 2 });
  await who.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  await who.call("POST", `/api/projects/${project.id}/quote`, {});
  expect((await who.call("POST", `/api/projects/${project.id}/invoice`, ALL_CONFIRMED)).status).toBe(200);
}

const find = (who: Person, q: string) => who.call("GET", `/api/documents/numbered?q=${encodeURIComponent(q)}`);
const numbersOf = async (who: Person, q: string): Promise<string[]> =>
  (await find(who, q)).json.documents.map(({ number }: { number: string }) => number);

test("an invoice is found by its number, with its project and its customer", async () => {
  const { documents } = (await find(seller, `f${year} 1`)).json;
  expect(documents).toMatchObject([
    { kind: "invoice", number: `F${year}-0001`, project_name: "Escalier", customer_name: "Menuiserie Roux" },
  ]);
});

test("a rank without kind finds the quote too, the newest document first", async () => {
  expect(await numbersOf(seller, "1")).toEqual([`F${year}-0001`, `D${year}-0001`]);
});

test("a number that no document bears finds nothing", async () => {
  expect(await numbersOf(seller, "facture 12")).toEqual([]);
});

test("a text that is no number finds nothing", async () => {
  expect(await numbersOf(seller, "Escalier")).toEqual([]);
});

test("a number of another company finds nothing", async () => {
  expect(await numbersOf(await app.signUp(), `F${year}-0001`)).toEqual([]);
});

test("a number that two companies have leads each to its own invoice", async () => {
  const neighbour = await signUpSeller(app);
  await sell(neighbour, "Toiture");
  const names = async (who: Person) =>
    (await find(who, `F${year}-0001`)).json.documents.map((one: { project_name: string }) => one.project_name);
  expect([await names(neighbour), await names(seller)]).toEqual([["Toiture"], ["Escalier"]]);
});

test("a worker finds no document by its number", async () => {
  const worker = await join(app, seller, "worker@example.org", "worker");
  expect((await find(worker, `F${year}-0001`)).status).toBe(403);
});
