import { keepTogether } from "#domain/shared/text/keep-together.ts";
import { typesetPunctuation } from "#domain/shared/text/typeset.ts";
import { sampleInvoice, sampleLine, sampleQuote } from "#test/sample-views.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DocumentPage } from "./document-page.tsx";

const text = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'");

test("the page shows every word and figure of the view", () => {
  for (const view of [sampleInvoice(), sampleQuote(3)]) {
    const { payment, ...rest } = view;
    const pageText = text(renderToStaticMarkup(<DocumentPage view={view} />));
    const printedView = {
      ...rest,
      payment: payment && { ...payment, qrText: "" },
      seller: { ...view.seller, heading: "" },
    };
    for (const part of stringsIn(printedView)) expect(pageText).toContain(keepTogether(typesetPunctuation(part)));
  }
});

test("under franchise no rate and no VAT column is shown", () => {
  const pageText = text(renderToStaticMarkup(<DocumentPage view={sampleInvoice({ showsVat: false })} />));
  expect(pageText).not.toContain("10\u00A0%");
  expect(pageText).not.toContain("Montant TVA");
});

test("a line without a rate says no VAT", () => {
  const ratesOf = (vatRate: string) => {
    const view = sampleInvoice({ lines: [sampleLine("Remise", 1, -77_00, [], vatRate)] });
    return renderToStaticMarkup(<DocumentPage view={view} />).includes("_TVA_");
  };
  expect([ratesOf("10\u00A0%"), ratesOf("")]).toEqual([true, false]);
});

test("logo and payment code have alternative texts when their addresses are known", () => {
  const html = renderToStaticMarkup(<DocumentPage view={sampleInvoice()} logoUrl="/logo" qrUrl="/qr" />);
  expect(html).toContain('alt="Logo de Plomberie Lefèvre &amp; Fils"');
  expect(html).toContain('alt="Code QR du virement"');
});

function stringsIn(value: unknown, key = ""): string[] {
  if (["kind", "logoId", "accent"].includes(key)) return [];
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) => stringsIn(part, name));
}
