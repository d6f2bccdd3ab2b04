import fc from "fast-check";
import { expect, test } from "vitest";
import {
  basisPointsToPercent,
  centsToE6,
  centsToEuros,
  countDaysBegun,
  decimalText,
  divideHalfUp,
  e4ToHours,
  eurosToCents,
  hourCents,
  hoursTimesRateCents,
  hoursToE4,
  quantityTimesPriceCents,
  percentOf,
  scaleDecimal,
  vatOnCents,
  wholeDayRate,
} from "./money.ts";

test("halves round away from zero", () => {
  expect(divideHalfUp(5n, 10n)).toBe(1);
  expect(divideHalfUp(-5n, 10n)).toBe(-1);
  expect(divideHalfUp(4n, 10n)).toBe(0);
});

test("decimals are scaled from their text, not from their binary value", () => {
  expect(scaleDecimal(1.005, 2)).toBe(101);
  expect(scaleDecimal(45.5, 2)).toBe(4550);
  expect(scaleDecimal(0.1 + 0.2, 4)).toBe(3000);
  expect(scaleDecimal(1e-9, 4)).toBe(0);
  expect(scaleDecimal(-2.5, 0)).toBe(-3);
  expect(scaleDecimal(1e20, 0)).toBe(1e20);
});

test("a line's amount is quantity times price, rounded once", () => {
  expect(quantityTimesPriceCents(75_000, 45_000_000)).toBe(33_750);
  expect(quantityTimesPriceCents(3_333, 1_000_000)).toBe(33);
});

test("VAT equals the official examples", () => {
  expect(vatOnCents(10_000, 2000)).toBe(2000);
  expect(vatOnCents(333, 550)).toBe(18);
});

test("amounts and hours stay the same integers when they are converted and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (integer) => {
      expect(eurosToCents(centsToEuros(integer))).toBe(integer);
      expect(hoursToE4(e4ToHours(integer))).toBe(integer);
      expect(Number(decimalText(integer, 2))).toBe(centsToEuros(integer));
    }),
  );
});

test("converted amounts, hours and rates equal the integers they come from", () => {
  expect([centsToEuros(182_714), e4ToHours(75_000), basisPointsToPercent(550)]).toEqual([1827.14, 7.5, 5.5]);
  expect([centsToE6(4_550), quantityTimesPriceCents(10_000, centsToE6(4_550))]).toEqual([45_500_000, 4_550]);
  expect([5, -5, 0, 123_456].map((cents) => decimalText(cents, 2))).toEqual(["0.05", "-0.05", "0.00", "1234.56"]);
  expect([percentOf(1, 8), percentOf(3, 0), percentOf(7, 7)]).toEqual([12.5, 0, 100]);
});

test("hours times rate equals the amount of a line with those hours", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e8 }), fc.integer({ min: 0, max: 1e6 }), (hoursE4, rate) => {
      expect(hoursTimesRateCents(hoursE4, rate)).toBe(quantityTimesPriceCents(hoursE4, rate * 10_000));
    }),
  );
});

test("a day that is begun is counted whole", () => {
  expect([0, 1, 7, 8, 14].map((hours) => countDaysBegun(hours, 7))).toEqual([0, 1, 1, 2, 2]);
});

test("the price of a day that was kept as an hour's is found again", () => {
  for (const dayRate of [300, 450, 520, 605])
    expect(wholeDayRate(centsToEuros(hourCents(eurosToCents(dayRate), 70_000)), 7)).toBe(dayRate);
});
