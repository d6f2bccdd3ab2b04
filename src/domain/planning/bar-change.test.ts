import { expect, test } from "vitest";
import type { BarChange } from "./bar-change.ts";
import { changedSpan, datesOfChange } from "./bar-change.ts";
import { newDaysWords, spanRemarks } from "./planning.messages.ts";

const SPAN = { firstDay: "2026-11-24", lastDay: "2026-11-26" };

test.each<[string, BarChange, [string, string]]>([
  ["moved whole has as many days", { part: "whole", days: 7 }, ["2026-12-01", "2026-12-03"]],
  ["moved back has as many days", { part: "whole", days: -1 }, ["2026-11-23", "2026-11-25"]],
  ["stretched ends later", { part: "last", days: 2 }, ["2026-11-24", "2026-11-28"]],
  ["shrunk past its first day keeps that day", { part: "last", days: -9 }, ["2026-11-24", "2026-11-24"]],
  ["begun earlier ends the same day", { part: "first", days: -1 }, ["2026-11-23", "2026-11-26"]],
  ["begun past its last day keeps that day", { part: "first", days: 9 }, ["2026-11-26", "2026-11-26"]],
])("a bar %s", (_rule, change, [firstDay, lastDay]) => {
  expect(changedSpan(SPAN, change)).toEqual({ firstDay, lastDay });
});

test("a project moved whole whose hours decide its end is given no end", () => {
  expect(datesOfChange(SPAN, null, { part: "whole", days: 1 })).toEqual({ start_date: "2026-11-25" });
});

test("a project moved whole with an end keeps it as far", () => {
  const dates = datesOfChange(SPAN, "2026-11-26", { part: "whole", days: 1 });
  expect(dates).toEqual({ start_date: "2026-11-25", end_date: "2026-11-27" });
});

test("a project whose last day is drawn keeps its first one", () => {
  expect(datesOfChange(SPAN, null, { part: "last", days: 1 })).toEqual({ end_date: "2026-11-27" });
});

test("a project whose first day is drawn keeps the end that is seen", () => {
  const dates = datesOfChange(SPAN, null, { part: "first", days: -1 });
  expect(dates).toEqual({ start_date: "2026-11-23", end_date: "2026-11-26" });
});

test("a bar that begins on a public holiday is told so", () => {
  expect(spanRemarks({ firstDay: "2026-11-11", lastDay: "2026-11-12" }, [])).toEqual([
    "commence un jour férié (Armistice)",
  ]);
});

test("a bar that ends while the company is closed is told so", () => {
  const closures = [{ firstDay: "2026-11-26", lastDay: "2026-11-27", label: "Pont" }];
  expect(spanRemarks(SPAN, closures)).toEqual(["finit un jour de fermeture (Pont)"]);
});

test("a bar that ends on a Saturday is told so", () => {
  expect(spanRemarks({ firstDay: "2026-11-27", lastDay: "2026-11-28" }, [])).toEqual(["finit un samedi"]);
});

test("a bar on working days needs no remark", () => {
  expect(spanRemarks(SPAN, [])).toEqual([]);
});

test("what was just moved is said in one short sentence", () => {
  const wordsOf = (...facts: Parameters<typeof newDaysWords>) => newDaysWords(...facts).replaceAll("\u00A0", " ");
  expect(wordsOf("Toiture", SPAN)).toBe("« Toiture » : mar. 24 – jeu. 26 nov.");
  expect(wordsOf("Toiture", { firstDay: "2026-11-30", lastDay: "2026-12-01" })).toBe(
    "« Toiture » : lun. 30 nov. – mar. 1er déc.",
  );
  expect(wordsOf("Radiateurs de l'école Jules-Ferry", { firstDay: "2026-12-07", lastDay: "2026-12-07" })).toBe(
    "« Radiateurs de l'école Jules… » : lun. 7 déc.",
  );
});
