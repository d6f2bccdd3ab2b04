import { expect, test } from "vitest";
import { FIRST_WORDS_CHARACTERS, firstWords } from "./first-words.ts";

test.each([
  ["Bonjour,\r\n\r\nMa chaudière fuit.", "Bonjour, Ma chaudière fuit."],
  ["Oui, parfait.\n\nLe lun. 23 nov. 2026 à 08:00, Claire Roux <c@roux.fr> a écrit :\n> Bonjour", "Oui, parfait."],
  ["-----------\nhttps://roux.example/lettre?id=4\nNos promotions", "Nos promotions"],
  ["<b>Gras</b> & « cité »", "<b>Gras</b> & « cité »"],
  ["paye\u202Ezilla\u200B ici", "payezilla ici"],
  [" \n\t\u00A0 ", ""],
])("a mail whose text is %j begins with %j", (text, words) => {
  expect(firstWords(text)).toBe(words);
});

test("a long text is cut after a word", () => {
  const words = firstWords("chaudière ".repeat(100));
  expect(words.length).toBeLessThanOrEqual(FIRST_WORDS_CHARACTERS + 1);
  expect(words).toMatch(/chaudière…$/);
});
