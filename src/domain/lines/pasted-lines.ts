import { fieldMessages } from "../shared/field.messages.ts";
import { keysOf } from "../shared/keys-of.ts";
import { ONE_UNIT_E4, scaleDecimal } from "../shared/money.ts";
import { withoutAccents } from "../shared/search-text.ts";
import { MAX_QUANTITY, MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../shared/typed-number.ts";
import { guessNature } from "./guessed-nature.ts";
import { MAX_WORK_DESCRIPTION } from "./line.ts";
import type { ItemLine, Line, Unit } from "./line.ts";
import { UNIT_CODES } from "./line.ts";
import { pasteMessages } from "./pasted-lines.messages.ts";

/** What a column of a pasted table says. */
export const PASTED_COLUMNS = ["label", "quantity", "unit", "unitPrice", "ignored"] as const;

/** What a column of a pasted table says of its lines. */
export type PastedColumn = (typeof PASTED_COLUMNS)[number];

/** A table as it was understood: what each column says, and whether its first row names them. */
export type PastedTable = { rows: string[][]; columns: PastedColumn[]; hasHeader: boolean };

/** A row of a pasted table: its line, or the sentence that says why there is none. */
export type PastedRow =
  | { cells: string[]; line: Line; problem: null }
  | { cells: string[]; line: null; problem: string };

/** Most rows and columns of a table that are read. */
const MOST_ROWS = 1_000;
const MOST_COLUMNS = 20;

/**
 * Reads a table copied from a spreadsheet: cells parted by tabs, a cell of several rows between double quotes. Null for
 * what is no table: one row of one cell.
 */
export function readPastedTable(text: string): PastedTable | null {
  const rows = cellsOf(text).filter((row) => row.some((cell) => cell !== ""));
  const [first] = rows;
  if (first === undefined || (rows.length === 1 && first.length === 1)) return null;
  const width = Math.min(MOST_COLUMNS, Math.max(...rows.map((row) => row.length)));
  const titles = first.map(columnNamed);
  const hasHeader = titles.filter((column) => column !== null).length >= Math.min(2, first.length);
  const columns = hasHeader
    ? Array.from({ length: width }, (_, place) => titles[place] ?? "ignored")
    : columnsByContent(rows, width);
  return { rows, columns, hasHeader };
}

/**
 * The lines of a table, each over a copy of `model`, which gives what no column says. A row without a figure is a
 * section. A missing quantity is one.
 */
export function pastedRows(
  { rows, columns, hasHeader }: PastedTable,
  model: ItemLine,
  newId: () => string,
): PastedRow[] {
  return rows.slice(hasHeader ? 1 : 0).map((cells) => {
    const row = lineOf((column) => cells[columns.indexOf(column)]?.trim() ?? "", model);
    return typeof row === "string"
      ? { cells, line: null, problem: row }
      : { cells, line: { ...row, id: newId() }, problem: null };
  });
}

function lineOf(textOf: (column: PastedColumn) => string, model: ItemLine): Line | string {
  const label = textOf("label");
  if (label === "") return fieldMessages.lineLabel;
  if (label.length > MAX_WORK_DESCRIPTION) return fieldMessages.textTooLong(MAX_WORK_DESCRIPTION);
  const [quantityText, unitText, priceText] = [textOf("quantity"), textOf("unit"), textOf("unitPrice")];
  if (quantityText === "" && priceText === "") return { kind: "section", id: "", label: label.slice(0, 500), level: 1 };
  if (priceText === "") return pasteMessages.noPrice;
  const quantity = readTypedNumber(quantityText === "" ? "1" : quantityText, MAX_QUANTITY);
  if (quantity.problem !== null) return pasteMessages.ofColumn("quantity", quantityText, quantity.problem);
  const price = readTypedNumber(priceText, MAX_UNIT_PRICE_EUROS);
  if (price.problem !== null) return pasteMessages.ofColumn("unitPrice", priceText, price.problem);
  const unit = unitText === "" ? "u" : unitNamed(unitText);
  if (unit === null) return pasteMessages.unknownUnit(unitText);
  return {
    ...model,
    label,
    nature: guessNature(label),
    quantityE4: quantityText === "" ? ONE_UNIT_E4 : scaleDecimal(quantity.value, 4),
    unit,
    unitPriceE6: scaleDecimal(price.value, 6),
  };
}

// A quote opens a cell that holds tabs, ends of lines or quotes, which are then doubled.
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell.trim());
    cell = "";
  };
  for (let place = 0; place < text.length && rows.length <= MOST_ROWS; place++) {
    const sign = text[place] ?? "";
    if (isQuoted && sign === '"' && text[place + 1] === '"') {
      cell += '"';
      place++;
    } else if (sign === '"' && (isQuoted || cell === "")) isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === "\t") endCell();
    else if (sign === "\n") {
      endCell();
      rows.push([]);
    } else if (sign !== "\r") cell += sign;
  }
  endCell();
  return rows.slice(0, MOST_ROWS);
}

