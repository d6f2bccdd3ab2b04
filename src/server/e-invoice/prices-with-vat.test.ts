import { creditNoteLines } from "#domain/invoices/credit-note.ts";
import { invoiceView } from "#domain/invoices/invoice-view.ts";
import type { ItemLine, Line } from "#domain/lines/line.ts";
import { countedItems, withDistinctIds, withoutOptions } from "#domain/lines/line.ts";
import type { Terms } from "#domain/lines/terms.ts";
import { NO_TERMS, withPrices } from "#domain/lines/terms.ts";
import { addUp } from "#domain/lines/totals.ts";
import { vatTreatment } from "#domain/lines/vat-treatment.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { netPriceE6 } from "#domain/shared/money.ts";
import { invoice, labour } from "#test/demo-company.ts";
import { validateFacturX } from "#test/einvoicing/validate.ts";
import { allTerms, anyLines, anyTerms, bathroomLines } from "#test/priced-lines.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { facturX } from "./factur-x.ts";

// An invoice of prices that were typed with VAT: what it comes to was agreed, and its XML adds up all the same.

const issue = (lines: Line[], terms: Terms = NO_TERMS) => {
  const termsWithVat = withPrices(terms, "gross");
  return { ...invoice, lines, terms: termsWithVat, totals: addUp(lines, termsWithVat) };
};
// At 20 %, for a price with VAT.
const soldAt = (grossE4: number) => ({ ...labour("Pose", 10_000), unitPriceE6: netPriceE6(grossE4, 2000) });
const billedLines = bathroomLines.filter((line) => line.kind !== "item" || !line.isOption);

// What is not subject to VAT stands alone on a document, and VAT numbers of both sides are another test's.
const taxAtAnyRate = (line: ItemLine): ItemLine => ({
  ...line,
  vat: line.vat.category === "S" ? line.vat : vatTreatment(2000, null),
});

test.each([
  ["a cent of rounding taken off", issue([soldAt(5_000_000), soldAt(5_000_000)])],
  ["a cent of rounding added", issue([soldAt(1_000_000), soldAt(1_000_000)])],
  ["VAT a cent off its base times the rate", issue([soldAt(5_000_100)])],
  ["discounts of lines and of the document, three rates", issue(billedLines, allTerms)],
])("valid by the official schema and rules: %s", { timeout: 120_000 }, (_name, one) => {
  expect(validateFacturX(facturX(one))).toEqual({ xsd: [], failures: [] });
});

// As the gate that the law asks for sees them: any document, whole.
test("any invoice of prices with VAT is valid by the official schema and rules", { timeout: 300_000 }, () => {
  const sellable = anyLines
    .map((lines) =>
      withDistinctIds(withoutOptions(lines)).map((line) => (line.kind === "item" ? taxAtAnyRate(line) : line)),
    )
    .filter((lines) => countedItems(lines).length > 0);
  const runs = Number(process.env["E_INVOICE_RUNS"] ?? 4);
  for (const [lines, terms] of fc.sample(fc.tuple(sellable, anyTerms), runs))
    expect(validateFacturX(facturX(issue(lines, terms)))).toEqual({ xsd: [], failures: [] });
});

test.each([
  ["false", 5_000_000, "1000.00", 100_000],
  ["true", 1_000_000, "200.00", 20_000],
])("rounding is called so, page and XML say one total: charge %s", (isCharge, grossE4, grandTotal, cents) => {
  const one = issue([soldAt(grossE4), soldAt(grossE4)]);
  const xml = facturX(one);
  const rounding = /<udt:Indicator>(true|false)<[^]*?<ram:ActualAmount>([^<]+)<[^]*?<ram:Reason>([^<]+)</.exec(xml);
  expect(rounding?.slice(1)).toEqual([isCharge, "0.01", "Arrondi"]);
  expect(/<ram:GrandTotalAmount>([^<]+)</.exec(xml)?.[1]).toBe(grandTotal);
  expect(invoiceView(one).totals.find(({ strong }) => strong)?.value).toBe(formatMoney(cents));
});

test("a unit price without VAT has as few decimals as the amount of its line needs, in the XML all of them", () => {
  const lines = [soldAt(1_000_000), { ...soldAt(100_000), id: "many", quantityE4: 360_000 }];
  const one = issue(lines);
  const unitPricesOf = (view: ReturnType<typeof invoiceView>) =>
    view.lines.map((line) => (line.kind === "item" ? line.unitPrice.replaceAll(/\s/gu, " ") : ""));
  expect(unitPricesOf(invoiceView(one))).toEqual(["83,33 €", "8,3333 €"]);
  expect(facturX(one)).toContain("83.333333");
  // What was typed without VAT is printed as it was typed.
  expect(unitPricesOf(invoiceView({ ...invoice, lines, totals: addUp(lines, invoice.terms) }))[0]).toBe("83,333333 €");
});

