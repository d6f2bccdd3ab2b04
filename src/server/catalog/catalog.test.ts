import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let owner: Person;

beforeAll(async () => void (app = await testApp()));
beforeEach(async () => void (owner = await app.signUp()));
afterAll(() => app.close());

const TUBE = {
  kind: "supply",
  label: "Tube cuivre écroui 14 mm",
  reference: "CU 14-12",
  supplier: "Cédéo",
  unit: "ml",
  cost_e6: 4_333_333,
  price_e6: 7_500_000,
};
const HOUR = { kind: "labour", label: "Heure de plombier", unit: "h", cost_e6: 30_000_000, price_e6: 55_000_000 };

/** What an item is saved with when it has nothing more to say. */
const WITHOUT_MORE = { details: "", vat_basis_points: null, vat_reason: null, components: [] };

const create = (body: object, person = owner) => person.call("POST", "/api/catalog-items", body);
const add = async (body: object) => (await create(body)).json.item;
const save = (id: string, body: object, person = owner) =>
  person.call("PUT", `/api/catalog-items/${id}`, { ...WITHOUT_MORE, ...body });
const list = async (query = "", person = owner) => (await person.call("GET", `/api/catalog-items?${query}`)).json.items;
const labels = async (query = "") => (await list(query)).map(({ label }: { label: string }) => label);
const search = (q: string) => labels(`q=${encodeURIComponent(q)}`);

/** An assembly of 2,5 m of tube and half an hour. */
async function addAssembly(more: object = {}) {
  const [tube, hour] = [await add(TUBE), await add(HOUR)];
  const components = [
    { item_id: tube.id, quantity_e4: 25_000 },
    { item_id: hour.id, quantity_e4: 5_000 },
  ];
  const body = { kind: "assembly", label: "Alimentation cuivre posée", unit: "u", price_e6: null, components, ...more };
  return { tube, hour, body, assembly: await add(body) };
}

test("an item is found again as it was added", async () => {
  const { status, json } = await create(TUBE);
  expect([status, json.item]).toMatchObject([200, { ...TUBE, version: 1, is_archived: false, vat_basis_points: null }]);
  expect(await list()).toEqual([json.item]);
  expect((await owner.call("GET", `/api/catalog-items/${json.item.id}`)).json.item).toEqual(json.item);
});

test("an assembly sells for what its components sell for, to the cent", async () => {
  const { assembly } = await addAssembly();
  expect(assembly).toMatchObject({ cost_e6: 25_830_000, price_e6: 46_250_000, has_own_price: false });
});

test("an assembly follows the price of its components", async () => {
  const { tube, assembly } = await addAssembly();
  const body = { ...TUBE, price_e6: 8_000_000, version: 1 };
  expect((await save(tube.id, body)).status).toBe(200);
  expect((await owner.call("GET", `/api/catalog-items/${assembly.id}`)).json.item.price_e6).toBe(47_500_000);
});

test("a price follows its cost where there is a coefficient", async () => {
  expect(await add({ ...TUBE, price_e6: null, coefficient_e4: 15_000 })).toMatchObject({
    price_e6: 6_500_000,
    coefficient_e4: 15_000,
  });
});

test("an assembly sells for its cost times its own coefficient", async () => {
  const { assembly } = await addAssembly({ coefficient_e4: 20_000 });
  expect(assembly).toMatchObject({ price_e6: 51_660_000, has_own_price: true });
});

test("an assembly of an item without a price has none", async () => {
  const { tube, assembly } = await addAssembly();
  await save(tube.id, { ...TUBE, price_e6: null, version: 1 });
  expect((await owner.call("GET", `/api/catalog-items/${assembly.id}`)).json.item.price_e6).toBeNull();
});

test.each([
  ["no component", () => [], "no_component"],
  ["a component twice", (id: string) => [one(id), one(id)], "component_twice"],
  ["an unknown component", () => [one("018f0000-0000-7000-8000-000000000000")], "unknown_component"],
])("an assembly with %s is refused", async (_name, componentsOf, code) => {
  const tube = await add(TUBE);
  const body = { kind: "assembly", label: "Ouvrage", unit: "u", price_e6: null, components: componentsOf(tube.id) };
  expect((await create(body)).json.code).toBe(code);
});

const one = (itemId: string) => ({ item_id: itemId, quantity_e4: 10_000 });

