import { cardAfter } from "#test/card-after-words.ts";
import { expect, test } from "vitest";

const GARNIER =
  "devis pour Mme Sophie Garnier, 06 12 34 56 78, 8 rue Pasteur 69007 Lyon. Lot salle de bain : dépose baignoire 5h, " +
  "pose receveur 6h à 55 €, faïence 14 m² à 48 €/m², fourniture receveur 320 €. " +
  "Lot cuisine : remplacer le robinet 2h, fourniture mitigeur 140 €";
const PETIT =
  "devis pour M. Paul Petit, 3 rue Monge 69008 Lyon, appartement ancien. " +
  "Lot chambre : peinture 20 m² à 25 €, Lot salon : parquet 30 m² à 40 €";
const NOVA =
  "devis pour la société Atelier Nova, contact Paul Rey paul@nova.fr : refonte du site. Section Conception : " +
  "maquettes 4 jours à 450 €. Section Développement : intégration 8 jours à 450 € avec 10 % de remise, " +
  "hébergement 12 mois à 15 €";

test.each([
  [GARNIER, "Salle de bain 4, Cuisine 2", "Salle de bain et cuisine – Garnier"],
  [PETIT, "Chambre 1, Salon 1", "Chambre et salon – Petit"],
  [NOVA, "Conception 1, Développement 2", "Refonte du site – Atelier Nova"],
  [
    "devis pour M. Petit, pièce chambre : peinture 20 m² à 25 €, pièce salon : parquet 30 m² à 40 €",
    "Chambre 1, Salon 1",
    "Chambre et salon – Petit",
  ],
  [
    "devis pour M. Petit. Salle de bain : dépose 200 €, receveur 500 €. Cuisine : évier 300 €",
    "Salle de bain 2, Cuisine 1",
    "Salle de bain et cuisine – Petit",
  ],
])("the lots of a first sentence stand on the card and name the project: « %s »", (order, lots, title) => {
  const { sections, values, sentences } = cardAfter(order);
  expect(sections.map(({ label, rowIds }) => `${label} ${rowIds.length}`).join(", ")).toBe(lots);
  expect(values.projectName).toBe(title);
  expect(sentences).not.toMatch(/Je n'ai pas mis|ne montre pas les titres/);
});

test("works before the only lot stand above it", () => {
  const { rows, sections } = cardAfter("devis pour M. Petit : dépose 200 €. Lot cuisine : évier 300 €, mitigeur 140 €");
  expect(rows.map(({ label }) => label)).toEqual(["Dépose", "Évier", "Mitigeur"]);
  expect(sections).toEqual([{ label: "Cuisine", rowIds: ["line-2", "line-3"] }]);
});
