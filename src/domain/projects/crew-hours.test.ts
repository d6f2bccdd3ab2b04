import { expect, test } from "vitest";
import { readCrewHours } from "./crew-hours.ts";

test.each([
  ["2 compagnons x 5 jours", 70],
  ["2 x 5 j", 70],
  ["2x5j", 70],
  ["3 personnes pendant 1,5 jour", 31.5],
  ["2 × 3 h", 6],
  ["4 j", 28],
  ["7,5", 7.5],
  ["7,5 h", 7.5],
  ["1 200", 1200],
])("« %s » is %f hours in a company that works seven hours a day", (text, hours) => {
  expect(readCrewHours(text, 7).value).toBe(hours);
});

test("a day is as long as the company says", () => {
  expect(readCrewHours("2 x 5 j", 8).value).toBe(80);
});

test.each(["", "deux", "2 x", "x 5 j", "2 x cinq jours", "-2 j", "999 x 9000 j"])("« %s » is no hours", (text) => {
  expect(readCrewHours(text, 7).problem).not.toBeNull();
});
