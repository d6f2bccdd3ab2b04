import type { DocumentView } from "#domain/documents/document-view.ts";
import { pdfText } from "#test/pdf-text.ts";
import { sampleInvoice, sampleLine, sampleQuote } from "#test/sample-views.ts";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { compileDocument, openCompiler } from "./compile-document.ts";
import { TEMPLATES, undisplayable } from "./compile-sheet.ts";
import type { TemplateData } from "./template-data.ts";
import { isPlainText } from "./template-data.ts";
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

// A rule that held the number of a document would have every part of it laid out again, whatever was laid out before.
test("the rules that the parts of a document are laid out under hold nothing of the document", () => {
  const template = readFileSync(join(TEMPLATES, "document.typ"), "utf8");
  const margins = template.slice(template.indexOf("#let page-header"), template.indexOf("#set page("));
  expect(margins.match(/json\("\/margins\.json"\)/g)).toHaveLength(2);
  expect(margins).not.toMatch(/(?<!data\.)\bview\b/);
  expect(template.slice(template.indexOf("#set document(")).split("\n)\n")[1]).toBe("");
});

test("a document laid out after another one with the same lines has the bytes that it has alone", async () => {
  const view = sampleInvoice({ lines: itemsOf(40) });
  const alone = await compileDocument(openCompiler(), { view, createdAt });
  const compiler = openCompiler();
  await compileDocument(compiler, { view: { ...view, number: "F-1", footer: ["Autre pied"] }, createdAt });
  const after = await compileDocument(compiler, { view, createdAt });
  expect(Buffer.from(after).equals(Buffer.from(alone))).toBe(true);
});

type TemplateGuesses = Partial<Pick<TemplateData, "endsOnFirstPage" | "isPlain" | "leastConclusionMm">>;

/** The bytes of a view when what the templates are told of it at first is replaced, and how often it was laid out. */
async function compileTold(guesses: TemplateGuesses, view: DocumentView) {
  const compiler = openCompiler();
  let [count, isReplaced] = [0, false];
  const toldCompiler: TypstCompiler = {
    mapShadow: (path, content) => {
      const isFirst = basename(path) === "data.json" && !isReplaced;
      isReplaced ||= isFirst;
      const toldContent = isFirst ? JSON.stringify({ ...JSON.parse(content.toString()), ...guesses }) : content;
      compiler.mapShadow(path, Buffer.from(toldContent));
    },
    resetShadow: () => compiler.resetShadow(),
    evictCache: (maxAge) => compiler.evictCache(maxAge),
    pdf: (source, options) => {
      count++;
      return compiler.pdf(source, options);
    },
  };
  return { pdf: Buffer.from(await compileDocument(toldCompiler, { view, createdAt })), count };
}

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleLine(`Prestation ${index}`, 1, 1000 + index, ["Détail"]));

const LONG_NOTICES = Array<string>(9).fill("Mot ".repeat(60));

test.each([
  ["an invoice", sampleInvoice({ lines: itemsOf(4) })],
  [
    "an invoice with certificates",
    sampleInvoice({ lines: itemsOf(4), certificates: sampleQuote(1).certificates ?? [] }),
  ],
  ["an invoice with long notices", sampleInvoice({ lines: itemsOf(1), notices: LONG_NOTICES })],
  ["a quote to sign", sampleQuote(3)],
])("%s that ends on its first page has the same bytes as when its conclusion is measured", async (_what, view) => {
  const guessLayout = await compileTold({ endsOnFirstPage: true }, view);
  const measuredLayout = await compileTold({ endsOnFirstPage: false, leastConclusionMm: null }, view);
  expect([guessLayout.count, measuredLayout.count]).toEqual([1, 1]);
  expect(guessLayout.pdf.equals(measuredLayout.pdf)).toBe(true);
});

test("a document wrongly guessed to end on its first page is laid out as one that goes on", async () => {
  const view = sampleInvoice({ lines: itemsOf(14) });
  const guessLayout = await compileTold({ endsOnFirstPage: true }, view);
  const measuredLayout = await compileTold({ endsOnFirstPage: false, leastConclusionMm: null }, view);
  expect(guessLayout.count).toBe(2);
  expect(guessLayout.pdf.equals(measuredLayout.pdf)).toBe(true);
});

const LATER: [what: string, view: DocumentView][] = [
  ["an invoice", sampleInvoice({ lines: itemsOf(14) })],
  [
    "an invoice without a code",
    sampleInvoice({ lines: itemsOf(20), payment: { ...sampleInvoice().payment!, qrText: "" } }),
  ],
  ["an invoice with long notices", sampleInvoice({ lines: itemsOf(14), notices: LONG_NOTICES })],
  ["a quote to sign", sampleQuote(25)],
];

test.each(LATER)(
  "%s that ends on a later page has the same bytes as when its conclusion is measured",
  async (_what, view) => {
    const leastLayout = await compileTold({ endsOnFirstPage: false }, view);
    const measuredLayout = await compileTold({ endsOnFirstPage: false, leastConclusionMm: null }, view);
    expect([leastLayout.count, measuredLayout.count]).toEqual([1, 1]);
    expect(leastLayout.pdf.equals(measuredLayout.pdf)).toBe(true);
  },
);

test("a document whose conclusion would stand without a line is measured", async () => {
  const view = sampleInvoice({ lines: itemsOf(14) });
  const leastLayout = await compileTold({ endsOnFirstPage: false, leastConclusionMm: 1 }, view);
  const measuredLayout = await compileTold({ endsOnFirstPage: false, leastConclusionMm: null }, view);
  expect(leastLayout.count).toBe(2);
  expect(leastLayout.pdf.equals(measuredLayout.pdf)).toBe(true);
});

test("Western letters give the same bytes when fonts have nothing to compose", async () => {
  const letters = Array.from({ length: 0x17f }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => !/[\p{Cc}"\\\u00AD]/u.test(letter) && isPlainText(letter),
  );
  const text = letters.map((letter) => `${letter}a${letter}A${letter}i${letter}1${letter}${letter}-`).join(" ");
  const view = sampleInvoice({
    lines: [sampleLine(text, 1, 1000, [text])],
    subject: letters.join(""),
    notices: [text],
  });
  expect(letters).toEqual(expect.arrayContaining([..."éèàùçœÉÀŒÿ«"]));
  const plainLayout = await compileTold({ isPlain: true }, view);
  expect(plainLayout.pdf.equals((await compileTold({ isPlain: false }, view)).pdf)).toBe(true);
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
