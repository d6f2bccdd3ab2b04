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
    "devis pour Aubin flyers 1000 exemplaires 180 €",
  ])("« %s »", (text) => expect(readSentence(text)).not.toHaveProperty("lines"));

  test.each([
    ["devis pour Mme Aubin pose 12 prises à 65 €", "pose prises: 12 piece x 65"],
    ["devis pour Mme Aubin pose 24 prises 65 € pièce", "pose prises: 24 piece x 65"],
    ["devis pour Mme Aubin: remplacement 4 radiateurs 280 €", "remplacement radiateurs: 4 piece x 280"],
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

describe("a number that ends its part of a list is a price beside another price", () => {
  test.each([
    ["facture Mme Aubin tonte 45 et taille haie 120 €", ["tonte: 1 flat x 45", "taille haie: 1 flat x 120"]],
    ["devis pour Mme Aubin depose 90 plus pose lavabo 150 euros", ["depose: 1 flat x 90", "pose lavabo: 1 flat x 150"]],
    [
      "devis pour Mme Aubin mur 22 m a 145 € le metre plus evacuation gravats 300",
      ["mur: 22 m x 145", "evacuation gravats: 1 flat x 300"],
    ],
    [
      "devis Mme Aubin carrelage 12 m² à 45 €, dépose 180, joints 60",
      ["carrelage: 12 m2 x 45", "dépose: 1 flat x 180", "joints: 1 flat x 60"],
    ],
    [
      "devis Mme Aubin carrelage 12 m² à 45 €, spots 3 à 45, dépose 180",
      ["carrelage: 12 m2 x 45", "spots: 3 piece x 45", "dépose: 1 flat x 180"],
    ],
    ["devis Mme Aubin : motorisation 780, portillon 390", ["motorisation: 1 flat x 780", "portillon: 1 flat x 390"]],
  ])("« %s »", (text, lines) => expect(readSentence(text)).toMatchObject({ lines }));

  test.each([
    "devis Mme Aubin carrelage 12 m² à 45 €, rue Pasteur 120",
    "devis Mme Aubin carrelage 12 m² à 45 €, tube PVC 100",
    "devis Mme Aubin carrelage 12 m² à 45 €, remise 50",
    "devis Mme Aubin carrelage 12 m² à 45 €, chambre 204",
  ])("a size, a place and a discount are none: « %s »", (text) => {
    const { lines = [] } = readSentence(text) as { lines?: string[] };
    expect(lines.filter((line) => !line.startsWith("carrelage"))).toEqual([]);
  });

  test.each([
    "devis Mme Aubin chauffe-eau 200 L à 640 €, pose 3 h à 55 €",
    "devis Mme Aubin ballon 300, pose 3 h à 55 €",
    "devis Mme Aubin 12 m² de carrelage à 45 €, le 20 janvier",
    "devis Mme Aubin carrelage 12 m² à 45 €, TVA 20",
  ])("a size, a day and a rate are none: « %s »", (text) =>
    expect(readSentence(text)).not.toHaveProperty("hasUnreadPrices"),
  );
});

describe("the day of an answer to come is not that of the start", () => {
  test.each([
    "on verra ça demain",
    "on voit ça lundi",
    "je regarde demain",
    "on en reparle lundi",
    "je te redis lundi",
    "rappelle moi demain",
    "je vois avec lui demain",
  ])("« %s »", (text) => expect(readSentence(text, "startDate")).toEqual({ act: "non_answer" }));

  test.each([
    ["on attaque demain", "2026-11-24"],
    ["on fera ça lundi", "2026-11-30"],
    ["disons demain", "2026-11-24"],
  ])("« %s » says the start", (text, startDate) =>
    expect(readSentence(text, "startDate")).toEqual({ act: "answer", startDate }),
  );
});
