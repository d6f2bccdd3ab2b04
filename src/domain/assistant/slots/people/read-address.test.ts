import { expect, test } from "vitest";
import { readSlots } from "../read-slots.ts";
import { readAddresses } from "./read-address.ts";

function addressIn(text: string) {
  const { street, postalCode, city } = readAddresses(text).slots;
  return [street?.value, postalCode?.value, city?.value];
}

test.each([
  ["pour Mme Roux, 12 rue des Lilas 69003 Lyon, changer le robinet", ["12 rue des Lilas", "69003", "Lyon"]],
  ["pour mme roux 12 rue des lilas 69003 lyon changer le robinet", ["12 rue des lilas", "69003", "Lyon"]],
  [
    "pour Petit, 3 bis, avenue de la République, 69100 Villeurbanne : pose",
    ["3 bis avenue de la République", "69100", "Villeurbanne"],
  ],
  ["Mme Roux Sylvie, 8 rue Paul Bert à Villeurbanne 69100", ["8 rue Paul Bert", "69100", "Villeurbanne"]],
  ["Mme Roux, 8 rue Paul Bert à Villeurbanne, pose", ["8 rue Paul Bert", undefined, "Villeurbanne"]],
  ["Mme Roux, 5 bd du 8 mai 1945, 13100 Aix-en-Provence", ["5 bd du 8 mai 1945", "13100", "Aix-en-Provence"]],
  ["M. Blanc, 4 place du Marché 01000 Bourg en Bresse", ["4 place du Marché", "01000", "Bourg en Bresse"]],
  ["M. Blanc 2 cours Lafayette 69003 Lyon 3e, pose", ["2 cours Lafayette", "69003", "Lyon 3e"]],
  ["mme roux, 12 rue victor hugo, 42000 saint etienne, pose", ["12 rue victor hugo", "42000", "Saint Etienne"]],
  ["Mme Roux, 12 avenue de la République à Bron, pose", ["12 avenue de la République", undefined, "Bron"]],
  ["Mme Roux, 12 rue des Lilas, changer le robinet", ["12 rue des Lilas", undefined, undefined]],
  ["Mme Roux\n12 rue des Lilas\n69003 Lyon\npose 100 €", ["12 rue des Lilas", "69003", "Lyon"]],
])("the address that is said of a customer is theirs: %s", (text, expected) => {
  expect(addressIn(text)).toEqual(expected);
});

test.each([
  "12 cours de guitare à 40 €",
  "2 places de parking à 300 €",
  "refaire 1 allée de garage, 200 €",
  "1 chemin de câbles, 69003 €",
  "carrelage 12 m² rue des Lilas",
  "la rue est fermée",
  "réf. 12 rue",
  "mon adresse c'est 12 rue des Lilas 69003 Lyon",
])("no address of a customer is read in « %s »", (text) => {
  expect(addressIn(text)).toEqual([undefined, undefined, undefined]);
});

test("the place of the work is not the customer's address", () => {
  const text = "Mme Roux, 8 rue Paul Bert 69100 Villeurbanne, chantier au 12 rue des Lilas 69003 Lyon, pose 100 €";
  const { slots } = readAddresses(text);
  expect(slots.street?.value).toBe("8 rue Paul Bert");
  expect(slots.site?.value).toBe("12 rue des Lilas, 69003 Lyon");
  expect(addressIn(text.replace(", 8 rue Paul Bert 69100 Villeurbanne", ""))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("the figures of an address are neither prices nor lines", () => {
  const text =
    "fais un devis pour Mme Roux, 12 rue des Lilas 69003 Lyon, changer le robinet 2 h à 55 €, mitigeur 120 €";
  const { lines, lastName, postalCode } = readSlots(text, { today: "2026-11-23", activeFlow: null, pending: null });
  expect(lastName?.value).toBe("Roux");
  expect(postalCode?.value).toBe("69003");
  expect(lines?.map(({ value }) => [value.label, value.unitPriceEuros])).toEqual([
    ["changer le robinet", 55],
    ["mitigeur", 120],
  ]);
});

test.each([
  ["M. Petit à Lyon, 3 rue Neuve 69001, pose d'un robinet 2 h à 50 €", undefined],
  ["Mme Roux, 12 rue des Lilas 44000, Remplacement du tableau 6 h", undefined],
  ["Mme Roux, 12 rue des Lilas, 44000, Nantes, peinture", "Nantes"],
  ["Mme Roux, 12 rue des Lilas, 44000 Nantes peinture", "Nantes"],
])("a work after the postal code is no town: « %s »", (text, city) => {
  expect(readAddresses(text).slots.city?.value).toBe(city);
});
