import type { SupplierInvoiceFacts } from "#api/mail/mails.ts";
import { expect, test } from "vitest";
import { daysWords, grossWords, invoiceName, partsWords, supplierNumberWords } from "./invoice-view.ts";

const FACTS: SupplierInvoiceFacts = {
  kind: "invoice",
  number: "F-12",
  supplier_name: "Point Bois",
  supplier_siren: "732829320",
  supplier_vat_number: "FR83732829320",
  issued_on: "2026-12-03",
  due_on: "2027-01-02",
  net_cents: 10_000,
  vat_cents: 2_000,
  gross_cents: 12_000,
  currency: "EUR",
  doubts: [],
};
const plain = (words: string) => words.replace(/[\u00A0\u202F]/g, " ");

test("an invoice is called by its kind and its number", () => {
  expect(invoiceName(FACTS)).toBe("Facture F-12");
});

test("a credit note is called one", () => {
  expect(invoiceName({ kind: "credit_note", number: "A-3" })).toBe("Avoir A-3");
});

test("an amount is said in the currency of its invoice", () => {
  expect(plain(grossWords({ ...FACTS, currency: "CHF" }))).toBe("120,00 CHF");
});

test("who sees no amounts reads none", () => {
  const facts = { ...FACTS, net_cents: null, vat_cents: null, gross_cents: null };
  expect([grossWords(facts), partsWords(facts)]).toEqual(["", ""]);
});

test("net and VAT stand beside each other", () => {
  expect(plain(partsWords(FACTS))).toBe("100,00 € HT + 20,00 € de TVA");
});

test("the day of payment follows the day of issue", () => {
  expect(daysWords(FACTS)).toBe("du 3 déc. 2026, à payer le 2 janv. 2027");
});

test("an invoice without a day of payment says its day alone", () => {
  expect(daysWords({ ...FACTS, due_on: null })).toBe("du 3 déc. 2026");
});

test("a SIREN is read by threes", () => {
  expect(plain(supplierNumberWords(FACTS))).toBe("SIREN 732 829 320");
});

test("a supplier without SIREN is told by its VAT number", () => {
  expect(supplierNumberWords({ ...FACTS, supplier_siren: "" })).toBe("TVA FR83732829320");
});
