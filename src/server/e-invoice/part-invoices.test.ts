import { invoiceView } from "#domain/invoices/invoice-view.ts";
import type { IssuedInvoice } from "#domain/invoices/invoice.ts";
import { NO_TERMS } from "#domain/lines/terms.ts";
import { franchiseSeller, labour, person } from "#test/demo-company.ts";
import { validateFacturX } from "#test/einvoicing/validate.ts";
import { issueParts } from "#test/part-invoices.ts";
import { bathroomLines } from "#test/priced-lines.ts";
import { expect, test } from "vitest";
import { facturX } from "./factur-x.ts";

const parts = issueParts();
const toPerson = issueParts({ buyer: person });
const underFranchise = issueParts({ seller: franchiseSeller }, [labour("Dépannage", 250_000, 0)], NO_TERMS);
const goods = issueParts(
  {},
  bathroomLines.map((line) => (line.kind === "item" ? { ...line, nature: "goods" as const } : line)),
);

const cases: [string, IssuedInvoice][] = [
  ...Object.entries(parts),
  ["deposit of a private customer", toPerson.deposit],
  ["final invoice of a private customer", toPerson.final],
  ["deposit under franchise", underFranchise.deposit],
  ["final invoice under franchise", underFranchise.final],
  ["deposit on goods", goods.deposit],
];

test.each(cases)("a part of a quote is valid by the official rules: %s", { timeout: 120_000 }, (_what, one) => {
  expect(validateFacturX(facturX(one))).toEqual({ xsd: [], failures: [] });
});

test("a deposit has code 386 with VAT due when it is paid", () => {
  expect(facturX(parts.deposit)).toContain("<ram:TypeCode>386</ram:TypeCode>");
  expect(facturX(goods.deposit)).toContain("<ram:DueDateTypeCode>72</ram:DueDateTypeCode>");
  expect(facturX(goods.final)).toContain("<ram:DueDateTypeCode>29</ram:DueDateTypeCode>");
});

test("a final invoice names the invoices before it that still stand", () => {
  const xml = facturX(parts.final);
  const names = [...xml.matchAll(/<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>([^<]+)</g)].map(
    ([, number]) => number,
  );
  expect(names).toEqual(["F2026-0001", "F2026-0002"]);
});

test("page and XML of parts say the totals that were kept", () => {
  for (const [, one] of cases) {
    const { netCents, vatCents, grossCents } = one.totals;
    expect(invoiceView(one).amounts).toEqual({ netCents, vatCents, grossCents });
    expect(facturX(one)).toContain(`<ram:GrandTotalAmount>${(grossCents / 100).toFixed(2)}<`);
  }
});
