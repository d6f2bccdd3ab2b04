import { cardAfter } from "#test/card-after-words.ts";
import { expect, test } from "vitest";

const ORDER = "devis pour Mme Garnier : dépose baignoire 5 h à 55 €, faïence 14 m² à 48 €, receveur 320 €";
const MIXED = [ORDER, "oui", "receveur à 20 %"] as const;
const OPTION = "en option un sèche-serviettes 350 € posé";

test("the rate of an option is asked where the lines have several", () => {
  const { rows, sentences } = cardAfter(...MIXED, OPTION);
  expect([rows.length, sentences]).toEqual([3, expect.stringContaining("quelle TVA pour celle-ci : 10 % ou 20 % ?")]);
});

test.each([
  ["10 %", 1000],
  ["TVA 20 %", 2000],
])("the answer adds the option at its rate: « %s »", (answer, rate) => {
  expect(cardAfter(...MIXED, OPTION, answer).rows.at(-1)).toMatchObject({
    label: "Sèche-serviettes",
    unitPrice: "350",
    isOption: true,
    vatBasisPoints: rate,
  });
});

test("an option beside lines of one rate has it", () => {
  expect(cardAfter(ORDER, "oui", OPTION).rows.at(-1)).toMatchObject({ isOption: true, vatBasisPoints: 1000 });
});
