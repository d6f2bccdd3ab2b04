import { expect, test } from "vitest";
import { withPartsOfTotal } from "./parts-of-total.ts";

test.each([
  [
    "refonte du site à 6 000 €, dont 2 000 € de design, 3 000 € d'intégration et 1 000 € de tests",
    "refonte du site : design 2 000 €, intégration 3 000 €, tests 1 000 €",
  ],
  [
    "remplacement chaudière 3 200 € TTC dont 2 000 € de matériel et 1 200 € de pose",
    "remplacement chaudière : matériel 2 000 € TTC, pose 1 200 € TTC",
  ],
  [
    "refonte 6000 € : design 2000, intégration 3000, tests 1000",
    "refonte : design 2000 €, intégration 3000 €, tests 1000 €",
  ],
  [
    "site à 4 500 € réparti en maquettes 1 500 €, développement 2 500 € et mise en ligne 500 €",
    "site : maquettes 1 500 €, développement 2 500 €, mise en ligne 500 €",
  ],
  [
    "ajoute une recette à 1 000 € dont 600 € de tests et 400 € de corrections",
    "ajoute une recette : tests 600 €, corrections 400 €",
  ],
  [
    "refonte à 500,50 € (design 200,25 €, tests 300,25 €), acompte 30 %",
    "refonte : design 200,25 €, tests 300,25 €, acompte 30 %",
  ],
])("parts that come to the total take its place: %s", (typedText, readText) => {
  expect(withPartsOfTotal(typedText)).toBe(readText);
});

test("works named after their price are read by their names", () => {
  expect(withPartsOfTotal("devis pour Nacre, 2 000 € de design, 3 000 € d'intégration et 1 000 € de tests")).toBe(
    "devis pour Nacre, design 2 000 €, intégration 3 000 € et tests 1 000 €",
  );
});

test("parts that are less than their total stay inside it", () => {
  expect(withPartsOfTotal("chaudière à 3 200 € dont 2 000 € de matériel, acompte 30 %")).toBe(
    "chaudière à 3 200 €, acompte 30 %",
  );
});

test.each([
  "dépose 300 €, refonte à 6 000 € dont 2 000 € de design et 4 000 € de tests",
  "refonte à 6 000 € : on verra le détail plus tard",
  "refonte 6000 € : design 2000, tests 1000",
  "pose de carrelage 12 m² à 65 €",
  "carrelage 500 €, 50 € de remise et 100 € d'acompte",
  "refonte à 5 000 € dont 1 000 € d'acompte",
  "refonte à 6 000 € dont 2 000 € TTC de design et 4 000 € TTC de tests",
  "2 000 € TTC de design et 3 000 € TTC d'intégration",
])("another text stays as it is: %s", (text) => {
  expect(withPartsOfTotal(text)).toBe(text);
});
