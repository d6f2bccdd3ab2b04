import { labour } from "#test/demo-company.ts";
import { anyLines, anyTerms } from "#test/priced-lines.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { grossPriceE4, netOfGrossCents, netPriceE6, shareCents, vatOnCents } from "../../shared/money.ts";
import { TAXED_RATES } from "../../shared/vat-rates.ts";
import type { ItemLine } from "../line.ts";
import { countedGrossCents, countedItems, grossCents, unitGrossE4 } from "../line.ts";
import { NO_TERMS, withPrices } from "../terms.ts";
import { addUp } from "../totals.ts";
import { vatTreatment } from "../vat-treatment.ts";
import { termsInPrices } from "./discount-prices.ts";
import { fromGrossPrices, keepGrossPrices, switchPrices } from "./gross-prices.ts";

const WITH_VAT = withPrices(NO_TERMS, "gross");
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const anyRate = fc.constantFrom(...TAXED_RATES, 0);
// To the cent from one euro on, to a hundredth of a cent below.
const anyGrossE4 = fc.oneof(
  fc.integer({ min: 0, max: 9_999 }),
  fc.integer({ min: 100, max: 100_000_000 }).map((cents) => cents * 100),
);

/** A line whose price was typed with VAT. */
const typedLine = (grossE4: number, basisPoints: number, more: Partial<ItemLine> = {}): ItemLine => ({
  ...labour("Pose", 10_000, vatTreatment(basisPoints, basisPoints === 0 ? "exempt_training" : null)),
  unitPriceE6: netPriceE6(grossE4, basisPoints),
  ...more,
});

const typedItem = fc
  .record({
    grossE4: anyGrossE4,
    rate: anyRate,
    quantityE4: fc.integer({ min: 0, max: 5_000_000 }),
    discountBasisPoints: fc.constantFrom(0, 500, 3_333, 10_000),
    id: fc.uuid(),
  })
  .map(({ grossE4, rate, ...more }) => ({ grossE4, line: typedLine(grossE4, rate, more) }));

test("a price typed with VAT is read back as it was typed, at every rate", () => {
  fc.assert(
    fc.property(anyGrossE4, anyRate, (grossE4, rate) => {
      expect(grossPriceE4(netPriceE6(grossE4, rate), rate)).toBe(grossE4);
    }),
    { numRuns: 5_000 },
  );
});

test("a price without VAT that is shown with it, then taken as typed, changes no more", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), anyRate, (unitPriceE6, rate) => {
      const shownE4 = grossPriceE4(unitPriceE6, rate);
      const typedE6 = netPriceE6(shownE4, rate);
      expect(grossPriceE4(typedE6, rate)).toBe(shownE4);
      expect(netPriceE6(grossPriceE4(typedE6, rate), rate)).toBe(typedE6);
    }),
    { numRuns: 5_000 },
  );
});

test("a document whose prices are with VAT comes to the sum of the lines that it prints, to the cent", () => {
  fc.assert(
    fc.property(fc.array(typedItem, { maxLength: 20 }), (items) => {
      const printedCents = items.map(({ grossE4, line: { quantityE4, discountBasisPoints } }) => {
        const cents = Number((BigInt(quantityE4) * BigInt(grossE4) * 2n + 1_000_000n) / 2_000_000n);
        return cents - shareCents(cents, discountBasisPoints);
      });
      const lines = items.map(({ line }) => line);
      expect(lines.map(grossCents)).toEqual(printedCents);
      expect(addUp(lines, WITH_VAT).grossCents).toBe(sum(printedCents));
    }),
    { numRuns: 1_000 },
  );
});

test("bases, VAT and discounts of a document with such prices add up as an invoice must", () => {
  fc.assert(
    fc.property(anyLines, anyTerms, (lines, terms) => {
      const totals = addUp(lines, withPrices(terms, "gross"));
      const ofLines = sum(lines.map(countedGrossCents));
      expect(totals.grossCents).toBe(ofLines - totals.withVat!.discountCents);
      expect(totals.netCents).toBe(sum(totals.vat.map(({ baseCents }) => baseCents)));
      expect(totals.vatCents).toBe(sum(totals.vat.map(({ vatCents }) => vatCents)));
      expect(totals.netCents + totals.vatCents).toBe(totals.grossCents);
      expect(totals.linesCents - totals.discountCents).toBe(totals.netCents);
      expect(totals.discountCents).toBe(sum(totals.vat.map(({ discountCents }) => discountCents)));
      expect(totals.dueCents).toBe(totals.grossCents - terms.prepaidCents);
      for (const { baseCents, vatCents, basisPoints } of totals.vat) {
        expect(baseCents).toBe(netOfGrossCents(baseCents + vatCents, basisPoints));
        expect(Math.abs(vatCents - vatOnCents(baseCents, basisPoints))).toBeLessThanOrEqual(1);
        expect(baseCents).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 500 },
  );
});

test("VAT is a cent off its base times the rate only where no base would give the price", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...TAXED_RATES), (cents, rate) => {
      const { vat } = addUp([typedLine(cents * 100, rate)], WITH_VAT);
      const [{ baseCents, vatCents }] = vat as [(typeof vat)[number]];
      const isReachable = [-1, 0, 1].some((by) => baseCents + by + vatOnCents(baseCents + by, rate) === cents);
      expect(vatCents === vatOnCents(baseCents, rate)).toBe(isReachable);
    }),
    { numRuns: 2_000 },
  );
});

