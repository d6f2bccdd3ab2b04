import type { DocumentLook } from "#domain/company/style/document-style.ts";
import { DOCUMENT_LOOKS } from "#domain/company/style/document-style.ts";
import { quoteView } from "#domain/quotes/quote-view.ts";
import { labour, person, quote } from "#test/demo-company.ts";
import { pdfGeometry } from "#test/pdf-geometry.ts";
import { expect, test } from "vitest";
import { compileDocument, openCompiler } from "./compile-document.ts";

const compiler = openCompiler();

async function pageTexts(count: number, look: DocumentLook): Promise<string[]> {
  const lines = Array.from({ length: count }, (_, index) => labour(`Remplacement du conduit ${index}`, 10_000, 1000));
  const view = { ...quoteView({ ...quote, buyer: person, lines }), look };
  const pages = await pdfGeometry(
    await compileDocument(compiler, { view, createdAt: new Date("2026-12-03T10:00:00Z") }),
  );
  return pages.map(({ texts }) => texts.map(({ text }) => text).join(" "));
}

test.each(DOCUMENT_LOOKS)("in the look %s a certificate stands on the page of the place to sign", async (look) => {
  for (let count = 1; count <= 12; count += 1) {
    const certificatePage = (await pageTexts(count, look)).find((text) => text.includes("Certification du"));
    expect(certificatePage).toContain("Bon pour accord");
  }
});
