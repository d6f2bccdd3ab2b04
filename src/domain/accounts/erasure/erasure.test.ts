import { expect, test } from "vitest";
import { keptWords } from "./erasure.messages.ts";
import { erasedCard, keptUntil } from "./erasure.ts";

test("documents are kept for ten years after that of the last one", () => {
  expect(keptUntil("2026-01-05")).toBe("2036-12-31");
});

test("an erased customer is nobody", () => {
  const { id, kind, address, ...texts } = erasedCard({ id: "c1" });
  expect([id, kind, address]).toEqual(["c1", "person", null]);
  expect(new Set(Object.values(texts))).toEqual(new Set([""]));
});

test.each([
  [0, 0, null, "Il ne reste rien de ce client, sauf la date de l'effacement."],
  [0, 2, null, "Il reste 2 projets sans client nommé."],
  [1, 1, "2036-12-31", "Il reste 1 document, à garder au moins jusqu'au 31/12/2036, et 1 projet sans client nommé."],
])("%i documents with %i projects that stay are said", (documents, projects, until, words) => {
  expect(keptWords(documents, projects, until)).toBe(words);
});
