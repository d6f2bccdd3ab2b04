import { expect, test } from "vitest";
import { LEGAL_FACTS, LEGAL_TOPICS, legalTopicIn } from "./legal-facts.ts";

test("every topic has one rule", () => {
  expect(LEGAL_FACTS.map(({ topic }) => topic)).toEqual([...LEGAL_TOPICS]);
});

test.each([
  ["quel est le seuil de la franchise de tva", "vat_franchise"],
  ["retenue de garantie", "guarantee_retention"],
  ["combien de temps garder mes factures", "record_keeping"],
  ["la facturation electronique", "e_invoicing"],
  ["delai de retractation", "withdrawal"],
  ["quelles penalites de retard", "late_payment"],
  ["quel delai de paiement", "payment_terms"],
  ["quel taux de tva", "vat_rates"],
  ["combien j'ai facture", null],
])("« %s » is about the topic %s", (plainText, topic) => expect(legalTopicIn(plainText)).toBe(topic));
