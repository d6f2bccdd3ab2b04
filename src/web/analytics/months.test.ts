import { expect, test } from "vitest";
import { lastTwelveMonths } from "./months.ts";

test("twelve months end with today's, across the year, and every invoice falls in its own", () => {
  const months = lastTwelveMonths(
    [
      { date: "2026-01-31", total: 0.1 },
      { date: "2026-01-01", total: 0.2 },
      { date: "2025-02-28", total: 5 },
      { date: "2025-01-31", total: 900 },
    ],
    "2026-01-15",
  );
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: "2025-02", cents: 500 });
  expect(months.at(-1)).toEqual({ month: "2026-01", cents: 30 });
  expect(months.reduce((sum, { cents }) => sum + cents, 0)).toBe(530);
});

test("months before the first invoice are not shown", () => {
  expect(lastTwelveMonths([{ date: "2026-01-02", total: 1 }], "2026-03-15").map(({ month }) => month)).toEqual([
    "2026-01",
    "2026-02",
    "2026-03",
  ]);
});
