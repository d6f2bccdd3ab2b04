import { expect, test } from "vitest";
import { IDLE } from "../../conversation/flow.ts";
import { readMessage } from "../../converse.ts";

const SELLER = { vat_regime: "standard", seller_name: "Studio" } as const;

function cardOf(order: string) {
  const reply = readMessage(IDLE, order, { today: "2026-11-30", project: null, seller: SELLER });
  const message = reply.kind === "turn" ? reply.turn.state.pending?.message : undefined;
  if (message?.type !== "quote_card") throw new Error("no card");
  const rows = message.rows.map(({ label, quantity, unit, unitPrice }) => `${label}: ${quantity} ${unit} ${unitPrice}`);
  const name = message.fields.find((field) => field.name === "projectName")?.value;
  return { rows, name, content: message.content };
}

test.each([
  ["devis M. Petit : démontage de l'ancien bac, bac neuf 400 €, pose 8 h à 50 €", ["Démontage de l'ancien bac"]],
  ["devis pour M. Petit, démontage de l'ancien bac, bac neuf 400 €, pose 8 h à 50 €", ["Démontage de l'ancien bac"]],
  ["devis pour Jean Petit dépose du bac, bac neuf 400 €, pose 8 h à 50 €", ["Dépose du bac"]],
  ["devis pour M. Petit : nettoyage, évacuation, bac neuf 400 €, pose 8 h à 50 €", ["Nettoyage", "Évacuation"]],
  ["devis pour Nacre Studio : maquettes, site 4000 €, recette 2 jours à 450 €", ["Maquettes"]],
])("a work without a price before the first one is a line whose price is asked: « %s »", (order, labels) => {
  const { rows, content } = cardOf(order);
  expect(rows.slice(0, -2)).toEqual(labels.map((label) => `${label}: 1 forfait `));
  expect(content).toContain("Il me manque");
});

test("of two works the price is that of the one it follows", () => {
  expect(cardOf("devis pour Mme Roux, démontage de l'ancien meuble, puis meuble neuf 300 €").rows).toEqual([
    "Démontage de l'ancien meuble: 1 forfait ",
    "Meuble neuf: 1 forfait 300",
  ]);
});

test("what all the works are for is the name of the project", () => {
  const { rows, name } = cardOf("devis pour Mme Roux, rénovation du salon, carrelage 12 m² à 45 €, pose 300 €");
  expect(rows).toEqual(["Carrelage: 12 m² 45", "Pose: 1 forfait 300"]);
  expect(name).toBe("Rénovation du salon – Roux");
});

test.each([
  "devis pour Mme Roux à Lyon, maison ancienne, bac neuf 400 €, pose 8 h à 50 €",
  "devis pour Mme Roux, une cliente fidèle, bac neuf 400 €, pose 8 h à 50 €",
  "devis pour Mme Roux, comme convenu, bac neuf 400 €, pose 8 h à 50 €",
  "devis pour Mme Roux, tél 06 12 34 56 78, bac neuf 400 €, pose 8 h à 50 €",
  "devis pour Mme Roux : je passe lundi, bac neuf 400 €, pose 8 h à 50 €",
])("what is said beside the works is no line: « %s »", (order) => {
  expect(cardOf(order).rows).toEqual(["Bac neuf: 1 forfait 400", "Pose: 8 h 50"]);
});

test.each([
  ["bac neuf 400 €, pose 8 h à 50 €", "Bac neuf: 1 forfait 400"],
  ["robinet neuf à 80 €, pose 8 h à 50 €", "Robinet neuf: 1 forfait 80"],
  ["neuf spots à 20 €, pose 8 h à 50 €", "Spots: 9 u 20"],
  ["spots neuf à 20 €, pose 8 h à 50 €", "Spots: 9 u 20"],
])("« neuf » after one thing says that it is new: « %s »", (works, row) => {
  expect(cardOf(`devis pour Mme Roux : ${works}`).rows[0]).toBe(row);
});
