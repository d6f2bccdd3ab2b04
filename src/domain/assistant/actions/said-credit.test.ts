import { expect, test } from "vitest";
import { readCreditedWords } from "./said-credit.ts";

test.each([
  ["fais un avoir sur le déplacement", "déplacement"],
  ["Fais un avoir pour la pose de carrelage.", "pose de carrelage"],
  ["fais un avoir sur le déplacement de la facture F2026-0001", "déplacement"],
  ["fais un avoir sur le déplacement à Mme Roux", "déplacement"],
  ["un avoir à Mme Roux pour le carrelage", "carrelage"],
  ["fais un avoir aux Garnier sur la ligne « Pose »", "Pose"],
  ["fais un avoir sur l'évacuation, c'était offert", "évacuation"],
  ["fais un avoir de 10 € sur le déplacement", "déplacement"],
])("« %s » names the line to credit", (text, words) => expect(readCreditedWords(text)).toBe(words));

test.each([
  "fais un avoir sur F2026-0001",
  "fais un avoir pour la facture Morel",
  "fais un avoir à Mme Roux",
  "fais un avoir de 80 €",
  "fais un avoir sur tout",
  "fais un avoir sur la moitié",
  "fais un devis sur le déplacement",
])("« %s » names no line", (text) => expect(readCreditedWords(text)).toBe(""));
