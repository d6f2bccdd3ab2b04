import { readSentence } from "#test/read-sentence.ts";
import { expect, test } from "vitest";

test.each([
  "devis Mme Roux 15 m² de carrelage dépose 12€ pose 38€",
  "devis Mme Roux dalle 10 m² à 40 €, escalier 3 marches 420 €",
  "devis Mme Roux : transport 120 €, 3 t de sable à 38 €... non laisse la tonne, mets sable 133 € au total",
  "devis Mme Roux dj set 5 h 900 € ht + sono forfait 250 €",
  "facture Mme Roux climatiseur mobile 450 installation 2h à 56",
  "devis Mme Roux. Blindage porte 890. Cylindre 210. 2 clés sup à 35.",
  "devis Mme Roux entretien piscine 85 euros le passage, 4 passages, plus 2 seaux de chlore à 58",
  "devis Mme Roux : 4 chaises à 120 pièce, ou plutôt 5 chaises, et le tissu 6 m à 38 le mètre",
  "facture Mme Roux : photos 1 jour à 620, retouche 5 h à 50, nan 4 h suffisent",
])("a sum that may be another one is asked: « %s »", (text) =>
  expect(readSentence(text)).toMatchObject({ hasUnreadPrices: true }),
);

test.each([
  ["devis Mme Roux vitrage 4 m² à 165€ le m² dépose 80€", 2],
  ["devis Mme Roux dalle 10 m² à 40 €, 3 marches à 90 €", 2],
  ["devis Mme Roux : prises : 8 à 38 €\nen option\nvidéophone : 1 à 260 €", 2],
])("a sum that can be read in one way only is read: « %s »", (text, count) =>
  expect(readSentence(text).lines).toHaveLength(count),
);

test.each(["devis Mme Roux peinture du salon maximum 2000 euros", "devis Mme Roux peinture max 2000 €"])(
  "the most that may be spent is no price: « %s »",
  (text) => expect(readSentence(text)).not.toHaveProperty("flatPriceEuros"),
);

test("a share after a dash is taken off", () =>
  expect(readSentence("devis Mme Roux terrasse 30 m2 à 60€ -10%")).toMatchObject({ discountPercent: 10 }));
