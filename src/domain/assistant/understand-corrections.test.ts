import { readSentence } from "#test/read-sentence.ts";
import { describe, expect, test } from "vitest";

// What replaces an earlier answer, in the words of people who type fast: a name for another, hours for others.

describe("an answer is corrected", () => {
  test.each([
    [
      "startDate",
      "erreur de ma part, le nom de famille c'est Pasquet et non Pasquier",
      { lastName: "Pasquet", about: "lastName" },
    ],
    ["startDate", "le nom c'est Roland et non Rolland", { lastName: "Roland", about: "lastName" }],
    ["startDate", "le nom c'est Roland et pas Rolland", { lastName: "Roland", about: "lastName" }],
    ["startDate", "en fait le nom c'est Roland et non pas Rolland", { lastName: "Roland", about: "lastName" }],
    ["duration", "je me suis trompé le nom c'est Vidal au lieu de Vital", { lastName: "Vidal", about: "lastName" }],
    ["email", "pardon le prénom c'est Lucie et non Lucile", { firstName: "Lucie", about: "firstName" }],
    ["email", "le prénom c'est Mathis plutôt que Mathieu", { firstName: "Mathis", about: "firstName" }],
    [
      "startDate",
      "la boîte s'appelle Bati Nord et non Bati Sud",
      { customerKind: "company", company: "Bati Nord", about: "company" },
    ],
    [
      "startDate",
      "erreur, la société c'est Vertical Services et pas Verticale Service",
      { customerKind: "company", company: "Vertical Services", about: "company" },
    ],
    [
      "duration",
      "le projet s'appelle Villa Rose et non Villa Rosa",
      { projectName: "Villa Rose", about: "projectName" },
    ],
    [
      "duration",
      "oups le nom du projet c'est Grange Haute et non Grange Basse",
      { projectName: "Grange Haute", about: "projectName" },
    ],
    [
      "recurrence",
      "faute de frappe, nom de famille Lefevre et non Lefebre",
      { lastName: "Lefevre", about: "lastName" },
    ],
    ["recurrence", "elle s'appelle Manon et non Marion", { firstName: "Manon", about: "firstName" }],
    ["startDate", "correction : le nom s'écrit Martinet et non Martinez", { lastName: "Martinet", about: "lastName" }],
    ["startDate", "j'ai mal écrit le nom, c'est Besson et non Bessson", { lastName: "Besson", about: "lastName" }],
    ["startDate", "attention, c'est Mme Collet et non Mme Colet", { lastName: "Collet", about: "lastName" }],
    [
      "invoiceConfirm",
      "non le nom de famille c'est Garnier et non Granier",
      { lastName: "Garnier", about: "lastName" },
    ],
    ["quotePreference", "me suis gouré dans les heures c'est 12 pas 21", { hours: 12, about: "hours" }],
    ["quotePreference", "je me suis trompé sur les heures, c'est 14 et pas 41", { hours: 14, about: "hours" }],
    ["startDate", "erreur dans les heures c'est 12 au lieu de 21", { hours: 12, about: "hours" }],
    ["invoiceConfirm", "pour les heures c'est 9 pas 6", { hours: 9, about: "hours" }],
    ["invoiceConfirm", "les heures c'est 9 et non 6", { hours: 9, about: "hours" }],
    ["invoiceConfirm", "non les heures c'est plutôt 16", { hours: 16, about: "hours" }],
    ["email", "le nombre d'heures c'est 18 pas 8", { hours: 18, about: "hours" }],
    ["email", "j'ai mis 21 heures mais c'est 12", { hours: 12, about: "hours" }],
    ["quotePreference", "oups pour le nombre d'heures je voulais dire 7", { hours: 7, about: "hours" }],
    ["quotePreference", "me suis trompé d'heures c'est douze pas vingt et un", { hours: 12, about: "hours" }],
    ["email", "les jours c'est 4 pas 5", { days: 4, about: "days" }],
    ["email", "je me suis planté sur les jours, c'est 6 pas 5", { days: 6, about: "days" }],
    ["email", "le nombre de jours c'est 3 et non 2", { days: 3, about: "days" }],
    ["quotePreference", "me suis gouré de taux c'est 48 pas 84", { rate: 48, about: "rate" }],
    ["startDate", "erreur sur le taux horaire, c'est 45 et non 54", { rate: 45, about: "rate" }],
    ["invoiceConfirm", "non le taux c'est 50", { rate: 50, about: "rate" }],
    ["startDate", "le tjm c'est 420 pas 240", { dayRate: 420, about: "dayRate" }],
    ["startDate", "me suis trompé dans le tjm c'est 450 pas 540", { dayRate: 450, about: "dayRate" }],
    ["invoiceConfirm", "la remise c'est 5 pas 15", { discountPercent: 5, about: "discountPercent" }],
    ["invoiceConfirm", "me suis planté sur la tva c'est 10 pas 20", { vatPercent: 10, about: "vatPercent" }],
    ["quotePreference", "attends les heures c pas 21 c 12", { hours: 12, about: "hours" }],
    ["quotePreference", "zut j'ai inversé les heures, 12 pas 21", { hours: 12, about: "hours" }],
    ["quotePreference", "jme sui gourer ds les heure c 12 pa 21", { hours: 12, about: "hours" }],
    ["email", "en fait le prénom c'est Nadia", { firstName: "Nadia", about: "firstName" }],
    ["email", "oups c'est Lebrun pas Lebrin son nom", { lastName: "Lebrun", about: "lastName" }],
    ["startDate", "jme sui tromper de mail c julie@roux.fr", { email: "julie@roux.fr", about: "email" }],
    ["startDate", "le mail c'est plutôt contact@roux.fr", { email: "contact@roux.fr", about: "email" }],
    ["description", "attends je change la date, c'est le 4 janvier", { startDate: "2027-01-04", about: "startDate" }],
    ["duration", "non en fait ça commence le 12 janvier", { startDate: "2027-01-12", about: "startDate" }],
    ["duration", "je reviens sur la récurrence, c'est mensuel", { recurrence: "recurring", about: "recurrence" }],
    ["invoiceConfirm", "attends le taux c'est 47 pas 74", { rate: 47, about: "rate" }],
    ["invoiceConfirm", "non c'est 8 h pas 9", { hours: 8, about: "hours" }],
    ["invoiceConfirm", "tva 20 pas 10", { vatPercent: 20, about: "vatPercent" }],
    [
      "startDate",
      "pardon la boîte c'est Elec Ouest",
      { customerKind: "company", company: "Elec Ouest", about: "company" },
    ],
    ["startDate", "finalement c'est récurrent", { recurrence: "recurring", about: "recurrence" }],
    ["recurrence", "j'ai fait une faute au nom, c'est Quéméner", { lastName: "Quéméner", about: "lastName" }],
    ["firstName", "le projet en fait faut l'appeler Villa Nord", { projectName: "Villa Nord", about: "projectName" }],
    ["email", "corrige le prénom : Hélène", { firstName: "Hélène", about: "firstName" }],
    ["startDate", "change le mail stp", { about: "email" }],
    ["description", "me suis trompé de date", { about: "startDate" }],
    ["email", "la date de début faut la mettre au 5 mars", { startDate: "2027-03-05", about: "startDate" }],
    ["startDate", "faut corriger le nom, c'est Hamel et pas Hamelle", { lastName: "Hamel", about: "lastName" }],
    ["startDate", "g mis le mauvais mail c paul@roux.fr", { email: "paul@roux.fr", about: "email" }],
    [
      "email",
      "la société c'est pas Elec Ouest c'est Elec Est",
      { customerKind: "company", company: "Elec Est", about: "company" },
    ],
    ["email", "j'ai inversé nom et prénom", { about: "firstName" }],
    ["description", "non la durée c'est 10 h et non 12", { hours: 10, about: "hours" }],
    ["invoiceConfirm", "14h pas 12h", { hours: 14, about: "hours" }],
    ["invoiceConfirm", "c'est 50 de l'heure pas 40", { rate: 50, about: "rate" }],
    ["invoiceConfirm", "mets 3 jours au lieu de 2", { days: 3, about: "days" }],
    ["quotePreference", "au fait c'est 6 jours pas 5", { days: 6, about: "days" }],
    ["lastName", "mauvais prénom, c'est Élodie", { firstName: "Élodie", about: "firstName" }],
    ["recurrence", "le début on le décale au 8 février", { startDate: "2027-02-08", about: "startDate" }],
    ["startDate", "le prénom je l'ai mal écrit c'est Aurélie", { firstName: "Aurélie", about: "firstName" }],
    ["startDate", "c'est pas Durand mais Durant le nom", { lastName: "Durant", about: "lastName" }],
    [
      "description",
      "en fait le client c'est la boîte Horizon",
      { company: "Horizon", customerKind: "company", about: "company" },
    ],
    ["description", "rectif mail : contact@horizon.fr", { email: "contact@horizon.fr", about: "email" }],
    ["duration", "attention la date c'est le 7 pas le 6 janvier", { startDate: "2027-01-07", about: "startDate" }],
    ["email", "non son prénom c'est pas Julie c'est Julia", { firstName: "Julia", about: "firstName" }],
    ["email", "finalement c'est du ponctuel", { recurrence: "single", about: "recurrence" }],
    [
      "recurrence",
      "la date de démarrage je me suis gouré c'est le 11 janvier",
      { startDate: "2027-01-11", about: "startDate" },
    ],
    ["invoiceConfirm", "45 de l'heure et pas 54", { rate: 45, about: "rate" }],
    ["invoiceConfirm", "non 6h pas 8h", { hours: 6, about: "hours" }],
    ["invoiceConfirm", "la remise c'est 10 % et non 5", { discountPercent: 10, about: "discountPercent" }],
    ["invoiceConfirm", "erreur de taux, 55 euros au lieu de 45", { rate: 55, about: "rate" }],
    ["quotePreference", "j'ai marqué 20 h mais c'est 12 h", { hours: 12, about: "hours" }],
    ["lastName", "pardon, prénom : Yannick", { firstName: "Yannick", about: "firstName" }],
    ["lastName", "le mail que j'ai donné est faux", { about: "email" }],
    ["startDate", "reviens sur le nom de la boîte", { customerKind: "company", about: "company" }],
  ] as const)("while %s waits, « %s »", (about, text, values) => {
    expect(readSentence(text, about)).toEqual({ act: "correction", ...values });
  });
});

