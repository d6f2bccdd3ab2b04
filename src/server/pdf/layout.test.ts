import type { DocumentLook } from "#domain/company/style/document-style.ts";
import { DOCUMENT_LOOKS } from "#domain/company/style/document-style.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { invoiceView } from "#domain/invoices/invoice-view.ts";
import type { Line } from "#domain/lines/line.ts";
import type { QuoteConditions } from "#domain/quotes/conditions/quote-conditions.ts";
import { MAX_AIDS } from "#domain/quotes/conditions/quote-conditions.ts";
import { quoteView } from "#domain/quotes/quote-view.ts";
import { invoice, labour, person, quote } from "#test/demo-company.ts";
import { CONDITIONS } from "#test/mentions/said-conditions.ts";
import { issueParts } from "#test/part-invoices.ts";
import type { Box, PageGeometry } from "#test/pdf-geometry.ts";
import { isInside, joinRuns, pdfGeometry } from "#test/pdf-geometry.ts";
import { sampleQuote } from "#test/sample-views.ts";
import { describe, expect, test } from "vitest";
import { compileDocument, openCompiler } from "./compile-document.ts";

// Positions are tested, not words: a text extractor also finds words that run over the footer or off the sheet.

const compiler = openCompiler();
const pagesOf = async (view: DocumentView) =>
  pdfGeometry(await compileDocument(compiler, { view, createdAt: new Date("2026-12-03T10:00:00Z") }));

const LABELS = [
  "Isolation des combles",
  "Peinture des murs et plafonds du séjour",
  "Remplacement des menuiseries, pose et reprise des enduits autour des cadres",
  "Dépose",
];
const linesAt = (count: number, rates: number[]) =>
  Array.from({ length: count }, (_, index) =>
    labour(`${LABELS[index % 4]} ${index + 1}`, 10_000 + 2_500 * (index % 7), rates[index % rates.length]),
  );
const quoteOf = (count: number, ...rates: number[]) =>
  quoteView({ ...quote, buyer: person, lines: linesAt(count, rates), conditions: CONDITIONS["a whole site"] });
const invoiceOf = (count: number, ...rates: number[]) => invoiceView({ ...invoice, lines: linesAt(count, rates) });
const FOOTER = "Artisan d'art depuis 1987";
const withLook = (view: DocumentView, look: DocumentLook): DocumentView => ({
  ...view,
  look,
  accent: "#1d6b3c",
  footer: [...view.footer, FOOTER],
});

const SHEET: Box = { left: 20, top: 9, right: 190, bottom: 292 };
const isFrame = (shape: Box) => shape.right - shape.left > 60 && shape.bottom - shape.top > 20;
const isTick = (shape: Box) =>
  Math.abs(shape.right - shape.left - 3.4) < 0.3 && Math.abs(shape.bottom - shape.top - 3.4) < 0.3;

/** The rule above the legal lines at the foot of a page. All content of the document must end above it. */
function footerTop({ shapes, texts }: PageGeometry): number {
  const number = texts.find((text) => /^page\s+\d+\s+\/\s+\d+$/.test(text.text))!;
  return Math.max(
    ...shapes.filter((shape) => shape.right - shape.left > 160 && shape.top < number.top).map((shape) => shape.top),
  );
}

function expectWholeSheet(pages: PageGeometry[]): void {
  for (const page of pages) {
    const foot = footerTop(page);
    const crossing = page.texts.filter((text) => text.top < foot && text.bottom > foot);
    expect(crossing, "no text stands over the footer").toEqual([]);
    for (const text of page.texts) expect(isInside(text, SHEET), `${text.text} stays on the sheet`).toBe(true);
    for (const frame of page.shapes.filter(isFrame))
      expect(frame.bottom, "a frame ends above the footer").toBeLessThan(foot);
    const frames = page.shapes.filter(isFrame);
    for (const text of page.texts) {
      const neighbours = frames.filter(
        (frame) =>
          text.top < frame.bottom && text.bottom > frame.top && text.left < frame.right && text.right > frame.left,
      );
      for (const frame of neighbours) expect(isInside(text, frame), `${text.text} stays inside its frame`).toBe(true);
    }
    frames.forEach((frame, index) =>
      frames
        .slice(index + 1)
        .forEach((other) =>
          expect(frame.bottom <= other.top || other.bottom <= frame.top, "frames stay apart").toBe(true),
        ),
    );
  }
}

