import { readSentence } from "#test/read-sentence.ts";
import { describe, expect, test } from "vitest";

// What belongs to what: a size to its work, a price to its works, a name to its firm, a document to its works.

describe("works and their sizes", () => {
  test.each([
    ["facture pose de 28 m² de parquet pour Thierry Malaval, 2 450 € tout compris", "pose de 28 m² de parquet"],
    ["devis pour Mme Roux : 2 450 € tout compris la pose de 28 m² de parquet", "pose de 28 m² de parquet"],
    [
      "facture pour M. Léon Bauer, relative au changement d'une serrure trois points, 380 € TTC",
      "changement d'une serrure trois points",
    ],
    [
      "facture installation antenne et 3 prises, 260 € tout compris, M. Ahmed Sahli",
      "installation antenne et 3 prises",
    ],
    ["Devis pour Mme Petit : création d'une salle d'eau pour un montant de 6 780 € HT", "création d'une salle d'eau"],
    [
      "Je veux faire un devis de 480 € pour le débarras de la cave de M. Vasseur rue des Acacias",
      "débarras de la cave",
    ],
  ])("a size is a part of the one work that is priced: « %s »", (text, description) => {
    const { flatPriceEuros, ...others } = readSentence(text);
    expect(others.description).toBe(description);
    expect(flatPriceEuros).toBeGreaterThan(0);
  });

  test.each([
    ["devis Mme Roux, un tableau 3 rangées à 510 €, 6 prises à 40 € pièce", "tableau 3 rangées: 1 piece x 510"],
    ["devis pour Mme Roux, salon 45 m² et chambre 22 m² à 19 €/m²", "salon: 45 m2 x 19"],
    ["devis pour Mme Roux, salon 45 m² et chambre 22 m² à 19 €", "salon: 45 m2 x ?"],
    ["facture crépi M. Stojanovic 95 m2 27,50 € le m2", "crépi: 95 m2 x 27.5"],
    ["devis lavage de tapis et de rideaux tapis 60 € rideaux 45 € pour Mme Roux", "tapis: 1 flat x 60"],
    ["devis reportage baptême 12 juin 2027, 850 €, album 30 pages 290 €", "reportage baptême: 1 flat x 850"],
    ["facture pour Sté Moreau vidange 3 camions à 280 € pièce", "vidange camions: 3 piece x 280"],
  ])("« %s »", (text, line) => expect(readSentence(text).lines).toContain(line));
});

describe("prices without their sign", () => {
  test.each([
    ["fact 2 portes coulissantes à 480 pièce et 5h de pose à 47 pr mr Jouvenot", "pose: 5 h x 47"],
    ["facture mme Tran ongles gel 45 + dépose 15", "dépose: 1 flat x 15"],
    ["Pour Mme Haddad facture broderie 15 polos 12 euros pièce et frais de port 9,90", "frais de port: 1 flat x 9.9"],
    ["il faut facturer 40 repas à 9,80 à la mairie de Bréhan", "repas: 40 piece x 9.8"],
    ["devis 0.9 m3 de béton à 185e le m3 pour M. Saïdi", "béton: 0.9 m3 x 185"],
  ])("« %s »", (text, line) => expect(readSentence(text).lines).toContain(line));

  test.each([
    ["35 h au taux de 51,50", { hours: 35, rate: 51.5 }],
    ["8 jours à un TJM de 510 €", { days: 8, dayRate: 510 }],
    ["deux jours et demi au tarif de 420", { days: 2.5, dayRate: 420 }],
  ])("an amount at a rate: « %s »", (text, amounts) => expect(readSentence(text, "duration")).toMatchObject(amounts));

  test.each([
    ["devis 12.500,00 € HT piscine pour Patrice Leguen", { flatPriceEuros: 12500 }],
    ["facture pour M. Léon : montage 9h à 55 €/h, -10 %", { discountPercent: 10 }],
    ["devis pour M. Léon, tva 20 go vendredi, pose d'un store 300 €", { vatPercent: 20 }],
    ["devis M. Léon, enduit 120 m² à 31 €, remize 2 %", { discountPercent: 2 }],
    ["devis toilettage caniche Mme Fabre 145 euros tous les deux mois", { recurrence: "recurring" }],
  ])("« %s »", (text, amounts) => {
    const meaning = readSentence(text);
    expect(meaning).toMatchObject(amounts);
    expect(meaning.documentNumber).toBeUndefined();
  });
});

