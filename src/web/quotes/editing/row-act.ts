import type { ItemLine } from "#domain/lines/line.ts";
import type { PriceOrigin } from "#domain/quotes/line-origins.ts";

/** The cells of a line, from left to right. */
export const CELLS = ["label", "quantity", "unit", "unitPrice"] as const;

/** A cell of a line. */
export type Cell = (typeof CELLS)[number];

/** What changes a line: one of its cells, or a suggestion that fills several. */
export type ChangedPart = Cell | "suggestion";

/** What is done to a line from its row. `step`: moves it over the line above or below. `go`: the keyboard leaves it. */
export type RowAct =
  | { act: "change"; line: ItemLine; part: ChangedPart; origin?: PriceOrigin | undefined }
  | { act: "open" | "duplicate" | "insert" | "light"; id: string }
  | { act: "remove"; id: string; cell: Cell | null }
  | { act: "step"; id: string; way: "up" | "down"; cell: Cell | null }
  | { act: "go"; id: string; way: "up" | "down"; cell: Cell };

/** The element of a row that stands for a cell: of a section or a text, its only one. */
export function focusCell(list: HTMLElement | null, id: string, cell: Cell | "handle"): void {
  const row = [...(list?.children ?? [])].find((one) => one instanceof HTMLElement && one.dataset["row"] === id);
  const target =
    row?.querySelector<HTMLElement>(`[data-cell=${cell}]`) ?? row?.querySelector<HTMLElement>("[data-cell]");
  target?.focus();
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.select();
}
