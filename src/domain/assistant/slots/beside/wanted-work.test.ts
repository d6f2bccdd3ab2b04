import { readSentence } from "#test/read-sentence.ts";
import { expect, test } from "vitest";

test.each([
  ["J'aimerais faire un devis pour une terrasse en pierre", "terrasse en pierre"],
  ["il me faut les taches pour un ménage de fin de bail", "ménage de fin de bail"],
  ["Peux-tu me faire un devis pour une cuisine équipée s'il te plaît ?", "cuisine équipée"],
  ["génère les étapes d'une rénovation de cuisine", "rénovation de cuisine"],
  ["Client : M. Pascal Thévenin\nDevis interprétariat\nDurée : 2 jours\nTarif jour : 720 €", "interprétariat"],
])("the work that ends an order is its description: « %s »", (text, description) => {
  expect(readSentence(text)).toMatchObject({ description });
});

test.each([
  "facture pour un client",
  "devis pour mon voisin",
  "devis pour la semaine prochaine",
  "un devis pour l'association",
  "prépare les tâches du projet",
])("who asks for it and when is no work: « %s »", (text) => {
  expect(readSentence(text)).not.toHaveProperty("description");
});

test.each([
  ["mets un acompte de 40% sur le devis 118", { kind: "down_payment", percent: 40 }],
  ["passe l'acompte à 40 % sur le devis de madame Schmitt", { kind: "down_payment", percent: 40 }],
])("the deposit of a quote is changed: « %s »", (text, deposit) => {
  expect(readSentence(text)).toMatchObject({ act: "order change", deposit });
});

test.each([
  ["il pleut demain repousse le projet Toiture Clément à mardi", "2026-11-24"],
  ["on devait commencer lundi mais repousse le projet Villa Rose au 12 mars", "2027-03-12"],
  ["décale le projet Villa Rose de lundi à mercredi", "2026-11-25"],
])("a day moves to the one after its verb: « %s »", (text, startDate) => {
  const meaning = readSentence(text);
  expect(meaning).toMatchObject({ act: "order move_date", startDate });
  expect(meaning).not.toHaveProperty("endDate");
});

test.each([
  ["J'ai bien reçu le paiement de la facture 2026-056, peux-tu la solder ?", "2026-056"],
  ["le client a viré pour la facture 12, pouvez-vous la solder", "12"],
])("a document that was paid is settled by its pronoun: « %s »", (text, documentNumber) => {
  expect(readSentence(text)).toMatchObject({ act: "order mark_paid", documentNumber });
});
