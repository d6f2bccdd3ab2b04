import { expect, test } from "vitest";
import { silenceWords } from "./silence.messages.ts";

test.each([
  [false, 18, "Pas encore ouvert par le client, 18\u00A0jours sans réponse"],
  [false, 0, "Pas encore ouvert par le client"],
  [true, 1, "1\u00A0jour sans réponse"],
  [true, 0, "Pas encore de réponse"],
])("what a customer has not done is one sentence (opened: %s, for %s days)", (isSeen, days, words) => {
  expect(silenceWords(isSeen, days)).toBe(words);
});