describe("what is told beside a question", () => {
  test.each([
    ["startDate", "la semaine d'après Noël", { act: "non_answer" }],
    ["startDate", "le mercredi avant Noël", { act: "answer", startDate: "2026-12-23" }],
    ["startDate", "le mardi de Pâques", { act: "answer", startDate: "2027-03-30" }],
    ["startDate", "le vendredi saint", { act: "answer", startDate: "2027-03-26" }],
    ["startDate", "début janvier après les fêtes", { act: "answer", startDate: "2027-01-01" }],
    ["startDate", "le jour d'après Pâques", { act: "answer", startDate: "2027-03-29" }],
    ["startDate", "l'avant veille du 1er mai", { act: "answer", startDate: "2027-04-29" }],
    ["startDate", "en quinze", { act: "non_answer" }],
    ["startDate", "mercredi en quinze", { act: "answer", startDate: "2026-12-09" }],
    ["startDate", "dans une dizaine de jours", { act: "answer", startDate: "2026-12-03" }],
    ["startDate", "dans 8 jrs", { act: "answer", startDate: "2026-12-01" }],
    ["company", "c'est Bati Nord, et non pas Bati Sud", { act: "answer", company: "Bati Nord" }],
    ["company", "je t'ai dit, particulier", { act: "skip", customerKind: "person" }],
    ["company", "elle a pas de boîte elle est retraitée", { act: "skip" }],
    ["company", "pas une société, une dame", { act: "skip" }],
    ["company", "zéro société", { act: "skip", customerKind: "company" }],
    ["company", "bah c'est ma sœur", { act: "skip" }],
    ["company", "je vois plus du tout", { act: "non_answer" }],
    ["company", "ça m'est sorti de la tête", { act: "non_answer" }],
    ["lastName", "alors là tu me poses une question difficile", { act: "non_answer" }],
    ["firstName", "ah ça je l'ai pas noté", { act: "non_answer" }],
    ["lastName", "le nom me revient pas", { act: "non_answer" }],
    ["projectName", "j'en ai aucune idée franchement", { act: "non_answer" }],
    ["email", "la bonne question", { act: "non_answer" }],
    ["startDate", "là je bloque", { act: "non_answer" }],
    ["email", "je me suis planté dans les jours c'est 3 pas 4", { act: "correction", days: 3, about: "days" }],
    ["email", "le nombre d'heures faut mettre 15", { act: "correction", hours: 15, about: "hours" }],
    ["startDate", "les heures j'ai dit 12 c'est 21", { act: "correction", about: "hours" }],
    ["email", "erreur d'heures : 9 au lieu de 6", { act: "correction", hours: 9, about: "hours" }],
    ["invoiceConfirm", "t'as mis 12 heures c'est 10", { act: "correction", hours: 10, about: "hours" }],
    [
      "email",
      "le nom de famille : Roussel et non Rousseau",
      { act: "correction", lastName: "Roussel", about: "lastName" },
    ],
    ["email", "son vrai nom c'est Le Bihan", { act: "correction", lastName: "Le Bihan", about: "lastName" }],
    [
      "startDate",
      "nom mal orthographié, c'est Kervella",
      { act: "correction", lastName: "Kervella", about: "lastName" },
    ],
  ] as const)("while %s waits, « %s » is read", (about, text, meaning) => {
    expect(readSentence(text, about)).toEqual(meaning);
  });
});

