import { expect, test } from "vitest";
import { firstMonth, invoicedFigures } from "./figures.ts";

const month = (name: string, grossCents: number) => ({ month: name, count: 1, netCents: grossCents / 2, grossCents });

test("the twelve months end with the current one", () => {
  const figures = invoicedFigures([month("2025-02", 500), month("2025-12", 70), month("2026-01", 30)], "2026-01-15");
  expect(firstMonth("2026-01-15")).toBe("2025-02");
  expect(figures.months).toHaveLength(12);
  expect(figures.months[0]).toEqual(month("2025-02", 500));
  expect(figures.months[1]).toEqual({ month: "2025-03", count: 0, netCents: 0, grossCents: 0 });
  expect(figures.months.at(-1)).toEqual(month("2026-01", 30));
  expect(figures.year).toEqual({ count: 1, netCents: 15, grossCents: 30 });
  expect(figures.month).toEqual(figures.year);
});

test("months before the first invoice are left out", () => {
  const { months, year, month: last } = invoicedFigures([month("2026-02", -40)], "2026-03-15");
  expect(months.map((row) => row.month)).toEqual(["2026-02", "2026-03"]);
  expect(year.grossCents).toBe(-40);
  expect(last.count).toBe(0);
});
