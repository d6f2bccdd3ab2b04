import { expect, test } from "vitest";
import { searchText } from "../../shared/search-text.ts";
import { VAT_RATES } from "../../shared/vat-rates.ts";
import { STARTERS } from "./all-starters.ts";
import type { KnownItem } from "./plan-starter.ts";
import { bareItem, itemsOfSections, labelOfHours, planStarter, starterFor } from "./plan-starter.ts";
import { starterCatalog } from "./read-starter.ts";

const ALL = Object.entries(STARTERS);
const itemsOf = (id: keyof typeof STARTERS) => STARTERS[id].sections.flatMap(({ items }) => items);
const ids = () => {
  let count = 0;
  return () => `i${++count}`;
};
const NO_RATE = { label: null, hourlyRateCents: null };
const plumberItems = () => itemsOfSections(STARTERS.plumber, ["Heures et déplacements", "Sanitaires"]) ?? [];

test.each(ALL)("the catalogue of %s is named by its own place", (id, starter) => expect(starter.id).toBe(id));

test.each(ALL)("%s begins with 25 to 55 items in three to seven sections", (_id, { sections }) => {
  expect(sections.length).toBeGreaterThanOrEqual(3);
  expect(sections.length).toBeLessThanOrEqual(7);
  expect(sections.every(({ items }) => items.length > 0)).toBe(true);
  const count = sections.flatMap(({ items }) => items).length;
  expect(count).toBeGreaterThanOrEqual(25);
  expect(count).toBeLessThanOrEqual(55);
});

test.each(ALL)("no label of %s is there twice", (_id, { sections }) => {
  const labels = sections.flatMap(({ items }) => items).map(({ label }) => searchText(label));
  expect(labels.filter((label, place) => labels.indexOf(label) < place)).toEqual([]);
});

test.each(ALL)("what an assembly of %s takes is a simple item of the trade", (_id, { sections }) => {
  const items = sections.flatMap((section) => section.items);
  const simpleLabels = items.filter(({ kind }) => kind !== "assembly").map(({ label }) => label);
  const assemblies = items.filter(({ kind }) => kind === "assembly");
  expect(assemblies.length).toBeGreaterThan(0);
  expect(assemblies.filter(({ components }) => components.length === 0)).toEqual([]);
  const takenLabels = assemblies.flatMap(({ components }) => components.map(({ label }) => label));
  expect(takenLabels.filter((label) => !simpleLabels.includes(label))).toEqual([]);
});

test.each(ALL)("only rates that exist are said by %s", (_id, { sections }) => {
  const rates = sections.flatMap(({ items }) => items).map(({ vatBasisPoints }) => vatBasisPoints);
  expect(rates.filter((rate) => rate !== null && !VAT_RATES.includes(rate))).toEqual([]);
});

test("hours are labour, by the hour", () => {
  const labour = ALL.flatMap(([, { sections }]) => sections.flatMap(({ items }) => items)).filter(
    ({ kind }) => kind === "labour",
  );
  expect(labour.filter(({ unit }) => unit !== "h")).toEqual([]);
});

test.each([
  ["Plomberie sanitaire", "plumber"],
  ["chauffagiste", "plumber"],
  ["Électricité générale", "electrician"],
  ["peinture", "painter"],
  ["façadier", "painter"],
  ["plaquiste", null],
  ["Menuiserie", "carpenter"],
  ["paysagiste", "landscaper"],
  ["développeuse freelance", "developer"],
  ["Multiservice", null],
  ["", null],
])("« %s » begins with %s", (trade, id) => expect(starterFor(trade)).toBe(id));

test("a section that the trade has not is refused", () => {
  expect(itemsOfSections(STARTERS.plumber, ["Toitures"])).toBeNull();
});

test("what the assemblies of a section take comes with it", () => {
  const labels = (itemsOfSections(STARTERS.plumber, ["Sanitaires"]) ?? []).map(({ label }) => label);
  expect(labels).toContain("Heure de plombier-chauffagiste");
  expect(labels).not.toContain("Déplacement");
});

test("a chosen section is added whole, its assemblies with what they take", () => {
  const items = plumberItems();
  const { newItems, newComponents, knownCount } = planStarter(items, [], NO_RATE, ids());
  expect([newItems.length, knownCount]).toEqual([items.length, 0]);
  const toilet = newItems.find(({ label }) => label === "WC à poser, fourni et posé");
  const hours = newItems.find(({ label }) => label === "Heure de plombier-chauffagiste");
  expect(newComponents.filter(({ assemblyId }) => assemblyId === toilet?.id)).toMatchObject([
    { place: 1, quantityE4: 10_000 },
    { place: 2, quantityE4: 10_000 },
    { place: 3, quantityE4: 25_000, itemId: hours?.id },
  ]);
});

test("no price is made up", () => {
  const { newItems } = planStarter(plumberItems(), [], NO_RATE, ids());
  expect(newItems.filter(({ priceE6, costE6 }) => priceE6 !== null || costE6 !== null)).toEqual([]);
});

test("the hours of the trade take the hourly rate of the company", () => {
  const label = labelOfHours(STARTERS.plumber);
  const { newItems } = planStarter(plumberItems(), [], { label, hourlyRateCents: 4_800 }, ids());
  const pricedItems = newItems.filter(({ priceE6 }) => priceE6 !== null);
  expect(pricedItems).toMatchObject([{ label: "Heure de plombier-chauffagiste", priceE6: 48_000_000 }]);
});

test("added again, nothing is added", () => {
  const items = plumberItems();
  const { newItems } = planStarter(items, [], NO_RATE, ids());
  expect(planStarter(items, newItems, NO_RATE, ids())).toEqual({
    newItems: [],
    newComponents: [],
    knownCount: items.length,
  });
});

test("an assembly takes the item that the company has", () => {
  const own: KnownItem = { id: "own", kind: "supply", ...bareItem("FLEXIBLE d'alimentation") };
  const { newComponents, knownCount } = planStarter(plumberItems(), [own], NO_RATE, ids());
  expect(knownCount).toBe(1);
  expect(newComponents.filter(({ itemId }) => itemId === "own")).toHaveLength(2);
});

test("an assembly of which the company has made another of a component is left out", () => {
  const own: KnownItem = { id: "own", kind: "assembly", ...bareItem("Flexible d'alimentation") };
  const { newItems, newComponents } = planStarter(plumberItems(), [own], NO_RATE, ids());
  expect(newComponents.filter(({ itemId }) => itemId === "own")).toEqual([]);
  expect(newItems.map(({ label }) => label)).not.toContain("Mitigeur de lavabo, fourni et posé");
});

test.each(["X Tube ; u", "F Tube", "F ; u", "O Tube posé ; u = deux Tube"])("« %s » cannot be read", (line) => {
  expect(() => starterCatalog("plumber", `\n# Section\n${line}\n`)).toThrow();
});

test("every trade has its hours", () => {
  expect(ALL.filter(([, starter]) => labelOfHours(starter) === null)).toEqual([]);
  expect(itemsOf("plumber").length).toBeGreaterThan(40);
});
