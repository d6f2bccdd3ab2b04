import { expect, test } from "vitest";
import type { Move } from "./use-move-project.ts";
import { plansDuring } from "./use-move-project.ts";
import type { PlannedProject } from "./use-planning.ts";

// What a move changes of a project.
const planOf = (firstDay: string, lastDay: string, people: string[]) =>
  ({ id: "roof", firstDay, lastDay, people, left: null }) as unknown as PlannedProject;
const BEFORE = planOf("2026-11-30", "2026-12-01", ["zoe"]);
const MOVE: Move = {
  plan: BEFORE,
  days: { span: { firstDay: "2026-12-03", lastDay: "2026-12-04" }, dates: {} },
  people: ["ali"],
};

test("a project that is being moved is drawn where it was put", () => {
  const [plan] = plansDuring([BEFORE], { saving: MOVE, restoring: null });
  expect(plan).toMatchObject({ firstDay: "2026-12-03", lastDay: "2026-12-04", people: ["ali"] });
});

test("a move that is taken back is drawn as before at once", () => {
  const movedPlan = planOf("2026-12-03", "2026-12-04", ["ali"]);
  expect(plansDuring([movedPlan], { saving: MOVE, restoring: MOVE })).toEqual([BEFORE]);
});
