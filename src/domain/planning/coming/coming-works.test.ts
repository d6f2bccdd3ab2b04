import { expect, test } from "vitest";
import type { StaffedWork } from "../staffed-work.ts";
import { comingWorks } from "./coming-works.ts";

// A Monday.
const TODAY = "2026-11-30";
const work = (name: string, firstDay: string, lastDay: string, isOver = false): StaffedWork & { name: string } => ({
  name,
  firstDay,
  lastDay,
  hours: 10,
  left: null,
  people: ["ali"],
  firmness: "firm",
  isBegun: false,
  isOver,
});
const WORKS = [
  work("Radiateurs", "2026-12-07", "2026-12-09"),
  work("Salle de bain", "2026-11-26", "2026-12-04"),
  work("Fuite", TODAY, TODAY),
  work("Peinture", "2026-12-01", "2026-12-02", true),
];
const ABSENCES = [{ userId: "ali", firstDay: "2026-12-01", lastDay: "2026-12-03", label: "Maladie" }];
const comingTo = (workerId: string | null, after = TODAY) =>
  comingWorks(WORKS, after, { closures: [], absences: ABSENCES, workerId }).map(({ work: { name }, day }) => [
    name,
    day,
  ]);

test("work that goes on tomorrow comes before work that begins later", () => {
  expect(comingTo(null)).toEqual([
    ["Salle de bain", "2026-12-01"],
    ["Radiateurs", "2026-12-07"],
  ]);
});

test("what comes for somebody skips the days of their absence alone", () => {
  expect(comingTo("ali")).toEqual([
    ["Salle de bain", "2026-12-04"],
    ["Radiateurs", "2026-12-07"],
  ]);
});

test("work that began in the days before goes on", () => {
  const coming = comingWorks(WORKS, TODAY, { closures: [], absences: [], workerId: null });
  expect(coming.map(({ isGoingOn }) => isGoingOn)).toEqual([true, false]);
});

test("what comes falls on no day of rest", () => {
  expect(comingTo(null, "2026-12-04")).toEqual([["Radiateurs", "2026-12-07"]]);
});
