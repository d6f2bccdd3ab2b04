import { expect, test } from "vitest";
import { customerGapSentence } from "./missing-fields.ts";

test.each([
  [["last_name"], "Il manque le nom du client."],
  [["address.line1", "address.city"], "Il manque l'adresse de facturation du client."],
  [["company", "address.city"], "Il manque le nom et l'adresse de facturation du client."],
  [["vat_number"], "Il manque le numéro de TVA du client."],
])("a customer without %j is said to lack that alone", (missing, sentence) => {
  expect(customerGapSentence(missing)).toBe(sentence);
});
