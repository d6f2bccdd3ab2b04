import fc from "fast-check";
import { expect, test } from "vitest";
import type { Component } from "./assembly.ts";
import { componentCents, marginOf, rollUp, timesCoefficient, unitAmounts } from "./assembly.ts";

const amountE6 = fc.integer({ min: 0, max: 1_000_000_000_000 });
const component: fc.Arbitrary<Component> = fc.record({
  quantityE4: fc.integer({ min: 1, max: 1_000_000_000 }),
  costE6: amountE6,
  priceE6: amountE6,
});

/** Cents of a quantity times an amount, by hand: half a cent goes up. */
const exactCents = (quantityE4: number, one: number) => (BigInt(quantityE4) * BigInt(one) + 50_000_000n) / 100_000_000n;

test("an assembly sells for the sum of the amounts shown beside its components", () => {
  fc.assert(
    fc.property(fc.array(component, { minLength: 1, maxLength: 100 }), (components) => {
      const shownCents = components.map(({ quantityE4, priceE6 }) => componentCents(quantityE4, priceE6));
      const sum = components.reduce((total, one) => total + exactCents(one.quantityE4, one.priceE6 ?? 0), 0n);
      expect(shownCents.every((cents) => Number.isSafeInteger(cents))).toBe(true);
      expect(BigInt(rollUp(components).priceCents ?? -1)).toBe(sum);
    }),
  );
});

test("an assembly costs the sum of what its components cost, in any order", () => {
  fc.assert(
    fc.property(fc.array(component, { minLength: 1, maxLength: 30 }), (components) => {
      expect(rollUp(components.toReversed())).toEqual(rollUp(components));
    }),
  );
});

test("a component without a price leaves the assembly without one", () => {
  const tenEuros: Component = { quantityE4: 10_000, costE6: 1_000_000, priceE6: 2_000_000 };
  expect(rollUp([tenEuros, { ...tenEuros, priceE6: null }])).toEqual({ costCents: 200, priceCents: null });
  expect(rollUp([])).toEqual({ costCents: null, priceCents: null });
});

test("a coefficient multiplies the cost exactly and rounds once", () => {
  fc.assert(
    fc.property(amountE6, fc.integer({ min: 0, max: 1_000_000 }), (cost, coefficientE4) => {
      const exact = BigInt(cost) * BigInt(coefficientE4);
      const price = timesCoefficient(cost, coefficientE4);
      if (price === null) {
        expect(exact).toBeGreaterThan(10_000_000_000_000_000n - 50_000_000n);
        return;
      }
      const gap = BigInt(price) * 10_000n - exact;
      const most = exact < 10_000_000_000n ? 500_000n : 50_000_000n;
      expect(gap <= most && gap >= -most).toBe(true);
    }),
  );
});

const assembly = { kind: "assembly", costE6: null, coefficientE4: null, priceE6: null } as const;
const tube: Component = { quantityE4: 25_000, costE6: 4_333_333, priceE6: 7_500_000 };
const hours: Component = { quantityE4: 5_000, costE6: 30_000_000, priceE6: 55_000_000 };

test.each([
  ["the sum of its components", assembly, { costE6: 25_830_000, priceE6: 46_250_000 }],
  [
    "its cost times its coefficient",
    { ...assembly, coefficientE4: 20_000 },
    { costE6: 25_830_000, priceE6: 51_660_000 },
  ],
  ["the price it was given", { ...assembly, priceE6: 49_900_000 }, { costE6: 25_830_000, priceE6: 49_900_000 }],
])("an assembly sells for %s", (_name, item, amounts) => expect(unitAmounts(item, [tube, hours])).toEqual(amounts));

test("a sum that no line may bear is not known", () => {
  const dear: Component = { quantityE4: 20_000, costE6: 1_000_000_000_000, priceE6: 1_000_000_000_000 };
  expect(unitAmounts(assembly, [dear])).toEqual({ costE6: null, priceE6: null });
});

test("a margin is what is left of the price", () => {
  expect(marginOf({ costE6: 25_830_000, priceE6: 46_250_000 })).toEqual({
    marginCents: 2_042,
    shareBasisPoints: 4_415,
  });
  expect(marginOf({ costE6: 20_000_000, priceE6: 10_000_000 })?.shareBasisPoints).toBe(-10_000);
  expect(marginOf({ costE6: null, priceE6: 10_000_000 })).toBeNull();
});
