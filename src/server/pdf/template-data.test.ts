import { expect, test } from "vitest";
import { longWordLetters } from "./template-data.ts";

const lettersOf = (...texts: string[]) => longWordLetters({ lines: texts });

test("ordinary French words need no measure", () => {
  expect(lettersOf("Remplacement de la robinetterie, recouvrement et pénalités", "04 76 12 34 56")).toBeNull();
});

test("a word that may be wider than the narrowest column gives the length from which words are measured", () => {
  expect(lettersOf("contact@plomberie-lefevre.fr")).toBe(28);
  expect(lettersOf("contact@plomberie-lefevre.fr", "anticonstitutionnellement")).toBe(25);
  expect(lettersOf("MMMMMMMMMM")).toBe(10);
  expect(lettersOf("漢字漢字漢字")).toBe(6);
});

test("spaces that never break still part two words", () => {
  expect(lettersOf("WWWWW\u00A0WWWWW", "WWWWW\u202FWWWWW", "WWWWW\u200BWWWWW")).toBeNull();
});
