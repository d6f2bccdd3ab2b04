import { cardAfter } from "#test/card-after-words.ts";
import { expect, test } from "vitest";

const ORDER = "devis pour Mme Garnier : dépose baignoire 5 h à 55 €, faïence 14 m² à 48 €, receveur 320 €";

const ratesAfter = (text: string) =>
  [...new Set(cardAfter(ORDER, text).rows.map(({ vatBasisPoints }) => vatBasisPoints / 100))].join(", ");

test.each([
  "oui",
  "oui mets 10 %",
  "oui, mets 10%",
  "oui 10 %",
  "oui à 10",
  "oui mets-la",
  "mets 10 %",
  "oui passe la TVA à 10 %",
])("yes beside the rate that is asked about is a yes: « %s »", (text) => {
  expect(ratesAfter(text)).toBe("10");
});

test("yes is heard after the age of the home", () => {
  const { rows, sentences } = cardAfter(ORDER, "c'est une maison de 1985", "oui mets 10 %");
  expect(rows.every(({ vatBasisPoints }) => vatBasisPoints === 1000)).toBe(true);
  expect(sentences).not.toContain("Je la mets ?");
});

test.each(["non mets 20 %", "non, 20 %"])("no beside the standard rate is a no: « %s »", (text) => {
  const { rows, sentences } = cardAfter(ORDER, text);
  expect([rows[0]?.vatBasisPoints, sentences.includes("plus de deux ans ?")]).toEqual([2000, false]);
});

test("the age of the home, its rate and a size of one sentence are all taken", () => {
  const text = "ah si c'est une maison de 1985 donc 10 %, et finalement 16 m² de faïence au lieu de 14";
  const { rows, sentences } = cardAfter(ORDER, text);
  expect(rows.map(({ quantity, vatBasisPoints }) => [quantity, vatBasisPoints])).toEqual([
    ["5", 1000],
    ["16", 1000],
    ["1", 1000],
  ]);
  expect(sentences).not.toMatch(/pas compris|Je la mets/);
});
