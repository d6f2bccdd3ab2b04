import { pdfText } from "#test/pdf-text.ts";
import { sampleInvoice, sampleLine, sampleQuote } from "#test/sample-views.ts";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { compileDocument, openCompiler, undisplayable } from "./compile-document.ts";
import type { TypstCompiler } from "./typst-native.ts";
import { loadTypst } from "./typst-native.ts";

const createdAt = new Date("2026-12-03T10:00:00Z");

describe("the templates pass stricter standards, used as lints", () => {
  const compiler = openCompiler();
  const logo = {
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>'),
    mime: "image/svg+xml",
  };
  const attachment = { name: "factur-x.xml", bytes: Buffer.from("<a/>"), description: "Facture" } as const;

  test.each(["a-3a", "ua-1"] as const)("%s: alternative texts, title, heading order, characters", async (standard) => {
    for (const view of [sampleInvoice(), sampleQuote(40)]) {
      const pdf = await compileDocument(compiler, { view, createdAt, logo, attachment, standard });
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
    }
  });
});

test("no text of a document stays for the next one", async () => {
  const compiler = openCompiler();
  const alone = await compileDocument(compiler, { view: sampleInvoice(), createdAt });
  const attachment = { name: "factur-x.xml", bytes: Buffer.from("<a/>"), description: "Facture" } as const;
  const logo = { bytes: Buffer.from("broken"), mime: "image/png" };
  await compileDocument(compiler, { view: sampleQuote(3), createdAt, attachment, logo });
  const after = await compileDocument(compiler, { view: sampleInvoice(), createdAt });
  expect(Buffer.from(after).equals(Buffer.from(alone))).toBe(true);
});

test("a document with letters that no font has is laid out only once", async () => {
  const compiler = openCompiler();
  const compiledFiles: string[] = [];
  const watchedCompiler: TypstCompiler = {
    mapShadow: (path, content) => compiler.mapShadow(path, content),
    resetShadow: () => compiler.resetShadow(),
    evictCache: (maxAge) => compiler.evictCache(maxAge),
    pdf: (source, options) => {
      compiledFiles.push(basename(source.mainFilePath));
      return compiler.pdf(source, options);
    },
  };
  const printLabel = async (label: string) =>
    pdfText(
      await compileDocument(watchedCompiler, {
        view: sampleInvoice({ lines: [sampleLine(label, 1, 1000, [])] }),
        createdAt,
      }),
    ).join("");
  expect(await printLabel("Temple 𓀀 漢 et e\u0301tage")).toContain("U+13000");
  expect(compiledFiles).toEqual(["letters.typ", "document.typ"]);
  await printLabel("Étage « œuvre » – 5 €");
  expect(compiledFiles.slice(2)).toEqual(["document.typ"]);
});

test("the characters that a failed compile names are read, even when written as codes", () => {
  const message =
    'message: "PDF/A-3b error: the text `\\"张\\"` could not be displayed" ' +
    'message: "the text `\\"\\\\u{301}\\"` could not be displayed"';
  expect(undisplayable(message)).toEqual(["张", "\u0301"]);
  expect(undisplayable("file not found")).toEqual([]);
});

test("a machine without the native compiler gets an error that says so", () => {
  expect(() => loadTypst(["@myriaddreamin/typst-ts-node-compiler-none"])).toThrow("moteur PDF absent");
});
