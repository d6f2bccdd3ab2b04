import { expect, test } from "vitest";
import type { SaidReach } from "./said-reach.ts";
import { readSaidReach } from "./said-reach.ts";

test.each<[string, SaidReach]>([
  [
    "le numéro de monsieur Lefèvre c'est le 06 12 34 56 78",
    { of: "phone", value: "06 12 34 56 78", owner: "monsieur lefevre" },
  ],
  ["son numéro c'est le 06.12.34.56.78", { of: "phone", value: "06.12.34.56.78", owner: "" }],
  ["le portable de la cliente : 0612345678", { of: "phone", value: "0612345678", owner: "" }],
  ["euh, le téléphone de Roux est le +33 6 12 34 56 78.", { of: "phone", value: "+33 6 12 34 56 78", owner: "roux" }],
  ["l'adresse mail de Mme Roux c'est Roux@orange.fr", { of: "email", value: "roux@orange.fr", owner: "mme roux" }],
  ["note son mail : c.roux@a.fr", { of: "email", value: "c.roux@a.fr", owner: "" }],
])("« %s » says how a customer is reached", (text, expected) => {
  expect(readSaidReach(text)).toEqual(expected);
});

test.each([
  "quel est le numéro de Roux ?",
  "le numéro de la facture c'est F2026-0001",
  "le numéro de Roux c'est le 06 12",
  "le mail de Roux est arrivé",
  "appelle Roux au 06 12 34 56 78",
])("« %s » says no number of a customer", (text) => {
  expect(readSaidReach(text)).toBeNull();
});
