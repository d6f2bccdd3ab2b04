import { expect, test } from "vitest";
import type { Tap } from "./second-tap.ts";
import { isSecondTap } from "./second-tap.ts";

// Only whether two layers are the same one counts.
const SHEET = {} as Element;
const FIRST: Tap = { at: 1_000, x: 200, y: 700, layer: SHEET, isSpared: false };

test("the second tap of a double tap that closed a sheet is dropped", () => {
  expect(isSecondTap(FIRST, { at: 1_250, x: 204, y: 698, layer: null, isSpared: false })).toBe(true);
});

test("the second tap of a double tap that opened a sheet is dropped", () => {
  expect(isSecondTap({ ...FIRST, layer: null }, { ...FIRST, at: 1_250 })).toBe(true);
});

test("the second tap of a double tap that put a spared button under the finger is dropped", () => {
  expect(isSecondTap(FIRST, { ...FIRST, at: 1_250, isSpared: true })).toBe(true);
});

test.each<[string, Tap, Tap]>([
  ["later on a spared button", FIRST, { ...FIRST, at: 2_000, isSpared: true }],
  ["twice on a spared button", { ...FIRST, isSpared: true }, { ...FIRST, at: 1_250, isSpared: true }],
])("a tap %s is taken", (_which, first, tap) => {
  expect(isSecondTap(first, tap)).toBe(false);
});

test.each<[string, Partial<Tap>]>([
  ["later", { at: 2_000 }],
  ["elsewhere", { y: 300 }],
  ["on the same sheet", { layer: SHEET }],
])("a tap %s is taken", (_which, change) => {
  expect(isSecondTap(FIRST, { at: 1_250, x: 200, y: 700, layer: null, isSpared: false, ...change })).toBe(false);
});

test("the first tap of all is taken", () => {
  expect(isSecondTap(null, FIRST)).toBe(false);
});
