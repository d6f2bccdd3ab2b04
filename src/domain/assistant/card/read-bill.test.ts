import { expect, test } from "vitest";
import { billsPart, billWords, isBilled, readBill } from "./read-bill.ts";

const TODAY = "2026-11-23";
const ofCents = (cents: number | null) => ({ cents, discountPercent: null });

test.each([
  ["facture 3000 € à Nordwind", 300_000],
  ["non c'est 3000 €", 300_000],
  ["facture 3 000,50 euros", 300_050],
  ["facture 3 h à 54 € au camping", 16_200],
])("the sum that a sentence bills is read: %s", (text, cents) => {
  expect(readBill(text, TODAY)?.cents).toBe(cents);
});

test("a discount that is said without a sum is read", () => {
  expect(readBill("facture Nordwind avec 20 % de remise", TODAY)).toEqual({ cents: null, discountPercent: 20 });
});

test.each(["émets la facture", "facture Nordwind", "oui", "hier", "il a déjà versé 500 €, facture le reste"])(
  "a sentence that says no price of the invoice bills no other sum: %s",
  (text) => {
    expect(readBill(text, TODAY)).toBeNull();
  },
);

test.each([
  "fais une facture d'acompte de 30 % aux Garnier",
  "facture 30 % pour les Garnier",
  "facture d'acompte Nordwind",
  "facture la moitié du chantier Roux",
  "émets une facture de situation",
])("« %s » bills a part", (text) => expect(billsPart(text, TODAY)).toBe(true));

test.each([
  "émets la facture",
  "facture Nordwind avec 20 % de remise",
  "facture Nordwind, TVA à 10 %",
  "il a déjà versé un acompte de 500 €, facture le reste",
])("« %s » bills the whole", (text) => expect(billsPart(text, TODAY)).toBe(false));

test("a sum is billed when it is a total of the invoice, with VAT or without", () => {
  const totals = [
    { label: "Total HT", value: "2 500,00 €" },
    { label: "Total TTC", value: "3 000,00 €" },
  ];
  expect([250_000, 300_000, 261_600].map((cents) => isBilled(ofCents(cents), { totals }))).toEqual([true, true, false]);
});

test("a discount is billed when the invoice has that very one", () => {
  const totals = [{ label: "Remise de 20 %", value: "−600,00 €" }];
  const isOf = (discountPercent: number) => isBilled({ cents: null, discountPercent }, { totals });
  expect([isOf(20), isOf(2), isOf(10)]).toEqual([true, false, false]);
});

test("what was said is named in words", () => {
  const words = [ofCents(300_000), { cents: null, discountPercent: 20 }, ofCents(null)].map(billWords);
  expect(words.map((one) => one.replace(/\s/g, " "))).toEqual(["3 000,00 €", "une remise de 20 %", "un autre prix"]);
});
