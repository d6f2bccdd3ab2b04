import { expect, test } from "vitest";
import { readSlots } from "../read-slots.ts";

function townIn(text: string): string | undefined {
  return readSlots(text, { today: "2026-11-22", activeFlow: null, pending: null }).city?.value;
}

test.each([
  ["fais un devis chez Mme Roux à Lyon, remplacer le chauffe-eau, 6 h à 52 €", "Lyon"],
  ["fais un devis pour la SARL Dupont, à Saint-Étienne, refonte du site, 5 jours à 450 €", "Saint-Étienne"],
  ["devis pour M. Petit à La Roche-sur-Yon : pose d'un évier 180 €", "La Roche-sur-Yon"],
  ["devis pour Mme Roux à L'Haÿ-les-Roses, 6 h à 52 €", "L'Haÿ-les-Roses"],
  ["devis chez mme roux à lyon, 6 h à 52 €", "Lyon"],
])("the town after the customer is theirs: %s", (text, town) => {
  expect(townIn(text)).toBe(town);
});

test.each([
  "fais un devis à Durand, 6 h à 52 €",
  "devis pour Mme Roux à Bruxelles, 6 h à 52 €",
  "devis pour Mme Roux à Noël, 6 h à 52 €",
  "devis pour Mme Roux à 52 € de l'heure",
  "devis chez mme roux à poser, 6 h à 52 €",
])("another word after « à » is no French town: %s", (text) => {
  expect(townIn(text)).toBeUndefined();
});
