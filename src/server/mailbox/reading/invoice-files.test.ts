import { XML_LIMITS } from "#domain/mail/invoices/xml-element.ts";
import { filePart, multipart, partMail, TEXT_PART } from "#test/mail/corpus/corpus-case.ts";
import { carryingPdf, writtenCii, writtenUbl } from "#test/mail/written-invoices.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MailReader } from "./open-mail.ts";
import { openMailReader } from "./open-mail.ts";

// Electronic invoices are read where every mail is: in a process of its own, under a ceiling of memory and a deadline.

const SAMPLES = join(import.meta.dirname, "../../../../test/einvoicing/samples");

let reader: { mailReader: MailReader; close: () => Promise<void> };
beforeAll(() => void (reader = openMailReader()));
afterAll(() => reader.close());

type File = [name: string, content: string | Buffer];

/** The invoices of a mail with these files, each as its file and its number, or why it is not read. */
async function invoicesOf(...files: readonly File[]) {
  const parts = files.map(([name, content]) => filePart("application/octet-stream", name, content));
  const mail = Buffer.from(partMail(multipart("mixed", [TEXT_PART, ...parts])).replaceAll("\n", "\r\n"));
  const { invoices, text } = await reader.mailReader.readMail(mail, "c");
  expect(text).toBe("Bonjour, voici.");
  return invoices.map(({ place, invoice, trouble }) => [place, invoice?.number ?? trouble]);
}

test("an XML file is an invoice by its content, whatever its name", async () => {
  expect(await invoicesOf(["photo.jpg", "x"], ["document.bin", writtenUbl()])).toEqual([[1, "FA-2026-118"]]);
});

test("a PDF that carries an invoice is a Factur-X", async () => {
  expect(await invoicesOf(["F.pdf", carryingPdf(writtenCii())])).toEqual([[0, "FA-2026-118"]]);
});

test("an official sample is read", async () => {
  const name = "UC1_F202500003_00-INV_20250701_CII_EN16931.xml";
  expect(await invoicesOf([name, readFileSync(join(SAMPLES, name))])).toEqual([[0, "F202500003"]]);
});

test("an invoice that two files say is named once", async () => {
  expect(await invoicesOf(["F.pdf", carryingPdf(writtenCii())], ["F.xml", writtenUbl()])).toEqual([[0, "FA-2026-118"]]);
});

test("two invoices of one mail are both named", async () => {
  expect(await invoicesOf(["1.xml", writtenCii()], ["2.xml", writtenCii({ number: "B-2" })])).toEqual([
    [0, "FA-2026-118"],
    [1, "B-2"],
  ]);
});

test("a PDF that carries two invoices is not read", async () => {
  const pdf = carryingPdf(writtenCii(), writtenCii({ gross: "999.00" }));
  expect(await invoicesOf(["F.pdf", pdf])).toEqual([[0, "several"]]);
});

test("a PDF without invoice is none", async () => {
  expect(await invoicesOf(["plan.pdf", carryingPdf("<plan/>")], ["vide.pdf", "%PDF-1.7"])).toEqual([]);
});

test("an invoice in the letters of the West is read", async () => {
  const xml = writtenCii({ number: "F-é" }).replace("UTF-8", "ISO-8859-1");
  expect(await invoicesOf(["F.xml", Buffer.from(xml, "latin1")])).toEqual([[0, "F-é"]]);
});

test("an invoice in UTF-16 is read", async () => {
  expect(await invoicesOf(["F.xml", Buffer.from(`\uFEFF${writtenCii()}`, "utf16le")])).toEqual([[0, "FA-2026-118"]]);
});

test("an invoice whose entities grow without end is not read", async () => {
  const entities = Array.from({ length: 30 }, (_, n) => `<!ENTITY e${n + 1} "&e${n};&e${n};&e${n};">`).join("");
  const bomb = writtenCii({ number: "&e30;" }).replace("?>", `?><!DOCTYPE r [<!ENTITY e0 "x">${entities}]>`);
  expect(await invoicesOf(["F.xml", bomb])).toEqual([[0, "broken"]]);
});

test("an invoice of elements within elements is not read", async () => {
  expect(await invoicesOf(["F.xml", writtenCii({ more: "<a>".repeat(100_000) })])).toEqual([[0, "broken"]]);
});

test("an invoice of too many elements is not read", async () => {
  expect(await invoicesOf(["F.xml", writtenCii({ more: "<a/>".repeat(XML_LIMITS.elements) })])).toEqual([
    [0, "broken"],
  ]);
});

test("a file that unpacks without end is left out", async () => {
  const bomb = carryingPdf(Buffer.alloc(200_000_000, 32));
  expect(await invoicesOf(["F.pdf", bomb])).toEqual([]);
});

test("a PDF of marks alone is left out", async () => {
  const pdf = `%PDF-1.7\n${"1 0 obj << /EmbeddedFile text#2Fxml >> stream ".repeat(50_000)}`;
  expect(await invoicesOf(["F.pdf", pdf])).toEqual([]);
});
