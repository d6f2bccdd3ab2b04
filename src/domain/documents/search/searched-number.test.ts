import { expect, test } from "vitest";
import type { Numberings } from "../numbering.ts";
import { USUAL_NUMBERINGS, searchedNumbers } from "./searched-number.ts";

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

const CHOSEN: Numberings = {
  ...USUAL_NUMBERINGS,
  invoice: { prefix: "FAC/", hasYear: true, digits: 4, firstNumber: 1 },
  quote: { prefix: "VOLT-", hasYear: false, digits: 5, firstNumber: 100 },
};

test.each([
  ["FAC/2026-0042", "FAC/2026-0042"],
  ["fac/2026-42", "FAC/2026-0042"],
  ["fac 2026 42", "FAC/2026-0042"],
  ["facture FAC/2026-0042", "FAC/2026-0042"],
  ["fac 42", "FAC/2026-0042"],
  ["facture 42", "FAC/2026-0042"],
  ["facture 2026-42", "FAC/2026-0042"],
  ["VOLT-00107", "VOLT-00107"],
  ["volt 107", "VOLT-00107"],
  ["devis n° 107", "VOLT-00107"],
  ["le devis volt107", "VOLT-00107"],
  ["A2026-0003", "A2026-0003"],
])("in formats that a company chose « %s » is %s", (text, number) => {
  expect(searchedNumbers(text, TODAY, CHOSEN)[0]).toBe(number);
});

test("a bare rank is looked for in the format of each series", () => {
  const numbers = searchedNumbers("42", TODAY, CHOSEN);
  expect(numbers).toEqual(expect.arrayContaining(["VOLT-00042", "FAC/2026-0042", "A2026-0042", "FAC/2024-0042"]));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test.each(["volt", "voltage 12", "facteur 3", "fac"])("in chosen formats « %s » is no number", (text) => {
  expect(searchedNumbers(text, TODAY, CHOSEN)).toEqual([]);
});
