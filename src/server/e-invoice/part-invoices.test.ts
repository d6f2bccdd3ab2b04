import { invoiceView } from "#domain/invoices/invoice-view.ts";
import type { IssuedInvoice } from "#domain/invoices/invoice.ts";
import { NO_TERMS } from "#domain/lines/terms.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
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
  // With goods and services, the same is true of a deposit alone.
  expect(facturX(parts.deposit)).not.toMatch(/<ram:DueDateTypeCode>(?!72<)/);
  expect(facturX(parts.deposit)).toContain("<ram:DueDateTypeCode>72</ram:DueDateTypeCode>");
  for (const one of [parts.progress, parts.next, parts.final])
    expect(facturX(one)).not.toContain("<ram:DueDateTypeCode>72");
  expect(facturX(goods.final)).toContain("<ram:DueDateTypeCode>29</ram:DueDateTypeCode>");
});

test("a final invoice names the invoices before it that still stand", () => {
  const xml = facturX(parts.final);
  const names = [...xml.matchAll(/<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>([^<]+)</g)].map(
    ([, number]) => number,
  );
  expect(names).toEqual(["F2026-0001", "F2026-0002"]);
});

const valueOf = (xml: string, name: string) => new RegExp(`<ram:${name}[^>]*>([^<]+)<`).exec(xml)?.[1];
const processOf = (one: IssuedInvoice) => /BusinessProcess[^>]*><ram:ID>([^<]+)</.exec(facturX(one))?.[1];

test("only the final invoice after a deposit says that it follows one", () => {
  expect([parts.deposit, parts.progress, parts.next, parts.credit].map(processOf)).toEqual(["M1", "M1", "M1", "M1"]);
  expect([parts.final, toPerson.final, underFranchise.final, goods.final].map(processOf)).toEqual([
    "M4",
    "M4",
    "S4",
    "B4",
  ]);
  const { part } = parts.final;
  const withoutDeposit = part && { ...part, earlier: part.earlier.filter(({ kind }) => kind !== "deposit") };
  expect(processOf({ ...parts.final, ...(withoutDeposit && { part: withoutDeposit }) })).toBe("M1");
});

test("what is deducted of a final invoice is taken off once: what it adds is what is to be paid", () => {
  for (const one of [parts.final, toPerson.final, underFranchise.final, goods.final]) {
    const xml = facturX(one);
    const cents = (name: string) => Math.round(Number(valueOf(xml, name) ?? 0) * 100);
    const { part, totals } = one;
    const earlierCents = part?.earlier.reduce((sum, { grossCents }) => sum + grossCents, 0) ?? 0;
    expect(cents("TotalPrepaidAmount")).toBe(0);
    expect(cents("DuePayableAmount")).toBe((part?.quote.grossCents ?? 0) - earlierCents);
    expect(cents("DuePayableAmount")).toBe(totals.dueCents);
    expect(invoiceView(one).totals.find(({ strong }) => strong)?.value).toBe(formatMoney(totals.grossCents));
  }
});

test("page and XML of parts say the totals that were kept", () => {
  for (const [, one] of cases) {
    const { netCents, vatCents, grossCents } = one.totals;
    expect(invoiceView(one).amounts).toEqual({ netCents, vatCents, grossCents });
    expect(facturX(one)).toContain(`<ram:GrandTotalAmount>${(grossCents / 100).toFixed(2)}<`);
  }
});

test("the final invoice of a seller under franchise says nothing of VAT but that there is none", () => {
  const wordsOf = (one: IssuedInvoice) => `${invoiceView(one).notices.join("\n")}\n${facturX(one)}`;
  expect(wordsOf(parts.final)).toContain("TVA comprise");
  expect(wordsOf(underFranchise.final)).toContain("Ce qui a déjà été facturé est déduit.");
  expect(wordsOf(underFranchise.final)).not.toContain("TVA comprise");
});
