import { expect, test } from "vitest";
import type { SaidName } from "./said-name.ts";
import { correctedNames, readSaidName } from "./said-name.ts";

test.each<[string, SaidName]>([
  [
    "corrige le nom de la cliente : c'est Mme Lefebvre",
    { of: "customer", civility: "mme", value: "Lefebvre", former: "" },
  ],
  ["Corrige le nom", { of: "customer", civility: null, value: "", former: "" }],
  ["change le nom du client en Dupont SARL", { of: "customer", civility: null, value: "Dupont SARL", former: "" }],
  ["corrige son prénom, c'est Claire", { of: "first_name", civility: null, value: "Claire", former: "" }],
  ["corrige le nom du chantier : Villa Roux", { of: "project", civility: null, value: "Villa Roux", former: "" }],
  [
    "ah non c'est Mme Lefebvre en fait, pas Lefèvre",
    { of: "customer", civility: "mme", value: "Lefebvre", former: "Lefèvre" },
  ],
  ["pardon, la cliente s'appelle Roux, pas Raoul", { of: "customer", civility: null, value: "Roux", former: "Raoul" }],
  ["c'est M. Petit et pas Mme Petit", { of: "customer", civility: "m", value: "Petit", former: "Petit" }],
  ["le contact c'est Paul Durand", { of: "contact", civility: null, value: "Paul Durand", former: "" }],
])("« %s » corrects a name", (text, expected) => {
  expect(readSaidName(text)).toEqual(expected);
});

test.each([
  "c'est Mme Lefebvre",
  "la cliente s'appelle Lefebvre",
  "ce n'est pas pressé",
  "c'est pas grave",
  "corrige le devis",
  "corrige le nom et ajoute une ligne à 50 €, pas 60, pas 70",
  "change le prix",
  `c'est ${"x".repeat(300)}, pas y`,
])("« %s » corrects no name", (text) => {
  expect(readSaidName(text)).toBeNull();
});

const PERSON = { kind: "person", companyName: "", firstName: "", lastName: "Lefèvre" } as const;
const FIRM = { kind: "company", companyName: "Nacre", firstName: "Zoé", lastName: "Petit" } as const;
const correction = (over: Partial<SaidName>): SaidName => ({
  of: "customer",
  civility: null,
  value: "Lefebvre",
  former: "",
  ...over,
});

test("the last name of a person is corrected with their civility", () => {
  expect(correctedNames(PERSON, correction({ civility: "mme" }))).toEqual({ civility: "mme", last_name: "Lefebvre" });
});

test("a first name before the last one is corrected too", () => {
  expect(correctedNames(PERSON, correction({ value: "Claire Lefebvre" }))).toEqual({
    first_name: "Claire",
    last_name: "Lefebvre",
  });
});

test("the contact of a firm is corrected beside its name", () => {
  expect(correctedNames(FIRM, correction({ of: "contact", value: "Paul Durand" }))).toEqual({
    first_name: "Paul",
    last_name: "Durand",
  });
});

test("a firm is called by its own name", () => {
  expect(correctedNames(FIRM, correction({ value: "Studio Nacre" }))).toEqual({ company: "Studio Nacre" });
});

test("a civility or the former name tells the contact of a firm", () => {
  expect(correctedNames(FIRM, correction({ civility: "m" }))).toEqual({ last_name: "Lefebvre" });
  expect(correctedNames(FIRM, correction({ former: "petit" }))).toEqual({ last_name: "Lefebvre" });
  expect(correctedNames(FIRM, correction({ value: "Zoë", former: "Zoé" }))).toEqual({ first_name: "Zoë" });
});
