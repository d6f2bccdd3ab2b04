import { expect, test } from "vitest";
import { takeRegimeOfOrder } from "./regime-on-card.ts";

test.each([
  ["devis pour Nordvent SAS, refonte 5 jours à 450 €, je suis en franchise de TVA", "franchise"],
  ["je suis en franchise, fais un devis pour Mme Roux : pose 3 h à 50 €", "franchise"],
  ["fais un devis à Mme Roux, auto-entrepreneur, je ne facture pas la TVA, pose 850 €", "franchise"],
  ["devis Roux, pose 850 €. Je ne suis pas assujettie à la TVA", "franchise"],
  ["devis Roux, pose 850 € (je suis en franchise en base)", "franchise"],
  ["devis Roux, pose 850 € et je facture pas de TVA", "franchise"],
  ["devis Roux, pose 850 €, pas de TVA car je suis en franchise", "franchise"],
  ["devis Roux, pose 850 €, je suis micro-entrepreneur donc pas de TVA", "franchise"],
  ["devis Roux, pose 850 €, TVA non applicable, art. 293 B du CGI", "franchise"],
  ["devis Roux, pose 850 €, sachant que je facture sans TVA", "franchise"],
  ["devis Roux, pose 850 €, je relève de la franchise en base de TVA", "franchise"],
  ["devis Roux, pose 850 €, j'ai pas la TVA", "franchise"],
  ["devis Roux, pose 850 €, je facture la TVA", "standard"],
  ["je facture la TVA, devis Roux, pose 850 €", "standard"],
  ["devis Roux, pose 850 € - je suis assujetti à la TVA", "standard"],
  ["devis Roux : pose 850 €, et oui je collecte la TVA", "standard"],
  ["devis Roux, pose 850 €, on facture la TVA à 20 %", "standard"],
])("an order says its seller's VAT: « %s »", (order, regime) => {
  expect(takeRegimeOfOrder(order)?.regime).toBe(regime);
});

test.each([
  "devis pour Luc Roux, auto-entrepreneur en franchise de TVA, pose 850 €",
  "devis pour Luc Roux, en franchise de TVA, pose 850 €",
  "devis Roux, pose 850 €, TVA 10 %",
  "devis Roux, pose 850 € TTC, TVA comprise",
  "devis Roux, pose 850 €, est-ce que je facture la TVA ?",
  "devis Roux, pose 850 €, je suis en franchise, non ?",
  "devis Roux, pose 850 €, je sais pas si je suis en franchise",
  "devis Roux, pose 850 €, le client ne facture pas la TVA",
  "devis Roux, pose 850 €, je suis auto-entrepreneur",
  "devis Roux, pose 850 €, bientôt je facture la TVA",
])("an order that says nothing sure of its seller's VAT: « %s »", (order) => {
  expect(takeRegimeOfOrder(order)).toBeNull();
});

test("one and the other are not told apart", () => {
  const order = "je facture la TVA, devis pour Mme Petit, 2 h à 45 €, et je suis en franchise";
  expect(takeRegimeOfOrder(order)?.regime).toBe("unclear");
});

test("the order is left without these words", () => {
  const order = "devis pour Mme Petit (je suis en franchise de TVA) : pose 850 €";
  expect(takeRegimeOfOrder(order)?.rest).not.toContain("franchise");
});

test("a rate stays in the order", () => {
  expect(takeRegimeOfOrder("devis Petit, pose 850 €, je facture la TVA à 10 %")?.rest).toContain("10 %");
});
