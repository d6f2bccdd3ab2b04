import { expect, test } from "vitest";
import { bareSumIn } from "./bare-sum.ts";

test.each([
  ["non c'est 3000 €", 300_000],
  ["Non, plutôt 2 900 € TTC", 290_000],
  ["refais le devis à 3000 €", 300_000],
  ["3000,50 euros", 300_050],
  ["elle veut 700 TTC tout compris", 70_000],
  ["le client propose 2500 €", 250_000],
  ["ils ont dit 900", 90_000],
  ["arrondis à 2 500 €", 250_000],
  ["arrondis le total à 2500", 250_000],
  ["non le total c'est 6000 €, les trois sont dedans", 600_000],
])("a sum of the whole is read: %s", (text, cents) => {
  expect(bareSumIn(text)?.cents).toBe(cents);
});

test.each([
  "non, la peinture c'est 300 €",
  "ajoute un forfait de 150 €",
  "50 € de l'heure",
  "oui",
  "20 % de remise",
  "elle veut 2 robinets",
])("a text about a line says no sum of the whole: %s", (text) => {
  expect(bareSumIn(text)).toBeNull();
});
