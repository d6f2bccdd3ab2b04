import type { ItemLine, Line } from "#domain/lines/line.ts";
import { NO_TERMS } from "#domain/lines/terms.ts";
import { vatTreatment } from "#domain/lines/vat-treatment.ts";
import { expect, test } from "vitest";
import type { LineSuggestion } from "../line-suggestion.ts";
import {
  findPriceChanges,
  outlineOf,
  sourceOfQuote,
  withCurrentPrices,
  withSource,
  withSourceLines,
} from "./quote-template.ts";

const line = (over: Partial<ItemLine> = {}): ItemLine => ({
  kind: "item",
  id: "a",
  label: "Tube cuivre",
  details: ["Colliers compris"],
  nature: "goods",
  quantityE4: 30_000,
  unit: "ml",
  unitPriceE6: 7_500_000,
  discountBasisPoints: 500,
  vat: vatTreatment(1_000, null),
  isOption: true,
  source: null,
  ...over,
});

const item = (over: Partial<LineSuggestion> = {}): LineSuggestion => ({
  label: "Tube cuivre",
  details: "",
  nature: "goods",
  unit: "ml",
  unitPriceE6: 8_000_000,
  vatBasisPoints: null,
  vatReason: null,
  origin: { kind: "catalog", item: { kind: "supply", reference: "", supplier: "" } },
  ...over,
});

const DEPOSIT = { kind: "down_payment", size: { unit: "share", basisPoints: 3_000 } } as const;

test("a template keeps all that a quote says but its tasks", () => {
  const lines: Line[] = [
    { kind: "section", id: "s", label: "Cuisine", level: 1 },
    { kind: "text", id: "t", label: "Accès par la cour" },
    line({ source: { kind: "task", taskId: "task" } }),
  ];
  const terms = { ...NO_TERMS, discount: { kind: "share" as const, basisPoints: 1_000 }, prepaidCents: 5_000 };
  const conditions = { place: "Lyon", deposit: DEPOSIT, aids: [{ kind: "cee" as const, label: "", cents: 100 }] };
  expect(sourceOfQuote({ lines, terms, conditions })).toEqual({
    lines: [lines[0], lines[1], line()],
    terms: { ...terms, prepaidCents: 0 },
    conditions: { deposit: DEPOSIT },
  });
});

test("a template is outlined by its first sections, or by its first items when it has none", () => {
  const section = (id: string): Line => ({ kind: "section", id, label: id, level: 1 });
  const text: Line = { kind: "text", id: "t", label: "Accès par la cour" };
  expect(outlineOf([text, section("Dépose"), line(), section("Pose")])).toEqual(["Dépose", "Pose"]);
  const items = ["a", "b", "c", "d"].map((label) => line({ label }));
  expect(outlineOf([text, ...items])).toEqual(["a", "b", "c"]);
});

test("a line of the catalogue whose price has changed is told, with both prices", () => {
  expect(findPriceChanges([line({ label: "TUBE CUIVRÉ" })], [item()])).toEqual([
    { lineId: "a", label: "TUBE CUIVRÉ", formerE6: 7_500_000, currentE6: 8_000_000 },
  ]);
});

test.each<[string, ItemLine, LineSuggestion[]]>([
  ["whose price is the same", line({ unitPriceE6: 8_000_000 }), [item()]],
  ["that the catalogue has not", line({ label: "Tube PER" }), [item()]],
  ["that the catalogue sells by another unit", line({ unit: "u" }), [item()]],
  ["that the catalogue sells at two prices", line(), [item(), item({ unitPriceE6: 9_000_000 })]],
  ["that the catalogue gives no price", line(), [item({ unitPriceE6: null })]],
  ["that is offered", line({ unitPriceE6: 0 }), [item()]],
])("a line %s keeps its price", (_name, one, items) => {
  expect(findPriceChanges([one], items)).toEqual([]);
});

test("prices of today change nothing else of a line", () => {
  const changes = findPriceChanges([line()], [item()]);
  expect(withCurrentPrices([line(), line({ id: "b" })], changes)).toEqual([
    line({ unitPriceE6: 8_000_000 }),
    line({ id: "b" }),
  ]);
});

test("lines that are taken stand after those that are there, with IDs of their own", () => {
  let rank = 0;
  const lines = withSourceLines([line()], [line(), line({ id: "b" })], () => `new-${++rank}`);
  expect(lines.map(({ id }) => id)).toEqual(["a", "new-1", "new-2"]);
});

test("an empty quote whose prices have no VAT takes a template typed with VAT as it is worth without it", () => {
  const source = {
    lines: [line({ unitPriceE6: 100_000_000, discountBasisPoints: 0, isOption: false })],
    discount: { kind: "amount" as const, cents: 1_100 },
    prices: "gross" as const,
  };
  expect(withSource({ lines: [], discount: null, prices: "net" }, source, () => "new")).toEqual({
    lines: [{ ...source.lines[0], id: "new" }],
    discount: { kind: "amount", cents: 1_000 },
    prices: "net",
  });
});

test("a quote that has lines keeps its own discount, or none", () => {
  const discount = { kind: "share" as const, basisPoints: 500 };
  const source = { lines: [line()], discount, prices: "net" as const };
  const draft = { lines: [line({ id: "b" })], discount: null, prices: "gross" as const };
  expect(withSource(draft, source, () => "new")).toMatchObject({ discount: null, prices: "gross" });
});
