import { acceptedCall } from "#test/accepted-call.ts";
import { newProgress } from "#test/new-reports.ts";
import { pdfText } from "#test/pdf-text.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let owner: Person;
let worker: Person;
let projectId: string;

beforeAll(async () => {
  app = await testApp();
  owner = await signUpSeller(app);
  worker = await join(app, owner, `${randomUUID()}@example.org`, "worker");
});
beforeEach(async () => {
  projectId = await pricedProject(owner);
});
afterAll(() => app.close());

const ELBOW = { label: "Coude", unit: "u", quantity_e4: 40_000, note: "cuisine", line_id: null };
const listOf = async (person = owner) => acceptedCall(person, "GET", `/api/used-supplies/${projectId}`);
const note = (person: Person, id: string, body: object = {}) =>
  person.call("PUT", `/api/used-supplies/${projectId}/${id}`, { ...ELBOW, ...body });

test("a worker notes what was used, once however often it is sent", async () => {
  const id = randomUUID();
  expect((await note(worker, id)).status).toBe(200);
  expect((await note(worker, id, { quantity_e4: 50_000 })).status).toBe(200);
  expect((await listOf()).supplies).toEqual([{ id, ...ELBOW, quantity_e4: 50_000 }]);
});

test("the supplies of the quote are listed for a worker without any amount", async () => {
  const { draft } = await acceptedCall(owner, "POST", `/api/projects/${projectId}/quote-draft`);
  const tiles = {
    kind: "item",
    id: "tiles",
    label: "Carrelage",
    details: [],
    nature: "goods",
    quantity_e4: 120_000,
    unit: "m²",
    unit_price_e6: 45_000_000,
    discount_basis_points: 0,
    vat_basis_points: 2_000,
    vat_reason: null,
    is_option: false,
    task_id: null,
  };
  const lines = [tiles, { ...tiles, id: "hours", nature: "service", unit: "h" }];
  await acceptedCall(owner, "PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines, discount: null });
  expect((await listOf(worker)).quoted).toEqual([
    { line_id: "tiles", label: "Carrelage", unit: "m²", quantity_e4: 120_000 },
  ]);
  expect(JSON.stringify(await listOf(worker))).not.toMatch(/price|cents|amount/);
});

test("two people who note at once lose nothing", async () => {
  await Promise.all([owner, worker, owner, worker].map((person) => note(person, randomUUID())));
  expect((await listOf()).supplies).toHaveLength(4);
});

test("notes of the project are written after supplies as before them", async () => {
  await note(worker, randomUUID());
  const write = (revision: number, text: string) =>
    owner.call("PUT", `/api/project-notes/${projectId}`, { revision, text });
  expect((await write(0, "Code : 12")).status).toBe(200);
  expect((await write(0, "Autre")).status).toBe(409);
  await note(worker, randomUUID());
  const { notes } = await acceptedCall(owner, "GET", `/api/project-notes/${projectId}`);
  expect(notes).toEqual({ text: "Code : 12", revision: 1 });
  expect((await listOf()).supplies).toHaveLength(2);
});

test("what was noted by mistake is taken out, another time it is not there", async () => {
  const id = randomUUID();
  await note(worker, id);
  const remove = () => worker.call("DELETE", `/api/used-supplies/${projectId}/${id}`);
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
});

test("what was taken out stays out when its note is sent again", async () => {
  const id = randomUUID();
  await note(worker, id);
  await acceptedCall(worker, "DELETE", `/api/used-supplies/${projectId}/${id}`);
  expect((await note(worker, id)).status).toBe(200);
  expect((await listOf()).supplies).toEqual([]);
  const other = randomUUID();
  await note(worker, other);
  expect((await listOf()).supplies).toMatchObject([{ id: other }]);
});

test("a report of the site says what was used", async () => {
  await note(worker, randomUUID());
  const { supplies } = await acceptedCall(worker, "GET", `/api/site-report-proposals/${projectId}`);
  expect(supplies).toEqual([{ label: "Coude", quantity: "4\u00A0u" }]);
  const body = newProgress({ notes: "", shows_time: false, shows_supplies: true });
  const { report } = await acceptedCall(worker, "POST", `/api/site-reports/${projectId}`, body);
  const words = pdfText((await app.server.inject(report.pdf_url)).rawPayload).join(" ");
  expect(words).toContain("Matériel utilisé");
  expect(words).toContain("Coude");
});
