import type { ProjectStage } from "./stages.ts";

/** The columns of the board, from left to right. */
export const BOARD_COLUMNS = ["estimation", "quote", "work", "collect", "over"] as const;

/** A column of the board. */
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

/** A second stage is shown under the first one. */
type ColumnStages = readonly [ProjectStage, ProjectStage | null];

/** The stages whose projects stand in a column. What is only to invoice has no amount to collect yet. */
export const COLUMN_STAGES: Record<BoardColumn, ColumnStages> = {
  estimation: ["estimation", null],
  quote: ["to_send", "waiting"],
  work: ["to_invoice", "work"],
  collect: ["invoiced", null],
  over: ["paid", "declined"],
};

/** The stage that a project of another column is moved to when it is put in this one. Null in its own column. */
export function stageInColumn(from: ProjectStage, column: BoardColumn): ProjectStage | null {
  if (COLUMN_STAGES[column].includes(from)) return null;
  return STAGE_IN[column](from);
}

const STAGE_IN: Record<BoardColumn, (from: ProjectStage) => ProjectStage> = {
  estimation: () => "estimation",
  quote: (from) => (from === "estimation" ? "to_send" : "waiting"),
  work: () => "work",
  collect: () => "invoiced",
  // A quote that is not accepted can only end by a refusal.
  over: (from) => (from === "to_send" || from === "waiting" ? "declined" : "paid"),
};
