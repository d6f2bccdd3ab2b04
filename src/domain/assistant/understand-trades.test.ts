import { readSentence } from "#test/read-sentence.ts";
import { expect, test } from "vitest";

// Orders of many trades, typed, dictated and copied from notes: every value that they say, and what they do not say.

test.each([
  [
    "facture garage Ollivier : pneus 4 à 92 € pièce, montage 2 h à 55 €",
    { company: "garage Ollivier", lines: ["pneus: 4 piece x 92", "montage: 2 h x 55"] },
  ],
  [
    "facture pour M. Tanguy, plants de thym 30 à 3 € pièce, terreau 60 kg à 1,20 €",
    { lastName: "Tanguy", lines: ["plants de thym: 30 piece x 3", "terreau: 60 kg x 1.2"] },
  ],
  [
    "fact mr Salaun: cable 40m a 2,10e le m + mise en route fft 60e",
    { lastName: "Salaun", lines: ["cable: 40 m x 2.1", "mise en route: 1 flat x 60"] },
  ],
  [
    "fais une facture pour Mme Abgrall la lasure trois couches 9 m² à 18 € et puis le vernis deux faces 6 m² à 22 €",
    { lastName: "Abgrall", lines: ["lasure trois couches: 9 m2 x 18", "vernis deux faces: 6 m2 x 22"] },
  ],
  [
    "facture Mme Cadiou : carrelage 14 m² à 48 €, plinthes 12 m à 9 €. TVA 10 % sur le carrelage, 20 % sur le reste",
    { lastName: "Cadiou", lines: ["carrelage: 14 m2 x 48, 10 %", "plinthes: 12 m x 9, 20 %"] },
  ],
  [
    "facture pour Mme Cadiou : robe 1 à 340 € pièce, retouches 2 h à 40 €. Robe à 20 % de TVA, le reste à 10",
    { lastName: "Cadiou", lines: ["robe: 1 piece x 340, 20 %", "retouches: 2 h x 40, 10 %"] },
  ],
  [
    "facture pour M. Kermoal, avec 6 plateaux repas à 19 € pièce et un forfait de 45 € pour la livraison !",
    { lastName: "Kermoal", lines: ["plateaux repas: 6 piece x 19", "livraison: 1 flat x 45"] },
  ],
  [
    "facture pour Mme Quéré quatre jours à 310 euros la journée réfection du plafond et tu lui mets 10 % de remise",
    { lastName: "Quéré", days: 4, dayRate: 310, discountPercent: 10, description: "réfection du plafond" },
  ],
  [
    "facture détartrage chauffe-eau Mme Yvonne Guéguen 1h à 68 de l'heure",
    { firstName: "Yvonne", lastName: "Guéguen", hours: 1, rate: 68, description: "détartrage chauffe-eau" },
  ],
  [
    "fact mr Riou pose insert 9kw, 2100€ ttc tt compris",
    { lastName: "Riou", flatPriceEuros: 2100, includesVat: true, description: "pose insert 9kw" },
  ],
  [
    "facture pharmacie du Port réparation rideau métallique 420 euros",
    { company: "pharmacie du Port", flatPriceEuros: 420, description: "réparation rideau métallique" },
  ],
])("%s", (text, values) => {
  expect(readSentence(text)).toMatchObject({ act: "order invoice", ...values });
});

test("What a quote is for follows « portant sur » or « concernant », before « à raison de »", () => {
  const concerning =
    "un devis pour l'hôtel Bellevue concernant la remise en peinture du couloir, à raison de 18 heures à 42 €";
  expect(readSentence(concerning)).toMatchObject({ hours: 18, rate: 42, description: "remise en peinture du couloir" });
  const about = "un devis pour Mme Roux, portant sur le balayage et le lavage des vitres, à raison de 2 jours à 300 €";
  expect(readSentence(about)).toMatchObject({ days: 2, dayRate: 300 });
});