function checkCertificates(pages: PageGeometry[], view: DocumentView): void {
  const certificates = view.certificates ?? [];
  const titles = pages.flatMap((page) =>
    joinRuns(page.texts)
      .filter((text) => text.text.startsWith("Certification du client"))
      .map((title) => ({ page, title })),
  );
  expect(titles.map(({ title }) => title.text.replaceAll("\u00A0", " "))).toEqual(
    certificates.map((certificate) => certificate.title.replaceAll("\u00A0", " ")),
  );
  titles.forEach(({ page, title }, index) => {
    const frame = page.shapes.find((shape) => isFrame(shape) && isInside(title, shape))!;
    const inside = page.texts.filter((text) => isInside(text, frame));
    const words = inside.map((text) => text.text).join(" ");
    expect(words.replace(/\s+/g, " ")).toContain(certificates[index]!.text.replace(/\s+/g, " "));
    for (const blank of ["Nom, prénom", "Date", "Signature"])
      expect(inside.filter((text) => text.text === blank)).toHaveLength(1);
    expect(page.shapes.filter((shape) => isTick(shape) && isInside(shape, frame)).length).toBeGreaterThan(0);
    const sign = inside.find((text) => text.text === "Signature")!;
    expect(frame.bottom - sign.bottom, "room to sign").toBeGreaterThan(17);
    expect(inside.filter((text) => text.top > sign.bottom && text.right > sign.left)).toEqual([]);
  });
}

/** Each condition is printed whole, its name at its left, and none over another. */
function checkConditions(pages: PageGeometry[], view: DocumentView): void {
  const words = pages.flatMap((page) => page.texts.map((text) => text.text)).join(" ");
  const asPrinted = (text: string) => text.replace(/\s+/g, "");
  for (const { label, value } of view.conditions ?? []) {
    expect(asPrinted(words)).toContain(asPrinted(label));
    expect(asPrinted(words)).toContain(asPrinted(value));
  }
}

/** The page with the total also has a line of the document; the place to sign, or to pay, is on it or after it. */
function checkConclusion(pages: PageGeometry[], view: DocumentView): void {
  const texts = pages.map((page) => page.texts.map((text) => text.text).join("\n"));
  const endingAt = texts.findIndex((text) => /^(Total TTC|Total TTC à payer|Total à payer|Net à payer)$/m.test(text));
  const lastLine = view.lines.at(-1)!.label;
  expect(texts[endingAt]!.replace(/\s+/g, " ")).toContain(lastLine.split(" ").at(-1));
  expect(texts.slice(endingAt).join("\n")).toContain(view.kind === "quote" ? "Bon pour accord" : "IBAN");
}

/**
 * No page stands half empty because what comes next would not part: lines and totals follow on. The place to sign stays
 * with the first certificate.
 */
function checkFullPages(pages: PageGeometry[], view: DocumentView): void {
  const tallestMm = ((view.certificates ?? []).length > 0 ? 82 : 75) + 6 * view.totals.length;
  for (const page of pages.slice(0, -1)) {
    const foot = footerTop(page);
    const lowest = Math.max(...page.texts.filter((text) => text.bottom < foot - 7).map((text) => text.bottom));
    expect(foot - lowest, "a page that goes on is full").toBeLessThan(tallestMm);
  }
}

async function expectLayout(view: DocumentView): Promise<void> {
  const pages = await pagesOf(view);
  expectWholeSheet(pages);
  checkCertificates(pages, view);
  checkConditions(pages, view);
  checkConclusion(pages, view);
  checkFullPages(pages, view);
}

describe("blocks stand inside their frame, above the footer, on the sheet", () => {
  test.each([1, 12, 40, 300])(
    "a quote of %i lines at one, two or no reduced rates: a certificate per rate, in one piece",
    async (count) => {
      for (const rates of [[1000], [550, 1000], [2000]]) await expectLayout(quoteOf(count, ...rates));
    },
  );

  test.each(Object.entries(CONDITIONS))("a quote whose seller said %s", async (_what, conditions) => {
    for (let count = 1; count <= 30; count += 4)
      await expectLayout(quoteView({ ...quote, buyer: person, lines: linesAt(count, [550, 2000]), conditions }));
  });

  test("conditions of the longest texts go on under the place to sign, over as many pages as they need", async () => {
    const text = "Un mot après l'autre. ".repeat(18).trim();
    const conditions: QuoteConditions = {
      ...CONDITIONS["a whole site"],
      guarantee: text,
      complaints: text,
      waste: { quantity: text, sorting: text, collection: text, costCents: 1_000 },
      energy: { rgeLabel: text, subcontractors: text },
      aids: Array.from({ length: MAX_AIDS }, () => ({ kind: "other", label: text.slice(0, 60), cents: 1_000 })),
    };
    for (const count of [1, 5, 9, 20])
      await expectLayout(quoteView({ ...quote, buyer: person, lines: linesAt(count, [1000]), conditions }));
  });

  test.each([1, 12, 40, 300])("an invoice of %i lines", async (count) => {
    for (const rates of [[1000], [550, 1000]]) await expectLayout(invoiceOf(count, ...rates));
  });

  test("the total is never alone on a page", async () => {
    for (let count = 1; count <= 32; count++) {
      await expectLayout(quoteOf(count, 550, 1000));
      await expectLayout(invoiceOf(count, 1000, 2000));
    }
  });
});

