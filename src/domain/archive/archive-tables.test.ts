import { expect, test } from "vitest";
import { SPREADSHEETS } from "./archive-tables.ts";

const CUSTOMER = {
  company_name: "=HYPERLINK(1)",
  first_name: "+33",
  last_name: "-Roux",
  email: "@roux.fr",
  phone: "",
  siren: "",
  siret: "",
  vat_number: "",
  line1: "8; quai",
  line2: "",
  postal_code: "38000",
  city: "Grenoble",
  country: "FR",
  notes: "Code\n1234",
};

test("a cell that would be a formula is a text", () => {
  expect(SPREADSHEETS.customers.line(CUSTOMER)).toBe(
    `'=HYPERLINK(1);'+33;'-Roux;'@roux.fr;;;;;"8; quai";;38000;Grenoble;FR;"Code\n1234"\r\n`,
  );
});

test("a credit note counts below zero", () => {
  const line = SPREADSHEETS.documents.line({
    kind: "credit_note",
    number: "A2026-0001",
    version: 1,
    dated_on: "2026-11-28",
    due_on: "2026-12-28",
    customer: "Roux",
    project: "Toit",
    net_cents: 10_000,
    vat_cents: 2_000,
    gross_cents: 12_000,
    rest_cents: null,
  });
  expect(line).toBe("Avoir;A2026-0001;1;28/11/2026;28/12/2026;Roux;Toit;-100,00;-20,00;-120,00;\r\n");
});

test("a payment that takes another one back says so", () => {
  const line = SPREADSHEETS.payments.line({
    number: "F2026-0001",
    received_on: "2026-11-28",
    amount_cents: -5_000,
    method: "cheque",
    reference: "",
    is_reversal: true,
  });
  expect(line).toBe("F2026-0001;28/11/2026;-50,00;Chèque;;Annule un paiement\r\n");
});

test("a spreadsheet reads the accents of each table", () => {
  for (const { head } of Object.values(SPREADSHEETS)) expect(head.startsWith("\uFEFF")).toBe(true);
});