test("A work that is priced by the thing counts the things of its line", () => {
  const note = "DEVIS\nClient : Mme Le Bras\nRemplacement de 5 poteaux : 95 € le poteau\nScellement : 3 h à 48 €";
  expect(readSentence(note)).toMatchObject({
    act: "order quote",
    lines: ["Remplacement de poteaux: 5 piece x 95", "Scellement: 3 h x 48"],
  });
  const whole = "DEVIS\nClient : Mme Le Bras\nRemplacement de 5 poteaux : 900 € le tout\nScellement : 3 h à 48 €";
  expect(readSentence(whole).lines ?? []).not.toContain("Remplacement de poteaux: 5 piece x 900");
});

test("Two prices with « à » between them stay a range", () => {
  expect(readSentence("devis pour M. Tanguy, des prises entre 5 à 8 € pièce, peinture 4 h à 40 €")).not.toHaveProperty(
    "lines",
  );
});

test("A weight that a bag may hold counts nothing", () => {
  expect(readSentence("devis pour M. Tanguy, sac de chaux 25 kg à 14 €, pose 4 h à 40 €").lines ?? []).not.toContain(
    "sac de chaux: 25 kg x 14",
  );
});

test("A garage that is worked on is no customer", () => {
  expect(readSentence("devis garage Martin portail 3 h à 50 €")).not.toHaveProperty("company");
});

test("A recurrence among the lines is no work", () => {
  const text = "devis pour M. Tanguy, tonte 12 mois à 90 € par mois, mensuel, urgent, pose 4 h à 40 €";
  expect(readSentence(text)).not.toHaveProperty("leftOutWorks");
});

test.each([
  [
    "FACTURE\nÉtablissement : Hôtel Phare\nNature : dépannage du four\nTemps : 4h30\nTarif/h : 62 €\nRistourne : 5 %",
    {
      act: "order invoice",
      company: "Hôtel Phare",
      description: "dépannage du four",
      hours: 4.5,
      rate: 62,
      discountPercent: 5,
    },
  ],
  [
    "Sujet : devis\nclient : M. Paul Kervella\ntravaux prévus : pose d'un poêle\nmontant ttc : 3 400 €",
    {
      act: "order quote",
      lastName: "Kervella",
      description: "pose d'un poêle",
      flatPriceEuros: 3400,
      includesVat: true,
    },
  ],
  [
    "nouveau chantier\ndossier : Préau Jean Moulin\nclient : Mairie de Cléder\ndu : 4 janvier\njusqu'au : 15 janvier",
    { act: "order project", projectName: "Préau Jean Moulin", startDate: "2027-01-04", endDate: "2027-01-15" },
  ],
  [
    "devis\nchez : M. Morvan\nà faire : raboter 3 portes\ncoût : 180 €",
    { act: "order quote", lastName: "Morvan", description: "raboter 3 portes", flatPriceEuros: 180 },
  ],
])("Labels of a note: %s", (text, values) => {
  expect(readSentence(text)).toMatchObject(values);
});

test.each([
  ["j'aimerais tout de suite relancer Norvex", { act: "order remind", company: "Norvex" }],
  ["il faudrait dès maintenant créer le projet Halle", { act: "order project", projectName: "Halle" }],
  ["je souhaiterais d'abord envoyer le devis de Mme Roux", { act: "order send", lastName: "Roux" }],
  ["ouvre le dvis n°45", { act: "order open", documentNumber: "45" }],
  ["repousse le chantier grange rivet à lundi", { act: "order move_date", projectName: "grange rivet" }],
  ["ajoute 3 h sur le projet Halle pour repeindre le muret", { hours: 3, description: "repeindre le muret" }],
  ["mets 2 h de plus sur Portail RH pour la recette", { act: "order add_hours", hours: 2, description: "recette" }],
])("%s", (text, values) => {
  expect(readSentence(text)).toMatchObject(values);
});

test("Whom hours are for, or when, is no work", () => {
  expect(readSentence("ajoute 4 h au projet Halle pour la semaine dernière")).not.toHaveProperty("description");
  expect(readSentence("ajoute 4 h au projet Halle pour la cliente")).not.toHaveProperty("description");
});

test("A site that is told of is no name", () => {
  expect(readSentence("je note que le chantier se finit le 9 mars")).not.toHaveProperty("projectName");
});

