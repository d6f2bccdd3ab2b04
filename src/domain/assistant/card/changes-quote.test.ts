import { expect, test } from "vitest";
import { redoesQuote, saysPrice } from "./changes-quote.ts";

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
