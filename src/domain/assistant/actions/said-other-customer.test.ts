import { expect, test } from "vitest";
import { readSaidAction } from "./said-action.ts";
import { saysOtherCustomer } from "./said-other-customer.ts";

const TODAY = "2026-11-23";

test.each([
  "non c'est pas elle, c'est une autre Mme Roux, à Bron",
  "c'est pas la bonne mme roux",
  "Ce n’est pas le bon client.",
  "ah non, c'est une autre Mme Roux",
  "c'est une autre Mme Roux, pas celle de Villeurbanne",
  "je me suis trompée de cliente",
  "c'est le mauvais client",
  "c'est pas la bonne, c'est une autre Mme Roux",
  "c'est une autre Mme Roux qui habite à Bron",
  "c'est pas la bonne Mme Roux, c'est Mme Roux Sylvie, 8 rue Paul Bert à Villeurbanne 69100",
  "change de client",
  "change le client du projet",
  "change le client du projet « Toiture »",
])("« %s » says that the project is for somebody else", (text) => {
  expect(saysOtherCustomer(text)).toBe(true);
  expect(readSaidAction(text, TODAY)).toMatchObject({ kind: "other_customer", names: [], correction: null });
});

test.each([
  "c'est pas elle qui paie",
  "c'est une autre dame qui a appelé",
  "c'est pas elle, Roux a payé la moitié",
  "c'est pas le bon",
  "c'est pas la bonne adresse",
  "fais un devis pour une autre Mme Roux",
  "c'est une autre Mme Roux, fais-lui un devis à 300 €",
  "c'est une autre cliente ?",
  "c'est une autre Mme Roux, 8 rue Paul Bert 69100 Villeurbanne, fais-lui un devis",
  "change le prix",
  "pas de client demain",
  "c'est Mme Lefebvre, pas Lefèvre",
  `c'est pas elle, ${"x".repeat(300)}`,
])("« %s » does not", (text) => {
  expect(saysOtherCustomer(text)).toBe(false);
  expect(readSaidAction(text, TODAY)?.kind).not.toBe("other_customer");
});
