import { expect, test } from "vitest";
import type { CreditableLine, TypedCredit } from "./typed-credit.ts";
import { SUM, readCredit, toggleLine } from "./typed-credit.ts";

const LINE: CreditableLine = {
  line_id: "1",
  label: "Pose",
  unit: "h",
  quantity_e4: 140_000,
  left_e4: 75_000,
  left_net_cents: 36_000,
  unit_price_e6: 48_000_000,
};
const NO_LINE: TypedCredit = { part: "lines", quantities: {}, sum: "", reason: "" };

test("a line is chosen for all that is left of it, then left out again", () => {
  const chosenCredit = toggleLine(NO_LINE, LINE);
  expect(readCredit(chosenCredit).wish).toEqual({ lines: [{ line_id: "1", quantity_e4: 75_000 }], reason: "" });
  expect(toggleLine(chosenCredit, LINE)).toEqual(NO_LINE);
});

test("nothing is sent while no line is chosen", () => {
  expect(readCredit(NO_LINE).wish).toBeNull();
});

test("nothing is sent while a quantity is no number", () => {
  const { wish, problems } = readCredit({ ...NO_LINE, quantities: { 1: "2,5", 2: "deux" } });
  expect([wish, problems]).toEqual([null, { 2: expect.stringContaining("Un nombre est attendu") }]);
});

test("the whole invoice is asked for without lines, whatever was typed before", () => {
  const credit: TypedCredit = { part: "whole", quantities: { 1: "deux" }, sum: "dix", reason: "Annulé" };
  expect(readCredit(credit).wish).toEqual({ lines: null, reason: "Annulé" });
});

test("a sum is sent in cents, without lines", () => {
  expect(readCredit({ ...NO_LINE, part: "sum", sum: "49,90" })).toEqual({
    wish: { lines: null, gross_cents: 4_990, reason: "" },
    problems: {},
  });
});

test.each(["", " "])("nothing is sent while no sum is typed: « %s »", (sum) => {
  expect(readCredit({ ...NO_LINE, part: "sum", sum })).toEqual({ wish: null, problems: {} });
});

test.each([
  ["dix", "Un nombre est attendu"],
  ["0", "plus grande que zéro"],
])("a sum that is wrong is told beside its field: « %s »", (sum, sentence) => {
  const { wish, problems } = readCredit({ ...NO_LINE, part: "sum", sum });
  expect([wish, problems]).toEqual([null, { [SUM]: expect.stringContaining(sentence) }]);
});
