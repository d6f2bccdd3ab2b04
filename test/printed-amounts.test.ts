import { creditLeft } from "#domain/invoices/credit-left.ts";
import type { LineWish } from "#domain/invoices/credit-note.ts";
import { creditNoteLines } from "#domain/invoices/credit-note.ts";
import { invoiceView } from "#domain/invoices/invoice-view.ts";
import type { Invoice, IssuedInvoice } from "#domain/invoices/invoice.ts";
import type { Line } from "#domain/lines/line.ts";
import { withoutOptions } from "#domain/lines/line.ts";
import type { Prices, Terms } from "#domain/lines/terms.ts";
import { withPrices } from "#domain/lines/terms.ts";
import { addUp } from "#domain/lines/totals.ts";
import { untaxed } from "#domain/lines/vat-treatment.ts";
import { quoteView } from "#domain/quotes/quote-view.ts";
import { facturX } from "#server/e-invoice/factur-x.ts";
import { compileDocument, openCompiler } from "#server/pdf/compile-document.ts";
import { DocumentPage } from "#web/documents/document-page.tsx";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { franchiseSeller, invoice, quote } from "./demo-company.ts";
import { pdfText } from "./pdf-text.ts";
import { allTerms, anyLines, anyTerms, bathroomLines } from "./priced-lines.ts";
import type { PrintedAmounts } from "./printed-amounts.ts";
import { printedAmounts, printedCents } from "./printed-amounts.ts";

// A customer checks a document with a pocket calculator, from what is printed and nothing else. The rules are written
// again here on BigInt fractions, without a function of the product.

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** A fraction of natural numbers rounded half up. */
const roundHalfUp = (numerator: bigint, denominator: bigint) =>
  Number(numerator / denominator) + (2n * (numerator % denominator) >= denominator ? 1 : 0);

const RATE_ENDS = {
  S: "",
  E: " (exonéré)",
  AE: " (autoliquidation)",
  K: " (intracommunautaire)",
  G: " (exportation)",
  O: " (non soumis)",
  Z: "",
};

type Base = { basisPoints: number; cents: number };

/** The bases of VAT from the lines, before any discount, in cents, by their rate as printed. */
function vatBases(lines: readonly Line[]): Map<string, Base> {
  const bases = new Map<string, Base>();
  for (const line of lines) {
    if (line.kind !== "item" || line.isOption) continue;
    const { category, basisPoints } = line.vat;
    const rate = `${String(basisPoints / 100).replace(".", ",")}\u00A0%${RATE_ENDS[category]}`;
    const gross = roundHalfUp(BigInt(line.quantityE4) * BigInt(line.unitPriceE6), 10n ** 8n);
    const net = gross - roundHalfUp(BigInt(gross) * BigInt(line.discountBasisPoints), 10_000n);
    bases.set(rate, { basisPoints, cents: net + (bases.get(rate)?.cents ?? 0) });
  }
  return bases;
}

/** Gives a discount out cent by cent, each to the base that is furthest below its share, the first among equals. */
function discountShares(discountCents: number, bases: readonly number[]): number[] {
  const whole = BigInt(sum(bases));
  if (whole === 0n) return bases.map(() => 0);
  const shares = bases.map((cents) => Number((BigInt(discountCents) * BigInt(cents)) / whole));
  while (sum(shares) < discountCents) {
    const lacks = bases.map((cents, at) => BigInt(discountCents) * BigInt(cents) - BigInt(shares[at]!) * whole);
    shares[lacks.indexOf(lacks.reduce((a, b) => (b > a ? b : a)))]! += 1;
  }
  return shares;
}

/** Everything that is printed adds up, row by row, to what is printed under it. */
function expectSumsOfPrint(print: PrintedAmounts, showsVat: boolean): void {
  for (const { quantityE4, unitPriceE6, discountBasisPoints, discountCents, netCents } of print.items) {
    const before = roundHalfUp(BigInt(quantityE4) * BigInt(unitPriceE6), 10n ** 8n);
    expect(0 - discountCents).toBe(roundHalfUp(BigInt(before) * BigInt(discountBasisPoints), 10_000n));
    expect(before + discountCents).toBe(netCents);
  }
  for (const { subtotalCents, itemCents } of print.sections) expect(subtotalCents).toBe(sum(itemCents));
  const lineCents = sum(print.items.filter(({ isOption }) => !isOption).map(({ netCents }) => netCents));
  expect(print.beforeDiscountCents ?? print.netCents).toBe(lineCents);
  expect(lineCents + (print.discountCents ?? 0)).toBe(print.netCents);
  expect(print.recap.map(({ rate, vatCents }) => ({ rate, vatCents }))).toEqual(print.vatRows);
  if (showsVat) expect(sum(print.recap.map(({ baseCents }) => baseCents))).toBe(print.netCents);
  expect(print.netCents + sum(print.vatRows.map(({ vatCents }) => vatCents))).toBe(print.grossCents);
  const rest = print.grossCents + (print.prepaidCents ?? 0) + (print.retentionCents ?? 0);
  expect(print.restCents ?? print.grossCents).toBe(rest);
}

