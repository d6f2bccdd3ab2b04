import { cardAfter } from "#test/card-after-words.ts";
import { expect, test } from "vitest";

const ORDER =
  "devis pour M. Besson : Lot Plomberie : 6 h de pose à 52 €, un mitigeur à 140 €. " +
  "Lot Sol : 8 m² de carrelage à 65 €. TVA 10 %.";
const CLEANING = "lot Finitions, 2 h de nettoyage à 40 €";

const lotsOf = (...texts: string[]) => {
  const { rows, sections } = cardAfter(ORDER, ...texts);
  return sections.map(({ label, rowIds }) => [
    label,
    ...rows.filter(({ id }) => rowIds.includes(id)).map((row) => row.label),
  ]);
};
const ratesOf = (...texts: string[]) =>
  cardAfter(ORDER, ...texts).rows.map(({ vatBasisPoints }) => vatBasisPoints / 100);

test.each([
  [CLEANING, ["Finitions", "Nettoyage"]],
  ["lot Électricité : 3 points lumineux à 85 €", ["Électricité", "Points lumineux"]],
  ["lot Finitions : 2 h de nettoyage à 40 €, une benne à 200 €", ["Finitions", "Nettoyage", "Benne"]],
])("a lot that is said without a verb holds its lines: « %s »", (text, lot) => {
  expect(lotsOf(text).at(-1)).toEqual(lot);
});

test("lines that are said under a lot of the card join it", () => {
  expect(lotsOf("lot Sol : 3 plinthes à 8 €")).toEqual([
    ["Plomberie", "Pose", "Mitigeur"],
    ["Sol", "Carrelage", "Plinthes"],
  ]);
});

test("a new lot has the rate of most lines", () => {
  expect(ratesOf("le carrelage à 20 %", CLEANING)).toEqual([10, 10, 20, 10]);
});

test("the rate that is said of a new lot is that of its lines alone", () => {
  expect(ratesOf("le carrelage à 20 %", `${CLEANING}, TVA 20 %`)).toEqual([10, 10, 20, 20]);
  expect(ratesOf("le carrelage à 20 %", `${CLEANING}, TVA 10 %`)).toEqual([10, 10, 20, 10]);
});

test("nothing is added where no rate is that of most lines", () => {
  const { rows, sentences } = cardAfter(ORDER, "enlève le mitigeur", "le carrelage à 20 %", CLEANING);
  expect([rows.length, sentences]).toEqual([2, expect.stringContaining("Je n'ai rien ajouté")]);
});

test("a lot without a new line is named", () => {
  expect(cardAfter(ORDER, "lot Finitions : la pose en 8 h").sentences).toContain("« lot Finitions »");
});
