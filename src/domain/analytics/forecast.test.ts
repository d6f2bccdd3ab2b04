import fc from "fast-check";
import { expect, test } from "vitest";
import { foldForecast } from "./forecast.ts";

test("what comes after the third month is one sum", () => {
  const rows = [
    { month: "2026-11", count: 1, amountCents: 100 },
    { month: "2027-01", count: 2, amountCents: 50 },
    { month: "2027-02", count: 1, amountCents: 7 },
    { month: "2028-06", count: 1, amountCents: 3 },
  ];
  expect(foldForecast(rows, "2026-11-28").months).toEqual([
    { month: "2026-11", count: 1, amountCents: 100 },
    { month: "2026-12", count: 0, amountCents: 0 },
    { month: "2027-01", count: 2, amountCents: 50 },
    { month: null, count: 2, amountCents: 10 },
  ]);
});

test("what is past due is expected in no month", () => {
  const { late, months } = foldForecast([{ month: null, count: 4, amountCents: 885_600 }], "2026-11-29");
  expect(late).toEqual({ count: 4, amountCents: 885_600 });
  expect(months.map(({ count }) => count)).toEqual([0, 0, 0]);
});

test("nothing after the third month is no row", () => {
  expect(foldForecast([], "2026-11-28").months.map(({ month }) => month)).toEqual(["2026-11", "2026-12", "2027-01"]);
});

test("what is told adds up to what is expected", () => {
  const months = fc.integer({ min: 0, max: 30 }).map((index) => {
    const month = 10 + index;
    if (index === 0) return null;
    return `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
  });
  const rows = fc.array(fc.record({ month: months, count: fc.nat(9), amountCents: fc.nat(1_000_000) }));
  fc.assert(
    fc.property(rows, (expectedRows) => {
      const cents = (of: readonly { amountCents: number }[]) => of.reduce((sum, one) => sum + one.amountCents, 0);
      const withCount = expectedRows.map((row) => ({ ...row, count: row.count + 1 }));
      const { late, months: toldMonths } = foldForecast(withCount, "2026-11-28");
      expect(late.amountCents + cents(toldMonths)).toBe(cents(withCount));
    }),
  );
});
