import { expect, test } from "vitest";
import { needsAwayLine } from "./week-day.tsx";

const AWAY = { userId: "lucas", firstDay: "2026-12-02", lastDay: "2026-12-04", label: "Maladie" };
const DAY = { date: "2026-12-02", absences: [AWAY], isMonthNamed: false, overloads: undefined };
const OVERLOADS = [{ userId: "zoe", overMinutes: 60, awayMinutes: 0 }];

test("who is away has a line of their own on a day that is too full too", () => {
  expect(needsAwayLine(DAY, true)).toBe(false);
  expect(needsAwayLine({ ...DAY, overloads: OVERLOADS }, true)).toBe(true);
});

test("several who are away have a line of their own", () => {
  expect(needsAwayLine({ ...DAY, absences: [AWAY, { ...AWAY, userId: "zoe" }] }, false)).toBe(true);
});

test("a day that names its month has no room for who is away", () => {
  expect(needsAwayLine({ ...DAY, isMonthNamed: true }, false)).toBe(true);
  expect(needsAwayLine({ ...DAY, absences: [], isMonthNamed: true }, false)).toBe(false);
});
