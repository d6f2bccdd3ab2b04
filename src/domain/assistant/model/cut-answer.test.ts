import { expect, test } from "vitest";
import { cutAnswer } from "./cut-answer.ts";
import { modelMessages } from "./model.messages.ts";

const cut = `\n\n${modelMessages.cut}`;
const most = cut.length + 20;

test("an answer that fits stays as it is", () => {
  const text = "a".repeat(most);
  expect(cutAnswer(text, most)).toBe(text);
});

test.each([
  ["after its last whole sentence", "Voici. Et puis voilà le reste", "Voici."],
  ["after its last whole word without a sentence", "Appelle le Client 12 puis Durand", "Appelle le Client"],
  ["anywhere in a word without end", "a".repeat(60), "a".repeat(20)],
])("a longer answer is cut %s", (_where, text, beginning) => {
  expect(cutAnswer(text + " ".repeat(60), most)).toBe(beginning + cut);
});
