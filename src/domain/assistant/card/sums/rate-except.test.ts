import { cardAfter } from "#test/card-after-words.ts";
import { expect, test } from "vitest";

const ORDER = "devis pour M. Petit : peinture 20 m² à 25 €, sèche-serviettes 380 €";

test.each([
  "tout à 10 % sauf le sèche-serviettes à 20",
  "tout à 10 % sauf le sèche-serviettes à 20 %",
  "toutes les lignes à 10 %, sauf le sèche-serviettes à 20",
  "TVA 10 % partout sauf le sèche-serviettes en 20",
])("the one line that is left out has its own rate: « %s »", (text) => {
  for (const answer of ["oui", "non"]) {
    const { rows } = cardAfter(ORDER, answer, text);
    expect(rows.map(({ vatBasisPoints, unitPrice }) => [vatBasisPoints, unitPrice])).toEqual([
      [1000, "25"],
      [2000, "380"],
    ]);
  }
});

test.each(["tout à 10 % sauf le truc à 20", "tout à 10 % sauf le sèche-serviettes à 200"])(
  "no rate changes beside an exception that is not sure: « %s »",
  (text) => {
    const { rows } = cardAfter(ORDER, "non", text);
    expect(rows.map(({ vatBasisPoints }) => vatBasisPoints)).toEqual([2000, 2000]);
  },
);