describe("a document is wanted wherever it is named", () => {
  test.each([
    ["TJM 610 x 22 jours mission de conseil pour Banque Arcadia, devis à partir du 1er mars", "order quote"],
    ["3 450 € ht pose de grès tout compris, devis au nom de Thierry Malaval", "order quote"],
    ["M. Caillebotte c'est fini, facture 7h de plomberie à 52e", "order invoice"],
    [
      "un devis pour Mme Abgrall taille de haie soixante mètres à sept euros le mètre et c'est tous les ans",
      "order quote",
    ],
    ["il faut que j'envoie un devis à la crèche Les Lutins, 30 repas à 4,80 €", "order quote"],
    ["note quarante-cinq minutes sur le projet Appli Rando", "order add_hours"],
    ["mme Teissier a payé sa facture note le", "order mark_paid"],
  ])("« %s »", (text, act) => expect(readSentence(text).act).toBe(act));

  test.each([
    "le devis à 1 200 € de Mme Roux c'est signé",
    "j'ai la facture du fournisseur, 340 €",
    "M. Roux a payé sa facture de 450 €",
    "on a perdu le chantier, devis à 3 200 € refusé",
    "son devis à 800 € est trop cher",
    "chantier fini, pas de facture avant lundi, 450 €",
  ])("« %s » tells how things are", (text) => expect(readSentence(text).act).not.toMatch(/^order (?:quote|invoice)/));
});

describe("names end where they end", () => {
  test.each([
    ["facture la SARL Garcia père et fils à St Girons, 3 jours de curage à 520 la journée", "SARL Garcia père et fils"],
    ["devis pr sarl bois & co réfection plancher 42 m² à 68 €/m²", "SARL Bois & Co"],
    ["fact formation caces 2j 780 €/j tva 20 Logiport SA remise 10 %", "Logiport SA"],
    ["devis correction de bugs 7h x 75 € pour la startup Medikoo", "Medikoo"],
    ["faire facture Hôtel des Alpes blanchisserie 120 kg à 2,80 € le kilo", "Hôtel des Alpes"],
    ["Devis Mairie de Saint-Cyr : débroussaillage 120 m² à 9 €", "Mairie de Saint-Cyr"],
  ])("a firm: « %s »", (text, company) => expect(readSentence(text).company).toBe(company));

  test.each([
    ["devis pour Aldo Fontanier, c'est un particulier, habillage bois 380 €", ["Aldo", "Fontanier"]],
    ["facture 1 coupe à 26 € et 1 couleur à 48 € à Mme Grosjean de Remiremont", [undefined, "Grosjean"]],
    [
      "Mail transféré\nDe : Sophie Lartigue <s.lartigue@doria.com>\n→ fais le devis, 60 photos à 11 € pièce",
      ["Sophie", "Lartigue"],
    ],
    ["devis pour M. Henri de Lavergne, 2 portes à 460 € pièce", ["Henri", "de Lavergne"]],
  ])("a person: « %s »", (text, names) => {
    const { firstName, lastName } = readSentence(text);
    expect([firstName, lastName]).toEqual(names);
  });
});

describe("answers and corrections", () => {
  test.each([
    ["le prénom cé Jordan pas Jordi", "recurrence", { act: "correction", firstName: "Jordan" }],
    ["c'est pas Nathalie c'est Natacha", "email", { act: "correction", firstName: "Natacha" }],
    ["en fait ça finira le 12 février pas le 5", "recurrence", { act: "correction", endDate: "2027-02-12" }],
    ["la fin du chantier c'est le 29 janvier, pas le 22", "description", { act: "correction", endDate: "2027-01-29" }],
    ["Oublie-Moi Fleurs, c'est le nom de la boutique", "company", { act: "answer", company: "Oublie-Moi Fleurs" }],
    ["le jour de la Saint-Valentin", "startDate", { act: "answer", startDate: "2027-02-14" }],
    ["ça a démarré hier", "startDate", { act: "answer", startDate: "2026-11-22" }],
    ["le client hésite encore", "description", { act: "non_answer" }],
    ["elle doit me rappeler", "startDate", { act: "non_answer" }],
    ["je vous redirai cela dès que j'aurai confirmation", "startDate", { act: "non_answer" }],
    ["jabandonne", "projectName", { act: "cancel" }],
  ] as const)("« %s » while %s waits", (text, about, meaning) =>
    expect(readSentence(text, about)).toMatchObject(meaning),
  );

  test("a last day that is a number alone follows the first day", () => {
    expect(readSentence("devis Mme Roux, dalle 20 m² à 60 €, début le 4 janvier et fin le 8")).toMatchObject({
      startDate: "2027-01-04",
      endDate: "2027-01-08",
    });
  });

  test("a feast that a work is for is no first day", () => {
    const { startDate, description } = readSentence("facture pour Mme Roux animation soirée du nouvel an 1 200 € TTC");
    expect([startDate, description]).toEqual([undefined, "animation soirée du nouvel an"]);
  });
});
