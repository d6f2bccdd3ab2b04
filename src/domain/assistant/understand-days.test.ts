import { readSentence } from "#test/read-sentence.ts";
import { describe, expect, test } from "vitest";

// The first day of a work, as people say it: by a feast, by the day beside it, by weeks.

describe("a day is said", () => {
  test.each([
    ["startDate", "dans quinze jours", { startDate: "2026-12-07" }],
    ["startDate", "d'ici quinze jours", { startDate: "2026-12-07" }],
    ["startDate", "dans une quinzaine", { startDate: "2026-12-07" }],
    ["startDate", "dans une quinzaine de jours", { startDate: "2026-12-07" }],
    ["startDate", "d'aujourd'hui en quinze", { startDate: "2026-12-07" }],
    ["startDate", "dans huit jours", { startDate: "2026-11-30" }],
    ["startDate", "sous huitaine", { startDate: "2026-11-30" }],
    ["startDate", "dans 15 jours", { startDate: "2026-12-08" }],
    ["startDate", "dans vingt jours", { startDate: "2026-12-13" }],
    ["startDate", "demain en huit", { startDate: "2026-12-01" }],
    ["startDate", "le lundi de Pâques", { startDate: "2027-03-29" }],
    ["startDate", "lundi de paques", { startDate: "2027-03-29" }],
    ["startDate", "à Pâques", { startDate: "2027-03-28" }],
    ["startDate", "le mardi après Pâques", { startDate: "2027-03-30" }],
    ["startDate", "le lendemain de Noël", { startDate: "2026-12-26" }],
    ["startDate", "le lendemain de la Toussaint", { startDate: "2027-11-02" }],
    ["startDate", "la veille de Noël", { startDate: "2026-12-24" }],
    ["startDate", "la veille du 15 août", { startDate: "2027-08-14" }],
    ["startDate", "le surlendemain du nouvel an", { startDate: "2027-01-03" }],
    ["startDate", "le lendemain du 1er janvier", { startDate: "2027-01-02" }],
    ["startDate", "le lundi après Noël", { startDate: "2026-12-28" }],
    ["startDate", "lundi d'après le 14 juillet", { startDate: "2027-07-19" }],
    ["startDate", "le jeudi de l'Ascension", { startDate: "2027-05-06" }],
    ["startDate", "le vendredi de l'ascension", { startDate: "2027-05-07" }],
    ["startDate", "le vendredi après l'Ascension", { startDate: "2027-05-07" }],
    ["startDate", "lundi de pentecote", { startDate: "2027-05-17" }],
    ["startDate", "le lundi de la Pentecôte", { startDate: "2027-05-17" }],
    ["startDate", "le jour de l'an", { startDate: "2027-01-01" }],
    ["startDate", "le jour de Noël", { startDate: "2026-12-25" }],
    ["startDate", "à la Toussaint", { startDate: "2027-11-01" }],
    ["startDate", "le lendemain de l'armistice", { startDate: "2027-11-12" }],
    ["startDate", "le mardi d'après la fête du travail", { startDate: "2027-05-04" }],
    ["startDate", "le lundi suivant Noël", { startDate: "2026-12-28" }],
    ["startDate", "le jour d'après le 11 novembre", { startDate: "2027-11-12" }],
    ["startDate", "le lendemain du jour de l'an", { startDate: "2027-01-02" }],
    ["startDate", "à la Saint-Sylvestre", { startDate: "2026-12-31" }],
    ["startDate", "l'avant-veille de Noël", { startDate: "2026-12-23" }],
    ["startDate", "ds 3 semaines", { startDate: "2026-12-14" }],
    ["startDate", "lundi pro", { startDate: "2026-11-30" }],
    ["startDate", "on attaque jeudi", { startDate: "2026-11-26" }],
    ["startDate", "le 3 janv", { startDate: "2027-01-03" }],
    ["startDate", "ça commencera le dix janvier", { startDate: "2027-01-10" }],
    ["startDate", "mardi en huit", { startDate: "2026-12-01" }],
    ["startDate", "debut decembre", { startDate: "2026-12-01" }],
    ["startDate", "fin janvier", { startDate: "2027-01-31" }],
    ["startDate", "12.01", { startDate: "2027-01-12" }],
    ["startDate", "le 7/12 stp", { startDate: "2026-12-07" }],
    ["startDate", "des demain", { startDate: "2026-11-24" }],
    ["startDate", "demain matin 8h", { startDate: "2026-11-24" }],
    ["startDate", "vendredi 4 décembre à partir de 9h", { startDate: "2026-12-04" }],
    ["startDate", "semaine prochaine lundi", { startDate: "2026-11-30" }],
    ["startDate", "dans une semaine", { startDate: "2026-11-30" }],
    ["startDate", "d'ici trois semaines", { startDate: "2026-12-14" }],
    ["startDate", "le 2 fevrier a la premiere heure", { startDate: "2027-02-02" }],
    ["startDate", "lundi sans faute", { startDate: "2026-11-30" }],
    ["startDate", "ça démarre après-demain matin", { startDate: "2026-11-25" }],
    ["startDate", "jeu 10 dec", { startDate: "2026-12-10" }],
    ["startDate", "15 jan", { startDate: "2027-01-15" }],
    ["startDate", "le premier fevrier", { startDate: "2027-02-01" }],
    ["startDate", "aujourd'hui meme", { startDate: "2026-11-23" }],
    ["startDate", "on a commencé ce matin", { startDate: "2026-11-23" }],
    ["startDate", "mi decembre", { startDate: "2026-12-15" }],
    ["startDate", "dans 2 mois", { startDate: "2027-01-23" }],
    ["startDate", "d ici 10 jours", { startDate: "2026-12-03" }],
    ["startDate", "le lundi d'après Noël", { startDate: "2026-12-28" }],
    ["startDate", "le vendredi avant Noël", { startDate: "2026-12-18" }],
  ] as const)("while %s waits, « %s »", (about, text, values) => {
    expect(readSentence(text, about)).toEqual({ act: "answer", ...values });
  });
});

describe("a feast is a name too", () => {
  test.each([
    ["fais un devis pour M. Noël", { lastName: "Noël" }],
    ["envoie le devis à Noël Perrin", { firstName: "Noël", lastName: "Perrin" }],
    ["facture pour Mme Toussaint, 3 h à 40 €", { lastName: "Toussaint" }],
  ])("« %s »", (text, names) => {
    const meaning = readSentence(text);
    expect(meaning).toMatchObject(names);
    expect(meaning).not.toHaveProperty("startDate");
  });
});
