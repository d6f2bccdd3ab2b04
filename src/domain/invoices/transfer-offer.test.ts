import { issueLines } from "#test/credited-invoice.ts";
import { invoice as demoInvoice, seller } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { payableTodayCents, transferOffer } from "./transfer-offer.ts";

const invoice = issueLines(demoInvoice.lines);
const IBAN = "FR7630006000011234567890189";
const OTHER_IBAN = "DE89370400440532013000";
const withIban = { ...invoice, seller: { ...invoice.seller, iban: IBAN, bic: "AGRIFRPP" } };
const withoutIban = { ...invoice, seller: { ...invoice.seller, iban: "", bic: "" } };
const companyWith = (iban: string) => ({ ...seller, iban, bic: "" });

test("a transfer asks for what is left, not for the total", () => {
  const offer = transferOffer(withIban, 1_234, companyWith(""))!;
  expect(offer).toMatchObject({ iban: IBAN, amountCents: 1_234, reference: invoice.number, isGivenSince: false });
  expect(offer.qrText).toContain("EUR12.34");
});

test("the bank details of an invoice stay those it was issued with", () => {
  expect(transferOffer(withIban, 1_234, companyWith(OTHER_IBAN))?.iban).toBe(IBAN);
});

test("an invoice without bank details is paid to those that its seller gave since", () => {
  expect(transferOffer(withoutIban, 1_234, companyWith(OTHER_IBAN))).toMatchObject({
    iban: OTHER_IBAN,
    isGivenSince: true,
  });
  expect(transferOffer(withoutIban, 1_234, companyWith(""))).toBeNull();
});

test("nothing is asked once nothing is left", () => {
  expect(transferOffer(withIban, 0, companyWith(""))).toBeNull();
  expect(transferOffer(withIban, -500, companyWith(""))).toBeNull();
});

test("nothing is asked on a credit note", () => {
  expect(transferOffer({ ...withIban, kind: "credit_note" }, 1_234, companyWith(""))).toBeNull();
});

test.each([
  [10_000, 9_500],
  [5_000, 4_500],
  [500, 500],
  [0, 0],
])("of %i cents left with 500 kept back, %i are payable today", (restCents, payable) => {
  const totals = { ...invoice.totals, retentionCents: 500 };
  expect(payableTodayCents({ totals }, restCents)).toBe(payable);
});
