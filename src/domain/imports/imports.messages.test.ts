import { expect, test } from "vitest";
import { knownColumnsWords, readColumnsWords, unaddedWords } from "./imports.messages.ts";

test.each([
  ["Garage Central", "Ligne 3, Garage Central : L'adresse email n'est pas valide."],
  ["", "Ligne 3 : L'adresse email n'est pas valide."],
])("a refused row of the name « %s » says its line with the reason", (name, words) => {
  expect(unaddedWords(3, name, "L'adresse email n'est pas valide.")).toBe(words);
});

test("columns that are all understood are counted", () => {
  expect(knownColumnsWords(8)).toBe("Les 8 colonnes sont reconnues");
});

test("columns that are left out are named after the count of the others", () => {
  expect(readColumnsWords(7, ["Remarque", "Code"])).toBe("7 colonnes reconnues, 2 non reprises : Remarque, Code");
});
