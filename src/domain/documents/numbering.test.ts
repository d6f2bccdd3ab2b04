import fc from "fast-check";
import { expect, test } from "vitest";
import type { Numberings } from "./numbering.ts";
import { chooseNumbering, numberOf, usualNumbering } from "./numbering.ts";

const USUAL: Numberings = {
  quote: usualNumbering("quote"),
  invoice: usualNumbering("invoice"),
  credit_note: usualNumbering("credit_note"),
};

test.each([
  [{}, 1, "F2026-0001"],
  [{ prefix: "FAC-" }, 42, "FAC-2026-0042"],
  [{ prefix: "FAC-", hasYear: false, digits: 5 }, 42, "FAC-00042"],
  [{ digits: 1 }, 12_345, "F2026-12345"],
])("%o gives the rank %i as %s", (numbering, rank, number) => {
  expect(numberOf({ ...USUAL.invoice, ...numbering }, 2026, rank)).toBe(number);
});

test("a prefix is kept in capitals", () => {
  expect(chooseNumbering("invoice", { ...USUAL.invoice, prefix: " fac- " }, USUAL)).toEqual({
    ok: true,
    value: { ...USUAL.invoice, prefix: "FAC-" },
  });
});

test.each([
  ["bad_prefix", { prefix: "" }],
  ["bad_prefix", { prefix: "F26" }],
  ["bad_prefix", { prefix: "FACTURE N°" }],
  ["bad_prefix", { prefix: "1F" }],
  ["bad_digits", { digits: 0 }],
  ["bad_digits", { digits: 2.5 }],
  ["bad_first_number", { firstNumber: 0 }],
  ["same_prefix", { prefix: "D" }],
  ["same_prefix", { prefix: "D2026-" }],
])("%s is refused for %o", (code, numbering) => {
  expect(chooseNumbering("invoice", { ...USUAL.invoice, ...numbering }, USUAL)).toMatchObject({
    refusal: { code },
  });
});

test("two series never give the same number", () => {
  const prefix = fc.stringMatching(/^[A-Z][A-Z0-9-]{0,3}[A-Z-]$/);
  const numbering = fc.record({
    prefix,
    hasYear: fc.boolean(),
    digits: fc.integer({ min: 1, max: 8 }),
    firstNumber: fc.constant(1),
  });
  fc.assert(
    fc.property(numbering, numbering, fc.nat(99_999), fc.nat(99_999), (one, other, rank, otherRank) => {
      const choice = chooseNumbering("invoice", one, { ...USUAL, quote: other });
      fc.pre(choice.ok);
      expect(numberOf(one, 2026, rank)).not.toBe(numberOf(other, 2026, otherRank));
    }),
  );
});

test("a number fits what an e-invoice takes", () => {
  expect(numberOf({ ...USUAL.invoice, prefix: "ABCDEFGHI-", digits: 8 }, 2026, 99_999_999).length).toBeLessThan(36);
});
