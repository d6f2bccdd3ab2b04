import { expect, test } from "vitest";
import { numberRanges } from "./number-ranges.ts";

const numbersFrom = (start: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_one, at) => start + String(from + at).padStart(4, "0"));

test.each([
  ["nothing", [], []],
  ["one number", ["F2026-0011"], ["F2026-0011"]],
  ["two that follow each other", ["F2026-0011", "F2026-0012"], ["F2026-0011", "F2026-0012"]],
  [
    "a long gap beside two numbers",
    ["F2026-0011", "F2026-0014", ...numbersFrom("F2026-", 72, 910)],
    ["F2026-0011", "F2026-0014", "F2026-0072 à F2026-0910"],
  ],
  ["a gap beyond four digits", numbersFrom("F2026-", 9998, 10_001), ["F2026-9998 à F2026-10001"]],
  ["numbers without a year", numbersFrom("FAC-", 1, 3), ["FAC-0001 à FAC-0003"]],
  ["the ends of two years", ["F2026-0003", "F2027-0004", "A2027-0005"], ["F2026-0003", "F2027-0004", "A2027-0005"]],
])("ranges of %s", (_what, numbers, ranges) => {
  expect(numberRanges(numbers)).toEqual(ranges);
});
