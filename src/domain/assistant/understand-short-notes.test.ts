import { expect, test } from "vitest";
import { understand } from "./understand.ts";
import type { QuestionName, Slots } from "./understanding.ts";

const read = (text: string, about: QuestionName | null = null) => {
  const { act, intent, isNegated, slots } = understand(text, {
    today: "2026-11-23",
    activeFlow: about ? "quote" : null,
    pending: about ? { step: "step", about } : null,
  });
  return { act, intent, isNegated, values: valuesOf(slots) };
};

function valuesOf(slots: Slots): Record<string, unknown> {
  return Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, "value" in slot ? slot.value : slot]));
}

test.each([
  ["repousse Cuisine Bertaud au 12 janvier", "move_date", "Cuisine Bertaud"],
  ["le démarrage de Véranda Quiniou glisse au 14/01, modifie-le", "move_date", "Véranda Quiniou"],
  ["la pose de Terrasse Pujol avance au 3 mars, change la date", "move_date", "Terrasse Pujol"],
  ["rdv cuisine bertaud à reporter au 14/12", "move_date", "cuisine bertaud"],
  ["le chantier Grange Ollier tu peux me le décaler au 3 février", "move_date", "Grange Ollier"],
  ["va sur Robe Girard", "open", "Robe Girard"],
  ["ajoute 2h30 sur Salle de bain Castel", "add_hours", "Salle de bain Castel"],
  ["passe le taux de Piscine Rougier à 52", "change", "Piscine Rougier"],
])("a project called by its work is one in an order about projects: %s", (text, intent, projectName) => {
  expect(read(text)).toMatchObject({ act: "order", intent, values: { projectName } });
});

test.each([
  ["Avoir à faire sur la facture 12", "credit_note", { documentNumber: "12" }],
  ["Action : relancer\nFacture : 2026-031\nClient : Novatec", "remind", { documentNumber: "2026-031" }],
  ["correction de la facture 44 : 12 m² au lieu de 10", "change", { documentNumber: "44" }],
  ["sur la facture Roux la pose passe à 550", "change", { lastName: "Roux" }],
  ["Reçu virement de Sofradis, facture 88 soldée, merci de noter", "mark_paid", { company: "Sofradis" }],
  ["un rappel de paiement à Mme Roux stp", "remind", { lastName: "Roux" }],
  ["transmets la facture vingt-deux à Hexalog", "send", { documentNumber: "22", company: "Hexalog" }],
  ["passe la tva du devis 140 à 10", "change", { documentNumber: "140", vatPercent: 10 }],
])("a short note says its order and whom or what it is about: %s", (text, intent, values) => {
  expect(read(text)).toMatchObject({ act: "order", intent, values });
});

test.each([
  "un rappel pour demain 8h",
  "faut rappeler Mme Roux demain",
  "modification tableau électrique 3h à 50",
  "sur le devis, si la pose passe à 550 il refuse",
  "Reçu virement de Sofradis ce matin",
  "avoir à refaire la salle de bain",
  "va sur place demain",
])("what only looks like a note of an order orders nothing: %s", (text) => {
  expect(read(text).act).not.toBe("order");
});

test.each(["facturé à Novatec en 2025 combien", "facturé a luminor en 2025 cb"])(
  "what was invoiced is a question: %s",
  (text) => {
    expect(read(text)).toMatchObject({ act: "question", values: { about: "invoiced" } });
  },
);

test.each(["le truc de l'autre jour", "idem que d'habitude", "fais comme pour l'autre, tu vois laquelle"])(
  "words that name nothing are asked back: %s",
  (text) => {
    expect(read(text).act).toBe("unclear");
  },
);

test.each([
  ["Léa ne m'a pas donné l'info, je la lui demande ce soir", "startDate"],
  ["j'ai un livreur qui arrive, je te redis", "description"],
] as const)("who will answer later says nothing: %s", (text, about) => {
  expect(read(text, about).act).toBe("non_answer");
});

test.each(["stop laisse bet", "bon on laisse tout ça de côté"])("a hurried cancel is one: %s", (text) => {
  expect(read(text, "description").act).toBe("cancel");
});

test.each([
  ["8h à 50, ou plutôt 9h pour être tranquille", "duration", { hours: 9, rate: 50 }],
  ["3 jours à 350, enfin non 4 jours", "duration", { days: 4, dayRate: 350 }],
  ["5h45 à 52 de lheure", "duration", { hours: 5.75, rate: 52 }],
  ["le mardi 12, pardon le mercredi 13 janvier", "startDate", { startDate: "2027-01-13" }],
  ["pas avant le vingt-cinq janvier, mets ça", "startDate", { startDate: "2027-01-25" }],
  ["on part pas le 3 mars mais le 10", "startDate", { startDate: "2027-03-10" }],
  ["pose de velux, rien d'autre", "description", { description: "pose de velux" }],
  ["ravalement façade quoi", "description", { description: "ravalement façade" }],
  ["Marc, c'est lui qui gère", "firstName", { firstName: "Marc" }],
  ["Garnier (un r)", "lastName", { lastName: "Garnier" }],
  ["c'est la sté Voltaris", "company", { company: "Voltaris" }],
  ["pas sûr du montant, n'envoyez pas la facture", "invoiceConfirm", { yes: false }],
] as const)("an answer says what was meant in the end: %s", (text, about, values) => {
  expect(read(text, about)).toMatchObject({ act: "answer", values });
});

test.each([
  ["reviens sur la durée, c'était 9h à 48 pas 6h", "quotePreference", { hours: 9, rate: 48 }],
  ["tu as compté 46 de l'heure et c'est 49 mon tarif", "invoiceConfirm", { rate: 49 }],
  ["pour la description mets plutôt peinture du hall", "duration", { description: "peinture du hall" }],
  ["le descriptif est pas bon c'est une pose de velux", "email", { description: "pose de velux" }],
  ["le prénom est mal noté, c'est Loïck", "recurrence", { firstName: "Loïck" }],
  ["au fait, l'entreprise, y a deux l : Callipso", "lastName", { company: "Callipso" }],
  ["la raison sociale exacte est Verdanys, avec un y", "startDate", { company: "Verdanys" }],
  ["la boutique s'appelle Petit Faon tout court", "lastName", { company: "Petit Faon" }],
  ["désolé pas le 7 le 9 décembre pour le début", "recurrence", { startDate: "2026-12-09" }],
] as const)("a correction gives the new value wherever it is said: %s", (text, about, values) => {
  expect(read(text, about)).toMatchObject({ act: "correction", values });
});