test("an assembly of assemblies is refused", async () => {
  const { assembly, body } = await addAssembly();
  const answer = await create({ ...body, label: "Autre", components: [one(assembly.id)] });
  expect([answer.status, answer.json.code]).toEqual([422, "nested_assembly"]);
});

test("an item becomes no assembly", async () => {
  const { tube, hour } = await addAssembly();
  const body = { ...TUBE, cost_e6: null, kind: "assembly", components: [one(hour.id)], version: 1 };
  expect((await save(tube.id, body)).json.code).toBe("kind_fixed");
});

test("a reference is once in the catalogue for each supplier", async () => {
  await add(TUBE);
  const again = await create({ ...TUBE, label: "Autre libellé", reference: "cu14-12", supplier: "CEDEO" });
  expect([again.status, again.json.code, Object.keys(again.json.fields)]).toEqual([
    422,
    "same_reference",
    ["reference"],
  ]);
  expect((await create({ ...TUBE, supplier: "Richardson" })).status).toBe(200);
});

test("a label without reference is once in the catalogue, also archived", async () => {
  const hour = await add(HOUR);
  expect((await create({ ...HOUR, label: "HEURE  de plombier" })).json.code).toBe("same_label");
  await owner.call("PUT", `/api/catalog-items/${hour.id}/archive`, { is_archived: true });
  expect((await create(HOUR)).json.code).toBe("same_archived");
});

test("a change over a newer one is refused", async () => {
  const tube = await add(TUBE);
  const savePrice = (price_e6: number) => save(tube.id, { ...TUBE, price_e6, version: 1 });
  expect((await savePrice(8_000_000)).status).toBe(200);
  const answer = await savePrice(9_000_000);
  expect([answer.status, answer.json.code]).toEqual([409, "stale_item"]);
});

test("a rate of 0 is kept with its reason alone", async () => {
  expect((await create({ ...TUBE, vat_basis_points: 0 })).json.fields).toHaveProperty("vat_reason");
  expect((await create({ ...TUBE, vat_basis_points: 0, vat_reason: "subcontracting" })).status).toBe(200);
});

test("an archived item is listed apart", async () => {
  const { tube, assembly } = await addAssembly();
  await owner.call("PUT", `/api/catalog-items/${tube.id}/archive`, { is_archived: true });
  expect(await labels()).toEqual([assembly.label, HOUR.label]);
  expect(await labels("archived=true")).toEqual([TUBE.label]);
  const { item } = (await owner.call("GET", `/api/catalog-items/${assembly.id}`)).json;
  expect([item.price_e6, item.components[0].is_archived]).toEqual([46_250_000, true]);
  expect((await owner.call("GET", "/api/catalog-items/counts")).json).toEqual({
    counts: { supply: 0, labour: 1, service: 0, assembly: 1 },
    families: [],
    archived_count: 1,
    unpriced_count: 0,
  });
});

test("items that wait for a price are counted and listed", async () => {
  await add(TUBE);
  const { price_e6: _price, cost_e6: _cost, ...bareTube } = TUBE;
  await add({ ...bareTube, label: "Coude", reference: "C 14", price_e6: null });
  await add({ ...TUBE, label: "Raccord", reference: "R 14", price_e6: null, coefficient_e4: 20_000 });
  expect(await labels("unpriced=true")).toEqual(["Coude"]);
  expect((await owner.call("GET", "/api/catalog-items/counts")).json.unpriced_count).toBe(1);
});

test("items are counted and listed by family", async () => {
  await add({ ...TUBE, family: "Tuyaux" });
  await add({ ...TUBE, label: "Tube PER", reference: "PER 16", family: "Tuyaux" });
  const elbow = await add({ ...TUBE, label: "Coude", reference: "C 14", family: "Raccords" });
  await owner.call("PUT", `/api/catalog-items/${elbow.id}/archive`, { is_archived: true });
  await add(HOUR);
  const counts = (await owner.call("GET", "/api/catalog-items/counts")).json;
  expect(counts.families).toEqual([{ name: "Tuyaux", count: 2 }]);
  expect(await labels("family=Tuyaux")).toEqual([TUBE.label, "Tube PER"]);
  expect(await labels("family=Tuyaux&q=per")).toEqual(["Tube PER"]);
  expect(await labels("family=Robinets")).toEqual([]);
});