const NAMES: Record<PastedColumn, readonly string[]> = {
  label: ["designation", "libelle", "description", "article", "titre", "prestation", "intitule", "ouvrage", "label"],
  quantity: ["quantite", "quantites", "qte", "qtes", "quantity", "qty", "nombre", "nb"],
  unit: ["unite", "unites", "unit", "u", "u."],
  unitPrice: [
    "prix unitaire",
    "prix unitaire ht",
    "prix",
    "prix ht",
    "pu",
    "p.u.",
    "pu ht",
    "p.u. ht",
    "tarif",
    "price",
    "unit price",
  ],
  ignored: [
    "total",
    "total ht",
    "total ttc",
    "montant",
    "montant ht",
    "tva",
    "n°",
    "no",
    "numero",
    "ref",
    "reference",
    "code",
  ],
};

function columnNamed(cell: string): PastedColumn | null {
  const name = bare(cell)
    .replace(/[()€:]/g, "")
    .replace(/ +/g, " ")
    .trim();
  return PASTED_COLUMNS.find((column) => NAMES[column].includes(name)) ?? null;
}

// Words are the label, known units the unit. Of the figures the first is the quantity and the next the price; a lone
// figure is the price.
function columnsByContent(rows: readonly string[][], width: number): PastedColumn[] {
  const columns = Array.from({ length: width }, (): PastedColumn => "ignored");
  const kinds = columns.map((_, place) => kindOf(rows.flatMap((row) => row[place] ?? [])));
  const figures = kinds.flatMap((kind, place) => (kind === "figure" ? [place] : []));
  const [first, second] = figures;
  if (first !== undefined) columns[first] = second === undefined ? "unitPrice" : "quantity";
  if (second !== undefined) columns[second] = "unitPrice";
  const unit = kinds.indexOf("unit");
  if (unit !== -1) columns[unit] = "unit";
  const label = kinds.indexOf("words");
  if (label !== -1) columns[label] = "label";
  return columns;
}

function kindOf(cells: readonly string[]): "figure" | "unit" | "words" | null {
  const full = cells.filter((cell) => cell !== "");
  if (full.length === 0) return null;
  if (full.every((cell) => /\d/.test(cell) && readTypedNumber(cell, Infinity).problem === null)) return "figure";
  return full.every((cell) => unitNamed(cell) !== null) ? "unit" : "words";
}

const UNIT_NAMES: Partial<Record<string, Unit>> = {
  heure: "h",
  heures: "h",
  unite: "u",
  unites: "u",
  piece: "u",
  pieces: "u",
  pce: "u",
  ff: "forfait",
  fft: "forfait",
  forfaits: "forfait",
  ens: "forfait",
  ensemble: "forfait",
  j: "jour",
  jours: "jour",
  m2: "m²",
  m: "ml",
  m3: "m³",
};

function unitNamed(text: string): Unit | null {
  const name = bare(text).replace(/\.$/, "");
  return UNIT_NAMES[name] ?? keysOf(UNIT_CODES).find((unit) => unit === name) ?? null;
}

function bare(text: string): string {
  return withoutAccents(text.trim().toLowerCase());
}
