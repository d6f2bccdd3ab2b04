import { expect, test } from "vitest";
import { readSaidAction } from "../actions/said-action.ts";
import { readDataQuestion } from "../tools/data-question.ts";
import { possibleNumbers, withUsualNumbers } from "./known-numbers.ts";

// Numbers of a chosen format are read wherever usual ones are.

const TODAY = "2026-11-23";
const NUMBERS = [
  { number: "FAC/2026-0042", kind: "invoice" },
  { number: "VOLT-00107", kind: "quote" },
] as const;

test.each([
  ["note fac/2026-0042 payée", ["FAC/2026-0042"]],
  ["Relance VOLT-00107, puis volt-00107", ["VOLT-00107"]],
  ["Note F2026-0001 payée", []],
  ["12 m² de BA13", ["BA13"]],
  ["rien ici", []],
])("in « %s » the words that may be numbers are %j", (message, words) => {
  expect(possibleNumbers(message)).toEqual(words);
});

test.each([
  ["Note FAC/2026-0042 payée", { kind: "record_payment", documentNumber: "FAC/2026-0042" }],
  ["fais un avoir sur fac/2026-0042", { kind: "credit_invoice", documentNumber: "FAC/2026-0042" }],
])("« %s » is read with its number", (message, action) => {
  const { text, giveBack } = withUsualNumbers(message, NUMBERS);
  expect(giveBack(readSaidAction(text, TODAY))).toMatchObject(action);
});

test("a question about a document of a chosen format names it", () => {
  const { text, giveBack } = withUsualNumbers("Où en est VOLT-00107 ?", NUMBERS);
  expect(giveBack(readDataQuestion(text, TODAY)).documentNumber).toBe("VOLT-00107");
});

test("a message without known numbers stays as it is", () => {
  expect(withUsualNumbers("Note BA-13 payée", []).text).toBe("Note BA-13 payée");
});
