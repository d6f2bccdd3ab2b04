import { expect, test } from "vitest";
import { readSaidAction } from "../said-action.ts";
import { readSaidCustomer } from "./said-customer.ts";

const TODAY = "2026-11-23";
const person = (civility: string, last_name: string, first_name = "") => {
  return { kind: "person", civility, company: "", first_name, last_name };
};

test.each([
  ["c'est une erreur, le client c'est M. Petitjean", person("m", "Petitjean")],
  ["Le client c’est Mme Roux", person("mme", "Roux")],
  ["la cliente est Mme Sylvie Roux", person("mme", "Roux", "Sylvie")],
  ["c'est pour les Garnier, pas Mme Roux", person("couple", "Garnier")],
  ["non c'est pour M. et Mme Garnier", person("couple", "Garnier")],
  ["finalement le devis est pour M. Dupont", person("m", "Dupont")],
  ["mets ce devis au nom de Claire Petit", person("", "Petit", "Claire")],
  ["le client c'est Nordwind", { ...person("", ""), kind: "company", company: "Nordwind" }],
  ["c'est pas la bonne Mme Delorme, c'est Martine Delorme", person("mme", "Delorme", "Martine")],
  ["non, ce n'est pas la bonne Mme Delorme : c'est Martine Delorme.", person("mme", "Delorme", "Martine")],
  ["c'est pas la bonne Mme Delorme, c'est Mme Martine Delorme", person("mme", "Delorme", "Martine")],
  ["c'est pas le bon M. Petit, c'est Paul Petit", person("m", "Petit", "Paul")],
  ["c'est pas la bonne cliente, c'est Martine Delorme", person("", "Delorme", "Martine")],
  ["c'est pas elle, c'est Mme Martine Delorme", person("mme", "Delorme", "Martine")],
  ["c'est pas la bonne Mme Delorme, c'est Paul Martin", person("", "Martin", "Paul")],
])("« %s » says whom the project is for", (text, customer) => {
  expect(readSaidCustomer(text)).toEqual(customer);
  expect(readSaidAction(text, TODAY)).toMatchObject({ kind: "other_customer", names: [], customer });
});

test.each([
  "le client c'est M. Petit ?",
  "c'est pour lundi",
  "non c'est pour Noël",
  "non c'est pour la cuisine",
  "c'est pour Mme Roux",
  "le client est content",
  "la cliente c'est Roux, pas Raoul",
  "c'est M. Petit et pas Mme Petit",
  "le client c'est M. Petit qui a payé 200 €",
  "fais un devis pour M. Dupont",
  "c'est Mme Roux",
  "c'est pas la bonne Mme Delorme",
  "c'est pas la bonne Mme Delorme, c'est Delorme",
  "c'est pas la bonne Mme Delorme, c'est Mme Delorme",
  "c'est pas la bonne Mme Delorme, c'est une autre",
  "c'est pas la bonne Mme Delorme, c'est la voisine",
  "c'est pas la bonne Mme Delorme, c'est 45 €",
  "c'est pas elle, c'est lui",
  "c'est pas elle, c'est Paul qui l'a dit",
  "c'est pas le bon prix, c'est Paul qui l'a dit",
  `le client c'est M. ${"x".repeat(300)}`,
])("« %s » names no other customer", (text) => {
  expect(readSaidCustomer(text)).toBeNull();
});
