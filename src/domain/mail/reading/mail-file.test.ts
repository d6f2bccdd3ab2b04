import { expect, test } from "vitest";
import { fileKindOf, safeFileName } from "./mail-file.ts";

test.each([
  ["devis.pdf", "application/pdf", "pdf"],
  ["mur.JPG", "application/octet-stream", "picture"],
  ["IMG_0042.HEIC", "application/octet-stream", "picture"],
  ["IMG_0042", "image/heif", "picture"],
  ["facture.pdf.exe", "application/pdf", "program"],
  ["facture.exe. ", "application/pdf", "program"],
  ["logo.svg", "image/png", "program"],
  ["dessin", "image/svg+xml", "program"],
  ["winmail.dat", "application/octet-stream", "winmail"],
  ["invite.ics", "text/calendar; method=REQUEST", "calendar"],
  ["factur-x.xml", "text/xml", "xml"],
  ["photos.zip", "application/zip", "other"],
] as const)("%s of the type %s is a file of the kind %s", (name, type, kind) => {
  expect(fileKindOf(name, type)).toBe(kind);
});

test.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\Windows\\a.pdf", "a.pdf"],
  ["facture\u202Efdp.exe", "facturefdp.exe"],
  ["  a   b .pdf ", "a b .pdf"],
  ["a<b>:c.pdf", "abc.pdf"],
  ["...", "piece-jointe.pdf"],
])("the file %j is named %j", (name, shownName) => {
  expect(safeFileName(name, "application/pdf")).toBe(shownName);
});

test("a name that is too long keeps its ending", () => {
  const name = safeFileName(`${"a".repeat(500)}.pdf`, "application/pdf");
  expect([name.length, name.endsWith(".pdf")]).toEqual([120, true]);
});
