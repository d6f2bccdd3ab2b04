import { acceptedCall } from "#test/accepted-call.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

// What a quote begins with: a template of the company, or the quote of another project.

let app: TestApp;
let person: Person;
let projectId: string;
let lines: object[];
beforeAll(async () => {
  app = await testApp();
  person = await signUpSeller(app);
  await acceptedCall(person, "POST", "/api/catalog-items", {
    kind: "supply",
    label: "Tube cuivre",
    unit: "ml",
    price_e6: 8_000_000,
  });
  projectId = await pricedProject(person);
  const { draft } = await acceptedCall(person, "POST", `/api/projects/${projectId}/quote-draft`, {});
  lines = [
    { kind: "section", id: "s", label: "Cuisine", level: 1 },
    { kind: "text", id: "t", label: "Accès par la cour" },
    item("Tube cuivre", { unit: "ml", unit_price_e6: 7_500_000, quantity_e4: 20_000 }),
    item("Robinet", { is_option: true, discount_basis_points: 500, details: ["Chromé"] }),
  ];
  const discount = { kind: "share", basis_points: 1_000 };
  await acceptedCall(person, "PUT", `/api/quotes/${draft.id}/draft`, { version: draft.version, lines, discount });
  const aids = [{ kind: "cee", label: "", aid_cents: 10_000 }];
  await acceptedCall(person, "PUT", `/api/projects/${projectId}/quote-conditions`, { deposit: DEPOSIT, aids });
});
afterAll(() => app.close());

const DEPOSIT = { kind: "down_payment", size: { unit: "share", basis_points: 3000 } };

const item = (label: string, over: object = {}) => ({
  kind: "item",
  id: label,
  label,
  details: [],
  nature: "service",
  quantity_e4: 10_000,
  unit: "u",
  unit_price_e6: 100_000_000,
  discount_basis_points: 0,
  vat_basis_points: 2000,
  vat_reason: null,
  is_option: false,
  task_id: null,
  ...over,
});
const keep = async (name: string = randomUUID(), id = projectId) =>
  (await acceptedCall(person, "POST", "/api/quote-templates", { name, project_id: id })).template;
const names = async (whose = person) =>
  (await acceptedCall(whose, "GET", "/api/quote-templates")).templates.map(({ name }: { name: string }) => name);

test("a template is listed with what its lines come to", async () => {
  const template = await keep("Cuisine type");
  // 2 x 7,50 €, less 10 %. The option counts for nothing.
  expect(template).toMatchObject({ name: "Cuisine type", line_count: 4, outline: ["Cuisine"], net_cents: 1_350 });
  expect((await acceptedCall(person, "GET", "/api/quote-templates")).templates).toContainEqual(template);
});

test("a quote that is begun from a template is told the prices that the catalogue has changed", async () => {
  const { id } = await keep();
  expect(await acceptedCall(person, "GET", `/api/quote-templates/${id}/lines`)).toEqual({
    lines,
    discount: { kind: "share", basis_points: 1_000 },
    prices: "net",
    conditions: expect.objectContaining({ deposit: DEPOSIT, aids: null }),
    price_changes: [{ line_id: "Tube cuivre", label: "Tube cuivre", former_e6: 7_500_000, current_e6: 8_000_000 }],
  });
});

test("the quote of another project gives its lines as a template does", async () => {
  const answer = await acceptedCall(person, "GET", `/api/projects/${projectId}/quote-lines`);
  expect(answer.lines).toEqual(lines);
});

test("a quote that has no draft gives the lines of its last version", async () => {
  const id = await pricedProject(person);
  await acceptedCall(person, "POST", `/api/projects/${id}/quote`, {});
  const answer = await acceptedCall(person, "GET", `/api/projects/${id}/quote-lines`);
  expect(answer.lines).toMatchObject([{ kind: "item", task_id: null }]);
  expect(await keep(undefined, id)).toMatchObject({ line_count: 1 });
});

test("a project without a quote has nothing to take", async () => {
  const id = await pricedProject(person);
  for (const answer of [
    await person.call("GET", `/api/projects/${id}/quote-lines`),
    await person.call("POST", "/api/quote-templates", { name: "Vide", project_id: id }),
  ])
    expect([answer.status, answer.json.code]).toEqual([422, "lines_missing"]);
});

test("two templates do not bear one name in any case", async () => {
  await keep("Salle de bain");
  const answer = await person.call("POST", "/api/quote-templates", { name: "SALLE DE BAIN", project_id: projectId });
  expect([answer.status, answer.json.fields]).toEqual([422, { name: "Un autre modèle de devis porte déjà ce nom." }]);
});

test("two taps at once keep one template", async () => {
  const body = { name: "Deux fois", project_id: projectId };
  const answers = await Promise.all([1, 2].map(() => person.call("POST", "/api/quote-templates", body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await names()).filter((name: string) => name === "Deux fois")).toHaveLength(1);
});

test("a template is renamed, then deleted", async () => {
  const { id } = await keep();
  const body = { name: "Nouveau nom" };
  expect((await acceptedCall(person, "PUT", `/api/quote-templates/${id}`, body)).template.name).toBe("Nouveau nom");
  await acceptedCall(person, "PUT", `/api/quote-templates/${id}`, body);
  await acceptedCall(person, "DELETE", `/api/quote-templates/${id}`);
  expect(await names()).not.toContain("Nouveau nom");
  expect((await person.call("PUT", `/api/quote-templates/${id}`, body)).status).toBe(404);
});

test("of two templates that take one name at once, one keeps its own", async () => {
  for (let round = 1; round <= 5; round++) {
    const templates = [await keep(), await keep()];
    const name = `Ensemble ${round}`;
    const answers = await Promise.all(
      templates.map(({ id }) => person.call("PUT", `/api/quote-templates/${id}`, { name })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  }
});

test("another company knows no template of this one", async () => {
  const { id } = await keep();
  const stranger = await app.signUp();
  expect(await names(stranger)).toEqual([]);
  expect((await stranger.call("GET", `/api/quote-templates/${id}/lines`)).status).toBe(404);
  const body = { name: "Pris", project_id: projectId };
  expect((await stranger.call("POST", "/api/quote-templates", body)).status).toBe(404);
});

test("who sees no amounts sees no template", async () => {
  const worker = await join(app, person, "worker@example.org", "worker");
  expect((await worker.call("GET", "/api/quote-templates")).status).toBe(403);
});
