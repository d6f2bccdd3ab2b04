import { issueParts } from "#test/part-invoices.ts";
import { expect, test } from "vitest";
import { invoiceView } from "./invoice-view.ts";

const { deposit } = issueParts();
const seller = { ...deposit.seller, iban: "FR7630006000011234567890189" };
const paymentLines = (number: string) => invoiceView({ ...deposit, seller, number }).payment?.lines ?? [];

test("whoever pays an invoice is told the number to recall", () => {
  expect(paymentLines("F2026-0001")).toContainEqual(expect.stringContaining("F2026-0001"));
});

test("a preview has no number to recall yet", () => {
  expect(paymentLines("").join()).not.toMatch(/Référence/);
});

test("the invoice of a deposit is called so", () => {
  expect(invoiceView(deposit).title).toBe("Facture d'acompte");
});
