import { describe, expect, test } from "vitest";
import { daysMoved, daysOfTask, sectionsOf, tidyTitle, totalHours } from "./task.ts";

test("a tidy title is one line of 1 to 180 characters", () => {
  expect(tidyTitle(" Pose\n du  toit ")).toBe("Pose du toit");
  expect(tidyTitle("a".repeat(200))).toHaveLength(180);
  expect([tidyTitle("  "), tidyTitle(undefined)]).toEqual(["Tâche", "Tâche"]);
});

test("the hours of tasks are added up without decimal errors", () => {
  expect(totalHours([{ estimate_h: 0.1 }, { estimate_h: 0.2 }])).toBe(0.3);
});

describe("the days of a task", () => {
  const STORED = { firstDay: "2026-11-24", lastDay: "2026-11-26" };

  test.each([
    [{}, STORED],
    [{ firstDay: "2026-11-25" }, { firstDay: "2026-11-25", lastDay: "2026-11-26" }],
    [{ firstDay: "2026-11-30" }, { firstDay: "2026-11-30", lastDay: "2026-11-30" }],
    [{ lastDay: "2026-11-20" }, { firstDay: "2026-11-20", lastDay: "2026-11-20" }],
    [{ firstDay: null }, { firstDay: null, lastDay: null }],
    [{ lastDay: null }, { firstDay: null, lastDay: null }],
  ])("after %j keep an order", (change, days) => {
    expect(daysOfTask(STORED, change)).toEqual(days);
  });

  test("begin and end on the only one that is given", () => {
    const days = { firstDay: "2026-11-25", lastDay: "2026-11-25" };
    expect(daysOfTask({ firstDay: null, lastDay: null }, { lastDay: "2026-11-25" })).toEqual(days);
  });

  test("do not end before they begin", () => {
    expect(daysOfTask(STORED, { firstDay: "2026-11-25", lastDay: "2026-11-24" })).toBeNull();
  });

  test("follow none but a project that is moved whole", () => {
    const project = { startDate: "2026-11-23", endDate: "2026-11-27" };
    expect(daysMoved(project, { startDate: "2026-11-30", endDate: "2026-12-04" })).toBe(7);
    expect(daysMoved(project, { startDate: "2026-11-30", endDate: "2026-12-11" })).toBe(0);
    expect(daysMoved(project, { startDate: null, endDate: null })).toBe(0);
    const open = { startDate: "2026-11-23", endDate: null };
    expect(daysMoved(open, { startDate: "2026-11-20", endDate: null })).toBe(-3);
    expect(daysMoved(open, { startDate: "2026-11-20", endDate: "2026-11-27" })).toBe(0);
  });
});

test("tasks of one heading that follow one another stand together", () => {
  const tasks = ["Dépose", "Dépose", "", "Dépose"].map((section, id) => ({ id, section }));
  expect(sectionsOf(tasks).map(({ name, tasks: rows }) => [name, rows.length])).toEqual([
    ["Dépose", 2],
    ["", 1],
    ["Dépose", 1],
  ]);
});
