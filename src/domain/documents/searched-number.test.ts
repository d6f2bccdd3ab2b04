import { expect, test } from "vitest";
import { searchedNumbers } from "./searched-number.ts";

// A document is looked for by its number, as people type it.

const TODAY = "2026-11-23";

test.each([
  "F2026-0001",
  "f2026-0001",
  "f2026 1",
  "F 2026 1",
  "f2026/1",
  "F20260001",
  "facture F2026-0001",
  "facture 2026-1",
  "Facture n° 2026-0001",
  "la facture numéro F2026-0001",
  "  factures  f2026-1 ",
])("« %s » is the first invoice of 2026", (text) => {
  expect(searchedNumbers(text, TODAY)).toEqual(["F2026-0001"]);
});

test.each([
  ["facture 12", "F2026-0012"],
  ["fact. 12", "F2026-0012"],
  ["devis 3", "D2026-0003"],
  ["l'avoir 3", "A2026-0003"],
  ["f12", "F2026-0012"],
  ["D-12345", "D2026-12345"],
])("« %s » is looked for in this year first", (text, number) => {
  const numbers = searchedNumbers(text, TODAY);
  expect(numbers[0]).toBe(number);
  expect(numbers).toContain(number.replace("2026", "2024"));
});

test("a letter counts more than a word beside it", () => {
  expect(searchedNumbers("devis F2026-0001", TODAY)).toEqual(["F2026-0001"]);
});

test("a number without word or letter may be any document", () => {
  expect(searchedNumbers("2026-0007", TODAY)).toEqual(["D2026-0007", "F2026-0007", "A2026-0007"]);
});

test.each(["", "facture", "devis roux", "F2026-", "12 rue des Lilas", "06 12 34 56 78", "1500 €", "fenêtre", "à 3 €"])(
  "« %s » is no number of a document",
  (text) => {
    expect(searchedNumbers(text, TODAY)).toEqual([]);
  },
);