test("An order in the imperative interrupts the question of the description", () => {
  expect(readSentence("attends, ouvre d'abord la facture F2026-003", "description")).toMatchObject({
    act: "order open",
    documentNumber: "F2026-003",
  });
  expect(readSentence("préparer la facture d'eau du hall", "description").act).toBe("answer");
});

test("A description begins after « il s'agit de »", () => {
  expect(readSentence("Alors, il s'agit de décaper les volets, puis de les repeindre.", "description")).toMatchObject({
    description: "décaper les volets, puis les repeindre",
  });
  expect(readSentence("Il s'agit d'une fuite. Il faut de la soudure.", "description")).toMatchObject({
    description: "une fuite. Il faut de la soudure",
  });
});

test("An existing project is no project to create", () => {
  expect(readSentence("C'est pour un chantier déjà saisi", "projectMode")).toMatchObject({
    act: "answer",
    mode: "existing",
  });
  expect(readSentence("crée un nouveau projet Halle pour Norvex", "projectMode").act).toBe("order project");
});

test("A correction of the days gives the days that replace the others", () => {
  expect(readSentence("Ah, la durée n'est pas de trois jours mais de cinq jours.", "email")).toMatchObject({
    act: "correction",
    days: 5,
  });
});

test("The time of each of several things is not the time of the whole", () => {
  const lessons = "facture pour Karim Saïdi, solfège à domicile 8 séances de 45 min à 32 €";
  expect(readSentence(lessons)).toMatchObject({ lines: ["solfège à domicile: 8 piece x 32"] });
  const lesson = "facture Mme Roux un cours de 2 h à 70 €";
  expect(readSentence(lesson)).toMatchObject({ lines: ["cours de 2 h: 1 piece x 70"] });
  expect(readSentence("facture pour Mme Roux 8 séances de 2 h à 45 € de l'heure")).not.toHaveProperty("hours");
  expect(readSentence("facture pour Mme Roux 2 poseurs pendant 3 jours à 300 €")).not.toHaveProperty("days");
  expect(readSentence("facture pour Mme Roux, pose de 4 h à 40 €")).toMatchObject({ hours: 4, rate: 40 });
});

test("What is counted by the session or the copy is named by its work", () => {
  const text = "facture pour la copro les Hortensias : balayage 3 passages à 60 €, classeurs 12 ex à 15 €";
  expect(readSentence(text)).toMatchObject({
    company: "copro les Hortensias",
    lines: ["balayage: 3 piece x 60", "classeurs: 12 piece x 15"],
  });
});

test("A number said by mistake is not the one that is meant", () => {
  expect(readSentence("oups j'ai mis 12 h au lieu de 14", "tasksStarted")).toMatchObject({ hours: 14 });
  expect(readSentence("j'avais dit 45 de l'heure mais c'est 54", "quotePreference")).toMatchObject({
    act: "correction",
    about: "rate",
    rate: 54,
  });
  expect(readSentence("j'ai noté 3 jours mais en fait c'est 5", "email")).toMatchObject({ days: 5 });
  expect(readSentence("mets 12 h au lieu de 14 h", "email")).toMatchObject({ act: "correction", hours: 12 });
});

test("A day count in words that replaces another is a correction of the days", () => {
  expect(readSentence("non c'est trois jours, pas quatre", "quotePreference")).toMatchObject({
    act: "correction",
    about: "days",
    days: 3,
  });
});

test("A letter that is spelled is no hour", () => {
  expect(readSentence("corrige le nom : Guivarc'h avec un h à la fin", "email")).toEqual({
    act: "correction",
    about: "lastName",
    lastName: "Guivarc'h",
  });
});

test.each([
  ["non rien n'existe, il faut le créer", "new"],
  ["c'est pour un nouveau chantier", "new"],
])("The mode that « %s » says", (text, mode) => {
  expect(readSentence(text, "projectMode")).toMatchObject({ act: "answer", mode });
});

test("Only one intervention is single work", () => {
  expect(readSentence("une seule intervention", "recurrence")).toMatchObject({ act: "answer", recurrence: "single" });
});
