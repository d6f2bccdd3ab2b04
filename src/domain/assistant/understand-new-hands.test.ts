import { understand } from "#domain/assistant/understand.ts";
import { readSentence } from "#test/read-sentence.ts";
import { describe, expect, test } from "vitest";

// Sentences as two more hands write them: houses by ear, numbers by ear, options that begin a line, corrections.

describe("a house is named whole, and its work begins after it", () => {
  test.each([
    ["devi pr lecole Jules Renaud peindre les volets 12 pieces a 65e", "ecole Jules Renaud"],
    ["devi pr lagence Batimo pose 3h a 50e", "agence Batimo"],
    ["devis pr la creche Pomme de Reinette sol souple 54 m2 a 38e", "creche Pomme de Reinette"],
    ["devis pour la maison d'édition Carmin Noir : couverture, 3 pièces à 350 €", "maison d'édition Carmin Noir"],
    ["devis pour la maison de quartier Beaulieu : nettoyage 3 h à 35 €", "maison de quartier Beaulieu"],
    ["devi mairi de Tresvaux 3 fontaine a eau 610e piece", "mairi de Tresvaux"],
    ["devis coiffeur Tif et Toi enseigne 1 a 850e", "coiffeur Tif et Toi"],
    ["facture la boutique Fil d'Or, packshots, 48 à 11 € pièce", "boutique Fil d'Or"],
    ["devis comité des fêtes de Saint-Aubin, nettoyage 3h a 58 ht", "comité des fêtes de Saint-Aubin"],
    ["devi pr la sci du moulin plancher chauffant 210m2 a 37e", "SCI du Moulin"],
    ["fer un devi restaurant le chaudron poser une fenetre forfait 256e", "Restaurant le Chaudron"],
  ])("« %s »", (text, company) => expect(readSentence(text)).toMatchObject({ company }));
});

describe("a person is named whole", () => {
  test.each([
    ["devi pour jean marc tessier 06 31 47 20 85", { firstName: "Jean Marc", lastName: "Tessier" }],
    ["devis pour M. Yanis bastide : ramonage 60 €", { firstName: "Yanis", lastName: "Bastide" }],
    ["facture mme nolwenn flament etalonnage 1h30 a 60e", { firstName: "Nolwenn", lastName: "Flament" }],
    ["devi mr paul peinture 30m2 a 25 enduit 30m2 a 12", { lastName: "Paul" }],
    ["devis pour les Van Der Meer, vitrerie 45 m² à 50 € le m²", { lastName: "Van Der Meer" }],
    ["devis\nclient: mr & mme mollard\nlogo forfait 2080e", { lastName: "Mollard" }],
  ])("« %s »", (text, names) => expect(readSentence(text)).toMatchObject(names));
});

describe("an order by ear, or in another turn, is one", () => {
  test.each([
    ["il me faudrai un devis pour la residence Bel Air", "order quote"],
    ["j'aimerai facturé monsieur Jouve", "order invoice"],
    ["Peux-tu ouvrir un nouveau projet qui s'appelle Refuge Aurore, s'il te plaît ?", "order project"],
    ["liste les etape pour refaire une salle de bain", "order tasks"],
    ["relanse la boite Sodiplan el a tjr pas paye", "order remind"],
    ["mme bastide a payer sa facture", "order mark_paid"],
    ["Madame Garrigue a réglé sa facture.", "order mark_paid"],
    ["Madame Garrigue n'a pas réglé sa facture.", "statement"],
    ["met la 134 en paye", "order mark_paid"],
    ["Je dois avancer le chantier de Madame Teyssier au vingt mars.", "order move_date"],
    ["Projet : Toit Lavergne\nHeures à ajouter : 4", "order add_hours"],
  ])("« %s »", (text, act) => expect(readSentence(text)).toMatchObject({ act }));
});

