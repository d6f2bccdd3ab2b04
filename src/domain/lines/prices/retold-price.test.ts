import fc from "fast-check";
import { expect, test } from "vitest";
import { netOfGrossCents, saidGrossCents } from "../../shared/money.ts";
import { TAXED_RATES } from "../../shared/vat-rates.ts";
import { retoldPrice } from "./retold-price.ts";

test("a price reads with VAT, then without it again", () => {
  expect(retoldPrice("45", "gross", 2000)).toBe("54");
  expect(retoldPrice("54", "net", 2000)).toBe("45");
  expect(retoldPrice("54,55", "gross", 1000)).toBe("60");
  expect(retoldPrice("douze", "gross", 2000)).toBe("douze");
});

test("a price in whole euros with VAT is read back as it was said", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(0, ...TAXED_RATES), (euros, vatBasisPoints) => {
      expect(saidGrossCents(netOfGrossCents(euros * 100, vatBasisPoints), vatBasisPoints)).toBe(euros * 100);
    }),
  );
});

test("a price without VAT is what it was after it was read with VAT", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom(0, ...TAXED_RATES),
      (cents, vatBasisPoints) => {
        expect(netOfGrossCents(saidGrossCents(cents, vatBasisPoints), vatBasisPoints)).toBe(cents);
      },
    ),
  );
});
