import { expect, test } from "vitest";
import { blankHesitations, withoutHesitations } from "./hesitations.ts";

test.each([
  ["heu mets le meuble à 581,82 €", "mets le meuble à 581,82 €"],
  ["Heu la plomberie 12h", "la plomberie 12h"],
  ["ben salle de bain", "salle de bain"],
  ["Bon ben alors, la pose", "la pose"],
  ["euuuh… la pose", "la pose"],
  ["la pose heu 3 h, ben la dépose 2 h voilà", "la pose 3 h, la dépose 2 h"],
  ["1000 HT alors", "1000 HT"],
  ["le projet s'appelle Villa des Pins en fait", "le projet s'appelle Villa des Pins"],
  ["le nom c'est Garnier du coup", "le nom c'est Garnier"],
  ["c'est 300 € quoi, hein ?", "c'est 300 € ?"],
])("a hesitation is no part of what is said: « %s »", (text, words) => {
  expect(withoutHesitations(text)).toBe(words);
});

test.each(["j'ai eu 3 h", "Ben Salah", "Voilà Services", "SARL Alors Voilà", "euh", "voilà", "heures", "le benne"])(
  "a word that means something stays: « %s »",
  (text) => {
    expect(withoutHesitations(text)).toBe(text);
  },
);

test("a text with blanks keeps every place in it", () => {
  const text = "euh la pose\nben 3 h à 50 € alors";
  expect(blankHesitations(text)).toHaveLength(text.length);
  expect(blankHesitations(text).indexOf("3 h")).toBe(text.indexOf("3 h"));
});
