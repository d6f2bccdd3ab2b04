import type { DocumentLook } from "#domain/company/style/document-style.ts";
import { columnTitles } from "#domain/documents/columns-view.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { invoiceView } from "#domain/invoices/invoice-view.ts";
import { withPrices } from "#domain/lines/terms.ts";
import { untaxed } from "#domain/lines/vat-treatment.ts";
import { quoteView } from "#domain/quotes/quote-view.ts";
import { compileDocument, openCompiler } from "#server/pdf/compile-document.ts";
import { DocumentPage } from "#web/documents/document-page.tsx";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { invoice, labour, person, quote, seller } from "./demo-company.ts";
import { pdfText } from "./pdf-text.ts";
import { allTerms, bathroomLines } from "./priced-lines.ts";

// The page, which is also the preview, and the PDF show the same view: all its texts and the titles of its columns,
// with its facts in the same order.

const compiler = openCompiler();
const bare = { ...person, firstName: "", email: "", address: null };
const silent = { ...seller, address: null, siret: "", email: "", phone: "", iban: "", bic: "", insurance: null };
const withLook = (look: DocumentLook) => ({
  ...seller,
  documentStyle: { look, accent: "#1d6b3c", footer: "Artisan d'art depuis 1987" },
});
const rates = [2000, 1000, 550].flatMap((rate, index) => [
  { kind: "text" as const, id: `lot-${index}`, label: `Lot ${index}` },
  { ...labour(`Pose à ${rate / 100}`, 12_500, rate), details: ["Fourniture comprise", "Garantie deux ans"] },
]);
const reasons = (["subcontracting", "exempt_training", "export"] as const).map((reason) =>
  labour(reason, 12_500, untaxed(reason)),
);
const many = Array.from({ length: 60 }, (_, index) =>
  labour(`Ligne numéro ${index}`, 3_333 + index, index % 2 ? 550 : 2000),
);

const VIEWS: Record<string, DocumentView> = {
  quote: quoteView(quote),
  "preview of a quote, without a number": quoteView({ ...quote, number: "" }),
  "quote at three rates, with certificates": quoteView({ ...quote, buyer: person, lines: rates }),
  "quote with nothing in it": quoteView({ ...quote, seller: silent, buyer: bare, startsOn: null, lines: [] }),
  "quote with sections, discounts, an option and terms": quoteView({ ...quote, lines: bathroomLines, terms: allTerms }),
  "quote with prices with VAT": quoteView({
    ...quote,
    buyer: person,
    lines: bathroomLines,
    terms: withPrices(allTerms, "gross"),
  }),
  "invoice of prices with VAT": invoiceView({ ...invoice, lines: rates, terms: withPrices(invoice.terms, "gross") }),
  invoice: invoiceView(invoice),
  "invoice without VAT, for three reasons": invoiceView({ ...invoice, lines: reasons }),
  "preview of an invoice, without a number": invoiceView({ ...invoice, number: "", servicedOn: null }),
  "invoice of many lines": invoiceView({ ...invoice, lines: many }),
  "quote in the compact look": quoteView({ ...quote, seller: withLook("compact"), lines: rates }),
  "invoice under a band": invoiceView({ ...invoice, seller: withLook("bandeau") }),
  "invoice with a long subject": invoiceView({ ...invoice, subject: "Rénovation entière ".repeat(20).trim() }),
};

test.each(Object.entries(VIEWS))("page and PDF have the same text: %s", async (_name, view) => {
  const { lines, vatRecap } = columnTitles(view);
  const texts = [...textsOf(view), ...lines, ...(view.vatRecap.length > 0 ? vatRecap : [])];
  const page = bareText(renderToStaticMarkup(createElement(DocumentPage, { view })).replace(/<[^>]*>/g, ""));
  const pdf = bareText(pdfText(await compileDocument(compiler, { view, createdAt: new Date(0) })).join(""));
  for (const [where, version] of Object.entries({ page, pdf }))
    expect(texts.filter((text) => !version.includes(bareText(text))).map((text) => `${where} lacks ${text}`)).toEqual(
      [],
    );
  const facts = view.facts.map(({ label, value }) => bareText(label + value));
  for (const version of [page, pdf]) expect(version).toContain(facts.join(""));
});

/** The printed texts of a view. Page and PDF have different words around the payment code. */
function textsOf({
  kind: _kind,
  logoId: _logoId,
  look: _look,
  accent: _accent,
  prices: _prices,
  ...view
}: DocumentView): string[] {
  const seller = { ...view.seller, heading: "" };
  const lines = view.lines.map(({ kind: _lineKind, ...line }) => line);
  return stringsIn({ ...view, seller, lines, payment: view.payment && { ...view.payment, qrText: "" } });
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function bareText(text: string): string {
  const plainText = text
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&nbsp;", "");
  return plainText.replace(/[\s\u00A0\u202F\u200B]/g, "");
}
