import { expect, test } from "vitest";
import { BOARD_COLUMNS, COLUMN_STAGES, stageInColumn } from "./board-columns.ts";
import { PROJECT_STAGES } from "./stages.ts";

test("every stage stands in one column", () => {
  const shownStages = BOARD_COLUMNS.flatMap((column) => COLUMN_STAGES[column].filter((stage) => stage !== null));
  expect(shownStages.sort()).toEqual([...PROJECT_STAGES].sort());
});

test("a project is not moved within its column", () => {
  for (const column of BOARD_COLUMNS)
    for (const stage of COLUMN_STAGES[column]) if (stage) expect(stageInColumn(stage, column)).toBeNull();
});

test("a column takes a project to one of its own stages", () => {
  for (const column of BOARD_COLUMNS)
    for (const from of PROJECT_STAGES) {
      const stage = stageInColumn(from, column);
      if (stage) expect(COLUMN_STAGES[column]).toContain(stage);
    }
});

test.each([
  ["waiting", "declined"],
  ["work", "paid"],
] as const)("a project at %s is over once it is %s", (from, to) => {
  expect(stageInColumn(from, "over")).toBe(to);
});
