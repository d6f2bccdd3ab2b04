import { expect, test } from "vitest";
import { amountsSaidIn, areAmountsAmong, centsIn } from "./said-amounts.ts";

test.each([
  ["On te doit 240,00 €.", [24_000]],
  ["On te doit 1 234,56 € et 12 €.", [123_456, 1_200]],
  ["soit 1.500 euros", [150_000]],
  ["soit 1,5 k€", [150_000]],
  ["€ 80", [8_000]],
  ["environ 99.90", [9_990]],
  ["2 factures, 5,50 % de remise, F2026-0001 du 3 mai 2026", []],
  ["deux cents euros", [NaN]],
  ["On te doit EUR 1500.", [150_000]],
  ["1500 EUR 3 fois", [150_000]],
  ["soit 1500 balles", [150_000]],
  ["mille balles", [NaN]],
  ["soit １５００ €", [NaN]],
  ["soit ١٥٠٠ €", [NaN]],
  ["12 m² et 3 m³", []],
  ["17 euros 50 par virement", [1_750]],
  ["17€50", [1_750]],
  ["12 € 30 minutes", [1_200]],
  ["12 € 20 %", [1_200]],
  ["12 € 50 € et 3 h", [1_200, 5_000]],
])("« %s » says these amounts", (text, cents) => expect(amountsSaidIn(text)).toEqual(cents));

test("an amount that no tool gave is told, in figures or in words", () => {
  const cents = new Set(centsIn({ amount_cents: 24_000, first: [{ rest_cents: 1_200, count: 7 }] }));
  expect(areAmountsAmong("240 € en tout, dont 12,00 €, sur 7 factures.", cents)).toBe(true);
  expect(areAmountsAmong("250 € en tout.", cents)).toBe(false);
  expect(areAmountsAmong("Il te manque deux mille euros.", cents)).toBe(false);
  expect(areAmountsAmong("7 € en tout.", cents)).toBe(false);
});
