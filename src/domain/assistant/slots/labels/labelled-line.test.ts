import { readSentence } from "#test/read-sentence.ts";
import { expect, test } from "vitest";

test.each([
  [
    "devis\nClient : Mme Roux\nPrestation : location de VTT\nQuantité : 8\nPrix : 28 € l'unité",
    "location de VTT: 8 piece x 28",
  ],
  ["DEVIS\nPrestation : portraits d'équipe\nQuantité : 18\nPrix : 38 € pièce", "portraits d'équipe: 18 piece x 38"],
  ["Facture\nPrestation : relecture\nQuantité : 4 500 mots\nTarif : 0,04 € le mot", "relecture: 4500 piece x 0.04"],
  [
    "Facture\nPrestation : community management\nDurée : 3 mois\nTarif : 260 € par mois",
    "community management: 3 month x 260",
  ],
  ["Facture\nObjet : plantation d'une haie\nQuantité : 30 m\nPrix : 26 € le mètre", "plantation d'une haie: 30 m x 26"],
  ["devis\ntravaux: pose parquet\nsurface: 42\nprix: 34€/m2", "pose parquet: 42 m2 x 34"],
  ["Facture\nPrestation : transport\nDistance : 120 km\nPrix : 1,10 € du km", "transport: 120 km x 1.1"],
  [
    "Facture\nPrestation : cours de piano\nNombre de séances : 6\nTarif : 35 € la séance",
    "cours de piano: 6 piece x 35",
  ],
])("labels say a line together when the price is of each: « %s »", (text, line) => {
  const meaning = readSentence(text);
  expect(meaning).toMatchObject({ lines: [line] });
  expect(meaning).not.toHaveProperty("description");
});

test("a price by the hour or by the day is no line of labels", () => {
  expect(readSentence("Facture\nPrestation : maintenance\nDurée : 5 h\nPrix : 55 € de l'heure")).toMatchObject({
    description: "maintenance",
    hours: 5,
    rate: 55,
  });
});

test("a price of the whole beside a quantity stays the price of the whole", () => {
  expect(readSentence("Devis\nPrestation : carrelage\nQté : 25 m²\nPrix : 1 200 €")).toMatchObject({
    description: "carrelage",
    flatPriceEuros: 1200,
  });
});

test("a price of each without its quantity is no rate", () => {
  expect(readSentence("Facture\nClient : Mme Roux\nPrestation : relecture\nTarif : 0,04 € le mot")).not.toHaveProperty(
    "rate",
  );
});

test("the line with VAT says it for the whole", () => {
  expect(
    readSentence("Devis\nPrestation : buffet\nNombre de personnes : 40\nPrix : 28 € TTC par personne"),
  ).toMatchObject({
    lines: ["buffet: 40 piece x 28"],
    includesVat: true,
  });
});