describe.each(DOCUMENT_LOOKS)("in the look « %s »", (look) => {
  // Each count of lines at one of the three sets of rates, as a quote or as an invoice: from one look to the next it is
  // the other one, so that all are tried in a sixth of the time.
  test.each([
    [[2000], 1],
    [[550, 1000], 2],
    [[550, 1000, 2000], 3],
  ])(
    "documents of up to 40 lines at the rates %j stand inside their blocks",
    async (rates, firstCount) => {
      for (let count = firstCount; count <= 40; count += 3) {
        const isQuote = (count + DOCUMENT_LOOKS.indexOf(look)) % 2 === 0;
        await expectLayout(withLook(isQuote ? quoteOf(count, ...rates) : invoiceOf(count, ...rates), look));
      }
    },
    240_000,
  );

  test("300 lines carry their running total from page to page", async () => {
    const view = withLook(invoiceOf(300, 1000, 2000), look);
    const pages = await pagesOf(view);
    expectWholeSheet(pages);
    const amounts = (label: string) =>
      pages.map(({ texts }) => {
        const runs = joinRuns(texts).map(({ text }) => text);
        const at = runs.findIndex((run) => run.startsWith(label));
        return at < 0
          ? null
          : runs
              .slice(at, at + 2)
              .join(" ")
              .replace(label, "")
              .trim();
      });
    const [toCarry, broughtForward] = [amounts("À reporter"), amounts("Report")];
    expect(toCarry.slice(0, -1)).not.toContain(null);
    expect(broughtForward.slice(1)).toEqual(toCarry.slice(0, -1));
    const numbers = pages.map(({ texts }) => texts.find(({ text }) => /^page\s/.test(text))?.text.replace(/\s/g, " "));
    expect(numbers).toEqual(pages.map((_, index) => `page ${index + 1} / ${pages.length}`));
  });

  test("deposit, progress and final invoices and their credit note keep to the sheet", async () => {
    for (const part of Object.values(issueParts())) expectWholeSheet(await pagesOf(withLook(invoiceView(part), look)));
  });

  test("a seller with a very long name keeps to the sheet", async () => {
    const name = "Compagnie générale de plomberie, de chauffage et d'électricité ".repeat(3);
    expectWholeSheet(await pagesOf(withLook({ ...quoteOf(12, 1000), seller: { ...quoteOf(1).seller, name } }, look)));
  });
});

test("a text that runs over the footer is found", async () => {
  const pages = await pagesOf(quoteOf(3, 2000));
  const foot = footerTop(pages[0]!);
  const planted = { text: "déborde", left: 30, right: 60, top: foot - 2, bottom: foot + 1 };
  expect(() => expectWholeSheet([{ ...pages[0]!, texts: [...pages[0]!.texts, planted] }])).toThrow("over the footer");
});

test("a text that leaves its frame is found", async () => {
  const pages = await pagesOf(quoteOf(3, 2000));
  const frame = pages[0]!.shapes.find(isFrame)!;
  const planted = {
    text: "déborde",
    left: frame.left - 5,
    right: frame.left + 5,
    top: frame.top + 5,
    bottom: frame.top + 8,
  };
  expect(() => expectWholeSheet([{ ...pages[0]!, texts: [...pages[0]!.texts, planted] }])).toThrow("inside its frame");
});

test("the signature area grows with long words", async () => {
  const view = sampleQuote(5);
  const words = Array.from(
    { length: 2 },
    (_, index) => `Certificat ${index + 1} : ${"des travaux sur des locaux à usage d’habitation, ".repeat(12)}fin.`,
  );
  const pages = await pagesOf({
    ...view,
    signature: { title: "Bon pour accord", lines: [...words, ...view.signature!.lines] },
  });
  expectWholeSheet(pages);
});

test("long notices follow the total over several pages", async () => {
  const notices = Array.from({ length: 100 }, (_, index) => `Mention ${index + 1}`);
  const pages = await pagesOf({ ...quoteOf(12, 1000), notices });
  expectWholeSheet(pages);
  expect(
    pages.flatMap((page) =>
      page.texts.filter((text) => text.text.startsWith("Mention ") && text.bottom < footerTop(page)),
    ),
  ).toHaveLength(100);
});

test("a document may begin with several titles of any level", async () => {
  const section = (id: string, level: 1 | 2): Line => ({ kind: "section", id, label: `Lot ${id}`, level });
  const text = (id: string): Line => ({ kind: "text", id, label: `Note ${id}` });
  const starts = [
    [text("a"), text("b")],
    [text("a"), section("b", 1)],
    [section("a", 1), section("b", 1)],
  ];
  for (const start of [...starts, [section("a", 2), section("b", 1), section("c", 2), text("d")]]) {
    const pages = await pagesOf(invoiceView({ ...invoice, lines: [...start, ...linesAt(2, [2000])] }));
    expectWholeSheet(pages);
    const texts = pages.flatMap((page) => joinRuns(page.texts).map((run) => run.text));
    for (const line of start) expect(texts.some((run) => run.startsWith(line.label))).toBe(true);
  }
});
