import { readSentence } from "#test/read-sentence.ts";
import { expect, test } from "vitest";

const ASSENTS = ["accord", "on est d'accord, c'est bon", "entendu", "c'est validé", "c'est parti"];

test.each(ASSENTS)("an assent names nobody: « %s »", (text) => {
  const answers = (["projectName", "company", "firstName", "lastName", "description"] as const).map(
    (about) => readSentence(text, about).act,
  );
  expect(new Set(answers)).toEqual(new Set(["non_answer"]));
});

test.each(ASSENTS)("an assent answers a question of yes or no: « %s »", (text) => {
  expect(readSentence(text, "quotePreference")).toMatchObject({ act: "answer", yes: true });
});

test.each(["Accordéon", "Vendôme", "Parti"])("a name that is near an assent is one: « %s »", (text) => {
  expect(readSentence(text, "lastName")).toMatchObject({ act: "answer", lastName: text });
});
