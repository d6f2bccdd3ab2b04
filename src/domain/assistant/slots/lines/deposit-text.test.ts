import { expect, test } from "vitest";
import { depositOf, depositProblem, depositText } from "./deposit-text.ts";

test.each([
  ["30 %", { kind: "down_payment", size: { unit: "share", basisPoints: 3000 } }],
  ["30", { kind: "down_payment", size: { unit: "share", basisPoints: 3000 } }],
  ["1 500,50 €", { kind: "down_payment", size: { unit: "amount", cents: 150_050 } }],
  ["20 % d'arrhes", { kind: "earnest_money", size: { unit: "share", basisPoints: 2000 } }],
  ["", null],
  ["0 %", null],
  ["150 %", null],
])("the deposit of a card is a share or a sum: « %s »", (text, deposit) => expect(depositOf(text)).toEqual(deposit));

test("what was said reads back as it was said", () => {
  const text = depositText({ kind: "earnest_money", euros: 500 });
  expect(depositOf(text)).toEqual({ kind: "earnest_money", size: { unit: "amount", cents: 50_000 } });
});

test("what is no number is refused beside its field", () => {
  expect(depositProblem("beaucoup")).not.toBeNull();
  expect(depositProblem("150 %")).not.toBeNull();
  expect([depositProblem(""), depositProblem("30 %")]).toEqual([null, null]);
});
