import type { LeftToSay } from "./left-to-say.ts";

/** What is left to say, by name. */
export const LEFT_WORDS: Readonly<Record<LeftToSay, string>> = {
  trade: "Ton métier",
  identity: "Nom, SIREN et adresse",
  vat: "Régime de TVA",
  insurance: "Assurance",
  mediator: "Médiateur",
  rate: "Taux horaire",
  iban: "IBAN",
};

// The number of a company gives the rest of what the register knows: alone it is named while it is missing.
const IDENTITY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^name$/, "nom de l'entreprise"],
  [/^legal_form$/, "forme juridique"],
  [/^capital$/, "capital"],
  [/^rcs_town$/, "ville du RCS"],
  [/^address\./, "adresse"],
];

/** What the identity of a company lacks, from the wire names of its missing fields: « SIREN », or « adresse ». */
export function identityWords(missing: readonly string[]): string[] {
  if (missing.includes("siren")) return ["SIREN"];
  return IDENTITY_WORDS.filter(([name]) => missing.some((field) => name.test(field))).map(([, words]) => words);
}

/** Words around what is missing. */
export const leftMessages = {
  title: "Il manque de quoi émettre une facture",
  why: "La loi veut ces mentions sur chaque document : sans elles, Établi ne l'envoie pas.",
  askMe: "Répondre question par question",
  ofPerson: "Il manque de quoi facturer un particulier",
  whyOfPerson: "La loi veut ton médiateur sur ses devis et factures. Nomme-le, ou dis que tu n'en as pas encore.",
  noMediatorYet: "Pour facturer un particulier, il manque le médiateur.",
  giveMediator: "L'indiquer",
  complete: "Tout ce qu'une facture doit dire de toi est là.",
};
