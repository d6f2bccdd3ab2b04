import { describe, expect, test } from "vitest";
import type { AskedState } from "../flow.ts";
import { IDLE } from "../flow.ts";
import type { CardRow, FormField } from "../message.ts";
import { messages } from "../assistant.messages.ts";
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
  const state: AskedState = { ...IDLE, activeFlow: "quote", pending: { step: "quote-card", about, message: card } };
  return { card, cardAfter: cardAfterText(card, text, state, "2026-11-21") };
}

describe.each([
  ["complete", "23/11/2026"],
  ["still without its date", ""],
])("on a card %s", (_state, startDate) => {
  test("a line that is asked for is added under the others", () => {
    const { card, cardAfter } = answer("ajoute un chauffe-eau 200 L à 480 €", [HOURS], startDate);
    const tank = { label: "Chauffe-eau 200 L", quantity: "1", unit: "u", unitPrice: "480" };
    expect(cardAfter.rows).toMatchObject([HOURS, { id: "line-2", ...tank }]);
    expect(cardAfter.fields).toEqual(card.fields);
  });

  test("another price of the hour is that of the line in hours", () => {
    const { card, cardAfter } = answer("plutôt 55 € de l'heure", [HOURS, PARTS], startDate);
    expect(cardAfter.rows).toEqual([{ ...HOURS, unitPrice: "55" }, PARTS]);
    expect(cardAfter.fields).toEqual(card.fields);
  });

  test("a text of more than 10,000 characters changes nothing, rather than a part of it", () => {
    const { cardAfter } = answer(`plutôt 55 € de l'heure${" ".repeat(10_000)}`, [HOURS], startDate);
    expect(cardAfter.rows).toEqual([HOURS]);
    expect(cardAfter.content).toContain(messages.cardNotRead);
  });

  test.each([
    ["without a line in hours", "plutôt 55 € de l'heure", [PARTS]],
    ["with two lines in hours", "plutôt 55 € de l'heure", [HOURS, { ...HOURS, id: "line-2" }]],
    ["for a price with VAT", "plutôt 55 € TTC de l'heure", [HOURS]],
  ])("another price of the hour changes nothing %s", (_case, text, rows) => {
    const { cardAfter } = answer(text, rows, startDate);
    expect(cardAfter.rows).toEqual(rows);
    expect(cardAfter.content).toContain(messages.cardNotRead);
  });
});
