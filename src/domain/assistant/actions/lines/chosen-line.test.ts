import { expect, test } from "vitest";
import { readChosenLine } from "./chosen-line.ts";

const LABELS = ["Remplacement d'un robinet", "Fourniture robinet", "Robinet d'arrêt"];

test.each([
  ["fourniture robinet", 1],
  ["Fourniture robinet", 1],
  ["« Fourniture robinet »", 1],
  ["la fourniture", 1],
  ["c'est la fourniture du robinet", 1],
  ["remplacement", 0],
  ["le remplacement d'un robinet", 0],
  ["celle du remplacement", 0],
  ["le robinet d'arrêt", 2],
  ["la première", 0],
  ["la 1re", 0],
  ["euh, la deuxième stp", 1],
  ["la seconde", 1],
  ["2", 1],
  ["la troisième", 2],
  ["la dernière", 2],
  ["les deux", "all"],
  ["toutes", "all"],
])("an answer chooses a line: « %s »", (text, chosen) => expect(readChosenLine(text, LABELS)).toBe(chosen));

test.each(["robinet", "le mitigeur", "oui", "", "95 €", "la quatrième", "fourniture robinet 80 €", "annule"])(
  "an answer that chooses no single line: « %s »",
  (text) => expect(readChosenLine(text, LABELS)).toBeNull(),
);
