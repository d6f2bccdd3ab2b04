import type { Columns } from "./planning.ts";

/** Where the name of a bar is written: in it, or beside it. `columns`: how many days it has there. */
export type NamePlace = { side: "in" | "after" | "before"; columns: number };

// The days of a month are narrow: about so many letters of a name stand over one of them.
const LETTERS_A_COLUMN = 3.4;
// Longer names are cut there.
const MOST_COLUMNS = 10;
// A bar so wide holds its name on two lines.
const TWO_LINES_FROM = 4;

/** Where a name can be read: in its bar when it has room there, else on the side that has more. */
export function namePlace(name: string, { from, to }: Columns, columnCount: number): NamePlace {
  const width = to - from + 1;
  const nameColumns = Math.min(Math.ceil((name.length + 3) / LETTERS_A_COLUMN), MOST_COLUMNS);
  // Its edges take a part of each line.
  const room = width >= TWO_LINES_FROM ? width * 2 - 2 : width;
  if (room >= nameColumns) return { side: "in", columns: width };
  const after = columnCount - 1 - to;
  if (after >= nameColumns || after >= Math.max(from, width))
    return { side: "after", columns: Math.min(after, nameColumns) };
  return from > width ? { side: "before", columns: Math.min(from, nameColumns) } : { side: "in", columns: width };
}

/** The days that a bar takes with its name. */
export function roomOfBar({ from, to }: Columns, { side, columns }: NamePlace): Columns {
  return { from: side === "before" ? from - columns : from, to: side === "after" ? to + columns : to };
}
