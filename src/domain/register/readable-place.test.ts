import fc from "fast-check";
import { expect, test } from "vitest";
import { readablePlace } from "./readable-place.ts";

test.each([
  ["9 RUE DU COLONEL PIERRE AVIA", "9 rue du Colonel Pierre Avia"],
  ["12 BIS AVENUE DE L'EUROPE", "12 bis avenue de l'Europe"],
  ["LE BOURG", "Le Bourg"],
  ["SAINT-ETIENNE", "Saint-Etienne"],
  ["L'ISLE-D'ABEAU", "L'Isle-d'Abeau"],
  ["CHALON SUR SAONE", "Chalon sur Saone"],
  ["12 Rue des Lilas", "12 Rue des Lilas"],
])("%s of the register is written %s", (capitals, usualText) => {
  expect(readablePlace(capitals)).toBe(usualText);
});

test("a place that was written once is written the same again", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const usualText = readablePlace(text);
      expect(readablePlace(usualText)).toBe(usualText);
    }),
  );
});
