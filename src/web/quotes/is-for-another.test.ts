import { expect, test } from "vitest";
import { isForAnother } from "./is-for-another.ts";

const former = { id: "former", is_of_other_customer: true };
const present = { id: "present", is_of_other_customer: false };

test("the last version is for whom its preview says", () => {
  expect(isForAnother("present", [present, former], true)).toBe(true);
  expect(isForAnother("present", [present, former], false)).toBe(false);
});

test("an earlier version that stands is for whom it was made out to", () => {
  expect(isForAnother("former", [present, former], false)).toBe(true);
  expect(isForAnother("present", [former, present], true)).toBe(false);
});

test("while versions are not loaded the preview tells", () => {
  expect(isForAnother("former", [], true)).toBe(true);
});
