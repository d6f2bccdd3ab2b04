import { expect, test } from "vitest";
import { hasUnreadTime, periodText, readPeriod } from "./period.ts";

const TODAY = "2026-11-21";

test.each([
  ["combien j'ai facturé en octobre ?", "2026-10-01", "2026-10-31"],
  ["en décembre", "2025-12-01", "2025-12-31"],
  ["en novembre", "2026-11-01", "2026-11-30"],
  ["en février 2024", "2024-02-01", "2024-02-29"],
  ["ce mois-ci", "2026-11-01", "2026-11-30"],
  ["le mois dernier", "2026-10-01", "2026-10-31"],
  ["cette année", "2026-01-01", "2026-12-31"],
  ["l'année dernière", "2025-01-01", "2025-12-31"],
  ["en 2024", "2024-01-01", "2024-12-31"],
  ["ce trimestre", "2026-10-01", "2026-12-31"],
  ["le trimestre dernier", "2026-07-01", "2026-09-30"],
  ["au premier trimestre", "2026-01-01", "2026-03-31"],
  ["T4 2025", "2025-10-01", "2025-12-31"],
  ["cette semaine", "2026-11-16", "2026-11-22"],
  ["la semaine dernière", "2026-11-09", "2026-11-15"],
  ["hier", "2026-11-20", "2026-11-20"],
  ["aujourd'hui", "2026-11-21", "2026-11-21"],
  ["depuis janvier", "2026-01-01", "2026-11-21"],
  ["depuis le 15 mars", "2026-03-15", "2026-11-21"],
  ["depuis le 1er mars 2025", "2025-03-01", "2026-11-21"],
  ["du 1er au 15 octobre", "2026-10-01", "2026-10-15"],
  ["entre le 3 mai et le 7 juin 2026", "2026-05-03", "2026-06-07"],
  ["du 01/10/2026 au 15/10/2026", "2026-10-01", "2026-10-15"],
  ["les 3 derniers mois", "2026-08-22", "2026-11-21"],
])("« %s » is from %s to %s", (text, from, to) => expect(readPeriod(text, TODAY)).toEqual({ from, to }));

test.each(["combien on me doit ?", "le 31 février", "", "x".repeat(50_000)])(
  "no period is read in « %.40s »",
  (text) => {
    expect(readPeriod(text, TODAY)).toBeNull();
  },
);

test("a time that is not understood is known to be there", () => {
  expect(hasUnreadTime("combien au second semestre ?")).toBe(true);
  expect(hasUnreadTime("combien on me doit ?")).toBe(false);
});

test("a period is said with both its days", () => {
  expect(periodText({ from: "2026-10-01", to: "2026-10-31" })).toBe("du 1er oct. 2026 au 31 oct. 2026");
  expect(periodText({ from: "2026-10-01", to: "2026-10-01" })).toBe("le 1er oct. 2026");
});
