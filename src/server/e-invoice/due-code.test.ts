import type { Invoice } from "#domain/invoices/invoice.ts";
import { addUp } from "#domain/lines/totals.ts";
import { untaxed } from "#domain/lines/vat-treatment.ts";
import { invoice, labour, professional, seller } from "#test/demo-company.ts";
import { validateFacturX } from "#test/einvoicing/validate.ts";
import { expect, test } from "vitest";
import { facturX } from "./factur-x.ts";

// When VAT is due, and addresses of countries without postal codes, in the XML.

const xmlOf = (one: Invoice) => facturX({ ...one, totals: addUp(one.lines, one.terms) });

const goods = (cents: number, ...vat: [] | [number]) => ({
  ...labour("Onduleur 3 kW", cents, ...vat),
  nature: "goods" as const,
});

const inDubai: Invoice = {
  ...invoice,
  buyer: {
    ...professional,
    siren: "",
    address: { line1: "Sheikh Zayed Road 1", line2: "", postalCode: "", city: "Dubai", country: "AE" },
  },
  lines: [labour("Conseil", 10_000, untaxed("non_eu_services"))],
};

test.each<[string, Invoice]>([
  ["goods at 20 %", { ...invoice, lines: [goods(10_000)] }],
  ["goods and services at 20 %", { ...invoice, lines: [goods(10_000), labour("Pose", 10_000)] }],
  ["a buyer in a country without postal codes", inDubai],
])("valid by the official schema and rules: %s", { timeout: 120_000 }, (_title, one) => {
  expect(validateFacturX(xmlOf(one))).toEqual({ xsd: [], failures: [] });
});

test("an address without postal code has no empty one", () => {
  expect(xmlOf(inDubai)).not.toMatch(/<ram:PostcodeCode(\/>|><)/);
});

const creditOfInvoice = {
  kind: "credit_note",
  refersTo: { id: "i", number: "F2026-0001", issuedOn: "2026-11-20" },
} as const;

test.each<[string, string[], Partial<Invoice>]>([
  ["services is due when they are paid", ["72"], { lines: [labour("Pose", 10_000)] }],
  ["goods is due at their delivery", ["29"], { lines: [goods(10_000)] }],
  ["a credit of goods is due as on its invoice", ["29"], { ...creditOfInvoice, lines: [goods(10_000)] }],
  ["goods at two rates is due at their delivery", ["29", "29"], { lines: [goods(10_000), goods(10_000, 550)] }],
  ["goods and services is due on no single day", [], { lines: [goods(10_000), labour("Pose", 10_000, 1000)] }],
  [
    "services beside goods without VAT is due when they are paid",
    ["72"],
    { lines: [labour("Pose", 10_000), { ...goods(10_000), vat: untaxed("subcontracting") }] },
  ],
  [
    "whoever opted for it is due on invoicing",
    ["5"],
    { lines: [goods(10_000)], seller: { ...seller, vatDueOn: "invoice" } },
  ],
])("BT-8: VAT on %s", (_title, codes, changes) => {
  const dueCodes = xmlOf({ ...invoice, ...changes }).matchAll(/<ram:DueDateTypeCode>(\d+)/g);
  expect([...dueCodes].map(([, code]) => code)).toEqual(codes);
});
