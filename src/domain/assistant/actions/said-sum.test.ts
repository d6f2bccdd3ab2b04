import fc from "fast-check";
import { expect, test } from "vitest";
import { readSaidAction } from "./said-action.ts";

const sumOf = (text: string) => readSaidAction(text, "2026-11-23")?.amountCents;

test.each([
  ["elle a payé 1500 par virement", 150_000],
  ["elle a payé 1 500 par virement", 150_000],
  ["elle a payé 1482,5 par virement", 148_250],
  ["Mme Roux a payé 17 euros 50 par chèque", 1_750],
  ["Mme Roux a payé 17€50 en liquide", 1_750],
  ["la facture 12 est payée 300 par chèque le 3 novembre", 30_000],
  ["Roux a versé 800 hier", 80_000],
  ["fais un avoir de 143 à Mme Roux", 14_300],
  ["fais un avoir de 100 TTC aux Garnier", 10_000],
])("« %s » says its sum", (text, cents) => expect(sumOf(text)).toBe(cents));

test.each([
  "Mme Roux a payé 30 %",
  "Mme Roux a payé 900 en liquide et 600 par virement",
  "Mme Roux a payé cinq cents par chèque",
  "Mme Roux a payé trente pour cent",
  "fais un avoir de 2 m² à Mme Roux",
  "fais un avoir de 10 % à Mme Roux",
  "fais un avoir de 100 € HT à Mme Roux",
])("of « %s » the sum is asked", (text) => expect(sumOf(text)).toBeNaN());

test.each([
  "la facture 12 est payée",
  "F2026-0001 est payée par chèque le 3 novembre",
  "Mme Roux a payé le 20/11 par virement",
  "Mme Roux a payé le 20 par virement",
  "Mme Roux a payé en 2 fois",
  "fais un avoir sur F2026-0001",
])("« %s » says no sum", (text) => expect(sumOf(text)).toBeNull());

test("a number beside a payment is never left out", () => {
  const says = fc.constantFrom("elle a payé N par virement", "Roux m'a réglé N", "Mme Roux a versé N ce matin");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), says, (euros, sentence) => {
      expect([euros * 100, NaN]).toContain(sumOf(sentence.replace("N", String(euros))));
    }),
  );
});
