import { readSentence } from "#test/read-sentence.ts";
import { expect, test } from "vitest";
import type { QuestionName } from "./understanding.ts";

// Whole sentences: the act, the order and every value that they say.

const QUOTE = { act: "order quote" };
const INVOICE = { act: "order invoice" };

test.each([
  [
    "fais une facture à Mme Aubin, 6 h de ponçage à 44 €/h",
    { ...INVOICE, lastName: "Aubin", hours: 6, rate: 44, description: "ponçage" },
  ],
  [
    "devis pour Mme Aubin, audit 3 j à 500 €/j, remise 5 %",
    { ...QUOTE, lastName: "Aubin", days: 3, dayRate: 500, description: "audit", discountPercent: 5 },
  ],
  [
    "facture Mme Aubin : 9 heures de reprise de joints, à 41 € de l'heure",
    { ...INVOICE, lastName: "Aubin", hours: 9, rate: 41, description: "reprise de joints" },
  ],
  [
    "facture pour Mme Aubin correspondant à 5 heures de taille à 38 €",
    { ...INVOICE, lastName: "Aubin", hours: 5, rate: 38, description: "taille" },
  ],
])("one work in hours or days is hours, rate and description: « %s »", (text, values) =>
  expect(readSentence(text)).toEqual(values),
);

test.each([
  [
    "devis pour M. Aubin séance portrait 140 €",
    { ...QUOTE, lastName: "Aubin", flatPriceEuros: 140, description: "séance portrait" },
  ],
  [
    "fais 1 devis forfait 3100 ht refonte intranet pour M. Aubin",
    { ...QUOTE, lastName: "Aubin", flatPriceEuros: 3100, description: "refonte intranet" },
  ],
  [
    "facture M. Aubin, ouverture de porte 85 €",
    { ...INVOICE, lastName: "Aubin", flatPriceEuros: 85, description: "ouverture de porte" },
  ],
  [
    "facture pour M. Aubin deux cents euros de ramonage",
    { ...INVOICE, lastName: "Aubin", flatPriceEuros: 200, description: "ramonage" },
  ],
  [
    "devis pour M. Aubin nettoyage de six gouttières forfait 300 euros",
    { ...QUOTE, lastName: "Aubin", flatPriceEuros: 300, description: "nettoyage de six gouttières" },
  ],
  [
    "facture M. Aubin, peinture de deux box, 380 € TTC",
    { ...INVOICE, lastName: "Aubin", flatPriceEuros: 380, includesVat: true, description: "peinture de deux box" },
  ],
  [
    "devis bapteme leo le 16 mai forfait 390€ pr mme Aubin",
    { ...QUOTE, lastName: "Aubin", startDate: "2027-05-16", flatPriceEuros: 390, description: "bapteme leo" },
  ],
  [
    "devis anniversaire pr mme Aubin, 3h a 80€/h",
    { ...QUOTE, lastName: "Aubin", hours: 3, rate: 80, description: "anniversaire" },
  ],
])("one price for the whole keeps its work: « %s »", (text, values) => expect(readSentence(text)).toEqual(values));

test.each([
  ["colle 4 litres à six euros cinquante le litre", ["colle: 4 l x 6.5"]],
  [
    "location d'un échafaudage à 290 € au forfait et l'évacuation des gravats à 180 € au forfait",
    ["location d'un échafaudage: 1 flat x 290", "évacuation des gravats: 1 flat x 180"],
  ],
  ["mise en service au forfait 220 €, 2 vannes à 30 €", ["mise en service: 1 flat x 220", "vannes: 2 piece x 30"]],
  ["12 tirages A3 à 22 €, 3 cadres à 15 €", ["tirages A3: 12 piece x 22", "cadres: 3 piece x 15"]],
  ["cylindre x2 à 65 €, serrure x1 à 90 €", ["cylindre: 2 piece x 65", "serrure: 1 piece x 90"]],
  ["photos d'intérieur 4 biens à 120 € par bien", ["photos d'intérieur: 4 piece x 120"]],
  [
    "pose de deux fenêtres à 420 € pièce puis isolation de 20 m² de combles à 38 €",
    ["pose de fenêtres: 2 piece x 420", "isolation de combles: 20 m2 x 38"],
  ],
  ["2 portes à 310, 1 baie à 1450 €", ["portes: 2 piece x 310", "baie: 1 piece x 1450"]],
  ["19 m² de faux plafond à 58 €, 5 m de corniche à 12 €", ["faux plafond: 19 m2 x 58", "corniche: 5 m x 12"]],
  ["8 m de bardage à 40 €, 2 trappes dont je n'ai pas encore le prix", ["bardage: 8 m x 40", "trappes: 2 piece x ?"]],
  ["évier 3 h à 45 €, frais de déplacement 40 €", ["évier: 3 h x 45", "frais de déplacement: 1 flat x 40"]],
  ["cloison 98/48 : 41 m² x 52 €\nporte : 2 u x 415 €", ["cloison 98/48: 41 m2 x 52", "porte: 2 piece x 415"]],
  [
    "un filtre à 28 €, un gicleur à dix-neuf euros cinquante et une heure et demie de pose à soixante euros",
    ["filtre: 1 piece x 28", "gicleur: 1 piece x 19.5", "pose: 1.5 h x 60"],
  ],
  ["migration 3 j + tests 1 j à 480 €/j", ["migration: 3 day x 480", "tests: 1 day x 480"]],
  [
    "8 vannes à 12 €, et une protection des sols à 60 € au forfait",
    ["vannes: 8 piece x 12", "protection des sols: 1 flat x 60"],
  ],
  ["blindage 450 €, serrure 5 pts 380 €", ["blindage: 1 flat x 450", "serrure 5 pts: 1 flat x 380"]],
])("every priced work is a line of its own: « %s »", (works, lines) => {
  expect(readSentence(`devis pour Mme Aubin : ${works}`)).toEqual({ ...QUOTE, lastName: "Aubin", lines });
});

