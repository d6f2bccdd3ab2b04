import { expect, test } from "vitest";
import { withVerbFirst } from "./verb-first.ts";

test.each([
  ["la colonne mets 400 euros", "mets la colonne à 400 euros"],
  ["le robinet tu mets 90 €", "mets le robinet à 90 €"],
  ["pour le robinet mets 120 €", "mets le robinet à 120 €"],
  ["la colonne de douche mets-la à 450 €", "mets la colonne de douche à 450 €"],
  ["le carrelage tu passes à 65 € le m²", "mets le carrelage à 65 € le m²"],
  ["la colonne, 470 €", "la colonne 470 €"],
])("a verb that follows its thing goes first: « %s »", (text, order) => expect(withVerbFirst(text)).toBe(order));

test.each(["mets la colonne à 400 €", "ajoute la pose, passe à 8 h", "il mets 3 jours", "pose 4 h, dépose 2 h"])(
  "another order stays: « %s »",
  (text) => expect(withVerbFirst(text)).toBe(text),
);
