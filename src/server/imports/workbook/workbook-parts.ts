import { isDayFormat } from "#domain/imports/spreadsheet-day.ts";
import type { Workbook } from "./open-workbook.ts";
import { WorkbookRefused } from "./open-workbook.ts";

/** What the cells of a sheet name: texts by their place, and formats that show days. */
export type WorkbookFacts = {
  sheet: string;
  isFrom1904: boolean;
  texts: readonly string[];
  dayStyles: ReadonlySet<number>;
};

/** The longest text of a cell, in characters. */
export const LONGEST_CELL = 500;
const MOST_TEXTS = 1_000_000;
const MOST_LETTERS = 40_000_000;

/** What is to be known of a workbook before its first sheet is read. */
export async function readWorkbookFacts(workbook: Workbook): Promise<WorkbookFacts> {
  const { relation, isFrom1904 } = await readFirstSheet(workbook);
  const parts = await readParts(workbook);
  const sheet = parts.get(relation) ?? "xl/worksheets/sheet1.xml";
  return { sheet, isFrom1904, texts: await readTexts(workbook), dayStyles: await readDayStyles(workbook) };
}

async function readFirstSheet(workbook: Workbook): Promise<{ relation: string; isFrom1904: boolean }> {
  let [relation, isFrom1904] = ["", false];
  const isThere = await workbook.read("xl/workbook.xml", {
    open: (name, attributes) => {
      if (name === "workbookPr") isFrom1904 = /^(?:1|true)$/.test(attributes["date1904"] ?? "");
      if (name === "sheet" && relation === "" && !/hidden/i.test(attributes["state"] ?? ""))
        relation = attributes["r:id"] ?? "";
    },
  });
  if (!isThere) throw new WorkbookRefused("not_a_table");
  return { relation, isFrom1904 };
}

// The names of the parts of a workbook, by what its sheets are called by.
async function readParts(workbook: Workbook): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  await workbook.read("xl/_rels/workbook.xml.rels", {
    open: (name, { Id: id = "", Target: target = "" }) => {
      if (name === "Relationship") parts.set(id, target.startsWith("/") ? target.slice(1) : `xl/${target}`);
    },
  });
  return parts;
}

async function readTexts(workbook: Workbook): Promise<string[]> {
  const texts: string[] = [];
  let [text, isWanted, soundDepth, letters] = ["", false, 0, 0];
  await workbook.read("xl/sharedStrings.xml", {
    open: (name) => {
      if (name === "si") text = "";
      if (name === "rPh") soundDepth += 1;
      isWanted = name === "t" && soundDepth === 0;
    },
    text: (part) => {
      if (isWanted && text.length < LONGEST_CELL) text += part;
    },
    close: (name) => {
      if (name === "t") isWanted = false;
      if (name === "rPh") soundDepth -= 1;
      if (name !== "si") return;
      texts.push(text.slice(0, LONGEST_CELL));
      letters += Math.min(text.length, LONGEST_CELL);
      if (texts.length > MOST_TEXTS || letters > MOST_LETTERS) throw new WorkbookRefused("too_large");
    },
  });
  return texts;
}

/** Formats that Excel has of itself, and that show days. */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22]);
const MOST_STYLES = 100_000;

async function readDayStyles(workbook: Workbook): Promise<Set<number>> {
  const dayFormats = new Set(DAY_FORMATS);
  const dayStyles = new Set<number>();
  let [isOfCells, count] = [false, 0];
  await workbook.read("xl/styles.xml", {
    open: (name, { numFmtId: format = "", formatCode: code = "" }) => {
      if (name === "numFmt" && isDayFormat(code)) dayFormats.add(Number(format));
      if (name === "cellXfs") isOfCells = true;
      if (name !== "xf" || !isOfCells) return;
      if (dayFormats.has(Number(format))) dayStyles.add(count);
      count += 1;
    },
    close: (name) => {
      if (name === "cellXfs") isOfCells = false;
    },
    isDone: () => count > MOST_STYLES,
  });
  return dayStyles;
}
