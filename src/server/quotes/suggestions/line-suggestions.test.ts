import { acceptedCall } from "#test/accepted-call.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// What is offered while the label of a line is typed: the catalogue, then the lines of past quotes.

let app: TestApp;
let person: Person;
let number: string;
beforeAll(async () => {
  app = await testApp();
  person = await signUpSeller(app);
  await acceptedCall(person, "POST", "/api/catalog-items", {
    kind: "supply",
    label: "Tube cuivre écroui 14 mm",
    reference: "CU14",
    supplier: "Cédéo",
    unit: "ml",
    price_e6: 7_500_000,
    vat_basis_points: 1_000,
  });
  const id = await pricedProject(person);
  const { draft } = await acceptedCall(person, "POST", `/api/projects/${id}/quote-draft`, {});
  const lines = [
    item("Pose de tube en cuivre", { unit: "ml", unit_price_e6: 48_000_000, details: ["Colliers compris"] }),
    item("Dépose de l'évier", { unit_price_e6: 0 }),
    { kind: "section", id: "s", label: "Cuivre et tube", level: 1 },
  ];
  await acceptedCall(person, "PUT", `/api/quotes/${draft.id}/draft`, { version: draft.version, lines, discount: null });
  number = (await acceptedCall(person, "POST", `/api/projects/${id}/quote`, {})).number;
});
afterAll(() => app.close());

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
const suggest = async (q: string, whose = person) =>
  (await acceptedCall(whose, "GET", `/api/line-suggestions?q=${encodeURIComponent(q)}`)).suggestions;
const labels = async (q: string, whose = person) =>
  (await suggest(q, whose)).map(({ label }: { label: string }) => label);

test("the catalogue comes first, then past quotes with their number", async () => {
  expect(await suggest("TUBE cuivre")).toEqual([
    {
      label: "Tube cuivre écroui 14 mm",
      details: "",
      nature: "goods",
      unit: "ml",
      unit_price_e6: 7_500_000,
      vat_basis_points: 1_000,
      vat_reason: null,
      origin: { kind: "catalog", item: { kind: "supply", reference: "CU14", supplier: "Cédéo" } },
    },
    {
      label: "Pose de tube en cuivre",
      details: "Colliers compris",
      nature: "service",
      unit: "ml",
      unit_price_e6: 48_000_000,
      vat_basis_points: null,
      vat_reason: null,
      origin: { kind: "quote", number },
    },
  ]);
});

test("a past line is found without case or accents", async () => {
  expect(await suggest("depose EVIER")).toMatchObject([{ label: "Dépose de l'évier", unit_price_e6: null }]);
});

test("nothing is offered for nothing typed", async () => {
  for (const q of ["", "   "]) expect(await labels(q)).toEqual([]);
});

test.each(["%", "_", "\\", "' or true --", "(", "🙂", "x".repeat(200)])("« %s » is only text", async (q) => {
  expect(await labels(q)).toEqual([]);
});

async function draftOf(lines: object[]): Promise<string> {
  const id = await pricedProject(person);
  const { draft } = await acceptedCall(person, "POST", `/api/projects/${id}/quote-draft`, {});
  const body = { version: draft.version, lines, discount: null };
  await acceptedCall(person, "PUT", `/api/quotes/${draft.id}/draft`, body);
  return draft.id;
}

test("prices of the catalogue and of past quotes are found for the lines of a draft that have none", async () => {
  const draftId = await draftOf([
    item("tube cuivre ECROUI 14 mm", { unit_price_e6: 0 }),
    { kind: "text", id: "t", label: "Pose de tube en cuivre" },
    item("Dépose de l'évier", { unit_price_e6: 0 }),
    item("Autre chose", { unit_price_e6: 0 }),
    item("Tube cuivre écroui 14 mm", { id: "priced" }),
  ]);
  expect((await acceptedCall(person, "GET", `/api/found-prices/${draftId}`)).prices).toMatchObject([
    { line_id: "tube cuivre ECROUI 14 mm", suggestion: { unit_price_e6: 7_500_000, origin: { kind: "catalog" } } },
    { line_id: "t", suggestion: { unit_price_e6: 48_000_000, origin: { kind: "quote", number } } },
  ]);
});

test("a draft whose lines are priced has no price to find", async () => {
  const draftId = await draftOf([item("Pose")]);
  expect((await acceptedCall(person, "GET", `/api/found-prices/${draftId}`)).prices).toEqual([]);
});

test("another company is offered nothing of this one", async () => {
  expect(await labels("tube", await app.signUp())).toEqual([]);
});

test("who sees no amounts is offered no line", async () => {
  const worker = await join(app, person, "worker@example.org", "worker");
  expect((await worker.call("GET", "/api/line-suggestions?q=tube")).status).toBe(403);
});
