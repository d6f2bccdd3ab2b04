import { expect, test } from "vitest";
import { askedQuoteOwner } from "./asked-quote.ts";

test.each([
  ["combien ça fait le devis Dupuis ?", "Dupuis"],
  ["et le devis de Mme Roux fait combien", "Mme Roux"],
  ["quel est le montant du devis Atelier Nova ?", "Atelier Nova"],
  ["c'est combien le devis chez Garnier", "Garnier"],
])("« %s » asks what the quote of somebody comes to", (text, owner) => {
  expect(askedQuoteOwner(text)).toBe(owner);
});

test.each([
  "combien ça fait le devis ?",
  "combien ça fait le devis avec l'option ?",
  "combien ai-je facturé à Dupuis ?",
  "fais le devis Dupuis",
])("« %s » asks for the quote of nobody", (text) => {
  expect(askedQuoteOwner(text)).toBe("");
});