/** Discount, bases and VAT are those of the lines and terms, computed here a second time. */
function expectVatOfLines(print: PrintedAmounts, lines: readonly Line[], { discount, ...terms }: Terms): void {
  const bases = vatBases(lines);
  const lineCents = sum([...bases.values()].map(({ cents }) => cents));
  const discountCents =
    discount?.kind === "share"
      ? roundHalfUp(BigInt(lineCents) * BigInt(discount.basisPoints), 10_000n)
      : Math.min(discount?.cents ?? 0, lineCents);
  const inOrder = print.recap.map(({ rate }) => bases.get(rate)!);
  const shares = discountShares(
    discountCents,
    inOrder.map(({ cents }) => cents),
  );
  expect(0 - (print.discountCents ?? 0)).toBe(discountCents);
  expect(inOrder.length).toBe(bases.size);
  for (const [at, { baseCents, vatCents }] of print.recap.entries()) {
    expect(baseCents).toBe(inOrder[at]!.cents - shares[at]!);
    expect(vatCents).toBe(roundHalfUp(BigInt(baseCents) * BigInt(inOrder[at]!.basisPoints), 10_000n));
  }
  expect(0 - (print.prepaidCents ?? 0)).toBe(terms.prepaidCents);
  const retention = roundHalfUp(BigInt(print.grossCents) * BigInt(terms.retentionBasisPoints), 10_000n);
  expect(0 - (print.retentionCents ?? 0)).toBe(retention);
}

/** The figures of an XML element, in its order, times 10^decimals. */
const figuresOf = (xml: string, tag: string, decimals = 2) =>
  [...xml.matchAll(new RegExp(`<ram:${tag}[^>]*>(-?\\d+)(?:\\.(\\d+))?<`, "g"))].map(([, whole, fraction = ""]) =>
    Number(`${whole}${fraction.padEnd(decimals, "0")}`),
  );

function expectSameInXml(print: PrintedAmounts, xml: string, prices: Prices = "net"): void {
  const items = print.items.filter(({ isOption }) => !isOption);
  const lineXml = xml.slice(0, xml.indexOf("<ram:ApplicableHeaderTradeAgreement>"));
  const headXml = xml.slice(lineXml.length);
  const whenSome = (cents: number | null) => (cents === null ? [] : [0 - cents]);
  expect(figuresOf(lineXml, "BilledQuantity", 4)).toEqual(items.map(({ quantityE4 }) => quantityE4));
  const xmlPrices = figuresOf(lineXml, "ChargeAmount", 6);
  // A price that was typed with VAT is printed with as few decimals as its amount needs. The XML keeps all six.
  if (prices === "net") expect(xmlPrices).toEqual(items.map(({ unitPriceE6 }) => unitPriceE6));
  for (const [at, { quantityE4, unitPriceE6 }] of items.entries()) {
    const centsAt = (priceE6 = 0) => roundHalfUp(BigInt(quantityE4) * BigInt(priceE6), 10n ** 8n);
    expect(centsAt(xmlPrices[at])).toBe(centsAt(unitPriceE6));
  }
  expect(figuresOf(lineXml, "LineTotalAmount")).toEqual(items.map(({ netCents }) => netCents));
  expect(figuresOf(lineXml, "ActualAmount")).toEqual(
    items.filter(({ discountBasisPoints }) => discountBasisPoints > 0).map(({ discountCents }) => 0 - discountCents),
  );
  expect(figuresOf(headXml, "CalculatedAmount")).toEqual(print.recap.map(({ vatCents }) => vatCents));
  expect(figuresOf(headXml, "BasisAmount")).toEqual(print.recap.map(({ baseCents }) => baseCents));
  const [charges, allowances] = ["true", "false"].map((isCharge) => {
    const ofThatSort = new RegExp(`${isCharge}</udt:Indicator></ram:ChargeIndicator>.*?</ram:ActualAmount>`, "g");
    return sum(figuresOf((headXml.match(ofThatSort) ?? []).join(""), "ActualAmount"));
  });
  expect(charges! - allowances!).toBe(print.discountCents ?? 0);
  expect(sum(figuresOf(headXml, "ChargeTotalAmount"))).toBe(charges);
  expect(sum(figuresOf(headXml, "AllowanceTotalAmount"))).toBe(allowances);
  expect(figuresOf(headXml, "LineTotalAmount")).toEqual([print.beforeDiscountCents ?? print.netCents]);
  expect(figuresOf(headXml, "TaxBasisTotalAmount")).toEqual([print.netCents]);
  expect(figuresOf(headXml, "TaxTotalAmount")).toEqual([sum(print.vatRows.map(({ vatCents }) => vatCents))]);
  expect(figuresOf(headXml, "GrandTotalAmount")).toEqual([print.grossCents]);
  expect(figuresOf(headXml, "TotalPrepaidAmount")).toEqual(whenSome(print.prepaidCents));
  // What is kept back stays in what is due (BT-115); the page takes it off.
  expect(figuresOf(headXml, "DuePayableAmount")).toEqual([
    (print.restCents ?? print.grossCents) - (print.retentionCents ?? 0),
  ]);
}

