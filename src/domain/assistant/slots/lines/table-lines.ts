import type { SaidLine, SaidUnit, Slot, Slots } from "../../understanding.ts";
import { taxesAt } from "../../words/said-taxes.ts";
import { tokensOf, wordAt } from "../../words/tokens.ts";
import { readMeasures } from "../measures.ts";
import { unitAt } from "../units.ts";

// A pasted table: cells between « | », tabs or « ; », under a row of titles.
// Its quantities and prices are read by their columns,
// never by their place in a sentence. A table that is not whole is left to the other readers, which ask.

/** The lines of a pasted table, and the text where the table is spaces, so that no other reader reads it. */
export type SaidTable = { slots: Pick<Slots, "lines" | "includesVat">; rest: string };

type Cell = { text: string; start: number };
type Row = { cells: Cell[]; start: number; end: number };
type Column = "label" | "quantity" | "unit" | "price" | "total" | "other";

const TITLES: readonly [Column, RegExp][] = [
  ["label", /^(?:designation|article|articles|poste|postes|libelle|description|prestation|prestations|travaux|objet)$/],
  ["quantity", /^(?:qte|qtes|quantite|quantites|nb|nombre|qty|q)$/],
  ["unit", /^(?:unite|unites|u|un)$/],
  ["price", /^(?:pu|prix|prix unitaire|p u|tarif|pu ht|pu ttc|prix ht|prix ttc|prix unitaire ht|prix unitaire ttc)$/],
  ["total", /^(?:total|montant|total ht|montant ht|total ttc|montant ttc)$/],
];
const MOST_ROWS = 200;
const ONE_CENT = 0.01;

/** Reads the table of a text, or null when it has none that is whole. */
export function readTable(text: string): SaidTable | null {
  const sign = SIGNS.find((one) => text.includes(one));
  return sign === undefined ? null : tableOf(text, sign);
}

// What parts the cells of a row that is pasted from a page, from a sheet or from a file.
const SIGNS = ["|", "\t", ";"] as const;

function tableOf(text: string, sign: string): SaidTable | null {
  const rows = rowsOf(text, sign);
  const head = rows.findIndex((row) => columnsOf(row) !== null);
  const columns = rows[head] ? columnsOf(rows[head]) : null;
  if (!columns) return null;
  const body = rows.slice(head + 1).filter((row) => !isRule(row));
  const [firstRow, lastRow] = [rows[head], rows.at(-1)];
  if (!firstRow || !lastRow || body.length === 0 || body.length > MOST_ROWS) return null;
  const totals = body.filter((row) => isTotal(row, columns));
  const lines = body.filter((row) => !isTotal(row, columns)).map((row) => lineOf(row, columns));
  const readLines = lines.filter((line) => line !== null);
  if (readLines.length === 0 || readLines.length < lines.length || !areTotals(totals, columns, readLines)) return null;
  const isWithVat = columns.some(({ isGross }) => isGross);
  const [start, end] = [firstRow.start, lastRow.end];
  const blank = text.slice(start, end).replace(/[^\n]/g, " ");
  return {
    slots: {
      lines: readLines,
      ...(isWithVat && { includesVat: { value: true as const, at: readLines[0]?.at ?? [start, end] } }),
    },
    rest: text.slice(0, start) + blank + text.slice(end),
  };
}

// The lines of the text that hold cells.
function rowsOf(text: string, sign: string): Row[] {
  const rows: Row[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    if (line.includes(sign)) rows.push({ cells: cellsOf(line, sign, start), start, end: start + line.length });
    start += line.length + 1;
  }
  return rows;
}

function cellsOf(line: string, sign: string, start: number): Cell[] {
  let at = start;
  const cells = line.split(sign).map((cell) => {
    const place = at;
    at += cell.length + 1;
    return { text: cell.trim(), start: place + cell.length - cell.trimStart().length };
  });
  const isEmpty = (cell: Cell | undefined) => cell?.text === "";
  return cells.slice(isEmpty(cells[0]) ? 1 : 0, isEmpty(cells.at(-1)) ? -1 : undefined);
}

type Title = { column: Column; isGross: boolean };

// What each column holds. A table needs its works and their prices.
function columnsOf({ cells }: Row): Title[] | null {
  const titles = cells.map(({ text }): Title => {
    const words = tokensOf(text).flatMap(({ text: word, kind }) => (kind === "word" ? [word] : []));
    const name = words.join(" ");
    const column = TITLES.find(([, pattern]) => pattern.test(name))?.[0] ?? "other";
    return { column, isGross: column === "price" && words.includes("ttc") };
  });
  const count = (column: Column) => titles.filter((title) => title.column === column).length;
  const isTable = count("label") === 1 && count("price") === 1 && count("quantity") <= 1 && count("total") <= 1;
  return isTable ? titles : null;
}

