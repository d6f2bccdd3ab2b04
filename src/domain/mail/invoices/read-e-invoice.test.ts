import { writtenCii, writtenUbl } from "#test/mail/written-invoices.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { asReceived, numberKey, supplierKey } from "./e-invoice.ts";
import { readEInvoice } from "./read-e-invoice.ts";

const SYNTAXES = [
  ["CII", writtenCii],
  ["UBL", writtenUbl],
] as const;

const EXPECTED = {
  kind: "invoice",
  number: "FA-2026-118",
  issuedOn: "2026-12-03",
  dueOn: "2027-01-02",
  supplier: { name: "Point Bois Isère", siren: "732829320", vatNumber: "FR44732829320" },
  buyer: { name: "Jean Durand", siren: "552100554", vatNumber: "" },
  netCents: 10_000,
  vatCents: 2_000,
  grossCents: 12_000,
  currency: "EUR",
  doubts: [],
};

test.each(SYNTAXES)("an invoice in %s is read", (_name, xmlOf) => {
  expect(readEInvoice(xmlOf())).toEqual({ invoice: EXPECTED, trouble: null });
});

test.each(SYNTAXES)("a credit note in %s is one", (_name, xmlOf) => {
  expect(readEInvoice(xmlOf({ typeCode: "381" }))?.invoice?.kind).toBe("credit_note");
});

test.each(SYNTAXES)("a gross amount that net and VAT do not make is a doubt in %s", (_name, xmlOf) => {
  expect(readEInvoice(xmlOf({ gross: "125.00" }))?.invoice?.doubts).toEqual(["gross"]);
});

test.each(SYNTAXES)("lines that do not make the net are a doubt in %s", (_name, xmlOf) => {
  expect(readEInvoice(xmlOf({ line: "90.00" }))?.invoice?.doubts).toEqual(["net"]);
});

test("rates that do not make the VAT are a doubt", () => {
  const more = "<ram:CalculatedAmount>5.00</ram:CalculatedAmount>";
  const xml = writtenCii().replace("</ram:ApplicableTradeTax>", `${more}</ram:ApplicableTradeTax>`);
  expect(readEInvoice(xml)?.invoice?.doubts).toEqual(["vat"]);
});

test.each([
  ["its number", { number: "" }],
  ["its supplier", { supplier: " " }],
  ["its gross amount", { gross: "douze" }],
  ["its net amount", { net: "1e3" }],
  ["its currency", { currency: "euro" }],
  ["a number that can be kept", { number: "9".repeat(81) }],
])("an invoice without %s is said to be incomplete", (_what, changes) => {
  expect(SYNTAXES.map(([, xmlOf]) => readEInvoice(xmlOf(changes))?.trouble)).toEqual(["incomplete", "incomplete"]);
});

test.each(SYNTAXES)("two totals in one file of %s are two invoices", (name, xmlOf) => {
  const xml = xmlOf();
  const more =
    name === "CII"
      ? "<rsm:ExchangedDocument><ram:ID>B</ram:ID></rsm:ExchangedDocument>"
      : "<cac:LegalMonetaryTotal></cac:LegalMonetaryTotal>";
  expect(readEInvoice(xml.replace(/<\/(?=rsm:Cross|Invoice>)/, `${more}</`))?.trouble).toBe("several");
});

test("a file that looks like an invoice and breaks off is said to be broken", () => {
  expect(readEInvoice(writtenCii().slice(0, 900))?.trouble).toBe("broken");
});

test("an invoice with a document type is said to be broken", () => {
  const bomb = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]>';
  expect(readEInvoice(writtenUbl().replace("?>", `?>${bomb}`))?.trouble).toBe("broken");
});

test("another XML is no invoice", () => {
  expect(readEInvoice('<?xml version="1.0"?><plan xmlns="urn:plan"><mur/></plan>')).toBeNull();
});

test("a text that only speaks of invoices is none", () => {
  const xml = '<note xmlns="x">urn:oasis:names:specification:ubl:schema:xsd:Invoice-2</note>';
  expect(readEInvoice(xml)).toBeNull();
});

test("a SIRET is read as the SIREN of its firm", () => {
  expect(readEInvoice(writtenUbl({ siren: "732 829 320 00074" }))?.invoice?.supplier.siren).toBe("732829320");
});

test("a SIREN is read from a French VAT number", () => {
  expect(readEInvoice(writtenCii({ siren: "" }))?.invoice?.supplier.siren).toBe("732829320");
});

test("a register number of another country is no SIREN", () => {
  const supplier = readEInvoice(writtenCii({ siren: "123456789", vatNumber: "NO123456789MVA" }))?.invoice?.supplier;
  expect(supplier).toMatchObject({ siren: "", vatNumber: "NO123456789MVA" });
});

test("invisible characters leave names and numbers", () => {
  const invoice = readEInvoice(writtenCii({ supplier: "Point\u202E Bois", number: "F\u200B-1" }))?.invoice;
  expect([invoice?.supplier.name, invoice?.number]).toEqual(["Point Bois", "F-1"]);
});

test("the VAT is that of the currency of the invoice", () => {
  const other = '<ram:TaxTotalAmount currencyID="EUR">18.50</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="CHF">';
  const xml = writtenCii({ currency: "CHF" }).replace('<ram:TaxTotalAmount currencyID="CHF">', other);
  expect(readEInvoice(xml)?.invoice?.vatCents).toBe(2_000);
});

test("an amount is read to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 10 }), (cents) => {
      const digits = String(cents).padStart(3, "0");
      const net = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
      expect(readEInvoice(writtenCii({ net }))?.invoice?.netCents).toBe(cents);
    }),
    { numRuns: 30 },
  );
});

test("suppliers are told apart by SIREN first", () => {
  const party = { name: "Point  Bois", siren: "732829320", vatNumber: "FR44732829320" };
  expect([
    supplierKey(party),
    supplierKey({ ...party, siren: "" }),
    supplierKey({ ...party, siren: "", vatNumber: "" }),
  ]).toEqual(["siren 732829320", "vat FR44732829320", "name point bois"]);
});

test("a number is compared without capitals and spaces", () => {
  expect(numberKey("fa 2026-118")).toBe(numberKey("FA2026-118"));
});

test("an invoice that the company issued itself is not received", () => {
  const invoice = readEInvoice(writtenCii())?.invoice;
  expect(invoice && asReceived(invoice, "732829320")).toBeNull();
});

test("an invoice made out to another firm is a doubt", () => {
  const invoice = readEInvoice(writtenCii())?.invoice;
  expect(invoice && asReceived(invoice, "439762937")?.doubts).toEqual(["buyer"]);
});

test("an invoice made out to the company is none", () => {
  const invoice = readEInvoice(writtenCii())?.invoice;
  expect(invoice && asReceived(invoice, "552100554")?.doubts).toEqual([]);
});