test("the printed amounts of any document add up", () => {
  fc.assert(
    fc.property(anyLines, anyTerms, (lines, terms) => {
      const one: Invoice = { ...invoice, lines, terms };
      for (const view of [quoteView({ ...quote, lines, terms }), invoiceView(one)]) {
        const print = printedAmounts(view);
        expectSumsOfPrint(print, true);
        expectVatOfLines(print, lines, terms);
        expectSameInXml(print, facturX({ ...one, totals: addUp(lines, terms) }));
      }
    }),
    { numRuns: 300, examples: [[bathroomLines, allTerms]] },
  );
});

/** What lines whose prices were typed with VAT come to, computed here a second time. */
function grossOfLines(lines: readonly Line[], discount: Terms["discount"]): number {
  const cents = lines.map((line) => {
    if (line.kind !== "item" || line.isOption) return 0;
    const exactE10 = BigInt(line.unitPriceE6) * BigInt(10_000 + line.vat.basisPoints);
    const isSmall = exactE10 < 10n ** 10n;
    const unitE4 = isSmall ? roundHalfUp(exactE10, 10n ** 6n) : roundHalfUp(exactE10, 10n ** 8n) * 100;
    const before = roundHalfUp(BigInt(line.quantityE4) * BigInt(unitE4), 10n ** 6n);
    return before - roundHalfUp(BigInt(before) * BigInt(line.discountBasisPoints), 10_000n);
  });
  const whole = sum(cents);
  if (discount?.kind === "share") return whole - roundHalfUp(BigInt(whole) * BigInt(discount.basisPoints), 10_000n);
  return whole - Math.min(discount?.cents ?? 0, whole);
}

