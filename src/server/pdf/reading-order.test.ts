import type { DocumentView } from "#domain/documents/document-view.ts";
import { invoiceView } from "#domain/invoices/invoice-view.ts";
import { quoteView } from "#domain/quotes/quote-view.ts";
import { invoice, labour, person, quote } from "#test/demo-company.ts";
import { CONDITIONS } from "#test/mentions/said-conditions.ts";
import { issueParts } from "#test/part-invoices.ts";
import { joinRuns, pdfGeometry } from "#test/pdf-geometry.ts";
import { expect, test } from "vitest";
import { compileDocument, openCompiler } from "./compile-document.ts";

// What a reader looks for stands where they look for it: amounts in their column, terms before the place to sign.

const compiler = openCompiler();
const pagesOf = async (view: DocumentView) =>
  (await pdfGeometry(await compileDocument(compiler, { view, createdAt: new Date("2026-12-03T10:00:00Z") }))).map(
    ({ texts }) => joinRuns(texts),
  );
const RIGHT_MARGIN_MM = 190;

test("the amount of a total with a long name stands in the column of amounts", async () => {
  const view = quoteView({ ...quote, buyer: person, conditions: CONDITIONS["a whole site"] });
  const label = "Aides estimées (MaPrimeRénov' et Prime CEE)";
  const totals = [...view.totals, { label, value: "5\u202F432,10\u00A0€", strong: false }];
  const texts = (await pagesOf({ ...view, totals })).flat();
  const amount = texts.find(({ text }) => text.replace(/\s/g, "").startsWith("5432,10"));
  expect(amount?.right).toBeGreaterThan(RIGHT_MARGIN_MM - 1);
});

test("long notices are read before the place to sign and the certificates", async () => {
  const view = quoteView({ ...quote, buyer: person, lines: [labour("Pose", 10_000, 1000)] });
  const notices = Array.from({ length: 40 }, (_, index) => `Mention ${index + 1}`);
  const words = (await pagesOf({ ...view, notices })).flat().map(({ text }) => text);
  const lastNotice = words.findIndex((text) => text.startsWith("Mention 40"));
  expect(lastNotice).toBeGreaterThan(-1);
  expect(words.indexOf("Bon pour accord")).toBeGreaterThan(lastNotice);
});

// Over 42 mm in the narrow column beside a place to sign, which an invoice does not have.
const LONGER_NOTICES = ["Première", "Deuxième", "Troisième", "Dernière"].map(
  (rank) => `${rank} mention de plus, dont les mots passent la moitié de la largeur de la feuille et pas davantage.`,
);

test("no notice stands alone on the last page of an invoice", async () => {
  const { progress } = issueParts();
  for (let count = 0; count < 24; count++) {
    const details = Array.from({ length: count }, (_, index) => `Détail ${index}`);
    const lines = [...progress.lines, { ...labour("Pose", 10_000), details }];
    for (const one of [
      { ...progress, lines },
      { ...invoice, lines },
    ]) {
      const view = invoiceView(one);
      view.notices = [...view.notices, ...LONGER_NOTICES];
      const pages = (await pagesOf(view)).map((texts) => texts.map(({ text }) => text.replace(/\s/g, " ")));
      const last = pages.at(-1)?.join("\n") ?? "";
      const lastNotices = view.notices.filter((notice) => last.includes(notice.replace(/\s/g, " ").slice(0, 40)));
      expect(lastNotices.length, `${count} details more`).toBeGreaterThan(2);
    }
  }
});

test("a very long quantity leaves its room to what is sold", async () => {
  const line = { ...labour("Pose", 999_999_999), unit: "forfait" as const };
  const texts = (await pagesOf(invoiceView({ ...invoice, lines: [line] }))).flat();
  const runOf = (start: string) => texts.find(({ text }) => text.replace(/\s/g, "").startsWith(start));
  expect(runOf("forfaits")?.top).toBeGreaterThan(runOf("99999,9999")?.bottom ?? Infinity);
});
