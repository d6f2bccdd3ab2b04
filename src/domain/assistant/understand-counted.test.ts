import { readSentence } from "#test/read-sentence.ts";
import { expect, test } from "vitest";

// Works that are counted, sized or taxed one by one: what is counted, at which price, and at which rate.

test.each([
  ["Facture pour Mme Pons : coaching de vie, 6 séances à 65 €", ["coaching de vie: 6 piece x 65"]],
  [
    "Devis pour la SAS Kérou : relecture d'un mémoire, 140 pages à 2,50 € la page",
    ["relecture d'un mémoire: 140 piece x 2.5"],
  ],
  [
    "devis pour M. Bellec, transcription d'entretiens, 3 200 mots à 0,06 € le mot",
    ["transcription d'entretiens: 3200 piece x 0.06"],
  ],
  ["Facture Mme Vidal : shiatsu : 5 séances x 60 €", ["shiatsu: 5 piece x 60"]],
  ["devis pour Mme Roy : cours de yoga, 10 leçons à 25 €", ["cours de yoga: 10 piece x 25"]],
  ["Devis M. Lam : il s'agit du décapage des volets, 12 m² à 31 €", ["décapage des volets: 12 m2 x 31"]],
  ["devis pour M. Petit, 8 séances à 40 € la séance", ["séances: 8 piece x 40"]],
  [
    "Devis SARL Nord Eau audit réseau 4 jours TJM 650 HT + plan d'action 2 jours TJM 500 HT",
    ["audit réseau: 4 day x 650", "plan d'action: 2 day x 500"],
  ],
])("the work that is said before its count is the line: « %s »", (text, lines) => {
  expect(readSentence(text)).toMatchObject({ lines });
});

test.each([
  [
    "Devis pour Mme Berthe, shampoings 9 à 12 € pièce, brushings 14 à 20 € pièce",
    ["shampoings: 9 piece x 12", "brushings: 14 piece x 20"],
  ],
  [
    "facture pour Mme Doucet : rosiers 25 à 14 € l'unité, pose forfait 120 €",
    ["rosiers: 25 piece x 14", "pose: 1 flat x 120"],
  ],
  [
    "Facture\nClient : Mme Anne Bodin\nTirages 30x40 : 6 à 15 € pièce\nCadres : 4 à 22 € pièce",
    ["Tirages 30x40: 6 piece x 15", "Cadres: 4 piece x 22"],
  ],
])("a number after its thing counts it when the price is that of each: « %s »", (text, lines) => {
  expect(readSentence(text)).toMatchObject({ lines });
});

test.each([
  "devis pour M. Le Roux : prises de 14 à 18 € pièce",
  "devis pour M. Le Roux : dalles entre 14 et 18 € pièce, pose forfait 200 €",
  "devis pour M. Kermorgant : spots : 14 à 18 €",
  "devis pour M. Kermorgant, plinthes, compter 14 à 18 € pièce",
])("a range of prices counts nothing: « %s »", (text) => {
  expect(readSentence(text)).not.toHaveProperty("lines");
});

test.each([
  [
    "Facture à Mme Roy : main d'œuvre 7 h à 48 €, spots 9 à 32 € pièce. Main d'œuvre à 10 % de TVA, spots à 20",
    ["main d'œuvre: 7 h x 48, 10 %", "spots: 9 piece x 32, 20 %"],
  ],
  [
    "Devis M. Henry : pose 5 h à 50 €, chaudière 1 à 2 400 € pièce. TVA 5,5 sur la chaudière et 10 sur la pose",
    ["pose: 5 h x 50, 10 %", "chaudière: 1 piece x 2400, 5.5 %"],
  ],
  [
    "Facture Mme Blot : arrosage 6 h à 42 €, rosiers 12 à 15 € pièce. TVA à 20 % sur l'arrosage, 10 sur les rosiers",
    ["arrosage: 6 h x 42, 20 %", "rosiers: 12 piece x 15, 10 %"],
  ],
])("rates that follow the works are those of the works that they name: « %s »", (text, lines) => {
  const values = readSentence(text);
  expect(values).toMatchObject({ lines });
  expect(values).not.toHaveProperty("vatPercent");
});

test.each([
  "Facture Mme Blot : plantation 6 h à 42 €, rosiers 12 à 15 € pièce. TVA à 20 % et 10 %",
  "Facture Mme Blot : pose forfait 400 €, meuble forfait 900 €, pose à 10 % et meuble à 20 % de TVA",
])("of two rates that name no work for sure none is taken: « %s »", (text) => {
  const values = readSentence(text);
  expect(values).not.toHaveProperty("vatPercent");
  expect(JSON.stringify(values["lines"])).not.toContain("%");
});

test.each([
  ["facture M. Roy pose d'une citerne de 5 m3 forfait 1800 €", 1800, "pose d'une citerne de 5 m3"],
  ["devis pour Mme Aubry remplacement d'une cuve de 1000 litres forfait 2300 euros", 2300, /de 1000 litres$/],
  ["Devis M. Lin abattage d'un chêne de 18 mètres forfait 900 €", 900, /de 18 mètres$/],
])("the size of one thing is a part of the work: « %s »", (text, price, work) => {
  const values = readSentence(text);
  expect(values["flatPriceEuros"]).toBe(price);
  expect(values["description"]).toMatch(work);
  expect(values).not.toHaveProperty("lines");
});

test.each([
  "devis Mme Bel, pose d'un portail de 4 mètres 2 400 € TTC",
  "Devis pour Mme Ruiz, portail de 3 mètres à 1 200 €",
])("the size of one thing multiplies no price: « %s »", (text) => {
  expect(readSentence(text)).not.toHaveProperty("lines");
});

test("metres of a thing are priced one by one", () => {
  expect(readSentence("Devis pour Mme Ruiz, clôture de 24 m à 38 €")).toMatchObject({ lines: ["clôture: 24 m x 38"] });
});

test.each([
  ["Devis pour M. Roux : pose 5 h à 50 €, fin des travaux le 29 janvier", { endDate: "2027-01-29" }],
  ["Devis pour M. Roux : pose 5 h à 50 €, début du chantier lundi 7 décembre", { startDate: "2026-12-07" }],
  ["Devis pour M. Roux pour des travaux le 7 décembre, pose 5 h à 50 €", { startDate: "2026-12-07" }],
])("the works that end or begin say which day it is: « %s »", (text, days) => {
  expect(readSentence(text)).toMatchObject(days);
});
