import { newWorkbook, packWorkbook } from "#test/new-workbook.ts";
import { packZip } from "#test/zip.ts";
import { expect, test } from "vitest";
import { readWorkbookRows } from "./read-workbook.ts";

const read = (bytes: Buffer, most = 100) => readWorkbookRows(bytes, most, 60);
const readSheet = async (sheet: string, parts: Record<string, string> = {}) =>
  read(await packWorkbook({ "xl/worksheets/feuille.xml": `<worksheet>${sheet}</worksheet>`, ...parts }));
const cells = async (sheet: string, parts?: Record<string, string>) =>
  (await readSheet(sheet, parts)).map((row) => row.cells);

test("texts, figures and days are read as people write them", async () => {
  const workbook = await newWorkbook([
    ["Désignation", "Prix", "Au"],
    ["Tube « Éco » < 14 & 16", 64.2, { serial: 46_082 }],
    ["", 1_234_567, ""],
  ]);
  expect(await read(workbook)).toEqual([
    { line: 1, cells: ["Désignation", "Prix", "Au"] },
    { line: 2, cells: ["Tube « Éco » < 14 & 16", "64.2", "01/03/2026"] },
    { line: 3, cells: ["", "1234567"] },
  ]);
});

test("a figure loses the digits that nobody typed", async () => {
  expect(await cells("<row><c><v>64.200000000000003</v></c><c><v>4.0000000000000001E-3</v></c></row>")).toEqual([
    ["64.2", "0.004"],
  ]);
});

test("a text of several looks is one text, without how it is read aloud", async () => {
  const texts = "<sst><si><r><t>Tube </t></r><r><t>cuivre</t></r><rPh><t>チューブ</t></rPh></si></sst>";
  expect(await cells('<row><c t="s"><v>0</v></c></row>', { "xl/sharedStrings.xml": texts })).toEqual([["Tube cuivre"]]);
});

test("a text in the cell itself and the value of a formula are read", async () => {
  const sheet =
    '<row><c t="inlineStr"><is><t>Coude</t></is></c><c t="str"><f>A1&amp;"x"</f><v>Coudex</v></c>' +
    "<c><f>2*3</f><v>6</v></c></row>";
  expect(await cells(sheet)).toEqual([["Coude", "Coudex", "6"]]);
});

test("cells and rows that are left out keep the place of the others", async () => {
  const sheet = '<row r="3"><c r="B3"><v>1</v></c><c r="D3"><v>2</v></c></row><row r="9"><c r="A9"><v>3</v></c></row>';
  expect(await readSheet(sheet)).toEqual([
    { line: 3, cells: ["", "1", "", "2"] },
    { line: 9, cells: ["3"] },
  ]);
});

test("elements with a prefix are the same elements", async () => {
  expect(await cells('<x:row r="1"><x:c r="A1"><x:v>5</x:v></x:c></x:row>')).toEqual([["5"]]);
});

test("rows that name one place come one after the other", async () => {
  const row = '<row r="7"><c><v>1</v></c></row>';
  expect((await readSheet(row + row + '<row r="-3"><c><v>1</v></c></row>')).map(({ line }) => line)).toEqual([7, 8, 9]);
});

test("columns beyond the last one are in one cell more", async () => {
  const [row] = await cells('<row><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>');
  expect(row).toHaveLength(61);
});

test("no more rows than wanted are read", async () => {
  const workbook = await newWorkbook(Array.from({ length: 50 }, (_, index) => [`Tube ${index}`]));
  expect(await read(workbook, 10)).toHaveLength(10);
});

test("a shared text that the workbook lacks is empty", async () => {
  expect(await cells('<row><c><v>1</v></c><c t="s"><v>99999999</v></c></row>')).toEqual([["1", ""]]);
});

test("entities that a file declares are read by no rule of its own", async () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>';
  expect(await cells(`${bomb}<row><c t="str"><v>&b;</v></c></row>`)).toEqual([["&b;"]]);
});

test("what is no workbook is refused", async () => {
  const picture = Buffer.from("PK\u0003\u0004 and nothing else");
  await expect(read(picture)).rejects.toMatchObject({ code: "not_a_table" });
  const otherZip = await packZip(new Map([["word/document.xml", Buffer.from("<w/>")]]));
  await expect(read(otherZip)).rejects.toMatchObject({ code: "not_a_table" });
  const cut = (await newWorkbook([["Tube"]])).subarray(0, 300);
  await expect(read(cut)).rejects.toMatchObject({ code: "not_a_table" });
});

test("a workbook that unpacks into too much is refused", { timeout: 60_000 }, async () => {
  const bomb = await packZip(
    new Map([
      ["xl/workbook.xml", Buffer.from('<workbook><sheet r:id="rId1"/></workbook>')],
      ["xl/worksheets/sheet1.xml", Buffer.alloc(210_000_000, 32)],
    ]),
  );
  expect(bomb.length).toBeLessThan(1_000_000);
  await expect(read(bomb)).rejects.toMatchObject({ code: "too_large" });
});

test("one long text that many cells name is refused before it fills the memory", { timeout: 60_000 }, async () => {
  const texts = `<sst><si><t>${"x".repeat(500)}</t></si></sst>`;
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(60)}</row>`;
  const workbook = await packWorkbook({
    "xl/worksheets/feuille.xml": `<worksheet>${row.repeat(2_000)}</worksheet>`,
    "xl/sharedStrings.xml": texts,
  });
  await expect(readWorkbookRows(workbook, 60_000, 60)).rejects.toMatchObject({ code: "too_large" });
});
