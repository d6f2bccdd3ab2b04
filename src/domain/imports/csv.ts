/** A row of a file, and where it stands there: 1 is the first one. */
export type CsvRow = { line: number; cells: string[] };

const SEPARATORS = [";", ",", "\t", "|"] as const;
/** How much of a file tells how it is written. */
const HEAD_CHARACTERS = 20_000;
const HEAD_ROWS = 6;

/** The rows of a CSV text that are not empty, `most` of them. What parts the cells is guessed from the first rows. */
export function csvRows(text: string, most: number): CsvRow[] {
  // Spreadsheets write their separator on a first line of its own.
  const separatorLine = /^sep=(.)\r?\n/i.exec(text);
  const body = separatorLine ? text.slice(separatorLine[0].length) : text;
  return splitRows(body, separatorLine?.[1] ?? guessSeparator(body), most);
}

function guessSeparator(text: string): string {
  const head = text.slice(0, HEAD_CHARACTERS);
  const widths = SEPARATORS.map((separator) =>
    Math.min(...splitRows(head, separator, HEAD_ROWS).map(({ cells }) => cells.length)),
  );
  return SEPARATORS[widths.indexOf(Math.max(...widths))] ?? ";";
}

function splitRows(text: string, separator: string, most: number): CsvRow[] {
  const rows: CsvRow[] = [];
  let [place, line] = [0, 0];
  while (place < text.length && rows.length < most) {
    const cells: string[] = [];
    let isRowOpen = true;
    while (isRowOpen) {
      const { cell, end } = cellAt(text, place, separator);
      cells.push(cell);
      isRowOpen = text[end] === separator;
      place = end + (text[end] === "\r" && text[end + 1] === "\n" ? 2 : 1);
    }
    line++;
    if (cells.some((cell) => cell.trim() !== "")) rows.push({ line, cells });
  }
  return rows;
}

/** A cell, and the place of what ends it. A quote that nothing closes is a sign like others. */
function cellAt(text: string, start: number, separator: string): { cell: string; end: number } {
  if (text[start] !== '"') return plainCellAt(text, start, separator);
  const parts: string[] = [];
  let place = start + 1;
  for (;;) {
    const quote = text.indexOf('"', place);
    if (quote < 0)
      return parts.length > 0
        ? { cell: parts.join("") + text.slice(place), end: text.length }
        : plainCellAt(text, start, separator);
    if (text[quote + 1] !== '"') {
      const rest = plainCellAt(text, quote + 1, separator);
      return { cell: parts.join("") + text.slice(place, quote) + rest.cell, end: rest.end };
    }
    parts.push(text.slice(place, quote + 1));
    place = quote + 2;
  }
}

function plainCellAt(text: string, start: number, separator: string): { cell: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end++;
  return { cell: text.slice(start, end), end };
}
