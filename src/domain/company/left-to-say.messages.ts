import type { LeftToSay } from "./left-to-say.ts";

/** What is left to say, by name. */
export const LEFT_WORDS: Readonly<Record<LeftToSay, string>> = {
  trade: "Ton métier",
  identity: "Nom, SIREN et adresse",
  vat: "Régime de TVA",
  insurance: "Assurance",
  rate: "Taux horaire",
  iban: "IBAN",
};

/** Words around what is missing. */
export const leftMessages = {
  title: "Il manque de quoi émettre une facture",
  why: "La loi veut ces mentions sur chaque document : sans elles, Établi ne l'envoie pas.",
  askMe: "Répondre question par question",
};
