import { DOCUMENT_LOOKS } from "#domain/company/style/document-style.ts";
import { quoteView } from "#domain/quotes/quote-view.ts";
import { labour, person, quote } from "#test/demo-company.ts";
import { pdfGeometry } from "#test/pdf-geometry.ts";
import { expect, test } from "vitest";
import { compileDocument, openCompiler } from "./compile-document.ts";

const compiler = openCompiler();

// Every few lines more, so that a page ends within a line of many.
const lines = Array.from({ length: 150 }, (_, index) => ({
  ...labour(`ligne${index}.`, 10_000, 2000),
  details: Array.from({ length: index % 4 }, (_detail, place) => `suite${index}. ${place}`),
}));

test.each(DOCUMENT_LOOKS)("a short line keeps its details on its page, in the look « %s »", async (look) => {
  const view = { ...quoteView({ ...quote, buyer: person, lines }), look };
  const pdf = await compileDocument(compiler, { view, createdAt: new Date("2026-12-03T10:00:00Z") });
  const pages = (await pdfGeometry(pdf)).map(({ texts }) => texts.map(({ text }) => text).join(" "));
  expect(pages.length).toBeGreaterThan(3);
  for (const words of pages)
    for (const [, number] of words.matchAll(/suite(\d+)\./g)) expect(words).toContain(`ligne${number}.`);
});