test("prices that were typed with VAT come to their sum on quote, invoice and XML, which add up", () => {
  fc.assert(
    fc.property(anyLines, anyTerms, (lines, chosenTerms) => {
      const terms = withPrices(chosenTerms, "gross");
      const one: Invoice = { ...invoice, lines, terms };
      const print = printedAmounts(invoiceView(one));
      expectSumsOfPrint(print, true);
      expectSameInXml(print, facturX({ ...one, totals: addUp(lines, terms) }), "gross");
      expect(print.grossCents).toBe(grossOfLines(lines, terms.discount));
      expect(printedAmounts(quoteView({ ...quote, lines, terms })).grossCents).toBe(print.grossCents);
      const bases = vatBases(lines);
      for (const { rate, baseCents, vatCents } of print.recap) {
        const exactCents = roundHalfUp(BigInt(baseCents) * BigInt(bases.get(rate)?.basisPoints ?? 0), 10_000n);
        expect(Math.abs(vatCents - exactCents)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 300, examples: [[bathroomLines, allTerms]] },
  );
});

test("under franchise the printed amounts add up and no VAT is printed", () => {
  fc.assert(
    fc.property(anyLines, anyTerms, (chosen, terms) => {
      const lines = chosen.map((line) => (line.kind === "item" ? { ...line, vat: untaxed("franchise") } : line));
      const print = printedAmounts(invoiceView({ ...invoice, seller: franchiseSeller, lines, terms }));
      expectSumsOfPrint(print, false);
      expect([print.vatRows, print.recap, print.grossCents]).toEqual([[], [], print.netCents]);
    }),
    { numRuns: 150 },
  );
});

/** An invoice and the credit notes on it: of parts of its lines, then of what is left. */
function creditNotes(one: IssuedInvoice, parts: readonly (readonly [number, number])[]): IssuedInvoice[] {
  const credits: IssuedInvoice[] = [];
  const credit = (wishes: readonly LineWish[] | null) => {
    const result = creditNoteLines(one, credits, wishes);
    if (result.ok) credits.push({ ...one, ...result.value, kind: "credit_note", number: "A2026-0001", refersTo: one });
  };
  for (const [place, share] of parts) {
    const choice = creditLeft(one, credits).lines.filter(({ leftE4 }) => leftE4 > 0);
    const chosen = choice[place % choice.length];
    if (chosen) credit([{ lineId: chosen.line.id, quantityE4: 1 + (share % chosen.leftE4) }]);
  }
  credit(null);
  return credits;
}

test("the credit notes of an invoice add up to it", () => {
  const someParts = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 });
  fc.assert(
    fc.property(anyLines, anyTerms, someParts, (chosenLines, terms, parts) => {
      const lines = withoutOptions(chosenLines);
      const one: IssuedInvoice = { ...invoice, lines, terms, totals: addUp(lines, terms) };
      const prints = creditNotes(one, parts).map((credit) => {
        const print = printedAmounts(invoiceView(credit));
        expectSumsOfPrint(print, true);
        expectSameInXml(print, facturX(credit));
        return print;
      });
      const { netCents, grossCents } = printedAmounts(invoiceView(one));
      expect([sum(prints.map((print) => print.netCents)), sum(prints.map((print) => print.grossCents))]).toEqual([
        netCents,
        grossCents,
      ]);
    }),
    { numRuns: 150 },
  );
});

const compiler = openCompiler();
const MONEY = /-?[\d\u202F]*\d,\d{2,6}\u00A0€/g;

/** Every amount of a text, in order of its letters. */
const amountsIn = (text: string) => (text.match(MONEY) ?? []).toSorted();

/** The pages of a PDF without their running totals, and these totals in cents: « À reporter », then « Report ». */
function withoutRunningTotals(pages: readonly string[]): { text: string; carried: number[]; brought: number[] } {
  const totals = (label: string) =>
    pages.flatMap((page) => Array.from(page.matchAll(RegExp(`^${label}\n(.*)$`, "gm")), ([, text = ""]) => text));
  const text = pages.map((page) => page.replaceAll(/^(À reporter|Report)\n.*$/gm, "")).join("\n");
  return { text, carried: totals("À reporter").map(printedCents), brought: totals("Report").map(printedCents) };
}

/** A page that ends within the table says what its lines add up to so far; the next one begins with it. */
function expectRunningTotals({ items }: PrintedAmounts, pdf: ReturnType<typeof withoutRunningTotals>): void {
  const soFar = items.map((_item, at) =>
    sum(items.slice(0, at + 1).flatMap(({ isOption, netCents }) => (isOption ? [] : [netCents]))),
  );
  expect(pdf.brought).toEqual(pdf.carried);
  for (const cents of pdf.carried) expect([0, ...soFar]).toContain(cents);
}

test("the text of the PDF has the same amounts as the page", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anyLines, anyTerms, fc.constantFrom("net", "gross"), async (lines, chosenTerms, prices) => {
      const terms = withPrices(chosenTerms, prices);
      const view = invoiceView({ ...invoice, lines, terms });
      const page = renderToStaticMarkup(createElement(DocumentPage, { view })).replaceAll(/<[^>]*>/g, "\n");
      const pdf = withoutRunningTotals(pdfText(await compileDocument(compiler, { view, createdAt: new Date(0) })));
      expect(amountsIn(page)).toEqual(amountsIn(JSON.stringify([view.lines, view.totals, view.vatRecap])));
      expect(amountsIn(pdf.text)).toEqual(amountsIn(page));
      expectRunningTotals(printedAmounts(view), pdf);
    }),
    {
      numRuns: 30,
      examples: [
        [bathroomLines, allTerms, "net"],
        [bathroomLines, allTerms, "gross"],
      ],
    },
  );
});