// « |---|---| ».
function isRule({ cells }: Row): boolean {
  return cells.every(({ text }) => /^[:-]*$/.test(text));
}

function cellOf(row: Row, columns: readonly Title[], column: Column): Cell | null {
  const at = columns.findIndex((title) => title.column === column);
  const cell = row.cells[at];
  return at >= 0 && cell && cell.text !== "" ? cell : null;
}

function isTotal(row: Row, columns: readonly Title[]): boolean {
  const label = row.cells.find(({ text }) => text !== "")?.text ?? "";
  return /^(?:sous[ -]?)?total(?![a-z])/i.test(label) && cellOf(row, columns, "quantity") === null;
}

// A total that is none of its lines makes the table doubtful.
function areTotals(rows: readonly Row[], columns: readonly Title[], lines: readonly Slot<SaidLine>[]): boolean {
  const sum = lines.reduce((total, { value }) => total + value.quantity * (value.unitPriceEuros ?? 0), 0);
  return rows.every((row) => {
    const cell = cellOf(row, columns, "total") ?? cellOf(row, columns, "price");
    const euros = cell ? eurosIn(cell.text) : null;
    return euros === null || Math.abs(euros - sum) < ONE_CENT;
  });
}

function lineOf(row: Row, columns: readonly Title[]): Slot<SaidLine> | null {
  const [label, price] = [cellOf(row, columns, "label"), cellOf(row, columns, "price")];
  const unitPriceEuros = price ? eurosIn(price.text) : null;
  const quantity = quantityIn(cellOf(row, columns, "quantity"), cellOf(row, columns, "unit"));
  if (row.cells.length > columns.length || !label || !price || unitPriceEuros === null || !quantity) return null;
  const total = cellOf(row, columns, "total");
  const totalEuros = total ? eurosIn(total.text) : null;
  if (total && (totalEuros === null || Math.abs(totalEuros - quantity.value * unitPriceEuros) >= ONE_CENT)) return null;
  const { value, unit } = quantity;
  const line: SaidLine = { label: label.text.replace(/\s+/g, " "), quantity: value, unit, unitPriceEuros };
  return { value: line, at: [label.start, price.start + price.text.length] };
}

function quantityIn(cell: Cell | null, unitCell: Cell | null): { value: number; unit: SaidUnit } | null {
  if (cell === null) return { value: 1, unit: "piece" };
  const tokens = tokensOf(cell.text);
  const [measure, ...others] = readMeasures(tokens);
  if (!measure?.isUsable || others.length > 0 || measure.from !== 0) return null;
  // « 3 seaux »: a number and what it counts.
  const isPack =
    measure.kind === "bare" && measure.to === tokens.length - 1 && /^[a-z]{3,}[sx]$/.test(wordAt(tokens, measure.to));
  if (isPack && unitCell === null) return { value: measure.value, unit: "piece" };
  if (measure.to !== tokens.length) return null;
  if (measure.kind === "quantity") return withUnit(measure.value, measure.unit);
  if (measure.kind !== "bare") return null;
  if (unitCell === null) return { value: measure.value, unit: "piece" };
  const unitTokens = tokensOf(unitCell.text);
  const word = wordAt(unitTokens, 0);
  if (/^(?:u|unite|unites|pce|piece|pieces)$/.test(word)) return { value: measure.value, unit: "piece" };
  if (/^(?:ens|ensemble|forfait|ft|f)$/.test(word)) return { value: measure.value, unit: "flat" };
  const unit = unitAt(unitTokens, 0)?.unit;
  return unit === undefined ? null : withUnit(measure.value, unit);
}

function withUnit(value: number, unit: string): { value: number; unit: SaidUnit } | null {
  const saidUnit = UNITS.find((name) => name === unit);
  return saidUnit && value > 0 ? { value, unit: saidUnit } : null;
}

const UNITS: readonly SaidUnit[] = ["h", "day", "m2", "m", "m3", "kg", "stere", "l", "piece", "flat", "month"];

// « 45 € », « 4,50 », « 1 200,00 € HT »: one amount and nothing else. The title of its column says what it is.
function eurosIn(text: string): number | null {
  const tokens = tokensOf(text);
  const [measure, ...others] = readMeasures(tokens);
  if (!measure?.isUsable || others.length > 0 || measure.from !== 0) return null;
  if (measure.kind !== "price" && measure.kind !== "bare") return null;
  // « 45 € TTC » in a column without taxes is asked.
  if (tokens.some((_token, index) => taxesAt(tokens, index)?.taxes === "ttc")) return null;
  return measure.to === tokens.length ? measure.value : null;
}
