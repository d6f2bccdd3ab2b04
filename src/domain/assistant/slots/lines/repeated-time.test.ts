import { expect, test } from "vitest";
import { understand } from "../../understand.ts";

const slotsOf = (text: string) => understand(text, { today: "2026-11-23", activeFlow: null, pending: null }).slots;

test("hours that come back every week are not those of the whole", () => {
  const text = "nettoyage bureaux cabinet Hervé 2 fois par semaine 3h a 27 ht fais un devis mensuel";
  expect(slotsOf(text).hours).toBeUndefined();
  expect(slotsOf(text).lines).toBeUndefined();
});

test("hours that are said once are those of the whole", () => {
  expect(slotsOf("fais un devis nettoyage pour Mme Roux 3h a 27 ht").hours?.value).toBe(3);
});

test.each([
  ["fuite toit chez Delmas urgence dimanche 180 la deplacement + 2h a 70 facture le stp", "2026-11-22"],
  ["fais la facture pour Mme Roux, 2 h à 70 €, on commence lundi", "2026-11-30"],
  ["fais un devis pour Mme Roux, 2 h à 70 €, lundi", "2026-11-30"],
])("the weekday of an invoice is the last one: « %s »", (text, day) => {
  expect(slotsOf(text).startDate?.value).toBe(day);
});

test.each([
  ["facture Kelio 12 demi journees a 230 ht", "invoice", 12, 230],
  ["devis coaching dirigeant Sandrine Morvan 6 seances d 1h30 a 140 la seance", "quote", 6, 140],
])("the head word and a price are an order: « %s »", (text, intent, quantity, unitPriceEuros) => {
  const { act, intent: readIntent, slots } = understand(text, { today: "2026-11-23", activeFlow: null, pending: null });
  expect([act, readIntent]).toEqual(["order", intent]);
  expect(slots.lines?.map(({ value }) => value)).toMatchObject([{ quantity, unitPriceEuros }]);
});
