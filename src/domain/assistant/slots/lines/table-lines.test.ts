import { expect, test } from "vitest";
import { understand } from "../../understand.ts";
import { readTable } from "./table-lines.ts";

const linesOf = (text: string) =>
  readTable(text)?.slots.lines?.map(
    ({ value: { label, quantity, unit, unitPriceEuros } }) => `${label}: ${quantity} ${unit} x ${unitPriceEuros}`,
  ) ?? null;

test("a table under its titles is read by its columns", () => {
  const text = "Désignation | Qté | PU\nSpot encastré | 14 | 31 €\nVariateur | 2 | 58,50 €";
  expect(linesOf(text)).toEqual(["Spot encastré: 14 piece x 31", "Variateur: 2 piece x 58.5"]);
});

test("the columns stand in any order", () => {
  expect(linesOf("| Prix HT | Qté | Article |\n|---|:-:|---|\n| 45 € | 3 | Prise |")).toEqual(["Prise: 3 piece x 45"]);
});

test("a unit stands in its own column", () => {
  const text =
    "Article | Unité | Qté | Prix\nPlaco | m² | 40 | 28 €\nBande | ml | 60 | 4,50 €\nBenne | forfait | 1 | 180";
  expect(linesOf(text)).toEqual(["Placo: 40 m2 x 28", "Bande: 60 m x 4.5", "Benne: 1 flat x 180"]);
});

test("a unit stands beside its number", () => {
  expect(linesOf("Poste | Qté | PU | Total\nPose | 3 h | 50 € | 150 €")).toEqual(["Pose: 3 h x 50"]);
});

test.each([
  ["without titles", "Spot | 14 | 31 €"],
  ["with a price that cannot be read", "Article | Qté | PU\nSpot | 14 | 31 €\nPose | 2 | à voir"],
  ["with a total that is not its product", "Article | Qté | PU | Total\nSpot | 14 | 31 € | 400 €"],
  ["with a sum that is none of its lines", "Article | Qté | PU\nSpot | 2 | 30 €\nTotal | | 90 €"],
  ["with a doubtful price", "Article | Qté | PU\nSpot | 2 | 1.500 €"],
  ["with more cells than titles", "Article | Qté | PU\nSpot | 2 | 30 € | 5 €"],
])("a table %s is left to be asked", (_what, text) => {
  expect(linesOf(text)).toBeNull();
});

test("a sum that is that of the lines is no line", () => {
  expect(linesOf("Article | Qté | PU\nSpot | 2 | 30 €\nTotal | | 60 €")).toEqual(["Spot: 2 piece x 30"]);
});

test("a column of prices with VAT says so", () => {
  expect(readTable("Article | Qté | PU TTC\nSpot | 2 | 30 €")?.slots.includesVat?.value).toBe(true);
});

test("a table under a customer makes the lines of the document", () => {
  const text = "FACTURE\nClient : Mme Sylvie Anquetil\nDésignation | Qté | PU\nSpot encastré | 14 | 31 €\nTVA : 20 %";
  const { act, intent, slots } = understand(text, { today: "2026-11-23", activeFlow: null, pending: null });
  expect([act, intent]).toEqual(["order", "invoice"]);
  expect(slots.lastName?.value).toBe("Anquetil");
  expect(slots.vatPercent?.value).toBe(20);
  expect(slots.hasUnreadPrices).toBeUndefined();
  expect(slots.lines?.map(({ value }) => [value.quantity, value.unitPriceEuros])).toEqual([[14, 31]]);
});
