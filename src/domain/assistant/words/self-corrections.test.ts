import { expect, test } from "vitest";
import { understand } from "../understand.ts";
import { blankSelfCorrections } from "./self-corrections.ts";

const meaningOf = (text: string) => understand(text, { today: "2026-11-23", activeFlow: null, pending: null });
const plainOf = (text: string) => blankSelfCorrections(text).replace(/ {2,}/g, " ").trim();

test.each([
  ["devis pour Mme Noël 12 non 14 h à 45 €", "devis pour Mme Noël 14 h à 45 €"],
  ["peinture 12 m² non 14 m² à 45 €", "peinture 14 m² à 45 €"],
  ["parquet 35 m² à 29 non à 31 euros le m²", "parquet 35 m² à 31 euros le m²"],
  ["18 mètres euh plutôt 20 mètres", "20 mètres"],
  ["peinture salon 1 800 € pardon 1 850 €", "peinture salon 1 850 €"],
  ["huit cents non neuf cents euros", "neuf cents euros"],
])("a number that is taken back is left out: %s", (text, plain) => {
  expect(plainOf(text)).toBe(plain);
});

test.each([
  ["lundi euh plutôt mardi", "mardi"],
  ["le 5 non le 6 janvier", "le 6 janvier"],
  ["le 5 janvier pardon le 6 janvier", "le 6 janvier"],
])("a day that is taken back is left out: %s", (text, plain) => {
  expect(plainOf(text)).toBe(plain);
});

test.each([
  ["facture madame Garnier enfin non madame Granier ménage", "facture madame Granier ménage"],
  ["devis pour madame Tessonnière non pardon Tessonneau", "devis pour madame Tessonneau"],
  ["devis mme garnier non granier", "devis mme granier"],
  ["pour Claire Roux pardon Claire Rousse", "pour Claire Rousse"],
  ["devis pour madame Ibanez non madame Ibarra", "devis pour madame Ibarra"],
  ["pour M. Duval, je veux dire M. Delval, tonte", "pour M. Delval, tonte"],
])("a name that is taken back is left out: %s", (text, plain) => {
  expect(plainOf(text)).toBe(plain);
});

test.each([
  "7 h, non pas 6",
  "7 h et non 6",
  "non, 3 jours",
  "il a dit non 3 fois",
  "devis Roux travaux non compris",
  "800 € TVA non comprise",
  "4 jours plutôt que 3",
  "Mme Roux a dit non",
  "non c'est bon",
])("what takes nothing back stays as it is: %s", (text) => {
  expect(blankSelfCorrections(text)).toBe(text);
});

test("the sum that is taken back is on no line", () => {
  const { act, slots } = meaningOf("devis mr Leroy peinture salon 800 € pardon 850 €");
  expect(act).toBe("order");
  expect(slots.lines).toBeUndefined();
  expect(slots.flatPriceEuros?.value).toBe(850);
});

test("each place of the text stays the same", () => {
  const text = "devis Mme Noël 12 non 14 h\nà 45 €";
  expect(blankSelfCorrections(text)).toHaveLength(text.length);
  expect(blankSelfCorrections(text)).toContain("\n");
});