test("500,00 € with VAT come to 500,00 €, whatever their number", () => {
  const line = typedLine(5_000_000, 2000);
  expect(addUp([line], WITH_VAT)).toMatchObject({ netCents: 41_667, vatCents: 8_333, grossCents: 50_000 });
  expect(addUp([line, line], WITH_VAT)).toMatchObject({
    linesCents: 83_334,
    discountCents: 1,
    netCents: 83_333,
    vatCents: 16_667,
    grossCents: 100_000,
  });
});

test("a discount is taken off prices with VAT: 10 %, or as many euros as are said", () => {
  const lines = [typedLine(1_200_000, 2000), typedLine(1_100_000, 1000)];
  const totalsWith = (discount: NonNullable<typeof WITH_VAT.discount>) => addUp(lines, { ...WITH_VAT, discount });
  expect(totalsWith({ kind: "share", basisPoints: 1_000 })).toMatchObject({ netCents: 18_000, grossCents: 20_700 });
  expect(totalsWith({ kind: "amount", cents: 3_000 })).toMatchObject({
    grossCents: 20_000,
    withVat: { discountCents: 3_000 },
  });
  expect(totalsWith({ kind: "amount", cents: 99_999 }).grossCents).toBe(0);
});

test("sections add up with VAT on a quote and without it on an invoice", () => {
  const section = { kind: "section" as const, id: "s", label: "Pose", level: 1 as const };
  const totals = addUp([section, typedLine(1_200_000, 2000), typedLine(1_200_000, 2000)], WITH_VAT);
  expect([totals.sections, totals.withVat?.sections]).toEqual([{ s: 20_000 }, { s: 24_000 }]);
});

test("a line at another rate keeps its price with VAT", () => {
  const line = typedLine(1_200_000, 2000);
  const [nextLine] = keepGrossPrices([line], [{ ...line, vat: vatTreatment(1000, null) }]) as [ItemLine];
  expect([unitGrossE4(nextLine), nextLine.unitPriceE6]).toEqual([1_200_000, 109_090_909]);
  expect(keepGrossPrices([line], [line])).toEqual([line]);
});

test("a price that is pasted where prices are with VAT is one with VAT", () => {
  const line = typedLine(1_200_000, 2000);
  const [pastedLine] = fromGrossPrices([{ ...line, unitPriceE6: 65_000_000 }]) as [ItemLine];
  expect(unitGrossE4(pastedLine)).toBe(650_000);
  expect(countedItems([pastedLine])).toHaveLength(1);
});

const rateOf = ({ vat }: ItemLine) => vat.basisPoints;

test("switching to prices with VAT and back gives the total that was there, but for the cents of a discount", () => {
  fc.assert(
    fc.property(anyLines, anyTerms, (lines, terms) => {
      const there = switchPrices(lines, terms, "gross");
      const back = switchPrices(lines, termsInPrices(terms, lines, "gross"), "net");
      expect(back.nowCents).toBe(there.nextCents);
      // A discount in euros is rounded to the cent in each of the two.
      expect(Math.abs(back.nextCents - there.nowCents)).toBeLessThanOrEqual(terms.discount?.kind === "amount" ? 2 : 0);
      expect(addUp(lines, withPrices(withPrices(terms, "gross"), "net"))).toEqual(addUp(lines, terms));
    }),
  );
});

test("prices typed with VAT come to the same total without it, but for a cent of rounding a line and a rate", () => {
  fc.assert(
    fc.property(fc.array(typedItem, { maxLength: 20 }), (items) => {
      const lines = items.map(({ line }) => line);
      const { nowCents, nextCents } = switchPrices(lines, WITH_VAT, "net");
      expect(Math.abs(nextCents - nowCents)).toBeLessThanOrEqual(lines.length * 1.5 + new Set(lines.map(rateOf)).size);
    }),
    { numRuns: 1_000 },
  );
});

test("the difference of prices typed without VAT is known before they are switched: half a cent a unit at most", () => {
  const tiles = { ...typedLine(0, 2000), quantityE4: 5_000_000, unitPriceE6: 8_330_000 };
  expect(switchPrices([tiles], NO_TERMS, "gross")).toEqual({
    nowCents: 499_800,
    nextCents: 500_000,
    isRounding: false,
  });
  const discount = { ...NO_TERMS, discount: { kind: "amount" as const, cents: 10_000 } };
  expect(switchPrices([tiles], discount, "gross")).toEqual({
    nowCents: 487_800,
    nextCents: 487_995,
    isRounding: false,
  });
  fc.assert(
    fc.property(fc.array(typedItem, { maxLength: 20 }), fc.integer({ min: 0, max: 9_999 }), (items, moreE6) => {
      const lines = items.map(({ line }) => ({ ...line, unitPriceE6: line.unitPriceE6 + moreE6 }));
      const { nowCents, nextCents } = switchPrices(lines, NO_TERMS, "gross");
      const roundedCents = sum(lines.map(({ quantityE4 }) => quantityE4 / 20_000));
      expect(Math.abs(nextCents - nowCents)).toBeLessThanOrEqual(roundedCents + lines.length * 2 + 4);
    }),
    { numRuns: 1_000 },
  );
});
