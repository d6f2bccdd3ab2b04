import { readSentence } from "#test/read-sentence.ts";
import { expect, test } from "vitest";

// Notes of a few words and notes with labels: the act, the order and every value that they say.

const QUOTE = { act: "order quote" };
const INVOICE = { act: "order invoice" };

test.each([
  ["relance norvex", { act: "order remind", company: "Norvex" }],
  ["relance la mairie de Dole, ça traîne", { act: "order remind", company: "mairie de Dole" }],
  ["pas besoin de relancer Norvex", { act: "statement forbidden remind", company: "Norvex" }],
  ["surtout tu ne relances pas Mme Aubin", { act: "statement forbidden remind", lastName: "Aubin" }],
  ["pour l'instant n'émets aucune facture pour Mme Aubin", { act: "statement forbidden invoice", lastName: "Aubin" }],
  ["émets pas la fact de Mme Aubin", { act: "statement forbidden invoice", lastName: "Aubin" }],
  ["ouvre D2026-041", { act: "order open", documentNumber: "D2026-041" }],
  ["avoir pour la facture F-2026-012", { act: "order credit_note", documentNumber: "F-2026-012" }],
  ["avoir sur F2026-012", { act: "order credit_note", documentNumber: "F2026-012" }],
  ["fais un avoir sur la facture numéro 31", { act: "order credit_note", documentNumber: "31" }],
  ["tva à 20 sur D2026-044", { act: "order change", documentNumber: "D2026-044", vatPercent: 20 }],
  [
    "applique 10 % de remise sur le devis de Mme Aubin",
    { act: "order change", lastName: "Aubin", discountPercent: 10 },
  ],
  ["+2h sur Portail RH", { act: "order add_hours", projectName: "Portail RH", hours: 2 }],
  [
    "ajoute 6h30 de ponçage au projet Halle",
    { act: "order add_hours", projectName: "Halle", hours: 6.5, description: "ponçage" },
  ],
  ["décale Portail RH au 18/01", { act: "order move_date", projectName: "Portail RH", startDate: "2027-01-18" }],
  ["le virement de M. Aubin est arrivé marque sa facture comme payée", { act: "order mark_paid", lastName: "Aubin" }],
  ["nvo projet", { act: "order project" }],
  [
    "crée un projet qui s'appelle chaufferie du stade pour Mme Aubin",
    { act: "order project", projectName: "chaufferie du stade", lastName: "Aubin" },
  ],
  ["prépare les tâches du projet ballon Perrin", { act: "order tasks", projectName: "ballon Perrin" }],
  [
    "projet Bascule SQL, clt Norvex, du 1er au 18 déc",
    {
      act: "order project",
      projectName: "Bascule SQL",
      company: "Norvex",
      startDate: "2026-12-01",
      endDate: "2026-12-18",
    },
  ],
  [
    "projet Portail RH, clt Norvex SAS, 04/01 → 26/02",
    {
      act: "order project",
      projectName: "Portail RH",
      company: "Norvex SAS",
      startDate: "2027-01-04",
      endDate: "2027-02-26",
    },
  ],
  [
    "crée le projet « Halle », on doit avoir rendu les clés le 29 janvier",
    { act: "order project", projectName: "Halle", endDate: "2027-01-29" },
  ],
  [
    "crée le projet « Halle ». Il s'agit de travaux de peinture.",
    { act: "order project", projectName: "Halle", description: "travaux de peinture" },
  ],
  [
    "je dois envoyer le devis D-2026-044 à Mme Aubin, peux-tu le faire ?",
    { act: "order send", documentNumber: "D-2026-044", lastName: "Aubin" },
  ],
  ["la facture de M. Aubin faut l'envoyer", { act: "order send", lastName: "Aubin" }],
  [
    "crée un projet remplacement chaudière pour le lycée de Salins",
    { act: "order project", projectName: "remplacement chaudière", company: "lycée de Salins" },
  ],
  ["avoir de 50 € sur la facture F-2026-033", { act: "order credit_note", documentNumber: "F-2026-033" }],
  ["surtout relance pas la mairie de Dole", { act: "statement forbidden remind", company: "mairie de Dole" }],
  ["relance pas norvex", { act: "statement forbidden remind", company: "Norvex" }],
])("a short note is an order with its values: « %s »", (text, values) => expect(readSentence(text)).toEqual(values));

