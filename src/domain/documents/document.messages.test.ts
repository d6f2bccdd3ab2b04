import { expect, test } from "vitest";
import { toVerifySentence } from "./document.messages.ts";

test.each([
  [{ documents: 0, missingNumbers: 0 }, /^$/],
  [{ documents: 1, missingNumbers: 0 }, /^À vérifier : 1 document n'est plus .* Préviens/],
  [{ documents: 2, missingNumbers: 1 }, /2 documents ne sont plus .* ; 1 numéro d'une série/],
  [{ documents: 0, missingNumbers: 3 }, /^À vérifier : 3 numéros de tes séries/],
])("%j is said", (toVerify, sentence) => {
  expect(toVerifySentence(toVerify)).toMatch(sentence);
});
