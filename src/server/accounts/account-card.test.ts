import { issuedInvoice } from "#test/issued-invoice.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let owner: Person;
let url: string;
let invoice: Awaited<ReturnType<typeof issuedInvoice>>;

beforeAll(async () => void (app = await testApp()));
beforeEach(async () => {
  owner = await app.signUp();
  invoice = await issuedInvoice(owner, "Cuisine");
  const { project } = (await owner.call("GET", `/api/projects/${invoice.project_id}`)).json;
  url = `/api/customers/${project.customer_id}`;
});
afterAll(() => app.close());

const read = async (path: string, person = owner) => (await person.call("GET", `${url}/${path}`)).json;
const write = (body: object) => owner.call("PUT", `${url}/notes`, { sites: [], ...body });
const SITE = { name: "Chalet", address: { line1: "3 rue Haute", postal_code: "73000", city: "Chambéry" } };

test("the card of a customer says what they owe", async () => {
  expect(await read("account")).toMatchObject({
    account: { company: "Menuiserie Roux", due: { count: 1, rest_cents: 12_000, late_cents: 0, late_days: 0 } },
    project_count: 1,
    paid_cents: 0,
    notes: { text: "", sites: [], revision: 0 },
  });
});

test("documents of a customer are those made out to them", async () => {
  await owner.call("POST", "/api/customers", { kind: "company", company: "Autre" });
  expect((await read("documents")).rows).toMatchObject([
    { kind: "invoice", number: invoice.number, rest_cents: 12_000 },
  ]);
});

test("projects of a customer are listed with their state", async () => {
  expect((await read("projects")).projects).toMatchObject([{ name: "Cuisine", status: "invoice" }]);
});

test("what happened is told with the newest first", async () => {
  await owner.call("POST", `/api/invoices/${invoice.id}/payments`, { amount_cents: 5_000, method: "card" });
  expect((await read("events")).events).toMatchObject([
    { kind: "paid", number: invoice.number, amount_cents: 5_000 },
    { kind: "invoice", number: invoice.number, amount_cents: 12_000 },
    { kind: "project", number: "", project_name: "Cuisine" },
  ]);
});

test("notes and sites are kept", async () => {
  const { status, json } = await write({ revision: 0, text: "Code 12B", sites: [SITE] });
  expect([status, json.notes]).toMatchObject([200, { text: "Code 12B", sites: [SITE], revision: 1 }]);
  expect((await read("account")).notes).toEqual(json.notes);
});

test.each([0, 1])("notes of a tab that did not read the last ones are refused at revision %i", async (revision) => {
  for (let earlier = 0; earlier <= revision; earlier++)
    expect((await write({ revision: earlier, text: `Première ${earlier}` })).status).toBe(200);
  const { status, json } = await write({ revision, text: "Seconde" });
  expect([status, json.code]).toEqual([409, "notes_changed"]);
  expect((await read("account")).notes.text).toBe(`Première ${revision}`);
});

test("of two tabs that keep notes at once, one alone does", async () => {
  const answers = await Promise.all(["Une", "Deux"].map((text) => write({ revision: 0, text })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("a wrong postal code of a site is told beside its field", async () => {
  const site = { ...SITE, address: { ...SITE.address, postal_code: "730" } };
  const { status, json } = await write({ revision: 0, text: "", sites: [SITE, site] });
  expect([status, Object.keys(json.fields)]).toEqual([400, ["sites.1.address.postal_code"]]);
});

test("a worker reads the card without amounts and writes nothing", async () => {
  const worker = await join(app, owner, "ouvrier@example.org", "worker");
  expect(await read("account", worker)).toMatchObject({
    account: { due: null, last_document: null },
    paid_cents: null,
  });
  expect((await read("projects", worker)).projects).toMatchObject([{ name: "Cuisine", estimation_total: null }]);
  for (const path of ["documents", "events"]) expect((await worker.call("GET", `${url}/${path}`)).status).toBe(403);
  expect((await worker.call("PUT", `${url}/notes`, { revision: 0, text: "x", sites: [] })).status).toBe(403);
});

test.each(["account", "documents", "projects", "events"])("a customer of nobody has no %s", async (path) => {
  expect((await owner.call("GET", `/api/customers/${randomUUID()}/${path}`)).status).toBe(404);
});