test.each([
  ["email", "attend je me suis trompé cest kevin son prenom", { firstName: "Kevin" }],
  ["startDate", "je corrige le prénom, Ynès avec un y", { firstName: "Ynès" }],
  ["startDate", "Je reviens sur la récurrence : c'est ponctuel", { recurrence: "single" }],
  ["startDate", "en fait c'est tous les mois", { recurrence: "recurring" }],
  ["description", "non début lundi plutot", { startDate: "2026-11-30" }],
] as const)("while %s waits, « %s » corrects what was said without a verb or a comma", (about, text, values) => {
  expect(readSentence(text, about)).toMatchObject({ act: "correction", ...values });
});

test.each([
  ["duration", "nan annule le devi"],
  ["quotePreference", "non mais annule ce devis en fait"],
] as const)("while %s waits, « %s » cancels", (about, text) => {
  expect(readSentence(text, about)).toEqual({ act: "cancel" });
});

test.each([
  ["projectName", "C'est le projet Clôture Lagarde", { projectName: "Clôture Lagarde" }],
  ["company", "c'est pour l'association Les Rayons Libres", { company: "association Les Rayons Libres" }],
] as const)("while %s waits, « %s » gives the name alone", (about, text, values) => {
  expect(readSentence(text, about)).toEqual({ act: "answer", ...values });
});

test("what is not at hand is no question to be skipped", () => {
  expect(readSentence("j'ai pas son mail sous la main là", "email")).toEqual({ act: "non_answer" });
});
