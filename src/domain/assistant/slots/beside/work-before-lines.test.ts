import { readSentence } from "#test/read-sentence.ts";
import { expect, test } from "vitest";

test.each([
  ["devis Mme Roux : aménagement de combles : isolation 40 m² à 30 €, plaques 60 m² à 25 €", "aménagement de combles"],
  ["devis Mme Roux aménagement de combles : isolation 40 m² à 30 €, plaques 60 m² à 25 €", "aménagement de combles"],
  ["devis Mme Roux, réparer les volets : sangles 80 € et lames 120 €", "réparer les volets"],
])("what stands before the colon is what the lines are for: « %s »", (text, description) => {
  expect(readSentence(text)).toMatchObject({ act: "order quote", lastName: "Roux", description });
});

test.each([
  "aménagement de combles : isolation 40 m², plaques 60 m²",
  "douche à l'italienne : receveur, faïence 8 m²",
  "réparer les volets : sangles et lames",
])("parts without a price are told with their work: « %s »", (work) => {
  expect(readSentence(`devis Mme Roux, ${work}`)).toEqual({ act: "order quote", lastName: "Roux", description: work });
});

test("an answer that is told after a colon is no work", () => {
  const text = "prépare la facture du projet Bertin, voici leur réponse : « Bonjour, tout nous convient. »";
  expect(readSentence(text)).not.toHaveProperty("description");
});
