import { readSentence } from "#test/read-sentence.ts";
import { expect, test } from "vitest";

// Whole orders in one sentence, as people type them: the customer, several works, their prices.

test.each([
  ["devis M. Kowal sable 6 tonnes à 32 € la tonne, livraison 60", ["sable: 6 t x 32", "livraison: 1 flat x 60"]],
  ["facture Mme Le Guen bois 5 stères à 75 € le stère", ["bois: 5 stere x 75"]],
  ["devis déneigement 12 km à 48 € le km, commune de Servoz", ["déneigement: 12 km x 48"]],
  [
    "devis traiteur anniversaire 35 personnes à 28 € par personne pour Mme Jarry",
    ["traiteur anniversaire: 35 piece x 28"],
  ],
  ["facture M. Piot 2 tonnes de gravier à 45 € la tonne", ["gravier: 2 t x 45"]],
])("tonnes, kilometres, stères and people count what is priced: « %s »", (text, lines) =>
  expect(readSentence(text)).toMatchObject({ lines }),
);

test.each([
  "devis M. Roux camion benne 8 t à 250 €",
  "devis livraison de gravier à 20 km 60 € pour M. Roux",
  "devis table 8 personnes à 450 € pour M. Roux",
  "devis climatisation bureau 12 à 900 € pour la SARL Nord",
])("a size, a place and a seat count nothing: « %s »", (text) =>
  expect(readSentence(text)).not.toHaveProperty("lines"),
);

test.each([
  ["facture affûtage 40 lames à 3 € pour la scierie Bonnard", ["affûtage lames: 40 piece x 3"]],
  ["devis nettoyage de vitres hôtel Bellevue 30 vitres à 4 € pièce", ["nettoyage de vitres: 30 piece x 4"]],
  ["pour Mme Tanguy, devis, pose de papier peint 4 rouleaux à 35 €", ["pose de papier peint: 4 piece x 35"]],
  ["devis restaurant Chez Lulu, cours de cuisine, 8 séances à 60 €", ["cours de cuisine: 8 piece x 60"]],
  ["facture yoga adultes, mairie de Saint-Renan, 6 séances à 55 €", ["yoga adultes: 6 piece x 55"]],
  ["devis Mme Roux montage + réglage de 3 vélos à 40 € l'un", ["montage + réglage de vélos: 3 piece x 40"]],
  ["devis désinfection locaux techniques 6 locaux à 70 € Mme Roux", ["désinfection locaux techniques: 6 piece x 70"]],
])("the label is the work, whatever counts it: « %s »", (text, lines) =>
  expect(readSentence(text)).toMatchObject({ lines }),
);

test.each([
  ["devis M. Petit impression 500 flyers à douze centimes", ["impression flyers: 500 piece x 0.12"]],
  ["devis M. Petit 40 pieds de vigne à un euro vingt le pied", ["pieds de vigne: 40 piece x 1.2"]],
  [
    "facture pour le lycée Pasteur, tirage 60 à 1,20 €, reliure 15 à 4 €",
    ["tirage: 60 piece x 1.2", "reliure: 15 piece x 4"],
  ],
  [
    "devis Mme Roux peinture 30 m² à 22 € et plinthes au forfait deux cents",
    ["peinture: 30 m2 x 22", "plinthes: 1 flat x 200"],
  ],
  ["facture Mme Roux peinture 18,5 m² à 24", ["peinture: 18.5 m2 x 24"]],
  ["devis M. Roux radiateurs 3 à 240, pose 150", ["radiateurs: 3 piece x 240", "pose: 1 flat x 150"]],
])("a price is read in centimes, downwards, after a size or a flat word: « %s »", (text, lines) =>
  expect(readSentence(text)).toMatchObject({ lines }),
);

test.each([
  ["une facture de 85 pour Mme Roux", { act: "order invoice", flatPriceEuros: 85 }],
  [
    "devis M. Petit modélisation 3D d'un bureau à 900 €",
    { flatPriceEuros: 900, description: "modélisation 3D d'un bureau" },
  ],
  ["devis M. Petit ménage 3 heures, non quatre, à 28 €", { rate: 28 }],
  ["devis Mme Roux taille de haie 260 €, à finir avant le 15 janvier", { endDate: "2027-01-15" }],
  ["devis Mme Roux taille de haie 260 €, pas avant le 15 janvier", { startDate: "2027-01-15" }],
])("« %s »", (text, values) => expect(readSentence(text)).toMatchObject(values));

test.each([
  ["ponçage 20 m² à 25 € et vernis 90 € pour Mme Roux, tu mets ça en devis", "order quote"],
  ["Mme Roux a besoin d'un devis, ponçage 20 m² à 25 €", "order quote"],
  ["650 € pour le volet de Mme Roux facture", "order invoice"],
  ["devis Mme Roux vitre 4 m² à 90 €, c'est urgent", "order quote"],
  ["Paul Morin, devis, ponçage 20 m² à 25 €", "order quote"],
  ["le devis de M. Roux à 900 € il est trop cher", "statement"],
  ["devis M. Roux 900 € il est signé", "statement"],
])("a document is ordered wherever it is named: « %s »", (text, act) =>
  expect(readSentence(text)).toMatchObject({ act }),
);

test.each([
  ["devis vitrine cassée tabac Le Narval, double vitrage 4 m² à 165 €", "tabac Le Narval"],
  ["devis pour le centre équestre des Sources, sable 85 m à 17 €", "centre équestre des Sources"],
  ["devis gaine 26 m à 44 €/m restaurant L'Olivier", "restaurant L'Olivier"],
])("a house among the works is the customer: « %s »", (text, company) =>
  expect(readSentence(text)).toMatchObject({ company }),
);

test("a number that is corrected is not the one that was said first", () => {
  expect(readSentence("devis M. Petit ménage 3 heures, non quatre, à 28 €")).not.toMatchObject({ hours: 3 });
});

test.each([
  ["devis pour Mme Roux, déboucher un évier 90 € TTC", ["déboucher un évier: 1 piece x 90"]],
  [
    "fais un devis pour Mme Roux : changer un robinet 120 €, poser une fenêtre 450 € HT",
    ["changer un robinet: 1 piece x 120", "poser une fenêtre: 1 piece x 450"],
  ],
  [
    "devis Mme Roux remplacer un siphon 60 € et installer un lave-vaisselle 80 €",
    ["remplacer un siphon: 1 piece x 60", "installer un lave-vaisselle: 1 piece x 80"],
  ],
  ["facture pour M. Roux, repeindre une porte 75 €", ["repeindre une porte: 1 piece x 75"]],
  ["facture M. Roux enlever une cloison 300 €", ["enlever une cloison: 1 piece x 300"]],
])("the work on one thing keeps its verb: « %s »", (text, lines) =>
  expect(readSentence(text)).toMatchObject({ lines }),
);

test.each([
  ["devis pour Mme Roux, ajouter un robinet 120 €", ["robinet: 1 piece x 120"]],
  ["devis pour Mme Roux : facturer un évier 90 €", ["évier: 1 piece x 90"]],
  ["devis pour M. Potier, un robinet 120 €", ["robinet: 1 piece x 120"]],
  ["devis M. Roux plancher une trappe 80 €", ["trappe: 1 piece x 80"]],
])("an order, a name or a thing that ends as a verb is no work: « %s »", (text, lines) =>
  expect(readSentence(text)).toMatchObject({ lines }),
);
