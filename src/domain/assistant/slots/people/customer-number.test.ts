import { expect, test } from "vitest";
import { numberWords, readCustomerNumber } from "./customer-number.ts";

test.each([
  ["pour la société Nordvent SAS, SIREN 552 100 554, refonte du site", "552100554"],
  ["Nordvent SAS (SIREN 552100554)", "552100554"],
  ["Nordvent, siren : 552.100.554, 3 jours à 450 €", "552100554"],
  ["Nordvent SAS, SIREN n° 552100554", "552100554"],
  ["Nordvent SAS, numéro de SIREN 552 100 554", "552100554"],
  ["pour Nordvent SAS dont le SIREN est le 552 100 554", "552100554"],
  ["pour mon client Nordvent SAS, SIREN 552 100 554", "552100554"],
  ["pour ma cliente la société Nordvent, SIREN 552100554", "552100554"],
  ["Nordvent SAS, SIRET 552 100 554 00013", "55210055400013"],
  ["Nordvent SAS, siret: 55210055400013", "55210055400013"],
  ["Nordvent SAS, SIRET 552100554", "552100554"],
  ["Nordvent SAS, SIREN 552-100-554", "552100554"],
  ["SIREN 552 100 554 3 jours à 450 €", "552100554"],
  ["son SIREN c'est 552 100 554", "552100554"],
  ["SIREN 552100554, SIRET 55210055400013", "55210055400013"],
  ["je suis Nora, fais un devis pour Nordvent SAS, SIREN 552 100 554", "552100554"],
])("a customer's number is read: « %s »", (text, digits) => {
  expect(readCustomerNumber(text)?.customer).toEqual({ digits, isValid: true });
});

test.each([
  ["SIREN 552 100 555", { digits: "552100555", isValid: false }],
  ["SIREN 5521005", { digits: "5521005", isValid: false }],
  ["SIRET 552 100 554 00014", { digits: "55210055400014", isValid: false }],
])("a number whose key is wrong is told: « %s »", (text, customer) => {
  expect(readCustomerNumber(text)?.customer).toEqual(customer);
});

test.each([
  "mon SIREN est 732829320, fais un devis pour Nordvent SAS",
  "ma société a le SIREN 732829320",
  "je suis Nora Petit, SIREN 732 829 320. Fais un devis pour Nordvent",
  "SIREN 732829320 (le mien)",
  "notre SIRET : 73282932000074",
])("the seller's own number is not the customer's: « %s »", (text) => {
  expect(readCustomerNumber(text)).toMatchObject({ customer: null, isOwn: true });
});

test("of two different numbers none is taken", () => {
  const numbers = readCustomerNumber("Nordvent, SIREN 552100554 ou SIREN 732829320");
  expect(numbers).toMatchObject({ customer: null, isSeveral: true });
});

test.each(["552 100 554, 3 jours à 450 €", "quel est le SIREN de Roux ?", "téléphone 06 12 34 56 78"])(
  "digits without the name of a number are none: « %s »",
  (text) => expect(readCustomerNumber(text)).toBeNull(),
);

test("the rest of the text has no digits of the number", () => {
  const rest = readCustomerNumber("pour Nordvent SAS (SIREN 552 100 554), 3 jours à 450 €")?.rest;
  expect(rest).toBe("pour Nordvent SAS, 3 jours à 450 €");
});

test.each([
  ["552100554", "552 100 554"],
  ["55210055400013", "552 100 554 00013"],
  ["12", "12"],
])("%s is printed %s", (digits, words) => expect(numberWords(digits)).toBe(words));