const rowsOf = (one: Parameters<typeof invoiceView>[0]) =>
  invoiceView(one).totals.map(({ label, value }) => `${label} ${value}`.replaceAll(/\s/gu, " "));
// What the XML takes off the document, charges below zero, in cents, by what it is called.
const reductionsOf = (xml: string) => {
  const matches = xml
    .slice(xml.indexOf("<ram:ApplicableHeaderTradeSettlement>"))
    .matchAll(
      /<ram:SpecifiedTradeAllowanceCharge>[^]*?Indicator>(true|false)<[^]*?ActualAmount>([^<]+)<[^]*?Reason>([^<]+)</g,
    );
  const sums: Record<string, number> = {};
  for (const [, isCharge, euros, reason = ""] of matches)
    sums[reason] = (sums[reason] ?? 0) + Math.round(Number(euros) * 100) * (isCharge === "true" ? -1 : 1);
  return sums;
};
const share = (basisPoints: number): Terms => ({ ...NO_TERMS, discount: { kind: "share", basisPoints } });
const roundedLines = Array.from({ length: 6 }, () => soldAt(5_000_000));

test("a discount is what it says, rounding stands beside it", { timeout: 120_000 }, () => {
  const one = issue(roundedLines, share(1_000));
  const { linesCents, discountCents } = one.totals;
  const takenCents = Math.round(linesCents / 10);
  const roundingCents = discountCents - takenCents;
  expect(roundingCents).not.toBe(0);
  const words = (label: string, cents: number) => `${label} ${formatMoney(-cents)}`.replaceAll(/\s/gu, " ");
  expect(rowsOf(one).slice(1, 3)).toEqual([words("Remise de 10 %", takenCents), words("Arrondi", roundingCents)]);
  expect(reductionsOf(facturX(one))).toEqual({ Remise: takenCents, Arrondi: roundingCents });
  expect(validateFacturX(facturX(one))).toEqual({ xsd: [], failures: [] });
});

test(
  "a discount that rounding makes up for is said all the same, by the page and the XML",
  { timeout: 120_000 },
  () => {
    const lines = [
      { ...labour("Pose", 30_000, 1000), unitPriceE6: 30_300_000 },
      { ...labour("Isolation", 3_330, 550), unitPriceE6: 189_563_981 },
      { ...labour("Dépannage", 70_000), unitPriceE6: 11_908_333 },
    ];
    const one = issue(lines, { ...NO_TERMS, discount: { kind: "amount", cents: 1 } });
    expect(one.totals.discountCents).toBe(0);
    expect(rowsOf(one).slice(0, 4)).toEqual([
      "Total HT avant remise 237,38 €",
      "Remise −0,01 €",
      "Arrondi 0,01 €",
      "Total HT 237,38 €",
    ]);
    expect(reductionsOf(facturX(one))).toEqual({ Remise: 1, Arrondi: -1 });
    expect(validateFacturX(facturX(one))).toEqual({ xsd: [], failures: [] });
  },
);

test("a discount of nothing is no discount: only rounding is said", () => {
  const one = issue(roundedLines, share(0));
  expect(rowsOf(one).join(" ")).not.toContain("Remise");
  expect(rowsOf(one).join(" ")).toContain("Arrondi");
  expect(Object.keys(reductionsOf(facturX(one)))).toEqual(["Arrondi"]);
});

test("a discount of an amount with VAT is that amount without it", () => {
  const one = issue(roundedLines, { ...NO_TERMS, discount: { kind: "amount", cents: 10_000 } });
  expect(rowsOf(one)[1]).toBe("Remise −83,33 €");
  expect(reductionsOf(facturX(one))["Remise"]).toBe(8_333);
});

test("the credit note of an invoice rounds as its page and its XML both say", { timeout: 120_000 }, () => {
  const creditedInvoice = { ...issue(roundedLines), id: "credited" };
  const credit = creditNoteLines(creditedInvoice, [], null);
  if (!credit.ok) throw new Error(credit.refusal.code);
  const note = {
    ...creditedInvoice,
    ...credit.value,
    id: "note",
    kind: "credit_note" as const,
    refersTo: creditedInvoice,
  };
  expect(rowsOf(note).join(" ")).toContain("Arrondi");
  expect(Object.keys(reductionsOf(facturX(note)))).toEqual(["Arrondi"]);
  expect(validateFacturX(facturX(note))).toEqual({ xsd: [], failures: [] });
});
