import { expect, test } from "vitest";
import { customerGapSentence, customerGapWords, sharedCardSentence } from "./customer.messages.ts";

test.each([
  [["last_name"], "Il manque le nom du client."],
  [["address.line1", "address.city"], "Il manque l'adresse de facturation du client."],
  [["company", "address.city"], "Il manque le nom et l'adresse de facturation du client."],
  [["vat_number"], "Il manque le numéro de TVA du client."],
])("a customer without %j is said to lack that alone", (missing, sentence) => {
  expect(customerGapSentence(missing)).toBe(sentence);
});

test("a row of a customer says what they lack in a few words", () => {
  expect(customerGapWords(["company", "address.line1", "siren"])).toBe("Il manque le nom, l'adresse et le SIREN");
});

test.each([
  [0, ""],
  [1, "Cette fiche sert aussi à 1 autre projet : il changera aussi."],
  [3, "Cette fiche sert aussi à 3 autres projets : ils changeront aussi."],
])("a card that serves %i other projects says so", (count, sentence) => {
  expect(sharedCardSentence(count)).toBe(sentence);
});
