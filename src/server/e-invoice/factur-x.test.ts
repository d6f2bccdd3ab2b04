import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Invoice } from "#domain/invoices/invoice.ts";
import { franchiseSeller, invoice, labour, person, professional, seller } from "#test/demo-company.ts";
import { validateFacturX } from "#test/einvoicing/validate.ts";
import { facturX } from "./factur-x.ts";

const SAMPLES = join(import.meta.dirname, "../../../test/einvoicing/samples");
const VALID = { xsd: [], failures: [] };
const rules = (xml: string) => validateFacturX(xml).failures.map((failure) => failure.rule);

const cases: Record<string, Invoice> = {
  "20 % and 10 % together, professional customer": invoice,
  "franchise": { ...invoice, seller: franchiseSeller, lines: [labour("Dépannage", 25_000, 0)] },
  "franchise, private customer": { ...invoice, seller: franchiseSeller, buyer: person, lines: [labour("Dépannage", 25_000, 0)] },
  "private customer": { ...invoice, buyer: person },
  "professional customer with VAT number": { ...invoice, buyer: { ...professional, vatNumber: "FR05552100554" } },
  "VAT on invoicing, no IBAN, no dates but that of issue": { ...invoice, seller: { ...seller, vatDueOn: "invoice", iban: "", bic: "" }, servicedOn: null, quoteNumber: null },
  "300 lines": { ...invoice, lines: Array.from({ length: 300 }, (_, index) => labour(`Ligne ${index + 1}`, 3_333 + index, index % 2 ? 550 : 2000)) },
  "letters that XML dislikes": { ...invoice, subject: "a", lines: [labour("<b>&\"'\u0007 \uD800 😀 é œ", 12_345)] },
};

test.each(Object.entries(cases))("valid by the official schema and rules: %s", (_name, one) => {
  expect(validateFacturX(facturX(one))).toEqual(VALID);
});

test("the official French sample is valid, so the validation accepts what it must", () => {
  const sample = readFileSync(join(SAMPLES, "UC1_F202500003_00-INV_20250701_CII_EN16931.xml"), "utf8");
  expect(validateFacturX(sample).failures).toEqual([]);
});

test("an invoice of the EN 16931 without the French rules is refused", () => {
  const foreign = readFileSync(join(SAMPLES, "CII_example1.xml"), "utf8");
  expect(rules(foreign).filter((rule) => rule.startsWith("BR-FR")).length).toBeGreaterThan(10);
});

test("a wrong total, a missing note and misplaced elements are each refused", () => {
  const xml = facturX(invoice);
  expect(rules(xml.replace(/<ram:GrandTotalAmount>[^<]*/, "<ram:GrandTotalAmount>1.00"))).toContain("BR-CO-15");
  expect(rules(xml.replace("<ram:SubjectCode>PMT</ram:SubjectCode>", "")).some((rule) => rule.startsWith("BR-FR"))).toBe(true);
  expect(validateFacturX(xml.replace("<ram:LineID>1</ram:LineID>", "")).xsd).not.toEqual([]);
});

test("a professional customer without SIREN gives an invoice the rules would refuse, hence « non transmissible »", () => {
  expect(rules(facturX({ ...invoice, buyer: { ...professional, siren: "" } })).length).toBeGreaterThan(0);
});

test("a private customer without email lacks one thing alone: the electronic address, which nobody invents", () => {
  expect(rules(facturX({ ...invoice, buyer: { ...person, email: "" } }))).toEqual(["BR-FR-12_BT-49"]);
});
