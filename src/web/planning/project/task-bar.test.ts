import type { TaskAnswer } from "#api/tasks.ts";
import { expect, test } from "vitest";
import type { PlannedProject } from "../use-planning.ts";
import { barsOfTasks } from "./task-bar.ts";

// Only what a timeline is made of.
const task = (id: string) =>
  ({
    id,
    title: id,
    section: "",
    done: false,
    estimate_h: 7,
    first_day: null,
    last_day: null,
  }) as unknown as TaskAnswer;
const plan = {
  firstDay: "2026-11-26",
  lastDay: "2026-12-01",
  hours: 28,
  left: null,
  people: ["ali"],
  firmness: "firm",
  isBegun: false,
  isOver: false,
  project: { project_recurrence: "single" },
} as unknown as PlannedProject;
const TIME = { minutesADay: 420, closures: [], absences: [], today: "2026-11-30", workerId: null };

test("a task that is late inside its project stands on the days that it was for", () => {
  const [first, second, third] = barsOfTasks([task("a"), task("b"), task("c"), task("d")], plan, TIME);
  expect(first).toMatchObject({ firstDay: "2026-11-26", lastDay: "2026-11-26", isLate: true });
  expect(second).toMatchObject({ lastDay: "2026-11-27", isLate: true });
  expect(third?.isLate).toBe(false);
});
