import { expect, test } from "vitest";
import { BOARD_COLUMNS, COLUMN_STAGES, stageInColumn } from "./board-columns.ts";
import { PROJECT_STAGES } from "./stages.ts";

test("every stage stands in one column", () => {
  const shownStages = BOARD_COLUMNS.flatMap((column) => COLUMN_STAGES[column].filter((stage) => stage !== null));
  expect(shownStages.sort()).toEqual([...PROJECT_STAGES].sort());
});

const MOVES = BOARD_COLUMNS.flatMap((column) =>
  PROJECT_STAGES.map((from) => ({ column, from, to: stageInColumn(from, column) })),
);

test("a project is not moved within its column", () => {
  const ownMoves = MOVES.filter(({ column, from }) => COLUMN_STAGES[column].includes(from));
  expect(ownMoves.map(({ to }) => to)).toEqual(PROJECT_STAGES.map(() => null));
});

test("a column takes a project to one of its own stages", () => {
  const strangeMoves = MOVES.filter(({ column, to }) => to !== null && !COLUMN_STAGES[column].includes(to));
  expect(strangeMoves).toEqual([]);
});

test.each([
  ["waiting", "declined"],
  ["work", "paid"],
] as const)("a project at %s is over once it is %s", (from, to) => {
  expect(stageInColumn(from, "over")).toBe(to);
});
