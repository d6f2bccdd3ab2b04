import fc from "fast-check";
import { expect, test } from "vitest";
import { numberOf, usualNumbering } from "../numbering.ts";
import { MOST_LOST_NUMBERS, readLastSent } from "./last-sent.ts";

// The number that was sent last before an older copy was restored.

const INVOICES = { numbering: usualNumbering("invoice"), last: { year: 2026, rank: 41 }, copyYear: 2026 };

test.each([
  ["F2026-0042", "F2026-0042"],
  [" f2026-45 ", "F2026-0045"],
  ["F 2026-1041", "F2026-1041"],
])("« %s » is read as %s", (text, number) => {
  expect(readLastSent(text, INVOICES, 2026)).toEqual({ ok: true, value: number });
});

test.each([
  ["", "not_of_series"],
  ["42", "not_of_series"],
  ["D2026-0042", "not_of_series"],
  ["F2026-0042-1", "not_of_series"],
  ["F2025-0042", "of_other_year"],
  ["F2027-0001", "of_other_year"],
  ["F2026-0041", "not_after"],
  ["F2026-0007", "not_after"],
  ["F2026-1042", "too_far"],
  ["F2026-999999999", "too_far"],
])("« %s » is refused as %s", (text, code) => {
  expect(readLastSent(text, INVOICES, 2026)).toMatchObject({ ok: false, refusal: { code } });
});

test("a copy of December that is restored in January may have lost numbers of both years", () => {
  expect(readLastSent("F2027-0003", INVOICES, 2027)).toEqual({ ok: true, value: "F2027-0003" });
  expect(readLastSent("F2026-0050", INVOICES, 2027)).toEqual({ ok: true, value: "F2026-0050" });
});

test("a series that the copy does not know begins where its seller chose", () => {
  const numbering = { prefix: "FAC-", hasYear: false, digits: 5, firstNumber: 142 };
  const series = { numbering, last: null, copyYear: 2026 };
  expect(readLastSent("FAC-142", series, 2026)).toEqual({ ok: true, value: "FAC-00142" });
  expect(readLastSent("FAC-141", series, 2026)).toMatchObject({ refusal: { code: "not_after" } });
});

test("what is taken always comes after the copy and within the bound", () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(5_000), (knownRank, rank) => {
      const copy = { ...INVOICES, last: { year: 2026, rank: knownRank } };
      const isTaken = readLastSent(numberOf(INVOICES.numbering, 2026, rank), copy, 2026).ok;
      expect(isTaken).toBe(rank > knownRank && rank <= knownRank + MOST_LOST_NUMBERS);
    }),
  );
});
