import type { Company } from "#domain/company/company.ts";
import type { Customer } from "#domain/customers/customer.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { invoiceView } from "#domain/invoices/invoice-view.ts";
import { quoteView } from "#domain/quotes/quote-view.ts";
import { invoice, labour, professional, quote, seller } from "#test/demo-company.ts";
import type { Box, PageGeometry, PlacedText } from "#test/pdf-geometry.ts";
import { isInside, pdfGeometry } from "#test/pdf-geometry.ts";
import { pdfText } from "#test/pdf-text.ts";
import { expect, test } from "vitest";
import { compileDocument, openCompiler } from "./compile-document.ts";

// A word that is wider than its line is broken inside its own column, in every field.

const compiler = openCompiler();
const SHEET: Box = { left: 20, top: 5, right: 190, bottom: 292 };
const WIDEST = "W".repeat(80);

async function pagesOf(view: DocumentView): Promise<PageGeometry[]> {
  return pdfGeometry(await compileDocument(compiler, { view, createdAt: new Date("2026-12-03T10:00:00Z") }));
}

/** Two overlapping texts. Each is wider and higher than a rounding error of the extraction. */
function overlaps(one: PlacedText, other: PlacedText): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0.3 && height > 0.3;
}

function faultsOf(pages: PageGeometry[]): string[] {
  return pages.flatMap(({ texts }) => [
    ...texts.filter((text) => !isInside(text, SHEET)).map((text) => `off the sheet: ${text.text}`),
    ...texts.flatMap((text, index) =>
      texts
        .slice(index + 1)
        .filter((other) => overlaps(text, other))
        .map((other) => `over one another: ${text.text} | ${other.text}`),
    ),
  ]);
}

const address = { line1: WIDEST, line2: WIDEST, postalCode: "38000", city: WIDEST, country: "FR" as const };
const longSeller: Company = { ...seller, address, email: `${WIDEST}@volt.fr`, rcsTown: WIDEST, legalNotices: WIDEST };
const longBuyer: Customer = {
  ...professional,
  firstName: WIDEST,
  lastName: WIDEST,
  email: `${WIDEST}@roux.fr`,
  address,
};
const lines = [
  { ...labour(WIDEST, 75_000), details: [WIDEST] },
  { kind: "text" as const, id: "text", label: WIDEST },
  ...invoice.lines,
];
const facts = Array.from({ length: 5 }, (_, index) => ({ label: `Fait ${index} ${WIDEST}`, value: WIDEST }));

const FACTS: Record<string, DocumentView> = {
  "the seller's name": invoiceView({ ...invoice, seller: { ...seller, name: WIDEST, legalForm: "SAS" } }),
  "the seller's name, on many pages": quoteView({
    ...quote,
    seller: { ...seller, name: WIDEST },
    lines: Array.from({ length: 60 }, (_, index) => labour(`Pose ${index}`, 10_000)),
  }),
  "the seller's address, email and town": invoiceView({ ...invoice, seller: longSeller }),
  "the insurer": quoteView({
    ...quote,
    seller: { ...seller, insurance: { insurer: WIDEST, contact: WIDEST, coverage: WIDEST } },
  }),
  "the IBAN and the BIC": invoiceView({ ...invoice, seller: { ...seller, iban: "M".repeat(42), bic: "W".repeat(11) } }),
  "the customer's name": quoteView({ ...quote, buyer: { ...professional, companyName: WIDEST } }),
  "the customer's contact, address and email": invoiceView({ ...invoice, buyer: longBuyer }),
  "the project's name": quoteView({ ...quote, subject: WIDEST }),
  "the number": invoiceView({ ...invoice, number: "W".repeat(35), quoteNumber: "W".repeat(35) }),
  "the lines": quoteView({ ...quote, lines }),
  "every fact of the head": { ...invoiceView(invoice), facts },
  "a certificate": quoteView({ ...quote, buyer: longBuyer, lines: [labour(WIDEST, 10_000, 1000)] }),
};

test.each(Object.entries(FACTS))("a word of 80 wide letters in %s stays in its column", async (_name, view) => {
  expect(faultsOf(await pagesOf(view))).toEqual([]);
});

test("a 40-letter email breaks only in narrow columns", async () => {
  const email = "prenom.nom-de-famille@entreprise-longue.fr";
  const view = { ...invoiceView({ ...invoice, buyer: { ...professional, email } }), facts: FOUR_FACTS(email) };
  expect(faultsOf(await pagesOf(view))).toEqual([]);
  const runs = pdfText(await compileDocument(compiler, { view, createdAt: new Date(0) })).flatMap((page) =>
    page.split("\n"),
  );
  expect(runs.filter((run) => run === email)).toHaveLength(1);
});

function FOUR_FACTS(value: string) {
  return Array.from({ length: 4 }, (_, index) => ({ label: `Fait ${index}`, value }));
}
