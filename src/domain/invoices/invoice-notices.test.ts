import { invoice, labour, seller } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { untaxed } from "../lines/vat-treatment.ts";
import { invoiceNotices } from "./invoice-notices.ts";

const OPTION = "Option pour le paiement de la taxe d'après les débits";
const advice = labour("Conseil", 10_000, 2000);
const study = labour("Étude", 10_000, untaxed("eu_services"));

test.each([
  ["VAT alone", [advice], "2026-12-01", true],
  ["reverse charge alone", [study], "2026-12-01", false],
  ["both", [advice, study], "2026-12-01", true],
  ["reverse charge before the rule", [study], "2026-11-30", true],
])("the option for VAT on invoicing stands beside VAT: %s", (_what, lines, issuedOn, isSaid) => {
  const onDebits = { ...seller, vatDueOn: "invoice" as const };
  expect(invoiceNotices({ ...invoice, seller: onDebits, lines, issuedOn }).includes(OPTION)).toBe(isSaid);
});
