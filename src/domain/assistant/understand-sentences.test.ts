import { expect, test } from "vitest";
import { understand } from "./understand.ts";

// Whole sentences: the act, the order and every value that they say.

function read(text: string, about: string | null = null): Record<string, unknown> {
  const pending = about === null ? null : { step: "", about };
  const context = { today: "2026-11-23", activeFlow: pending && ("quote" as const), pending };
  const { act, intent, negated, slots } = understand(text, context);
  const { lines, ...others } = slots;
  const lineTexts = lines?.map(({ value: { label, quantity, unit, unitPriceEuros: price, vatPercent: rate } }) => {
    return `${label}: ${quantity} ${unit} x ${price ?? "?"}${rate === undefined ? "" : `, ${rate} %`}`;
  });
  return {
    act: [act, ...(negated ? ["forbidden"] : []), ...(intent ? [intent] : [])].join(" "),
    ...Object.fromEntries(Object.entries(others).map(([name, slot]) => [name, slot.value])),
    ...(lineTexts && { lines: lineTexts }),
  };
}

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
  expect(read(text)).toEqual(values),
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
])("one price for the whole keeps its work: « %s »", (text, values) => expect(read(text)).toEqual(values));

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
  expect(read(`devis pour Mme Aubin : ${works}`)).toEqual({ ...QUOTE, lastName: "Aubin", lines });
});

test.each([
  ["3 vannes à 30 €, 1 pompe à 90 €, TVA cinq virgule cinq", { vatPercent: 5.5 }],
  ["3 vannes à 30 €, 1 pompe à 90 €. Tout est à 20 %.", { vatPercent: 20 }],
  ["3 vannes à 30 €, 1 pompe à 90 €, tout en ttc", { includesVat: true }],
  ["3 vannes à 30 €, 1 pompe à 90 €, TTC", { includesVat: true }],
  ["3 vannes à 30 €, 1 pompe à 90 €, fin le sept décembre", { endDate: "2026-12-07" }],
])("what is said of all lines is kept beside them: « %s »", (works, values) => {
  const lines = ["vannes: 3 piece x 30", "pompe: 1 piece x 90"];
  expect(read(`devis pour Mme Aubin : ${works}`)).toEqual({ ...QUOTE, lastName: "Aubin", lines, ...values });
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
  expect(read(text)).toEqual({ ...QUOTE, lines: ["vannes: 3 piece x 30"], ...customer });
});

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
])("a short note is an order with its values: « %s »", (text, values) => expect(read(text)).toEqual(values));

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
])("the head of a labelled note says what is wanted: « %s »", (text, values) => expect(read(text)).toEqual(values));

test.each([
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
  expect(read(text, about)).toEqual({ act: "correction", ...values });
});

test("what runs is given up in any words", () => {
  expect(read("finalement non, on ne le fait pas ce devis", "company")).toEqual({ act: "cancel" });
});

test.each([
  ["peut-on appliquer la TVA à 10 % dans un bureau ?", { about: "legal", vatPercent: undefined }],
  ["est-ce que je dois facturer un acompte avant ?", { about: expect.any(String) }],
])("what is allowed is asked, and changes nothing: « %s »", (text, values) => {
  expect(read(text)).toMatchObject({ act: "question", about: values.about });
});

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
  ["quels chantiers sont prévus en janvier ?", { about: "planning", periodFrom: "2027-01-01", periodTo: "2027-01-31" }],
  [
    "total facturé Norvex 2026 ?",
    { about: "invoiced", company: "Norvex", periodFrom: "2026-01-01", periodTo: "2026-12-31" },
  ],
])("a short question has its topic, its period and its record: « %s »", (text, values) => {
  expect(read(text)).toEqual({ act: "question", ...values });
});
