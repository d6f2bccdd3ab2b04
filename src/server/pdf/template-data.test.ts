import { sampleInvoice, sampleLine } from "#test/sample-views.ts";
import { expect, test } from "vitest";
import { isPlainText, longWordLetters, mayEndOnFirstPage } from "./template-data.ts";

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

const invoiceOf = (count: number, details: string[]) =>
  sampleInvoice({ lines: Array.from({ length: count }, () => sampleLine("Pose", 1, 1000, details)) });

test.each([
  [4, []],
  [4, ["Détail"]],
])("an invoice of %i lines with details %j is guessed to end on its first page", (count, details) => {
  expect(mayEndOnFirstPage(invoiceOf(count, details))).toBe(true);
});

test.each([
  [24, []],
  [5, ["Mot ".repeat(100)]],
])("an invoice of %i lines with details %j is guessed to go on", (count, details) => {
  expect(mayEndOnFirstPage(invoiceOf(count, details))).toBe(false);
});

test.each([
  ["Étage « œuvre » – 5 € à l’été", true],
  ["e\u0301tage", false],
  ["Ľubica", false],
  ["漢", false],
])("%j has only letters that fonts hold whole: %j", (text, isPlain) => {
  expect(isPlainText({ lines: [text] })).toBe(isPlain);
});
