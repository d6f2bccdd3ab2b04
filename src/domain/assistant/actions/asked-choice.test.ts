import { expect, test } from "vitest";
import { IDLE } from "../conversation/flow.ts";
import { readMessage } from "../converse.ts";
import { orderOfChosenLine } from "./asked-choice.ts";

const QUESTION = {
  role: "assistant",
  content: "Laquelle : « Remplacement d'un robinet » ou « Fourniture robinet » ?",
  follow_ups: [
    { label: "a", ask: "le Remplacement d'un robinet c'est 95 €" },
    { label: "b", ask: "le Fourniture robinet c'est 95 €" },
  ],
};

test.each(["fourniture robinet", "la deuxième", "la fourniture"])("« %s » is the order of its button", (text) => {
  expect(orderOfChosenLine([QUESTION], text)).toBe("le Fourniture robinet c'est 95 €");
  expect(readMessage(IDLE, text, { today: "2026-11-23", project: null }).kind).toBe("question");
});

test("after something else was said, the name of a line is no order", () => {
  expect(orderOfChosenLine([QUESTION, { role: "user", content: "qui me doit ?" }], "la deuxième")).toBeNull();
  expect(orderOfChosenLine([{ ...QUESTION, content: "Bonjour" }], "la deuxième")).toBeNull();
  expect(orderOfChosenLine([QUESTION], "les deux")).toBeNull();
});
