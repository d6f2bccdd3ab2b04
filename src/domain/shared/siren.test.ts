import fc from "fast-check";
import { expect, test } from "vitest";
import { isSirenNumber, isSirenSlip, isSiretNumber } from "./siren.ts";

test.each(["55210055400013", "73282932000074", "35600000049837"])("%s is a SIRET", (digits) => {
  expect(isSiretNumber(digits)).toBe(true);
});

test.each(["55210055400014", "552100554", "00000000000000", "5521005540001x"])("%s is no SIRET", (digits) => {
  expect(isSiretNumber(digits)).toBe(false);
});

test("a SIREN has nine digits and its key", () => {
  expect(["552100554", "552100555", "55210055400013"].map(isSirenNumber)).toEqual([true, false, false]);
});

test.each([
  ["two digits", "732829320", "732829395"],
  ["two neighbours that were swapped", "552100554", "552105054"],
  ["no digit", "732829320", "732829320"],
])("a SIREN with %s of difference is the same one typed wrong", (_what, siren, otherSiren) => {
  expect(isSirenSlip(siren, otherSiren)).toBe(true);
});

test.each([
  ["three other digits", "732829320", "732828395"],
  ["nine other digits", "404833048", "552100554"],
  ["a digit less", "732829320", "73282932"],
])("a SIREN with %s is another one", (_what, siren, otherSiren) => {
  expect(isSirenSlip(siren, otherSiren)).toBe(false);
});

test("a number is another one typed wrong as long as two places differ at most", () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 });
  const placeSets = fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: 9 });
  fc.assert(
    fc.property(numbers, placeSets, (digits, places) => {
      const otherDigits = digits.map((digit, place) => (places.includes(place) ? (digit + 1) % 10 : digit));
      expect(isSirenSlip(digits.join(""), otherDigits.join(""))).toBe(places.length <= 2);
    }),
  );
});
