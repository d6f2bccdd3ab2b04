import { sampleInvoice, sampleLine } from "#test/sample-views.ts";
import { expect, test } from "vitest";
import {
  hasSurelyShortNotices,
  isPlainText,
  longWordLetters,
  longWordLettersByPart,
  mayEndOnFirstPage,
  printableView,
} from "./template-data.ts";

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

test("a long word is looked for in its own part of a document alone", () => {
  const footer = ["contact@plomberie-lefevre.fr"];
  const view = sampleInvoice({ footer, notices: ["anticonstitutionnellement"], lines: [sampleLine("Pose", 1, 1000)] });
  const { lines, conclusion, ending, margins } = longWordLettersByPart(printableView(view));
  expect({ lines, conclusion, ending, margins }).toEqual({ lines: null, conclusion: null, ending: 25, margins: 28 });
});

test("notices are surely short where they have few letters for their width", () => {
  const notices = ["Pas d’escompte pour paiement anticipé. ".repeat(6)];
  const signature = { title: "Bon pour accord", lines: [] };
  expect(hasSurelyShortNotices({ notices: [], signature: null })).toBe(true);
  expect(hasSurelyShortNotices({ notices, signature: null })).toBe(true);
  expect(hasSurelyShortNotices({ notices, signature })).toBe(false);
  expect(hasSurelyShortNotices({ notices: ["W".repeat(40)], signature: null })).toBe(false);
  expect(hasSurelyShortNotices({ notices: ["漢字"], signature: null })).toBe(false);
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
