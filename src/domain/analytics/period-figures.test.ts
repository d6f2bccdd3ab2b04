import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween } from "../shared/calendar-date.ts";
import {
  MOST_MONTHS,
  changePercent,
  countMonths,
  isBesideYear,
  isOneDeclaration,
  monthsOfPeriod,
  namedPeriod,
  periodBefore,
} from "./period-figures.ts";
import { PERIOD_NAMES } from "./period-names.ts";

const TODAY = "2026-11-23";

describe("the period before", () => {
  test.each([
    ["2026-11-01", TODAY, "2026-10-01", "2026-10-23"],
    ["2026-10-01", "2026-10-31", "2026-09-01", "2026-09-30"],
    ["2026-10-01", TODAY, "2026-07-01", "2026-08-23"],
    ["2026-01-01", TODAY, "2025-01-01", "2025-11-23"],
    ["2026-01-01", "2026-03-31", "2025-10-01", "2025-12-31"],
    ["2025-01-01", "2025-12-31", "2024-01-01", "2024-12-31"],
    ["2025-12-01", TODAY, "2024-12-01", "2025-11-23"],
    ["2026-03-01", "2026-03-31", "2026-02-01", "2026-02-28"],
    ["2026-02-10", "2026-02-20", "2026-01-10", "2026-01-20"],
  ])("of %s to %s is %s to %s", (from, to, before, until) => {
    expect(periodBefore({ from, to })).toEqual({ from: before, to: until });
  });

  test("ends before the period begins", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 1_000 }), (start, days) => {
        const period = { from: addDays("1990-01-01", start), to: addDays("1990-01-01", start + days) };
        const before = periodBefore(period);
        expect(daysBetween(before.to, period.from)).toBeGreaterThan(0);
        expect(daysBetween(before.from, before.to)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("the months of a period", () => {
  test("are all there, those without a document with zeros", () => {
    const december = { month: "2025-12", count: 2, netCents: 100, grossCents: 120, collectedCents: 60 };
    const zeros = { count: 0, netCents: 0, grossCents: 0, collectedCents: 0 };
    expect(monthsOfPeriod({ from: "2025-11-15", to: "2026-01-02" }, [december])).toEqual([
      { month: "2025-11", ...zeros },
      december,
      { month: "2026-01", ...zeros },
    ]);
  });

  test("of a day are one month", () => {
    expect(countMonths({ from: TODAY, to: TODAY })).toBe(1);
  });
});

describe("ready-made periods", () => {
  test.each([
    ["month", "2026-11-01", TODAY],
    ["last_month", "2026-10-01", "2026-10-31"],
    ["quarter", "2026-10-01", TODAY],
    ["year", "2026-01-01", TODAY],
    ["last_year", "2025-01-01", "2025-12-31"],
    ["twelve_months", "2025-12-01", TODAY],
  ] as const)("%s", (name, from, to) => {
    expect(namedPeriod(name, TODAY)).toEqual({ from, to });
  });

  test("the last month of January is December of the year before", () => {
    expect(namedPeriod("last_month", "2026-01-31")).toEqual({ from: "2025-12-01", to: "2025-12-31" });
  });

  test("all fit into the most months", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (start) => {
        for (const name of PERIOD_NAMES) {
          const period = namedPeriod(name, addDays("2000-01-01", start));
          expect(period.from <= period.to).toBe(true);
          expect(countMonths(period)).toBeLessThanOrEqual(MOST_MONTHS);
        }
      }),
    );
  });
});

test("a change is said in per cent of what was there before", () => {
  expect(changePercent(200, 250)).toBe(25);
  expect(changePercent(300, 200)).toBe(-33);
  expect(changePercent(0, 200)).toBeNull();
  expect(changePercent(-10, 200)).toBeNull();
});

test.each([
  ["a month", "2026-10-01", "2026-10-31", true],
  ["a month that goes on", "2026-11-01", "2026-11-12", true],
  ["a quarter", "2026-10-01", "2026-12-31", true],
  ["three months of two quarters", "2026-09-01", "2026-11-30", false],
  ["a year", "2026-01-01", "2026-12-31", false],
  ["the same quarter of two years", "2025-10-01", "2026-11-30", false],
])("one declaration of VAT may be of %s: %s to %s, %s", (_name, from, to, isOne) => {
  expect(isOneDeclaration({ from, to })).toBe(isOne);
});

test("a period that begins with a year is compared with the year before", () => {
  expect(isBesideYear({ from: "2026-01-01", to: "2026-11-30" })).toBe(true);
  expect(isBesideYear({ from: "2026-11-01", to: "2026-11-30" })).toBe(false);
});
