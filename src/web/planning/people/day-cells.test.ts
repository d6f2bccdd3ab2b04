import { workloadOf } from "#domain/planning/workload.ts";
import { expect, test } from "vitest";
import type { PlannedProject } from "../use-planning.ts";
import { cellFacts } from "./day-cells.tsx";

const TIME = {
  minutesADay: 420,
  closures: [],
  absences: [{ userId: "ali", firstDay: "2026-12-02", lastDay: "2026-12-03", label: "Congés" }],
};

test("a day of absence says the hours that nobody is there to do", () => {
  // Only what a load is counted from.
  const work = {
    id: "bath",
    firstDay: "2026-12-02",
    lastDay: "2026-12-03",
    hours: 20,
    people: ["ali"],
    left: null,
    firmness: "firm",
    isBegun: false,
    isOver: false,
  } as unknown as PlannedProject;
  const loads = workloadOf([work], "ali", ["2026-12-02", "2026-12-03", "2026-12-04"], TIME);
  const row = { id: "ali", name: "Ali", isMe: false, hue: "" };
  const facts = cellFacts({ row, loads, today: "2026-12-01", time: TIME });
  expect(facts.map(({ words, isOver }) => [words, isOver])).toEqual([
    ["10 h, absent", true],
    ["10 h, absent", true],
    ["libre", false],
  ]);
});

test("a day that is too full has its hours for where there is little room", () => {
  // Only what a load is counted from.
  const work = { id: "roof", firstDay: "2026-12-04", lastDay: "2026-12-04", hours: 22, people: ["ali"], left: null };
  const plan = { ...work, firmness: "firm", isBegun: false, isOver: false } as unknown as PlannedProject;
  const loads = workloadOf([plan], "ali", ["2026-12-04"], TIME);
  const row = { id: "ali", name: "Ali", isMe: false, hue: "" };
  const [friday] = cellFacts({ row, loads, today: "2026-12-01", time: TIME });
  expect(friday).toMatchObject({ isOver: true, shortWords: "22\u202Fh" });
});
