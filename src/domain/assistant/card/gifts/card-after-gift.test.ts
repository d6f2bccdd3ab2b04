import { cardAfter } from "#test/card-after-words.ts";
import { expect, test } from "vitest";
import { cardTotals } from "../card-lines.ts";

const ORDER = "devis à la société Nordik : 2 jours d'audit à 450 €, 4 jours de dev à 450 €, 2 jours de recette à 300 €";

const netAfter = (text: string) => cardTotals({ rows: cardAfter(ORDER, text).rows, discount: "" }).netCents / 100;

test.each([
  "la recette est offerte",
  "mets la recette offerte",
  "la recette est gratuite",
  "je leur offre la recette",
  "mets la recette à 0 €",
  "mets la recette à 0",
  "la recette à zéro",
])("a line that is given is not billed: « %s »", (text) => expect(netAfter(text)).toBe(2700));

test("two changes of a sentence are done when one of them is a price of 0", () => {
  const { rows } = cardAfter(ORDER, "mets la recette à 0 et le dev à 420 la journée");
  expect(rows.map(({ unitPrice }) => unitPrice)).toEqual(["450", "420", "0"]);
});

test("a line that is added as a gift is not billed", () => {
  const { rows } = cardAfter(ORDER, "ajoute une formation offerte à 450 €");
  expect(rows[3]).toMatchObject({ label: "Formation", unitPrice: "450", discount: "100" });
});

test.each([
  "la recette n'est pas offerte",
  "je leur offre le café",
  "1 jour de recette offert",
  "je leur offre une remise",
  "si la recette est offerte",
])("nothing is given where it is not sure: « %s »", (text) => {
  expect(netAfter(text)).toBe(3300);
});
