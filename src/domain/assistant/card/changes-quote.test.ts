import { expect, test } from "vitest";
import { changeOfRedone, redoesQuote, saysPrice } from "./changes-quote.ts";

test.each([
  "refais le devis avec 20 % de remise",
  "Refais-lui le devis, moins cher",
  "refaire ce devis avec la peinture à 500 €",
  "reprends le devis de Nordwind",
  "il faut revoir notre devis",
])("a quote that is there is ordered again: %s", (text) => {
  expect(redoesQuote(text)).toBe(true);
});

test.each([
  "fais le devis avec 20 % de remise",
  "devis pour refaire la toiture",
  "refais la salle de bain de Mme Roux",
  "refais la facture",
  "un devis pour refaire le devisseur",
])("another order does not order the quote again: %s", (text) => {
  expect(redoesQuote(text)).toBe(false);
});

test.each(["non, avec 20 % de remise", "non c'est 3000 €", "plutôt 15 pour cent", "oui mais sans remise", "1 250,50"])(
  "a price or a discount is said: %s",
  (text) => {
    expect(saysPrice(text)).toBe(true);
  },
);

test.each(["oui", "non, change la date", "le 12 décembre", "hier", "je la remets à demain matin", "552 100 554"])(
  "no price is said: %s",
  (text) => {
    expect(saysPrice(text)).toBe(false);
  },
);

test.each([
  ["refais le devis avec l'hébergement à 150 €", "l'hébergement à 150 €"],
  ["refais-moi le devis de Roux avec la pose à 400 €", "la pose à 400 €"],
  ["tu peux refaire le devis avec le déplacement à 45 €", "le déplacement à 45 €"],
  ["refais le devis, mais avec 6 jours de développement", "finalement 6 jours de développement"],
  ["refais le devis avec 10 % de remise", "refais le devis avec 10 % de remise"],
  ["refais le devis", "refais le devis"],
])("what changes on a quote that is made again is read alone: « %s »", (text, change) => {
  expect(changeOfRedone(text)).toBe(change);
});
