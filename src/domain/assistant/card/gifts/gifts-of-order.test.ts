import { cardAfter } from "#test/card-after-words.ts";
import { expect, test } from "vitest";
import { cardTotals } from "../card-lines.ts";

const GIVEN =
  "devis à la société Nordik Conseil : 2 jours et demi d'audit à 450, puis 4j de dev de l'API, " +
  "une demi-journée de recette offerte, démarrage mi-décembre";

const euros = (...texts: string[]) => cardTotals({ rows: cardAfter(...texts).rows, discount: "" }).netCents / 100;

test("what an order gives is a line that is not billed", () => {
  const { rows, values, sentences } = cardAfter(GIVEN);
  expect(rows[2]).toMatchObject({ label: "Recette", quantity: "0,5", unitPrice: "350", discount: "100" });
  expect(values.projectName).toBe("Audit, dev de l'API et recette – Nordik Conseil");
  expect([euros(GIVEN), sentences]).toEqual([
    2525,
    expect.stringContaining("Offert, à 0 € dans le total : « Recette »"),
  ]);
});

test("a gift that is taken away leaves the name of the project", () => {
  const { rows, values } = cardAfter(GIVEN, "enlève la recette");
  expect([rows.length, values.projectName]).toEqual([2, "Audit et dev de l'API – Nordik Conseil"]);
});

test("a name that was given to the project stays when a line goes", () => {
  const { values } = cardAfter(GIVEN, "le projet s'appelle Recette Nordik", "enlève la recette");
  expect(values.projectName).toBe("Recette Nordik");
});

test.each([
  ["devis pour la SAS Kelia, 3 jours de maquettes à 450 et je leur offre la mise en ligne", "mise en ligne", 1350],
  ["devis pour Luc Roy, 4 h de débouchage à 52 €, je lui offre le déplacement", "déplacement", 208],
  ["devis pour Mme Durand : chauffe-eau 690 €, déplacement gratuit", "déplacement", 690],
  ["devis pour Mme Durand : chauffe-eau 690 € livraison gratuite", "livraison", 690],
  ["devis pour Mme Durand : 4 h de pose à 50 € et la première heure est offerte", "première heure", 200],
])("a gift without a line bills nothing under its name: « %s »", (order, work, net) => {
  expect(cardAfter(order).sentences).toContain(`« ${work} »`);
  expect(euros(order)).toBe(net);
});

test.each([
  ["devis pour Mme Durand : audit 900 €, recette 300 € offerte", 900],
  ["devis pour Mme Durand : audit 900 €, recette 300 €, la recette est offerte", 900],
  ["devis pour Mme Durand : chauffe-eau 690 €, 4 h de pose à 50 €, 1 h de pose offerte", 890],
])("only what is given is taken off: « %s »", (order, net) => expect(euros(order)).toBe(net));
