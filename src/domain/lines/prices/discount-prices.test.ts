import fc from "fast-check";
import { expect, test } from "vitest";
import type { Line } from "../line.ts";
import { NO_TERMS, withPrices } from "../terms.ts";
import { addUp } from "../totals.ts";
import { newItemLine } from "../typed-line.ts";
import { vatTreatment } from "../vat-treatment.ts";
import { discountUnder, termsInPrices } from "./discount-prices.ts";

const pricedLine = (unitPriceE6: number, basisPoints: number): Line => ({
  ...newItemLine(`${unitPriceE6}-${basisPoints}`, []),
  unitPriceE6,
  vat: vatTreatment(basisPoints, null),
});
const TO_GROSS = { from: "net", to: "gross" } as const;
const TO_NET = { from: "gross", to: "net" } as const;
const amount = (cents: number) => ({ kind: "amount" as const, cents });

test("an amount off prices without VAT is as much with it off prices with VAT", () => {
  const lines = [pricedLine(1_000_000_000, 2_000)];
  expect(discountUnder(amount(10_000), lines, TO_GROSS)).toEqual(amount(12_000));
  expect(discountUnder(amount(12_000), lines, TO_NET)).toEqual(amount(10_000));
});

test("a share, or no discount, is the same with VAT and without", () => {
  const share = { kind: "share" as const, basisPoints: 500 };
  expect(discountUnder(share, [pricedLine(1_000_000, 2_000)], TO_GROSS)).toEqual(share);
  expect(discountUnder(null, [], TO_GROSS)).toBeNull();
});

test("lines that come to nothing leave an amount as it was typed", () => {
  expect(discountUnder(amount(100), [pricedLine(0, 2_000)], TO_GROSS)).toEqual(amount(100));
});

const anyLines = fc.array(
  fc.record({
    price: fc.integer({ min: 100, max: 900_000 }),
    basisPoints: fc.constantFrom(2_000, 1_000, 550),
  }),
  { minLength: 1, maxLength: 6 },
);

test("prices that are typed with VAT for a while give the discount that was typed back to the cent", () => {
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 0, max: 1_000_000 }), (prices, cents) => {
      const lines = prices.map(({ price, basisPoints }) => pricedLine(price * 10_000, basisPoints));
      const grossDiscount = discountUnder(amount(cents), lines, TO_GROSS);
      expect(discountUnder(grossDiscount, lines, TO_NET)).toEqual(amount(cents));
    }),
  );
});

test("a customer pays the same once prices are typed otherwise, but for a cent of rounding a line", () => {
  fc.assert(
    fc.property(anyLines, fc.nat(99), (prices, percent) => {
      const lines = prices.map(({ price, basisPoints }) => pricedLine(price * 10_000, basisPoints));
      const { linesCents } = addUp(lines, NO_TERMS);
      const terms = withPrices({ ...NO_TERMS, discount: amount(Math.floor((linesCents * percent) / 100)) }, "net");
      const grossCents = addUp(lines, terms).grossCents;
      const nextGrossCents = addUp(lines, termsInPrices(terms, lines, "gross")).grossCents;
      expect(Math.abs(nextGrossCents - grossCents)).toBeLessThanOrEqual(lines.length + 1);
    }),
  );
});
