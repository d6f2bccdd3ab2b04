import { describe, expect, test } from "vitest";
import type { CardRow, FormField } from "../message.ts";
import { cardAfterText } from "./card-after-text.ts";
import { cardWith } from "./quote-card.ts";

const HOURS: CardRow = {
  id: "line-1",
  label: "Remplacer le chauffe-eau",
  quantity: "6",
  unit: "h",
  unitPrice: "52",
  vat: "1000",
  vatReason: "",
};

const PARTS: CardRow = { ...HOURS, id: "line-2", label: "Vanne", quantity: "1", unit: "u", unitPrice: "30" };

function answer(text: string, rows: CardRow[], startDate = "") {
  const fields: FormField[] = [
    { name: "startDate", label: "Date de début", type: "text", required: true, value: startDate },
    { name: "projectDescription", label: "Description", type: "text", required: false, value: "Chez la voisine" },
  ];
  const card = cardWith(fields, rows, "");
  const about = startDate === "" ? "startDate" : "card";
  return { card, cardAfter: cardAfterText(card, text, about, "2026-11-21") };
}

describe.each([
  ["complete", "23/11/2026"],
  ["still without its date", ""],
])("on a card %s", (_state, startDate) => {
  test("a line that is asked for is added under the others", () => {
    const { card, cardAfter } = answer("ajoute un chauffe-eau 200 L à 480 €", [HOURS], startDate);
    const tank = { label: "Chauffe-eau 200 L", quantity: "1", unit: "u", unitPrice: "480" };
    expect(cardAfter?.rows).toMatchObject([HOURS, { id: "line-2", ...tank }]);
    expect(cardAfter?.fields).toEqual(card.fields);
  });

  test("another price of the hour is that of the line in hours", () => {
    const { card, cardAfter } = answer("plutôt 55 € de l'heure", [HOURS, PARTS], startDate);
    expect(cardAfter?.rows).toEqual([{ ...HOURS, unitPrice: "55" }, PARTS]);
    expect(cardAfter?.fields).toEqual(card.fields);
  });

  test("a text of more than 10,000 characters changes nothing, rather than a part of it", () => {
    const { cardAfter } = answer(`plutôt 55 € de l'heure${" ".repeat(10_000)}`, [HOURS], startDate);
    expect(cardAfter).toBeNull();
  });

  test.each([
    ["without a line in hours", "plutôt 55 € de l'heure", [PARTS]],
    ["with two lines in hours", "plutôt 55 € de l'heure", [HOURS, { ...HOURS, id: "line-2" }]],
    ["for a price with VAT", "plutôt 55 € TTC de l'heure", [HOURS]],
  ])("another price of the hour changes nothing %s", (_case, text, rows) => {
    const { cardAfter } = answer(text, rows, startDate);
    expect(cardAfter).toBeNull();
  });
});

test.each([
  ["finalement la TVA est à 20 et ajoute une ligne dépose 120 €", "Dépose", "120"],
  ["la tva à 20 et rajoute une ligne évacuation des gravats 90 €", "Évacuation des gravats", "90"],
  ["TVA 20, ajoute une ligne dépose 120 €", "Dépose", "120"],
  ["mets la tva à 20 et mets une ligne déplacement à 45 €", "Déplacement", "45"],
  ["la TVA c'est 20 puis ajoute une ligne nettoyage 80 euros", "Nettoyage", "80"],
  ["la TVA est à vingt et ajoute une ligne dépose 120 €", "Dépose", "120"],
  ["tu peux mettre la TVA à 20 et ajouter une ligne dépose à 120 € ?", "Dépose", "120"],
  ["TVA 20 partout et ajoute une ligne dépose 120 €", "Dépose", "120"],
  ["ajoute une ligne dépose 120 € et la TVA est à 20", "Dépose", "120"],
  ["ajoute une ligne dépose 120 € et passe la TVA à 20", "Dépose", "120"],
])("a rate of VAT is no quantity beside a new line: %s", (text, label, unitPrice) => {
  const { cardAfter } = answer(text, [HOURS], "23/11/2026");
  const line = { label, quantity: "1", unit: "u", unitPrice, vat: "2000" };
  expect(cardAfter?.rows).toMatchObject([{ ...HOURS, vat: "2000" }, line]);
});

test("a number bound to the thing counts it, whatever the rate is", () => {
  const { cardAfter } = answer("la tva est à 20 et ajoute 3 prises à 45 €", [HOURS], "23/11/2026");
  expect(cardAfter?.rows[1]).toMatchObject({ label: "Prises", quantity: "3", unitPrice: "45" });
});

test("the answer says the new line, the rate and the total", () => {
  const { cardAfter } = answer("la TVA est à 20 et ajoute une ligne dépose 120 €", [HOURS], "23/11/2026");
  expect(cardAfter?.content.replace(/\s/g, " ")).toBe(
    "C'est noté : ligne ajoutée, « Dépose » : 1 u × 120 € = 120,00 € ; TVA 20 % sur toutes les lignes. " +
      "Nouveau total : 432,00 € hors taxes. Voici ton devis. Vérifie, puis crée-le.",
  );
});
