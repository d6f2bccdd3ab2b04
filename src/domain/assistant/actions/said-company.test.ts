import { expect, test } from "vitest";
import type { SaidCompany } from "./said-company.ts";
import { readSaidCompany } from "./said-company.ts";

test.each<[string, SaidCompany]>([
  ["je prends 55 euros de l'heure", { of: "hour", rateCents: 5_500 }],
  ["Mon taux horaire c'est 48,50 €/h.", { of: "hour", rateCents: 4_850 }],
  ["mon TJM c'est 450 euros", { of: "day", rateCents: 45_000 }],
  ["alors moi je facture 400 € par jour", { of: "day", rateCents: 40_000 }],
  ["mon IBAN c'est FR76 3000 6000 0112 3456 7890 189", { of: "iban", iban: "FR7630006000011234567890189" }],
])("« %s » says something of the seller", (text, expected) => {
  expect(readSaidCompany(text)).toEqual(expected);
});

test.each([
  "je prends 55 euros de l'heure pour la pose",
  "je prends 55 euros",
  "mon prix c'est 450 €",
  "quel est mon TJM ?",
  "devis Roux, 3 jours, mon TJM c'est 450 €",
  "l'IBAN de Roux c'est FR76 3000 6000 0112 3456 7890 189",
  "mon IBAN a changé",
])("« %s » says nothing of the seller", (text) => {
  expect(readSaidCompany(text)).toBeNull();
});
