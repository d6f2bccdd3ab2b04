import type { DocumentView } from "#domain/documents/document-view.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { keepTogether } from "#domain/shared/text/keep-together.ts";
import { openPdf, pdfText } from "#test/pdf-text.ts";
import { sampleInvoice, sampleLine, sampleQuote } from "#test/sample-views.ts";
import { afterAll, describe, expect, test } from "vitest";
import { openDocumentRenderer } from "./render-document.ts";

const renderer = openDocumentRenderer({ size: 1 });
afterAll(() => renderer.close());

const createdAt = new Date("2026-12-03T10:00:00Z");
const xml = "<?xml version='1.0'?><rsm:CrossIndustryInvoice xmlns:rsm='urn:x'>é</rsm:CrossIndustryInvoice>";
const attachment = { name: "factur-x.xml", bytes: Buffer.from(xml), description: "Facture F-2026-0042" } as const;

const render = (view: DocumentView) => renderer.renderDocument(view, { createdAt });
const words = async (view: DocumentView) => (await render(view).then(pdfText)).join("\n");
// A change of font or a full line ends a run. The spaces between words are in the runs.
const flowing = async (view: DocumentView) => (await words(view)).replaceAll("\n", "");

describe("an invoice with its XML", async () => {
  const bytes = await renderer.renderDocument(sampleInvoice(), { createdAt, attachment });
  const pdf = openPdf(bytes);
  const catalog = pdf.object(pdf.reference(pdf.trailer, "Root"));
  const objects = Array.from({ length: pdf.objectCount - 1 }, (_, index) => pdf.object(index + 1));

  test("declares PDF/A-3b and Factur-X EN 16931", () => {
    const xmp = pdf.stream(pdf.reference(catalog, "Metadata")).toString("utf8");
    expect(xmp).toContain("<pdfaid:part>3</pdfaid:part>");
    expect(xmp).toContain("<pdfaid:conformance>B</pdfaid:conformance>");
    expect(xmp).toContain("<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>");
    expect(xmp).toContain("<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>");
    expect(xmp.split("<pdfaExtension:schemas>")).toHaveLength(2);
    expect(/<pdfaExtension:schemas>.*<pdfaSchema:prefix>fx<.*<\/pdfaExtension:schemas>/s.test(xmp)).toBe(true);
  });

  test("carries the XML unchanged, as an alternative of the whole document", () => {
    const file = Number(/\/AF \[(\d+) 0 R\]/.exec(catalog)?.[1]);
    expect(catalog).toMatch(new RegExp(String.raw`/EmbeddedFiles\s*<<\s*/Names \[\(factur-x\.xml\) ${file} 0 R\]`));
    expect(pdf.object(file)).toContain("/AFRelationship /Alternative");
    expect(pdf.stream(pdf.reference(pdf.object(file), "F")).toString("utf8")).toBe(xml);
  });

  test("the file holds every font it uses", () => {
    const fonts = objects.filter((object) => /\/Type \/FontDescriptor/.test(object));
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) expect(font).toMatch(/\/FontFile[23]? \d+ 0 R/);
  });

  test("says its language and colour space", () => {
    expect(catalog).toContain("/Lang (fr-FR)");
    expect(catalog).toContain("/OutputIntents");
  });

  test("is tagged for screen readers", () => {
    expect(catalog).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(objects.filter((object) => /\/S \/Table\b/.test(object)).length).toBeGreaterThan(0);
    expect(objects.some((object) => /\/S \/H1\b/.test(object))).toBe(true);
    expect(objects.some((object) => /\/S \/Figure\b/.test(object) && object.includes("/Alt"))).toBe(true);
  });

  test("can be read: totals, parties, number", () => {
    const view = sampleInvoice();
    const text = pdfText(bytes).join("\n");
    for (const cents of [view.amounts.netCents, view.amounts.vatCents, view.amounts.grossCents])
      expect(text).toContain(formatMoney(cents));
    for (const part of [view.title, view.number, view.seller.name, view.buyer.name, view.subject])
      expect(text).toContain(part);
    expect(text).toContain("page 1 / 1");
  });

  test("is the same bytes when it is rendered again", async () => {
    const again = openDocumentRenderer({ size: 1 });
    const second = await again.renderDocument(sampleInvoice(), { createdAt, attachment });
    await again.close();
    expect(Buffer.from(second).equals(Buffer.from(bytes))).toBe(true);
  });
});

