import { readSentence } from "#test/read-sentence.ts";
import { describe, expect, test } from "vitest";

// Sentences typed on a phone in a hurry, where a number was once read as something that nobody said.

describe("thousands with a « k »", () => {
  test.each([
    ["devis pour Mme Aubin pose douche 1k8", 1800],
    ["devis Mme Aubin terrasse bois 3k2 ht", 3200],
    ["facture pour Norvex refonte 2k5€", 2500],
    ["devis M. Aubin portail 1k25 ttc", 1250],
    ["devis M. Aubin toiture 12k", 12_000],
    ["devis M. Aubin toiture 1,5k€", 1500],
  ])("« %s » is %d euros", (text, flatPriceEuros) => expect(readSentence(text)).toMatchObject({ flatPriceEuros }));

  test.each(["devis M. Aubin cloison 1,5k8", "devis M. Aubin cloison 2k5h"])("« %s » is no price", (text) =>
    expect(readSentence(text)).not.toHaveProperty("flatPriceEuros"),
  );
});

describe("a number that may be the price of another work counts nothing", () => {
  test.each([
    "devis pour Mme Aubin depose baignoire 250 pose douche italienne 1k8 et robinetterie 320",
    "devis Aubin depose baignoire 250 pose douche 1800 €",
    "devis pour Brasserie du Port logo 650 et carte de visite 500 exemplaires 120 euros",
    "facture Aubin tonte 45 et taille haie 120 €",
    "devis pour Mme Aubin depose 90 plus pose lavabo 150 euros",
    "devis pour Aubin flyers 1000 exemplaires 180 €",
  ])("« %s »", (text) => expect(readSentence(text)).not.toHaveProperty("lines"));

  test.each([
    ["devis pour Mme Aubin pose 12 prises à 65 €", "prises: 12 piece x 65"],
    ["devis pour Mme Aubin pose 24 prises 65 € pièce", "prises: 24 piece x 65"],
    ["devis pour Mme Aubin: remplacement 4 radiateurs 280 €", "radiateurs: 4 piece x 280"],
    ["devis 6 fenetres pvc a 540 ttc la fenetre chez Mme Aubin", "fenetres pvc: 6 piece x 540"],
    ["devis 4 portes a 310 ht la porte chez Mme Aubin", "portes: 4 piece x 310"],
  ])("a number beside its thing counts it: « %s »", (text, line) =>
    expect(readSentence(text)).toMatchObject({ lines: [line] }),
  );
});

test.each([
  "devis pour Mme Aubin 3 fenetres a 540 € pose 120 € par fenetre",
  "devis pour Mme Aubin 3 fenetres a 540 € pose 120 € chaque",
  "devis velux pour Mme Aubin 2 velux a 690 ht piece pose 250 ht par velux",
  "devis pour Mme Aubin nettoyage 40 € par chambre et lessive 30 €",
])("the price of each of several things is not that of the whole: « %s »", (text) =>
  expect(readSentence(text)).not.toHaveProperty("lines"),
);

test.each([
  "devis Norvex 22 j à 500 €, recette 3 j au même tarif, remise commerciale 800 euros",
  "devis Norvex 22 j à 500 €, recette 3 j, geste commercial 300 €",
])("a discount is the price of no work: « %s »", (text) => expect(readSentence(text)).not.toHaveProperty("lines"));

test.each([
  "facture Aubin peinture forfait 1 450 ht payable à 30 jours",
  "facture Aubin débouchage 180 € règlement à 45 jours",
  "devis pour Mme Aubin peinture 900 € valable 30 jours",
])("the days given to pay or to answer are no work: « %s »", (text) =>
  expect(readSentence(text)).not.toHaveProperty("days"),
);

test.each([
  "facture M. Aubin borne 1490 TTC posée le 12 novembre",
  "facture Aubin fenêtres 900 € installées le 3 octobre",
  "facture Aubin travaux effectués le 2 novembre 450 €",
])("the day of what was done begins nothing: « %s »", (text) =>
  expect(readSentence(text)).not.toHaveProperty("startDate"),
);

test("the day of what is to be done begins it", () => {
  expect(readSentence("devis Aubin cuisine 900 € pose le 3 février")).toMatchObject({ startDate: "2027-02-03" });
});

test.each(["comment on annule une facture", "comment j'annule un devis envoyé", "est ce que j'annule la facture Roux"])(
  "« %s » asks without cancelling",
  (text) => expect(readSentence(text)).toMatchObject({ act: "question" }),
);

test("a screed is no reminder: « chape chez Aubin, devis stp »", () => {
  expect(readSentence("chape chez Aubin, devis stp")).not.toMatchObject({ act: "order remind" });
});
