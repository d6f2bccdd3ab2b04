import { expect, test } from "vitest";
import { isAnotherCustomer, orderForAnother } from "./another-customer.ts";

const KNOWN = { lastName: "Lefebvre-Martin" };

test.each([
  "non c'est une autre Mme Lefebvre-Martin",
  "c'est une autre Mme Lefebvre-Martin.",
  "Non, ce n'est pas la même",
  "c'est pas la même personne",
  "pas la même",
  "une autre Lefebvre-Martin",
  "attention, c'est quelqu'un d'autre",
  "c'est une nouvelle cliente",
])("« %s » says that the customer is somebody else", (text) => expect(isAnotherCustomer(KNOWN, text)).toBe(true));

test.each([
  "non",
  "c'est une autre adresse",
  "une autre fois",
  "pas la même date",
  "c'est la même",
  "Mme Lefebvre-Martin",
  "claire@example.org",
])("« %s » does not", (text) => expect(isAnotherCustomer(KNOWN, text)).toBe(false));

test("nobody is somebody else before a name is said", () => {
  expect(isAnotherCustomer({}, "c'est une autre Mme Lefebvre-Martin")).toBe(false);
});

test.each([
  ["fais un devis pour une autre Mme Lefebvre, 2 h à 50 €", "fais un devis pour Mme Lefebvre, 2 h à 50 €"],
  ["devis pour une autre mme lefebvre", "devis pour mme lefebvre"],
  ["Crée un projet pour une nouvelle cliente, Mme Roux", "Crée un projet pour Mme Roux"],
  ["Crée un projet pour un nouveau client : Nordwind", "Crée un projet pour Nordwind"],
])("« %s » is for somebody else", (text, order) => expect(orderForAnother(text)).toBe(order));

test.each([
  "fais un devis pour Mme Lefebvre",
  "devis pour Mme Roux, poser une autre porte",
  "crée un projet pour un nouveau client",
  "devis pour Mme Roux, un nouveau Velux",
])("« %s » says of nobody that they are somebody else", (text) => expect(orderForAnother(text)).toBeNull());