describe("a document", () => {
  const invoiceOf = (name: string) => sampleInvoice({ seller: { ...sampleInvoice().seller, name } });

  test("prints guillemets and an ampersand", async () => {
    expect(await words(invoiceOf("« VOLT & FILS »"))).toContain("VOLT & FILS");
  });

  test("prints an emoji of the company's name", async () => {
    expect(await words(invoiceOf("Plomberie Martin 🔧👨‍👩‍👧☎️"))).toContain("🔧");
  });

  test("prints letters of many alphabets", async () => {
    for (const name of [
      "张伟 木工",
      "山田太郎 ヤマダ",
      "김민수",
      "محمد الأمين",
      "דוד כהן",
      "Նարեկ",
      "გიორგი",
      "राजेश शर्मा",
      "สมชาย",
      "Νίκος",
      "Олексій",
      "✓ № 5 → ½",
    ]) {
      const text = (await flowing(invoiceOf(`${name} fin`))).normalize("NFKC");
      expect(text, name).not.toMatch(/□|U\+/);
      for (const letter of name.normalize("NFKC").replace(/[\s\p{M}]/gu, ""))
        expect(text, `${letter} of ${name}`).toContain(letter);
    }
  });

  test("names a letter that no font has by its code", async () => {
    expect(await flowing(invoiceOf("Scribe 𓀀 𝐀 & Fils"))).toContain("Scribe U+13000 A & Fils");
  });

  test("leaves out control characters, private-use codes, lone surrogates and overrides", async () => {
    expect(await flowing(invoiceOf("Vo\u0000lt\u0007\uE000\u202E \uD83D Fils\uFEFF\uFFFF"))).toMatch(/^Volt\s\? Fils/);
  });

  test("prints typed text that looks like markup as it is", async () => {
    const markup = 'a #read("/data.json") *x* $y$ <l> @ref `c` \\ ~';
    expect(await flowing(invoiceOf(markup))).toContain(markup);
  });

  test("comes out with a description of 5,000 characters and a word of 3,000 letters", async () => {
    const lines = [
      sampleLine("Pose", 1, 1000, ["Description longue. ".repeat(250)]),
      sampleLine("m".repeat(3000), 2, 1500),
    ];
    const text = await words(sampleInvoice({ lines }));
    expect(text.match(/m/g)?.length).toBeGreaterThanOrEqual(3000);
    expect(text).toContain(formatMoney(4000));
  });

  test("comes out with empty parts everywhere", async () => {
    const nobody = { heading: "", name: "", lines: [] };
    const bare = {
      title: "Facture",
      number: "",
      subject: "",
      facts: [],
      seller: nobody,
      buyer: nobody,
      lines: [],
      notices: [],
      payment: null,
      footer: [],
      accent: "bleu",
    };
    expect(await words(sampleInvoice(bare))).toContain("Facture");
  });

  test("leaves out a logo that is broken or of an unknown kind", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>';
    const withLogo = (text: string, mime: string) =>
      renderer
        .renderDocument(sampleInvoice(), { createdAt, logo: { bytes: Buffer.from(text), mime } })
        .then((bytes) => Buffer.from(bytes).length);
    const bare = (await render(sampleInvoice())).length;
    expect(await withLogo(svg, "image/svg+xml")).toBeGreaterThan(bare);
    expect(await withLogo("not a picture", "image/png")).toBe(bare);
    expect(await withLogo("GIF89a", "image/gif")).toBe(bare);
  });
});

describe("a quote of 300 lines", async () => {
  const view = sampleQuote(300);
  const pages = pdfText(await render(view));

  test("repeats the running total « À reporter » of each page as « Report » on the next", () => {
    const runningTotals = pages.map((page) => /À reporter\n(.*)/.exec(page)?.[1]);
    const broughtForward = pages.map((page) => /Report\n(.*)/.exec(page)?.[1]);
    expect(pages.length).toBeGreaterThan(5);
    expect(broughtForward.slice(1)).toEqual(runningTotals.slice(0, -1));
    expect(broughtForward[0] ?? runningTotals.at(-1)).toBeUndefined();
    const firstPageCents = view.lines.reduce(
      (sum, line) =>
        sum + (line.kind === "item" && pages[0]?.includes(`${keepTogether(line.label)}\n`) ? line.netCents : 0),
      0,
    );
    expect(runningTotals[0]).toBe(formatMoney(firstPageCents));
  });

  test("repeats the column titles and numbers its pages", () => {
    const last = pages.length;
    pages.forEach((page, index) => {
      expect(page).toContain("Prix unitaire HT");
      expect(page).toContain(`page ${index + 1} / ${last}`);
    });
    expect(pages.at(-1)).toContain("Bon pour accord");
  });
});

test("under franchise neither a rate nor a VAT amount is printed", async () => {
  const text = await words(sampleInvoice({ showsVat: false }));
  expect(text).not.toMatch(/10\u00A0%\n/);
  expect(text).not.toContain("Montant TVA");
  expect(text).not.toContain("Prix unitaire HT");
});
