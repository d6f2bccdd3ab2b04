import fc from "fast-check";
import { expect, test } from "vitest";
import { readSaidAction } from "./said-action.ts";
import { readCorrectedSum } from "./said-sum.ts";

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
  ["Mme Roux a payé 1,5 k€", 150_000],
  ["Mme Roux a payé la facture de 2025 €", 202_500],
  ["Mme Roux a payé 300 par chèque n° 1234567", 30_000],
  ["j'ai reçu les 1500 de Perrin", 150_000],
  ["Mme Roux a payé 600 et non 500", 60_000],
  ["Mme Roux m'a donné 300 de plus", 30_000],
])("« %s » says its sum", (text, cents) => expect(sumOf(text)).toBe(cents));

test.each([
  "Mme Roux a payé 30 %",
  "Mme Roux a payé 900 en liquide et 600 par virement",
  "Mme Roux a payé cinq cents par chèque",
  "Mme Roux a payé trente pour cent",
  "Mme Roux a payé 50 pour cent",
  "Mme Roux a payé F2026-0001 et F2026-0002",
  "Mme Roux a payé 0 €",
  "Roux a payé la facture 12 et Garnier la facture 13",
  "Mme Roux a payé les factures 12 et 13",
  "Mme Roux a payé la facture de 2025",
  "Mme Roux a payé 500 sur les 2400 €",
  "Mme Roux a payé 3 fois 500 €",
  "Mme Roux a fait 2 chèques de 500",
  "Mme Roux a fait un chèque de 1000 et un virement de 500",
  "Mme Roux a payé deux virements de 500 €",
  "Mme Roux a payé 250 € chacun",
  "Mme Roux a payé 2 mille",
  "Mme Roux a payé 200 € de moins",
  "Mme Roux a payé environ 200 €",
  "Mme Roux a payé le 20 500 €",
  "Mme Roux a payé, elle me doit encore 200 €",
  "Mme Roux a payé, le reste en décembre",
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
  "Mme Roux a payé sa facture de novembre 2026",
  "Mme Roux a payé par chèque n° 1234567",
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

test.each([
  ["non pardon c'était 1250", 125_000, null],
  ["oups, 1250 € pas 1205", 125_000, null],
  ["non elle a payé 80 en liquide", 8_000, "cash"],
  ["c'était 1 250,50 €", 125_050, null],
  ["finalement 75 euros", 7_500, null],
  ["je me suis trompé c'est 800 pas 900", 80_000, null],
  ["non la moitié", NaN, null],
  ["en fait juste 30 %", NaN, null],
])("« %s » corrects the sum that was just said", (text, amountCents, method) => {
  expect(readCorrectedSum(text)).toEqual({ amountCents, method });
});

test.each([
  "1250 €",
  "c'est 1250 €",
  "non",
  "non pardon",
  "non c'est le 12 mars",
  "c'était 12 m² pas 14",
  "non Vidal a payé 80 et Morel 90",
])("« %s » corrects no sum", (text) => expect(readCorrectedSum(text)).toBeNull());