test.each([
  ["accents left out", "ecroui"],
  ["a part of a word", "cuiv"],
  ["words in any order", "14 tube"],
  ["a wrong letter", "cuibre"],
  ["its supplier", "cedeo tube"],
  ["the beginning of its reference", "cu14"],
  ["its reference as it is spaced", "CU 14-12"],
])("an item is found by %s", async (_how, words) => {
  await add(TUBE);
  await add(HOUR);
  expect(await search(words)).toEqual([TUBE.label]);
});

test("what begins with the typed words comes first, page after page", async () => {
  for (const label of ["Té pour tube", "Coude de tube", "Tube PER", "Tube acier"]) await add({ ...HOUR, label });
  const read = async (cursor = "") => (await owner.call("GET", `/api/catalog-items?q=tube&limit=1${cursor}`)).json;
  const order: string[] = [];
  for (let page = await read(); ; page = await read(`&cursor=${page.next_cursor}`)) {
    order.push(page.items[0].label);
    if (page.next_cursor === null) break;
  }
  expect(order).toEqual(["Tube acier", "Tube PER", "Coude de tube", "Té pour tube"]);
});

test("words that hundreds of items have are found in the same order", { timeout: 60_000 }, async () => {
  const numbers = Array.from({ length: 520 }, (_none, n) => String(n).padStart(3, "0"));
  for (const n of numbers) await create({ ...HOUR, label: `Vis inox ${n}` });
  await add({ ...HOUR, label: "Inox brossé" });
  const page = (await owner.call("GET", "/api/catalog-items?q=inox&limit=3")).json;
  expect(page.items.map(({ label }: { label: string }) => label)).toEqual([
    "Inox brossé",
    "Vis inox 000",
    "Vis inox 001",
  ]);
  expect(await labels(`q=inox&limit=2&cursor=${page.next_cursor}`)).toEqual(["Vis inox 002", "Vis inox 003"]);
});

test("items are found by their new words once they are changed", async () => {
  const tube = await add(TUBE);
  await save(tube.id, { ...TUBE, label: "Multicouche", version: 1 });
  expect([await search("ecroui"), await search("multicou")]).toEqual([[], ["Multicouche"]]);
});

test("a worker sees the catalogue without any amount", async () => {
  const { assembly } = await addAssembly();
  const worker = await join(app, owner, "worker@example.org", "worker");
  const { item } = (await worker.call("GET", `/api/catalog-items/${assembly.id}`)).json;
  expect(item).toMatchObject({ label: assembly.label, cost_e6: null, price_e6: null, coefficient_e4: null });
  expect(item.components).toMatchObject([{ cost_e6: null, price_e6: null }, { cost_e6: null }]);
  expect((await create(TUBE, worker)).status).toBe(403);
});

test("a manager sees prices and no cost", async () => {
  const tube = await add({ ...TUBE, price_e6: null, coefficient_e4: 15_000 });
  const colleague = await join(app, owner, "manager@example.org", "manager");
  const [item] = await list("", colleague);
  expect(item).toMatchObject({ cost_e6: null, coefficient_e4: null, price_e6: 6_500_000 });
  const { cost_e6: _cost, ...body } = TUBE;
  const saveAsColleague = (more: object) => save(tube.id, { ...body, ...more }, colleague);
  expect((await saveAsColleague({ cost_e6: 1, version: 1 })).status).toBe(403);
  expect((await saveAsColleague({ label: "Tube", price_e6: 6_500_000, version: 1 })).status).toBe(200);
  expect((await list())[0]).toMatchObject({ label: "Tube", cost_e6: 4_333_333, coefficient_e4: 15_000 });
  expect((await saveAsColleague({ price_e6: 9_000_000, version: 2 })).status).toBe(200);
  expect((await list())[0]).toMatchObject({ cost_e6: 4_333_333, coefficient_e4: null, price_e6: 9_000_000 });
});

test("an item of another company is nobody's", async () => {
  const tube = await add(TUBE);
  const stranger = await app.signUp();
  expect(await list("", stranger)).toEqual([]);
  expect((await stranger.call("GET", `/api/catalog-items/${tube.id}`)).status).toBe(404);
  const body = { kind: "assembly", label: "Vol", unit: "u", price_e6: null, components: [one(tube.id)] };
  expect((await create(body, stranger)).json.code).toBe("unknown_component");
});
