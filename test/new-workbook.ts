import { packZip } from "./zip.ts";

/** What stands in a cell of a workbook: a text, a figure, or a day as its number. */
type WorkbookCell = string | number | { serial: number };

/** A workbook of Excel of one sheet, as Excel writes it: its texts apart from its cells. */
export async function newWorkbook(rows: readonly (readonly WorkbookCell[])[]): Promise<Buffer> {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === "string"))];
  const sheetRows = rows.map((cells, row) => {
    const cellTexts = cells.map((cell, column) => writeCell(cell, `${letterOf(column)}${row + 1}`, texts));
    return `<row r="${row + 1}">${cellTexts.join("")}</row>`;
  });
  return packWorkbook({
    "xl/worksheets/feuille.xml": `<worksheet xmlns="m"><sheetData>${sheetRows.join("")}</sheetData></worksheet>`,
    "xl/sharedStrings.xml": `<sst>${texts.map((text) => `<si><t>${escapeText(text)}</t></si>`).join("")}</sst>`,
  });
}

/** A workbook of these parts, over those that every workbook has. */
export async function packWorkbook(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const every = {
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml":
      '<workbook xmlns:r="r"><sheets><sheet name="Caché" state="hidden" r:id="rId9"/>' +
      '<sheet r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="rId1" Target="worksheets/feuille.xml"/></Relationships>',
    "xl/styles.xml": '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ...parts,
  };
  return packZip(new Map(Object.entries(every).map(([name, text]) => [name, Buffer.from(text)])));
}

function writeCell(cell: WorkbookCell, name: string, texts: readonly string[]): string {
  if (cell === "") return "";
  if (typeof cell === "string") return `<c r="${name}" t="s"><v>${texts.indexOf(cell)}</v></c>`;
  if (typeof cell === "number") return `<c r="${name}"><v>${cell}</v></c>`;
  return `<c r="${name}" s="1"><v>${cell.serial}</v></c>`;
}

function letterOf(column: number): string {
  return String.fromCharCode(65 + column);
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
