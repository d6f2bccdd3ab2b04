import { cardAfter } from "#test/card-after-words.ts";
import { expect, test } from "vitest";

const ratesOf = (order: string) => cardAfter(order).rows.map(({ vatBasisPoints }) => vatBasisPoints / 100);

test.each([
  "devis pour Mme Durand, remplacer le chauffe-eau 200 litres 690 € et 4 h de main d'oeuvre, 10 %",
  "devis pour Mme Durand : chauffe-eau 690 €, 4 h de main d'oeuvre à 52 €, 10%.",
])("a reduced rate alone at the end of works in a building is their VAT: « %s »", (order) => {
  expect([ratesOf(order), cardAfter(order).sentences.includes("pas gardé")]).toEqual([[10, 10], false]);
});

test.each([
  "devis pour Mme Durand : 3 jours de maquettes à 450 €, 10 %",
  "devis pour Mme Durand : chauffe-eau 690 €, 20 %",
  "devis pour Mme Durand : chauffe-eau 690 €, remise, 10 %",
  "devis pour Mme Durand : chauffe-eau 690 €, acompte 30 %, 10 %",
])("a share alone that may be something else is no rate: « %s »", (order) => expect(ratesOf(order)).toEqual([20]));