describe("an answer or a correction gives its value", () => {
  test.each([
    ["duration", "non c au forfait 780e", { act: "answer", flatPriceEuros: 780 }],
    ["duration", "jour et demi, 330 par jour", { act: "answer", days: 1.5, dayRate: 330 }],
    ["duration", "quarant cinq minutes", { act: "answer", hours: 0.75 }],
    ["duration", "huit cent cinquante euros pour le tout", { act: "answer", flatPriceEuros: 850 }],
    ["duration", "duree : 5 jours\ntarif : 360 par jour", { act: "answer", days: 5, dayRate: 360 }],
    ["description", "pff jsui au volan la", { act: "non_answer" }],
    ["firstName", "je n'ai pas son prénom on peut continuer sans", { act: "skip" }],
    ["description", "j'abandonne ça ne vaut pas la peine", { act: "cancel" }],
    ["company", "La cliente se prénomme Noémie, j'avais mis Naomi.", { act: "correction", firstName: "Noémie" }],
    ["email", "son nom c benhamou jai mal ecri", { act: "correction", lastName: "Benhamou" }],
    ["startDate", "g mis 3h mais c 4h30 en vrai", { act: "correction", hours: 4.5 }],
    ["lastName", "ah non Josiane pas Josette", { act: "correction", firstName: "Josiane" }],
    ["email", "Pouvez-vous modifier le prénom ? C'est Irène, pas Maéva.", { act: "correction", firstName: "Irène" }],
    ["startDate", "le projet ne s'appelle pas Parc Nord il s'appelle Parc Ouest", { projectName: "Parc Ouest" }],
    ["startDate", "l'entreprise se nomme Ateliers Mercure et non Auria", { company: "Ateliers Mercure" }],
    ["startDate", "Je vous ai donné un mauvais mail, le bon est a.delorme@bbox.fr", { about: "email" }],
    ["startDate", "mon taux horaire c'est quarante quatre je vous ai dit quarante deux par erreur", { rate: 44 }],
  ] as const)("while %s is asked, « %s »", (about, text, meaning) =>
    expect(readSentence(text, about)).toMatchObject(meaning),
  );
});

describe("a question is about what it asks", () => {
  test.each([
    ["on fait comen pour mettre mon logo sur les devi", "help"],
    ["Pourquoi avez-vous besoin de son adresse mail ?", "help"],
    ["combien es ce que les clients me doive en ce moment", "money_due"],
    ["Est-ce que j'ai gagné de l'argent sur le chantier Portail Ségala ?", "margin"],
    ["est-ce qu'il faut obligatoirement un devis avant les travaux", "legal"],
  ])("« %s »", (text, about) => expect(readSentence(text)).toMatchObject({ act: "question", about }));
});

describe("lines have what is counted, and an option is the line after its words", () => {
  test.each([
    ["devis Mme Roux : marche 2 pièces à 120 €. En option, caniveau 5 ml à 45 € le ml.", [undefined, true]],
    ["devis Mme Roux\n- tonte : 4 h à 30 €\n- en option, taille : forfait 120 €", [undefined, true]],
  ])("« %s »", (text, options) => expect(linesOf(text).map(({ isOption }) => isOption)).toEqual(options));

  test.each([
    ["facture mme lherbier porte 5 a 70e et plinthe 32 ml a 6e50", [5, 32]],
    ["facture à Mme Roux : photos de classe, 8 à 40 € pièce, portraits, 180 à 6 € pièce", [8, 180]],
    ["devi mme morin faience 14m2 a 48 joint epoxy 14m2 a 9 tva 20", [14, 14]],
    ["devis M. Roux : monter un mur 36 m² à 29 €", [36]],
    ["devis toiture M. Chauvin demoussage 110 m2 a 12 faitage 14 ml a 38 et 25 tuiles a 6 euros piece", [110, 14, 25]],
    ["devis pr carole hamelin, peintur 48m2 a 16e, papier pein 4 rouleau a 38e", [48, 4]],
  ])("« %s »", (text, quantities) => expect(linesOf(text).map(({ quantity }) => quantity)).toEqual(quantities));
});

function linesOf(text: string): { quantity: number; isOption?: boolean }[] {
  const { slots } = understand(text, { today: "2026-11-23", activeFlow: null, pending: null });
  return (slots.lines ?? []).map(({ value }) => value);
}
