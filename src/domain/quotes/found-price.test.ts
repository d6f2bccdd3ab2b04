import { expect, test } from "vitest";
import type { Line } from "../lines/line.ts";
import { newItemLine } from "../lines/typed-line.ts";
import { findPrices, MOST_UNPRICED, unpricedLines, withFoundPrices } from "./found-price.ts";
import type { LineSuggestion } from "./line-suggestion.ts";

const free: Line = { ...newItemLine("l1", []), label: "Pose d'un mitigeur", quantityE4: 20_000 };
const travel: Line = { ...newItemLine("l2", []), label: "Déplacement", unitPriceE6: 40_000_000 };
const removal: Line = { kind: "text", id: "l3", label: "Évacuation des gravats" };
const letter: Line = { kind: "text", id: "l4", label: "Bonjour,\nvoici notre offre" };
const section: Line = { kind: "section", id: "l5", label: "Salle de bain", level: 1 };
const LINES = [free, travel, removal, letter, section];

const suggestion = (label: string, over: Partial<LineSuggestion> = {}): LineSuggestion => ({
  label,
  details: "",
  nature: "service",
  unit: "m³",
  unitPriceE6: 90_000_000,
  vatBasisPoints: null,
  vatReason: null,
  origin: { kind: "quote", number: "D2026-0014" },
  ...over,
});

test("lines without a price are those at zero and texts of one row", () => {
  expect(unpricedLines(LINES).map(({ id }) => id)).toEqual(["l1", "l3"]);
});

test("no more lines than are looked for at once", () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...removal, id: `t${index}` }));
  expect(unpricedLines(many)).toHaveLength(MOST_UNPRICED);
});

test("a price is found by the label, without case or accents", () => {
  expect(findPrices(LINES, [suggestion("EVACUATION des gravats")])).toMatchObject([{ lineId: "l3" }]);
});

test("a price of an hour is none for a text, which does not say how many", () => {
  const hourly = suggestion("Évacuation des gravats", { unit: "h" });
  expect(findPrices(LINES, [hourly])).toEqual([]);
  expect(findPrices([{ ...free, label: hourly.label }], [hourly])).toMatchObject([{ lineId: "l1" }]);
});

test("the first suggestion that has a price is taken", () => {
  const without = suggestion("Pose d'un mitigeur", { unitPriceE6: null });
  const own = suggestion("Pose d'un mitigeur", { unitPriceE6: 65_000_000 });
  expect(findPrices(LINES, [without, own, suggestion("Pose d'un mitigeur")])).toMatchObject([
    { lineId: "l1", suggestion: { unitPriceE6: 65_000_000 } },
  ]);
});

test("a text becomes a line of one unit, with the VAT of the others", () => {
  const prices = findPrices(LINES, [suggestion("Évacuation des gravats")]);
  expect(withFoundPrices(LINES, prices)[2]).toMatchObject({
    kind: "item",
    id: "l3",
    label: "Évacuation des gravats",
    quantityE4: 10_000,
    unit: "m³",
    unitPriceE6: 90_000_000,
    vat: newItemLine("", LINES).vat,
  });
});

test("a line keeps its quantity and its label", () => {
  const prices = findPrices(LINES, [suggestion("pose d'un MITIGEUR", { vatBasisPoints: 1_000 })]);
  expect(withFoundPrices(LINES, prices)[0]).toMatchObject({
    label: "Pose d'un mitigeur",
    quantityE4: 20_000,
    unitPriceE6: 90_000_000,
    vat: { basisPoints: 1_000 },
  });
});

test("a line that was priced meanwhile stays as it is", () => {
  const prices = findPrices([free], [suggestion("Pose d'un mitigeur")]);
  const pricedSince = [{ ...free, unitPriceE6: 1_000_000 }];
  expect(withFoundPrices(pricedSince, prices)).toEqual(pricedSince);
});