test.each([
  [
    "dépose de la baignoire 3h, pose d'une douche 8h à 55 €, fourniture receveur 480 €, remplacement du mitigeur 1h30",
    [
      "dépose de la baignoire: 3 h x ?",
      "pose d'une douche: 8 h x 55",
      "fourniture receveur: 1 piece x 480",
      "remplacement du mitigeur: 1.5 h x ?",
    ],
  ],
  ["maquettes 3 jours à 450 € et de la maintenance 2h", ["maquettes: 3 day x 450", "maintenance: 2 h x ?"]],
  ["pose 4h à 50 €, dépose de l'ancien 1h", ["pose: 4 h x 50", "dépose de l'ancien: 1 h x ?"]],
  ["3 vannes à 30 € et 2h de réglage", ["vannes: 3 piece x 30", "réglage: 2 h x ?"]],
])("a work without price stands among the others, with its price to be given: « %s »", (works, lines) => {
  expect(readSentence(`devis pour Mme Aubin : ${works}`)).toMatchObject({ ...QUOTE, lastName: "Aubin", lines });
});

test.each([
  [
    "devis pour Norvex SAS, refonte du site vitrine : maquettes 3 jours à 450 €, tests 1 jour à 450 €",
    "refonte du site vitrine",
  ],
  ["devis pour M. Petit, remplacement du chauffe-eau : pose 4h à 50 €, dépose 1h", "remplacement du chauffe-eau"],
  ["devis rénovation salle de bain pour Mme Aubin : 3 vannes à 30 €, 1 pompe à 90 €", "rénovation salle de bain"],
])("what a list of works is for is kept: « %s »", (text, description) => {
  expect(readSentence(text)).toMatchObject({ ...QUOTE, description });
});

test.each([
  ["pose 4h, dépose 1h, le tout à 50 €/h", ["pose: 4 h x 50", "dépose: 1 h x 50"]],
  [
    "pose 4h, dépose 1h, fourniture 480 €, le tout à 50 € de l'heure",
    ["pose: 4 h x 50", "dépose: 1 h x 50", "fourniture: 1 piece x 480"],
  ],
  ["il manque la dépose 3h et le mitigeur 1h30, à 55 € de l'heure", ["dépose: 3 h x 55", "mitigeur: 1.5 h x 55"]],
])("one price of the hour is that of every work before it: « %s »", (works, lines) => {
  expect(readSentence(`devis pour Mme Aubin : ${works}`)).toEqual({ ...QUOTE, lastName: "Aubin", lines });
});

test.each([
  ["3 vannes à 30 €, 2 pompes à 90 €, déchetterie", ["déchetterie"]],
  ["3 vannes à 30 €, évacuation des gravats et 1 pompe à 90 €", ["évacuation des gravats"]],
  ["3 vannes à 30 €, 1 pompe à 90 €, début lundi", undefined],
  ["3 vannes à 30 €, 1 pompe à 90 €, c'est pressé", undefined],
  ["3 vannes à 30 €, formation, 1 jour à 600 €", undefined],
  ["3 vannes à 30 €, 1 pompe à 90 €, sous 10 jours", undefined],
])("a work without quantity and without price is not forgotten: « %s »", (works, leftOutWorks) => {
  expect(readSentence(`devis pour Mme Aubin : ${works}`).leftOutWorks).toEqual(leftOutWorks);
});

