import { expect, test } from "vitest";
import { ownWords } from "./own-words.ts";

const MAIL = {
  subject: "TR: Fuite",
  text: "Pouvez-vous voir ?",
  quotedText: "De : M. Sow\nLe robinet fuit.",
  isAnswer: false,
};

test("a mail that is handed on with a few words says what it hands on", () => {
  expect(ownWords(MAIL)).toBe("Pouvez-vous voir ?\nDe : M. Sow\nLe robinet fuit.");
});

test("an answer does not say what it quotes", () => {
  expect(ownWords({ ...MAIL, subject: "RE: Fuite" })).toBe(MAIL.text);
});

test("a mail that says enough by itself does not say what it hands on", () => {
  const text = "Bonjour. ".repeat(30);
  expect(ownWords({ ...MAIL, text })).toBe(text);
});

test("in a conversation of ours, our own mail is not handed on", () => {
  expect(ownWords({ ...MAIL, isAnswer: true, text: "Devis accepté." })).toBe("Devis accepté.");
  const text = "Voir ci-dessous.";
  expect(ownWords({ ...MAIL, isAnswer: true, text })).toBe(`${text}\n${MAIL.quotedText}`);
});