test.each([
  [
    "À facturer\nClient : Norvex SAS\nHeures : 21\nTaux : 42 €/h",
    { ...INVOICE, company: "Norvex SAS", hours: 21, rate: 42 },
  ],
  [
    "fiche du matin à chiffrer\nclt : Hôtel Belrive\n- badges : 2 x 18 €\n- pose : 3 h x 54 €/h",
    { ...QUOTE, company: "Hôtel Belrive", lines: ["badges: 2 piece x 18", "pose: 3 h x 54"] },
  ],
  [
    "note du matin, à transformer en devis pour M. Aubin : 3 vannes à 30 €",
    { ...QUOTE, lastName: "Aubin", lines: ["vannes: 3 piece x 30"] },
  ],
  [
    "Objet : demande de devis\nNom : Sylvie Aubin\nTravaux : peindre deux chambres\nDébut souhaité : 14/12/2026",
    { ...QUOTE, firstName: "Sylvie", lastName: "Aubin", description: "peindre deux chambres", startDate: "2026-12-14" },
  ],
  [
    "new projet\nnom: Extranet\nclient: Corvin Conseil\nstart: 04/01/2027\ntype: ponctuel",
    {
      act: "order project",
      projectName: "Extranet",
      company: "Corvin Conseil",
      startDate: "2027-01-04",
      recurrence: "single",
    },
  ],
  [
    "Projet : Chaufferie\nClient : Corvin Conseil\nDébut : 11/01/2027",
    { act: "order project", projectName: "Chaufferie", company: "Corvin Conseil", startDate: "2027-01-11" },
  ],
  [
    "Projet : Chaufferie\nClient : Corvin Conseil\nDébut : 11/01/2027\nHeures : 12",
    { act: "statement", projectName: "Chaufferie", company: "Corvin Conseil", startDate: "2027-01-11", hours: 12 },
  ],
  ["il me reste deux chantiers à facturer, client : Corvin Conseil", { act: "statement", company: "Corvin Conseil" }],
  [
    "Nom : Patricia Aubin\nSouhaite un devis pour repeindre sa cuisine",
    { ...QUOTE, firstName: "Patricia", lastName: "Aubin", description: "repeindre sa cuisine" },
  ],
])("the head of a labelled note says what is wanted: « %s »", (text, values) =>
  expect(readSentence(text)).toEqual(values),
);

test.each([
  ["tva à reverser octobre ?", { about: "vat", periodFrom: "2026-10-01", periodTo: "2026-10-31" }],
  [
    "on en est à combien de chiffre depuis le début de l'année ?",
    { about: "invoiced", periodFrom: "2026-01-01", periodTo: "2026-11-23" },
  ],
  ["ca t3 ?", { about: "invoiced", periodFrom: "2026-07-01", periodTo: "2026-09-30" }],
  ["tâches qui restent sur Bascule SQL ?", { about: "tasks", projectName: "Bascule SQL" }],
  ["marge Portail RH ?", { about: "margin", projectName: "Portail RH" }],
  ["combien me doit immo corvin", { about: "money_due", company: "Immo Corvin" }],
  ["qui est absent en janvier ?", { about: "planning", periodFrom: "2027-01-01", periodTo: "2027-01-31" }],
  ["quels chantiers sont prévus en janvier ?", { about: "planning", periodFrom: "2027-01-01", periodTo: "2027-01-31" }],
  [
    "total facturé Norvex 2026 ?",
    { about: "invoiced", company: "Norvex", periodFrom: "2026-01-01", periodTo: "2026-12-31" },
  ],
])("a short question has its topic, its period and its record: « %s »", (text, values) => {
  expect(readSentence(text)).toEqual({ act: "question", ...values });
});
