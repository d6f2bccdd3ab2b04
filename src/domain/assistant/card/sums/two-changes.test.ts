import { cardAfter } from "#test/card-after-words.ts";
import { expect, test } from "vitest";

const ORDER =
  "devis pour Mme Anne Garnier : dépose de la baignoire 5 h à 50 €, fournir un receveur 420 €, faïence 14 m² à 55 €";

test.each([
  "remise de 10 % sur le tout et demande-lui 30 % d'acompte",
  "remise de 10 % sur le tout s'il te plaît et demande 30 % d'acompte",
  "remise de 10 % sur l'ensemble et un acompte de 30 %",
  "remise globale de 10 %, acompte 30 %",
])("a discount of the whole is taken beside a deposit: « %s »", (text) => {
  expect(cardAfter(ORDER, text).values).toMatchObject({ discount: "10", deposit: "30 %" });
});

test.each([
  "sur tout le devis",
  "sur le tout",
  "sur l'ensemble",
  "globale",
  "toutes les lignes",
  "« sur tout le devis »",
])("a discount that waits for its line is completed by « %s »", (answer) => {
  expect(cardAfter(ORDER, "remise de 10 % sur la porte", answer).values.discount).toBe("10");
});

test("a discount that waits beside a deposit is completed by the answer alone", () => {
  const order = "remise de 10 % sur la porte et demande 30 % d'acompte";
  expect(cardAfter(ORDER, order).sentences).not.toContain("Rien n'est changé");
  expect(cardAfter(ORDER, order, "sur tout le devis").values).toMatchObject({ discount: "10", deposit: "30 %" });
});

test("« la dernière » is the last line rather than the whole quote", () => {
  const { rows, values } = cardAfter(ORDER, "remise de 10 % sur la porte", "la dernière");
  expect([rows.map(({ discount }) => discount), values.discount]).toEqual([[undefined, undefined, "10"], undefined]);
});

test.each([
  "ah si c'est une maison de 1985, donc 10 %. sauf le receveur à 20 %",
  "TVA 10 %, sauf le receveur à 20 %",
  "TVA 10 % sur tout sauf le receveur",
])("a line is left out of the rate of all: « %s »", (text) => {
  expect(cardAfter(ORDER, text).rows.map(({ vatBasisPoints }) => vatBasisPoints)).toEqual([1000, 2000, 1000]);
});

test("a rate that leaves out a line that is not there changes nothing", () => {
  const { rows, sentences } = cardAfter(ORDER, "TVA 10 % partout sauf la porte");
  expect(rows.every(({ vatBasisPoints }) => vatBasisPoints === 2000)).toBe(true);
  expect(sentences).toContain("Aucune ligne ne s'appelle « porte »");
});

test("a size and an option of one sentence are both taken", () => {
  const { rows } = cardAfter(
    ORDER,
    "en fait mets 16 m² de faïence au lieu de 14, et une option : sèche-serviettes 380 €",
  );
  expect(rows.map(({ quantity, isOption }) => [quantity, isOption])).toEqual([
    ["5", undefined],
    ["1", undefined],
    ["16", undefined],
    ["1", true],
  ]);
});

test("an option that is added is out of the total", () => {
  expect(cardAfter(ORDER, "ajoute une option : sèche-serviettes 380 €").rows.at(-1)).toMatchObject({
    label: "Sèche-serviettes",
    isOption: true,
  });
});

test("the discount is taken away beside another change", () => {
  const order = "devis pour Mme Roux : changer un siphon 1h, remise de 10 % sur tout le devis";
  const { rows, values } = cardAfter(order, "mets 16h au lieu de 1h et enlève la remise");
  expect([rows.map(({ label, quantity }) => `${label} ${quantity}`), values.discount]).toEqual([
    ["Changer un siphon 16"],
    undefined,
  ]);
});
