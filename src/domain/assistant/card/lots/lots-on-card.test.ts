import { cardAfter } from "#test/card-after-words.ts";
import { expect, test } from "vitest";

const ORDER = "devis pour Mme Garnier : dépose 200 €, receveur 500 €, faïence 400 €";

function lotsAfter(...texts: string[]): [string, string[]][] {
  const { rows, sections } = cardAfter(...(texts as [string]));
  const labelOf = (id: string) => rows.find((row) => row.id === id)?.label ?? "";
  return sections.map(({ label, rowIds }) => [label, rowIds.map(labelOf)]);
}

test.each([
  ["mets les 2 premières lignes dans un lot Démolition", [["Démolition", ["Dépose", "Receveur"]]]],
  ["mets la dépose et la faïence dans la section Préparation", [["Préparation", ["Dépose", "Faïence"]]]],
  ["mets les lignes 1 à 2 dans un lot Plomberie", [["Plomberie", ["Dépose", "Receveur"]]]],
  [
    "regroupe plomberie et carrelage en deux lots",
    [
      ["Plomberie", ["Receveur"]],
      ["Carrelage", ["Faïence"]],
    ],
  ],
])("lots are said before the quote is made: « %s »", (text, lots) => {
  expect(lotsAfter(ORDER, text)).toEqual(lots);
});

test("lines outside of any lot stand before the titles", () => {
  const { rows } = cardAfter(ORDER, "mets les 2 premières lignes dans un lot Démolition");
  expect(rows.map(({ label }) => label)).toEqual(["Faïence", "Dépose", "Receveur"]);
});

test("« annule » takes back the lots", () => {
  const { rows, sections } = cardAfter(ORDER, "mets les 2 premières lignes dans un lot Démolition", "annule");
  expect([rows[0]?.label, sections]).toEqual(["Dépose", []]);
});

test("a question about the total keeps the lots on the card", () => {
  expect(lotsAfter(ORDER, "mets la faïence dans un lot Carrelage", "combien ça fait ?")).toEqual([
    ["Carrelage", ["Faïence"]],
  ]);
});

test("a lot of no line that is there changes nothing, which is said", () => {
  const { sections, sentences } = cardAfter(ORDER, "mets le lavabo dans un lot Plomberie");
  expect([sections, sentences.includes("Je ne trouve pas de ligne pour « lavabo »")]).toEqual([[], true]);
});

test("an option stands in the lot that it belongs to, although it was said after another", () => {
  const lots = "lot 1 plomberie : receveur 500 €. lot 2 carrelage : faïence 14 m² à 55 €";
  expect(lotsAfter(`devis pour Mme Garnier : ${lots}, une option : meuble vasque 650 €`)).toEqual([
    ["Lot 1 – plomberie", ["Receveur", "Meuble vasque"]],
    ["Lot 2 – carrelage", ["Faïence"]],
  ]);
});

test("a work that is added later stands in the lot that it belongs to", () => {
  const lots = lotsAfter(ORDER, "regroupe plomberie et carrelage en deux lots", "ajoute en option un lavabo à 90 €");
  expect(lots[0]).toEqual(["Plomberie", ["Receveur", "Lavabo"]]);
});

const LONG_ORDER = "devis pour Mme Garnier : dépose 200 €, faïence 400 €, remplacer le robinet 110 €, mitigeur 140 €";
const BATH = ["Salle de bain", ["Dépose", "Faïence"]];

test.each([
  [["range tout dans un lot salle de bain sauf le robinet et le mitigeur"], [BATH]],
  [["mets tout dans un lot Salle de bain, sauf les deux dernières lignes"], [BATH]],
  [
    ["mets la dépose et la faïence dans un lot Salle de bain", "le robinet et le mitigeur dans un lot Cuisine"],
    [BATH, ["Cuisine", ["Remplacer le robinet", "Mitigeur"]]],
  ],
  [
    ["mets la dépose et la faïence dans un lot Salle de bain et le robinet dans un lot Cuisine"],
    [BATH, ["Cuisine", ["Remplacer le robinet"]]],
  ],
])("lines are left out of a lot, or put into it without a verb: « %j »", (texts, lots) => {
  expect(lotsAfter(LONG_ORDER, ...texts)).toEqual(lots);
});

test("what is said beside a lot is named", () => {
  const { sections, sentences } = cardAfter(ORDER, "mets la dépose dans un lot Bain et la faïence à 450 €");
  expect([sections.length, sentences]).toEqual([1, expect.stringContaining("« la faïence à 450 € »")]);
});
