import { expect, test } from "vitest";
import { answerVatSum } from "./vat-sum.ts";

const answer = (text: string) => answerVatSum(text)?.replace(/\s/g, " ") ?? null;

test.each([
  ["combien ca fait 1450 ht en ttc a 10", "1 450,00 € hors taxes, avec une TVA de 10 %, font 1 595,00 € TTC."],
  ["1 450 € HT ça fait combien en TTC à 20 % ?", "1 450,00 € hors taxes, avec une TVA de 20 %, font 1 740,00 € TTC."],
  ["combien fait 110 ttc en ht tva 10", "110,00 € TTC, avec une TVA de 10 %, font 100,00 € hors taxes."],
  ["99,90 HT en TTC avec une TVA de 5,5 % ?", "99,90 € hors taxes, avec une TVA de 5,5 %, font 105,39 € TTC."],
])("a sum is converted at the rate that is said: « %s »", (text, words) => expect(answer(text)).toBe(words));

test.each(["combien ça fait 1450 ht en ttc", "1450 HT c'est combien en TTC ?"])(
  "the rate that was not said is asked: « %s »",
  (text) => {
    expect(answer(text)).toContain("Je ne sais pas à quel taux");
    expect(answer(text)).not.toMatch(/1 740|1 595/);
  },
);

test("a rate that does not exist converts nothing", () => {
  expect(answer("combien fait 100 ht en ttc à 8 %")).toBe(
    "Je ne connais pas de taux de TVA de 8 % : redis la question avec le bon.",
  );
});

test.each([
  "combien j'ai facturé en HT en 2026",
  "devis Roux pose 1450 ht tva 10",
  "3 portes à 310 ht combien en ttc",
  "combien ça fait 1450 ht en ttc pour Mme Roux",
])("« %s » asks for no conversion", (text) => expect(answer(text)).toBeNull());
