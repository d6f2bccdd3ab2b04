import { readSentence } from "#test/read-sentence.ts";
import { expect, test } from "vitest";

const linesIn = (text: string) => readSentence(text).lines;

test.each([
  [
    "devis pour la mairie de Sers élagage de platanes 14 arbres à 180 euros l'unité",
    "élagage de platanes: 14 piece x 180",
  ],
  ["Facturer à Hortense Valmont : sous-titrage, 12 vidéos à 45 € pièce", "sous-titrage: 12 piece x 45"],
  ["Devis pour Fondation Harcourt, motion design, 6 capsules à 390 € pièce", "motion design: 6 piece x 390"],
  ["Facture\nClient : Mme Roux\nRévision annuelle : 12 vélos à 39 €", "Révision annuelle: 12 piece x 39"],
  ["devis Mme Roux, contrôle annuel, 4 extincteurs à 25 €", "contrôle annuel: 4 piece x 25"],
  ["facture Altéo, formation premiers secours, 10 participants à 65 €", "formation premiers secours: 10 piece x 65"],
  ["facture Altéo, atelier théâtre, 24 élèves à 12 €", "atelier théâtre: 24 piece x 12"],
])("what is served is counted under its work: « %s »", (text, line) => {
  expect(linesIn(text)).toEqual([line]);
});

test.each([
  ["devis clim pour Mme Leroux : 2 splits à 780 € pièce", "splits: 2 piece x 780"],
  ["Devis Mme Nguyen cuisine : 9 meubles à poser à 65€ pièce", "meubles à poser: 9 piece x 65"],
  ["devis shooting produit pour maison Lumia 25 photos à 18€", "photos: 25 piece x 18"],
])("what is supplied is the label: « %s »", (text, line) => expect(linesIn(text)).toEqual([line]));

test.each([
  ["devis Mme Roux, 8 fenêtres à 640 € la fenêtre", "fenêtres: 8 piece x 640"],
  ["devis pour Mme Roux : 8 chaises, 120 € la chaise", "chaises: 8 piece x 120"],
  ["facture Altéo : 3 formations, 900 € par formation", "formations: 3 piece x 900"],
  ["devis Mme Roux, 8 chaises : 120 € l'unité", "chaises: 8 piece x 120"],
])("a price of what was counted is that of each: « %s »", (text, line) => expect(linesIn(text)).toEqual([line]));

test.each([
  ["facture Mme Roux livraison 240 kilomètres à 1 euro 20 le kilomètre", "livraison: 240 km x 1.2"],
  ["facture Mme Roux, convoyage 310 kilomètres à 0,90 euro le kilomètre", "convoyage: 310 km x 0.9"],
  ["facture Mme Roux, fauchage 14 kilometres a 95€", "fauchage: 14 km x 95"],
  ["devis Mme Roux, location nacelle 3 semaines à 450 € la semaine", "location nacelle: 3 piece x 450"],
  ["devis Mme Roux, entretien 0,5 hectare à 900 € l'hectare", "entretien: 0.5 piece x 900"],
  ["devis Mme Roux, formation 4 demi-journées à 300 €", "formation: 4 piece x 300"],
  ["devis Mme Roux, 2 demi-journées de formation à 300 € la demi-journée", "demi-journées de formation: 2 piece x 300"],
])("a unit is read by its whole word: « %s »", (text, line) => expect(linesIn(text)).toEqual([line]));

test.each([
  ["devis infogérance pour Agrovia, 450 € par mois sur 12 mois", "infogérance: 12 month x 450"],
  ["devis pour Agrovia, infogérance, contrat récurrent, 450 € par mois sur 12 mois", "infogérance: 12 month x 450"],
])("the work stands before the customer and before what says how often: « %s »", (text, line) => {
  expect(linesIn(text)).toEqual([line]);
});

test.each([
  ["Devis 40 plateaux-repas à 24 € TTC pièce, pour Mme Roux", "plateaux-repas: 40 piece x 24"],
  ["facture 25 photos corporate, 12 € la photo, pour Altéo", "photos corporate: 25 piece x 12"],
])("a count of priced things is no number of a document: « %s »", (text, line) => {
  expect(readSentence(text)).toMatchObject({ lines: [line] });
  expect(readSentence(text)).not.toHaveProperty("documentNumber");
});

test.each([
  ["facture Max Lenoir dépannage 120€", 120],
  ["facture de Solène Guivarc'h : séance photo, 250 € TTC", 250],
  ["facture Mme Roussel ouverture dans un mur porteur 95€ ttc", 95],
])("a name and a place take no price away: « %s »", (text, flatPriceEuros) => {
  expect(readSentence(text)).toMatchObject({ flatPriceEuros });
});

test("a part of a label is not said to be left out", () => {
  const meaning = readSentence("devis Mme Roux, lavage vitres 42 m² à 6€, hall et escaliers 8h à 26€");
  expect(meaning).toMatchObject({ lines: ["lavage vitres: 42 m2 x 6", "hall et escaliers: 8 h x 26"] });
  expect(meaning).not.toHaveProperty("leftOutWorks");
});

test("front parts are a work with its price", () => {
  expect(linesIn("Devis\nClient : Mme Roux\nVidange : 95 €\nPlaquettes avant : 120 €")).toEqual([
    "Vidange: 1 flat x 95",
    "Plaquettes avant: 1 flat x 120",
  ]);
});
