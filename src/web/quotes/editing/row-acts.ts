import type { Line } from "#domain/lines/line.ts";
import { newItemLine } from "#domain/lines/typed-line.ts";
import type { LineOrigins } from "#domain/quotes/line-origins.ts";
import { originsFrom } from "#domain/quotes/line-origins.ts";
import { newId } from "#web/client/new-id.ts";
import { insertLine, stepDown, stepUp } from "../line-moves.ts";
import type { Cell, RowAct } from "./row-act.ts";

/** A line that is still to be written, after that of an ID, or last. */
export type UnwrittenLine = { line: Line; afterId: string | null };

/** A cell, or the handle, that takes the focus. */
export type WantedCell = { id: string; cell: Cell | "handle" };

type Editor = {
  lines: readonly Line[];
  nextLine: UnwrittenLine;
  /** The place of a line by its ID, -1 for none. */
  placeOf: (id: string) => number;
  openForm: (line: Line) => void;
  changeLines: (lines: Line[], topic?: string, origins?: LineOrigins) => void;
  removeLine: (place: number) => void;
  /** Shows the lines in another order, and says where the line that stood at a place went. */
  moveLines: (lines: Line[], place: number) => void;
  light: (place: number | null) => void;
  setNextLine: (nextLine: UnwrittenLine) => void;
  focus: (cell: WantedCell) => void;
};

/** Does what a row asks. */
export function doRowAct(rowAct: RowAct, editor: Editor): void {
  const { lines, placeOf } = editor;
  if (rowAct.act === "change") return changeLine(rowAct, editor);
  if (rowAct.act === "go") return goTo(rowAct, editor);
  const place = placeOf(rowAct.id);
  const line = lines[place];
  if (line === undefined) return;
  if (rowAct.act === "step") return step(place, rowAct, editor);
  if (rowAct.act === "light") return editor.light(place);
  if (rowAct.act === "open") return editor.openForm(line);
  if (rowAct.act === "remove") return remove(place, rowAct.cell, editor);
  if (rowAct.act === "insert") return insertAfter(place, line, editor);
  duplicateLine(place, line, editor);
}

/** Puts a copy of a line under it. It comes from no task. */
export function duplicateLine(place: number, line: Line, { lines, changeLines, focus }: Editor): void {
  const copy = { ...line, id: newId(), ...(line.kind === "item" && { source: null }) };
  changeLines(lines.toSpliced(place + 1, 0, copy));
  focus({ id: copy.id, cell: "label" });
}

/** The lines with the one that is still to be written. */
export function linesWithNext(lines: readonly Line[], { line, afterId }: UnwrittenLine): Line[] {
  const place = lines.findIndex(({ id }) => id === afterId);
  return lines.toSpliced(place === -1 ? lines.length : place + 1, 0, line);
}

function changeLine(change: LineChange, { lines, nextLine, placeOf, changeLines }: Editor): void {
  const { line, part, origin } = change;
  const nextId = nextLine.afterId === null ? null : (lines[placeOf(nextLine.afterId) + 1]?.id ?? null);
  const isNew = placeOf(line.id) === -1;
  changeLines(
    isNew ? insertLine(lines, line, nextId) : lines.map((one) => (one.id === line.id ? line : one)),
    `${line.id} ${part}`,
    originsFrom([line], () => origin ?? null),
  );
}

type LineChange = Extract<RowAct, { act: "change" }>;

// The empty row begins by its label, whatever column one comes from.
function goTo({ id, way, cell }: Extract<RowAct, { act: "go" }>, { lines, nextLine, focus }: Editor): void {
  const rows = linesWithNext(lines, nextLine);
  const row = rows[rows.findIndex((one) => one.id === id) + (way === "up" ? -1 : 1)];
  if (row) focus({ id: row.id, cell: row === nextLine.line ? "label" : cell });
}

function step(place: number, { id, way, cell }: Extract<RowAct, { act: "step" }>, editor: Editor): void {
  const movedLines = way === "up" ? stepUp(editor.lines, place) : stepDown(editor.lines, place);
  if (movedLines !== null) editor.moveLines(movedLines, place);
  editor.focus({ id, cell: cell ?? "handle" });
}

// Who types goes on in the same column of the line beside, or in the empty row when no line is left.
function remove(place: number, cell: Cell | null, { lines, nextLine, removeLine, focus }: Editor): void {
  const heir = lines[place + 1] ?? lines[place - 1];
  focus(heir ? { id: heir.id, cell: cell ?? "handle" } : { id: nextLine.line.id, cell: "label" });
  removeLine(place);
}

function insertAfter(place: number, { id }: Line, { lines, setNextLine, focus }: Editor): void {
  const line = newItemLine(newId(), lines.slice(0, place + 1));
  setNextLine({ line, afterId: id });
  focus({ id: line.id, cell: "label" });
}
