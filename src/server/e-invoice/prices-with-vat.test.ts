import { invoiceView } from "#domain/invoices/invoice-view.ts";
import type { Line } from "#domain/lines/line.ts";
import type { Terms } from "#domain/lines/terms.ts";
import { NO_TERMS, withPrices } from "#domain/lines/terms.ts";
import { addUp } from "#domain/lines/totals.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { netPriceE6 } from "#domain/shared/money.ts";
import { invoice, labour } from "#test/demo-company.ts";
import { validateFacturX } from "#test/einvoicing/validate.ts";
import { allTerms, bathroomLines } from "#test/priced-lines.ts";
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

test.each([
  ["a cent of rounding taken off", issue([soldAt(5_000_000), soldAt(5_000_000)])],
  ["a cent of rounding added", issue([soldAt(1_000_000), soldAt(1_000_000)])],
  ["VAT a cent off its base times the rate", issue([soldAt(5_000_100)])],
  ["discounts of lines and of the document, three rates", issue(billedLines, allTerms)],
])("valid by the official schema and rules: %s", { timeout: 120_000 }, (_name, one) => {
  expect(validateFacturX(facturX(one))).toEqual({ xsd: [], failures: [] });
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
