import { expect, test } from "vitest";
import { isSirenNumber, isSiretNumber } from "./siren.ts";

test.each(["55210055400013", "73282932000074", "35600000049837"])("%s is a SIRET", (digits) => {
  expect(isSiretNumber(digits)).toBe(true);
});

test.each(["55210055400014", "552100554", "00000000000000", "5521005540001x"])("%s is no SIRET", (digits) => {
  expect(isSiretNumber(digits)).toBe(false);
});

test("a SIREN has nine digits and its key", () => {
  expect(["552100554", "552100555", "55210055400013"].map(isSirenNumber)).toEqual([true, false, false]);
});
