import { labour } from "#test/demo-company.ts";
import { allTerms, anyLines, anyTerms, bathroomLines } from "#test/priced-lines.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { spreadCents, vatOnCents } from "../shared/money.ts";
import { countedItems, netCents } from "./line.ts";
import { NO_TERMS } from "./terms.ts";
import { addUp } from "./totals.ts";
import { untaxed } from "./vat-treatment.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test("the totals of a full document equal the ones worked out by hand", () => {
  const totals = addUp(bathroomLines, allTerms);
  // 12 x 65 = 780.00; 13 x 38.90 = 505.70 less 10 % = 455.13; 14 x 48 = 672.00; 1.5 x 45 = 67.50.
  expect(totals.sections).toEqual({ s1: 190_713, s2: 123_513, s3: 67_200, s4: 6_750 });
  expect(totals.linesCents).toBe(197_463);
  // 3.33 % of 1,974.63 is 65.76, of which 15.16 at 20 %, 48.35 at 10 % and 2.25 at 5.5 %.
  expect(
    totals.vat.map(({ basisPoints, discountCents, baseCents }) => [basisPoints, discountCents, baseCents]),
  ).toEqual([
    [2000, 1_516, 43_997],
    [1000, 4_835, 140_365],
    [550, 225, 6_525],
  ]);
  expect([totals.netCents, totals.vatCents, totals.grossCents]).toEqual([190_887, 8_799 + 14_037 + 359, 214_082]);
  expect([totals.dueCents, totals.retentionCents]).toEqual([184_082, 10_704]);
});

test("VAT is computed on the one base of each rate", () => {
  fc.assert(
    fc.property(anyLines, anyTerms, (lines, terms) => {
      const { vat, discountCents, linesCents } = addUp(lines, terms);
      for (const subtotal of vat) {
        expect(subtotal.vatCents).toBe(vatOnCents(subtotal.baseCents, subtotal.basisPoints));
        expect(subtotal.baseCents).toBeGreaterThanOrEqual(0);
        expect(subtotal.reasons.length > 0).toBe(subtotal.category !== "S");
      }
      expect(sum(vat.map((subtotal) => subtotal.discountCents))).toBe(discountCents);
      expect(discountCents).toBeLessThanOrEqual(linesCents);
      const keys = vat.map(({ category, basisPoints }) => `${category} ${basisPoints}`);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: 500 },
  );
});

test("sections of the first level add up to the lines under them", () => {
  fc.assert(
    fc.property(anyLines, anyTerms, (lines, terms) => {
      const { sections, linesCents, ...sums } = addUp(lines, terms);
      const first = lines.findIndex((line) => line.kind === "section" && line.level === 1);
      const under = first < 0 ? [] : countedItems(lines.slice(first));
      const tops = lines.flatMap((line) => (line.kind === "section" && line.level === 1 ? sections[line.id]! : []));
      expect(sum(tops)).toBe(sum(under.map(netCents)));
      const { sections: _sections, linesCents: reversedCents, ...reversedSums } = addUp(lines.toReversed(), terms);
      expect(reversedCents).toBe(linesCents);
      expect(withSortedReasons(reversedSums)).toEqual(withSortedReasons(sums));
    }),
    { numRuns: 500 },
  );
});

test("two reasons of one category share one base", () => {
  const lines = [labour("A", 10_000, untaxed("exempt_health")), labour("B", 10_000, untaxed("exempt_training"))];
  expect(addUp(lines, NO_TERMS).vat).toMatchObject([
    { category: "E", basisPoints: 0, reasons: ["exempt_health", "exempt_training"], baseCents: 9_000, vatCents: 0 },
  ]);
});

test("an amount shared out by weights loses no cent", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 9 }), (cents, weights) => {
      const total = sum(weights);
      const parts = spreadCents(cents, weights);
      expect(sum(parts)).toBe(total === 0 ? 0 : cents);
      for (const [index, part] of parts.entries())
        if (total > 0) expect(Math.abs(part - (cents * weights[index]!) / total)).toBeLessThan(1);
    }),
  );
});

function withSortedReasons<Sums extends { vat: { reasons: string[] }[] }>(sums: Sums) {
  return { ...sums, vat: sums.vat.map((line) => ({ ...line, reasons: line.reasons.toSorted() })) };
}
