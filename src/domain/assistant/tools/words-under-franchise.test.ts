import { expect, test } from "vitest";
import { withoutTaxWords } from "./words-under-franchise.ts";

test.each([
  ["on te doit 240,00 €, TVA comprise, sur 2 factures", "on te doit 240,00 €, sur 2 factures"],
  [
    "facturé en octobre : 100,00 € hors taxes (100,00 € TVA comprise), 1 facture",
    "facturé en octobre : 100,00 €, 1 facture",
  ],
  ["100,00 € hors taxes (120,00 € TVA comprise)", "100,00 € hors taxes (120,00 € TVA comprise)"],
  ["Facturé hors taxes : 100,00 €", "Facturé : 100,00 €"],
  ["Encaissé, TVA comprise : 100,00 €", "Encaissé : 100,00 €"],
])("no tax is named to whoever charges none, unless two amounts differ: %s", (text, words) => {
  expect(withoutTaxWords(text)).toBe(words);
});