test.each([
  ["3 vannes à 30 €, 1 pompe à 90 €, TVA cinq virgule cinq", { vatPercent: 5.5 }],
  ["3 vannes à 30 €, 1 pompe à 90 €. Tout est à 20 %.", { vatPercent: 20 }],
  ["3 vannes à 30 €, 1 pompe à 90 €, tout en ttc", { includesVat: true }],
  ["3 vannes à 30 €, 1 pompe à 90 €, TTC", { includesVat: true }],
  ["3 vannes à 30 €, 1 pompe à 90 €, fin le sept décembre", { endDate: "2026-12-07" }],
])("what is said of all lines is kept beside them: « %s »", (works, values) => {
  const lines = ["vannes: 3 piece x 30", "pompe: 1 piece x 90"];
  expect(readSentence(`devis pour Mme Aubin : ${works}`)).toEqual({ ...QUOTE, lastName: "Aubin", lines, ...values });
});

test.each([
  ["devis pour les Marchais : 3 vannes à 30 €", { lastName: "Marchais" }],
  ["devis pour la famille Marchais : 3 vannes à 30 €", { lastName: "Marchais" }],
  ["devis pour l'hôtel des Cascades 3 vannes à 30 €", { company: "hôtel des Cascades" }],
  ["devis pr la mairie d'ornans 3 vannes à 30€", { company: "Mairie d'Ornans" }],
  ["devis pr l'asso Les Quais 3 vannes à 30 €", { company: "asso Les Quais" }],
  ["devis pr le resto l'Ardoise 3 vannes à 30 €", { company: "resto l'Ardoise" }],
  ["devis maison brunel : 3 vannes à 30 €", { company: "Maison Brunel" }],
  ["devis norvex sas : 3 vannes à 30 €", { company: "Norvex SAS" }],
  ["devis récurrent Norvex SAS : 3 vannes à 30 €", { company: "Norvex SAS", recurrence: "recurring" }],
  ["devis Labo Corvin: 3 vannes à 30 €", { company: "Labo Corvin" }],
  ["dvis Corvin Conseil : 3 vannes à 30 €", { company: "Corvin Conseil" }],
  ["devis norvex : 3 vannes à 30 €", { company: "Norvex" }],
  ["devis, clt Norvex, 3 vannes à 30 €", { company: "Norvex" }],
  ["devis pr antoine le bihan 3 vannes à 30 €", { firstName: "Antoine", lastName: "Le Bihan" }],
  ["devis pr kevin : 3 vannes à 30 €", { firstName: "Kevin" }],
  ["devis peinture : 3 vannes à 30 €", {}],
  ["devis salon : 3 vannes à 30 €", {}],
  ["devis pour le cabinet dentaire Roussel 3 vannes à 30 €", { company: "cabinet dentaire Roussel" }],
  ["devis pour la maison de retraite des Tilleuls 3 vannes à 30 €", { company: "maison de retraite des Tilleuls" }],
  ["devis pour l'école de danse Arabesque 3 vannes à 30 €", { company: "école de danse Arabesque" }],
])("the customer stands after the document or its preposition: « %s »", (text, customer) => {
  expect(readSentence(text)).toEqual({ ...QUOTE, lines: ["vannes: 3 piece x 30"], ...customer });
});

test.each<[string, QuestionName, Record<string, unknown>]>([
  ["non la TVA c'est dix pour cent pas vingt", "description", { about: "vatPercent", vatPercent: 10 }],
  ["attends remise de 10% pas 15", "email", { about: "discountPercent", discountPercent: 10 }],
  ["erreur, tjm 490 pas 480", "startDate", { about: "dayRate", dayRate: 490 }],
  ["pardon c 85€ de l'heure pas 95", "duration", { about: "rate", rate: 85 }],
  ["nn elle s'appelle Manon pas Marion", "email", { about: "firstName", firstName: "Manon" }],
  [
    "je corrige : nous commencerons le 9 décembre et non le 8",
    "duration",
    { about: "startDate", startDate: "2026-12-09" },
  ],
])("a value that replaces another corrects its field: « %s »", (text, about, values) => {
  expect(readSentence(text, about)).toEqual({ act: "correction", ...values });
});

test("what runs is given up in any words", () => {
  expect(readSentence("finalement non, on ne le fait pas ce devis", "company")).toEqual({ act: "cancel" });
});

test("a question about a rate of VAT is one of law", () => {
  expect(readSentence("peut-on appliquer la TVA à 10 % dans un bureau ?")).toMatchObject({
    act: "question",
    about: "legal",
  });
});

test("a question about what must be invoiced orders no invoice", () => {
  expect(readSentence("est-ce que je dois facturer un acompte avant ?")).toMatchObject({ act: "question" });
});
