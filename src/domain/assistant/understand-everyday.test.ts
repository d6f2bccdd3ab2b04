import { expect, test } from "vitest";
import { understand } from "./understand.ts";
import type { Understanding } from "./understanding.ts";

const read = (text: string) => understand(text, { today: "2026-11-23", activeFlow: null, pending: null });

function valuesOf({ slots }: Understanding): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => [
      name,
      Array.isArray(slot) ? slot.map(({ value }) => value) : slot.value,
    ]),
  );
}

test.each([
  ["2 h 15 à rajouter sur le projet Lavoir", "add_hours"],
  ["trois heures de plus à noter sur le chantier Villa Rosa", "add_hours"],
  ["refais un petit coup de relance à M. Roux", "remind"],
  ["le projet Lavoir doit démarrer le 4 mars, décale-le", "move_date"],
  ["mets le projet Lavoir au 15 mars", "move_date"],
  ["le mail de Mme Roux a changé, mets zoe@roux.fr", "change"],
  ["le taux du projet Lavoir est faux, corrige le", "change"],
  ["M. Roux a payé, tu peux pointer la F2026-044", "mark_paid"],
  ["envoie à Zoé Roux son devis", "send"],
])("an order whose verb stands apart is heard: « %s »", (text, intent) => {
  expect(read(text)).toMatchObject({ act: "order", intent, isNegated: false });
});

test.each([
  ["ça avance le projet Lavoir ?", "project"],
  ["le projet Lavoir en est à quel point", "project"],
  ["je travaille où mardi", "planning"],
  ["M. Roux habite où", "customer"],
  ["je dois mettre quel taux de tva pour une rénovation", "legal"],
  ["il reste quelles tâches sur le projet Lavoir", "tasks"],
  ["tu peux m'aider en quoi", "help"],
  ["kes kil me reste a faire sur le projet Lavoir", "tasks"],
])("a question is heard without its mark and wherever its word stands: « %s »", (text, about) => {
  const meaning = read(text);
  expect(meaning).toMatchObject({ act: "question", intent: null });
  expect(meaning.slots.about?.value).toBe(about);
});

test.each([
  ["devis pour la librairie Face à Face, 2 h à 40 €", "librairie Face à Face"],
  ["devis Café Aux Trois Clés : enseigne 850 €", "Café Aux Trois Clés"],
  ["une facture pour le lycée Jean-Macé", "lycée Jean-Macé"],
  ["DEVIS POUR BATISUD : POSE DE 2 PORTES A 120 EUROS PIECE", "Batisud"],
])("the name of a firm is read whole: « %s »", (text, company) => {
  expect(valuesOf(read(text)).company).toBe(company);
});

test("a text in capitals is read as any other, its numbers as they are written", () => {
  expect(valuesOf(read("FAIS UNE FACTURE A MME ROUX POUR DEBOUCHAGE WC 110 EUROS"))).toEqual({
    lastName: "Roux",
    description: "debouchage wc",
    flatPriceEuros: 110,
  });
  expect(valuesOf(read("FAIS UN AVOIR SUR LA FACTURE F-2026-041")).documentNumber).toBe("F-2026-041");
});

test("what a thing holds is no quantity", () => {
  const meaning = read(
    "devis pour M. Roux : remplacer le chauffe-eau 200 L par un thermodynamique 250 L à 2 400 €, pose 450 €",
  );
  expect(valuesOf(meaning).lines).toMatchObject([
    { quantity: 1, unitPriceEuros: 2400 },
    { quantity: 1, unitPriceEuros: 450 },
  ]);
  expect(valuesOf(read("DEVIS MME ROUX REMPLACEMENT CUMULUS 200L 950 EUROS")).flatPriceEuros).toBe(950);
  const list = read("devis pour Zoé Roux\nDépose de l'ancienne hotte : 250 €\nMain d'œuvre : 9 h à 52 €");
  expect(valuesOf(list).lines).toMatchObject([
    { label: "Dépose de l'ancienne hotte", unitPriceEuros: 250 },
    { quantity: 9, unit: "h", unitPriceEuros: 52 },
  ]);
});

test("no VAT is a rate of zero", () => {
  expect(valuesOf(read("devis pour Zoé Roux, cours de chant 3 h à 40 €, tva zéro")).vatPercent).toBe(0);
  expect(valuesOf(read("facture pour Zoé Roux, création de logo, 1 200 € sans tva")).vatPercent).toBe(0);
});

test("counted half days are no number of a document", () => {
  expect(valuesOf(read("devis 3 demi-journées à 220 € pour Zoé Roux")).documentNumber).toBeUndefined();
});
