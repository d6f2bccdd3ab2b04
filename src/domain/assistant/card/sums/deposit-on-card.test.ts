import { expect, test } from "vitest";
import { depositSaidBeside } from "./deposit-on-card.ts";

test.each([
  ["acompte 40 %", "40 %"],
  ["acompte 40%", "40 %"],
  ["Acompte de 40", "40 %"],
  ["mets un acompte de 500 €", "500 €"],
  ["passe l'acompte à 40 %", "40 %"],
  ["non, plutôt 30 % d'acompte à la commande", "30 %"],
  ["l'acompte c'est 40 % au lieu de 30 %", "40 %"],
  ["arrhes 20 %", "20 % d'arrhes"],
  ["sans acompte", ""],
  ["enlève l'acompte stp", ""],
  ["finalement pas d'acompte", ""],
])("« %s » beside a card says the deposit", (text, value) => expect(depositSaidBeside(text)).toBe(value));

test.each([
  "le carrelage à 40 €",
  "acompte reçu 500 €",
  "facture d'acompte",
  "acompte 140 %",
  "ajoute 2 h à 45 € et un acompte de 30 %",
  "une remise de 40 %",
])("« %s » says something else than a deposit", (text) => expect(depositSaidBeside(text)).toBeNull());
