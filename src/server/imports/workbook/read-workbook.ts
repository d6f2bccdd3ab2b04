import type { CsvRow } from "#domain/imports/csv.ts";
import { dayOfSerial } from "#domain/imports/spreadsheet-day.ts";
import { openWorkbook, WorkbookRefused } from "./open-workbook.ts";
import type { WorkbookFacts } from "./workbook-parts.ts";
import { LONGEST_CELL, readWorkbookFacts } from "./workbook-parts.ts";

const MOST_LETTERS = 40_000_000;

/**
 * The rows of the first sheet of a workbook of Excel that are not empty, `most` of them. What stands right of
 * `mostColumns` is in one cell more. Figures are as they are kept, days as people write them. Throws `WorkbookRefused`.
 */
export async function readWorkbookRows(bytes: Buffer, most: number, mostColumns: number): Promise<CsvRow[]> {
  const workbook = await openWorkbook(bytes);
  const facts = await readWorkbookFacts(workbook);
  const rows: CsvRow[] = [];
  let letters = 0;
  const isThere = await workbook.read(
    facts.sheet,
    sheetReader(facts, mostColumns, {
      add: (row) => {
        letters += row.cells.reduce((sum, cell) => sum + cell.length, 0);
        if (letters > MOST_LETTERS) throw new WorkbookRefused("too_large");
        rows.push(row);
      },
      isFull: () => rows.length >= most,
    }),
  );
  if (!isThere) throw new WorkbookRefused("not_a_table");
  return rows.slice(0, most);
}

type Sink = { add: (row: CsvRow) => void; isFull: () => boolean };

type Cell = { place: number; type: string; style: number; text: string };

function sheetReader(facts: WorkbookFacts, mostColumns: number, { add, isFull }: Sink) {
  let [line, isWanted] = [0, false];
  let cells: string[] = [];
  let cell: Cell | null = null;
  return {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      if (name === "row") {
        line = nextLine(line, Number(attributes["r"]));
        cells = [];
      }
      if (name === "c")
        cell = {
          place: Math.min(placeOf(attributes["r"] ?? "") ?? cells.length, mostColumns),
          type: attributes["t"] ?? "n",
          style: Number(attributes["s"] ?? 0),
          text: "",
        };
      // A value, or a text in the cell itself.
      isWanted = cell !== null && (name === "v" || name === "t");
    },
    text: (part: string) => {
      if (isWanted && cell !== null && cell.text.length < LONGEST_CELL) cell.text += part;
    },
    close: (name: string) => {
      if (name === "v" || name === "t") isWanted = false;
      if (name === "c" && cell !== null) {
        while (cells.length < cell.place) cells.push("");
        cells[cell.place] = textOf(cell, facts).slice(0, LONGEST_CELL);
        cell = null;
      }
      if (name === "row" && !isFull() && cells.some((one) => one.trim() !== "")) add({ line, cells });
    },
    isDone: isFull,
  };
}

const LAST_LINE = 1_048_576;

// A row that says no place, or one that was passed, comes next.
function nextLine(line: number, place: number): number {
  return Number.isInteger(place) && place > line && place <= LAST_LINE ? place : line + 1;
}

/** The place of a column from the name of a cell: 0 for « A12 », 27 for « AB3 ». Null for a cell without a name. */
function placeOf(name: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(name)?.[0];
  if (letters === undefined) return null;
  let place = 0;
  for (const letter of letters) place = place * 26 + letter.charCodeAt(0) - 64;
  return place - 1;
}

function textOf({ type, style, text }: Cell, { texts, dayStyles, isFrom1904 }: WorkbookFacts): string {
  if (type === "s") return texts[Number(text)] ?? "";
  if (type !== "n" || text.trim() === "") return text;
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  // A figure is kept with more digits than were typed: « 64.200000000000003 ».
  const figure = Math.abs(value) < 1e15 && Math.abs(value) >= 1e-6 ? String(Number(value.toPrecision(15))) : text;
  return (dayStyles.has(style) ? dayOfSerial(value, isFrom1904) : null) ?? (value === 0 ? "0" : figure);
}
