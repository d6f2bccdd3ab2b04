import { expect, test } from "vitest";
import { foldQuote } from "./quoted-text.ts";

// The ways in which programs quote are in test/mail/corpus/quotes.ts.

test("the earlier mail at the end of an answer is parted from it", () => {
  expect(foldQuote("Oui\n\nLe lundi 23, Jean a écrit :\n> Voici")).toEqual({
    text: "Oui",
    quotedText: "Le lundi 23, Jean a écrit :\n> Voici",
  });
});

test("an answer between the lines of a quote leaves the text whole", () => {
  const text = "> Le prix ?\n1 200 euros\n> Quand ?\nLundi";
  expect(foldQuote(text)).toEqual({ text, quotedText: "" });
});

test("a text that is all quote stays whole", () => {
  expect(foldQuote("> Voici")).toEqual({ text: "> Voici", quotedText: "" });
});

test("what is forwarded is no quote", () => {
  const text = "Pour toi\n\n----- Message transféré -----\nDe : Olivier\nEnvoyé : mardi\nÀ : Claire\n\nHuit spots";
  expect(foldQuote(text)).toEqual({ text, quotedText: "" });
});
