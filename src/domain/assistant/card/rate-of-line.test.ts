import { expect, test } from "vitest";
import type { CardRow } from "../conversation/message.ts";
import { cardAfterText } from "./card-after-text.ts";
import { cardWith } from "./quote-card.ts";
import { rowsAfterRate } from "./rate-of-line.ts";

function row(label: string, quantity: string, unit: CardRow["unit"], unitPrice: string): CardRow {
  return { id: label, label, quantity, unit, unitPrice, vatBasisPoints: 1000, vatReason: null };
}

const ROWS = [
  row("Dépose des sanitaires", "5", "h", "52"),
  row("Plomberie", "12", "h", "52"),
  row("Carrelage", "18", "m²", "55"),
  row("Lavabo fourni", "1", "u", "240"),
];

const ratesAfter = (text: string) =>
  rowsAfterRate(ROWS, text, "standard")?.rows.map(({ vatBasisPoints }) => vatBasisPoints) ?? null;

test.each([
  "finalement 20 % pour la fourniture",
  "mets le lavabo à 20 %",
  "la fourniture est à 20 % de TVA",
  "20 % sur le lavabo",
  "le lavabo c'est 20 pour cent",
  "TVA 20 % sur le lavabo",
  "non, la TVA du lavabo est à 20 %",
  "la TVA à 20 % pour les fournitures",
])("« %s » changes the rate of that line alone", (text) => {
  expect(ratesAfter(text)).toEqual([1000, 1000, 1000, 2000]);
});

test("a rate of what is worked in hours is that of each of its lines", () => {
  expect(ratesAfter("mets 20 % sur la main d'œuvre")).toEqual([2000, 2000, 1000, 1000]);
  expect(ratesAfter("20 % pour la dépose et le carrelage")).toEqual([2000, 1000, 2000, 1000]);
});

test.each([
  "20 % de remise pour le lavabo",
  "mets la plomberie à 30 %",
  "la TVA est à 20 %",
  "oui je facture la TVA à 20 %",
  "finalement 20 % pour le tout",
  "20 % pour la pose",
  "le lavabo à 20 €",
  "acompte de 20 % sur le lavabo",
])("« %s » is no rate of a line", (text) => expect(ratesAfter(text)).toBeNull());

test("a rate of no line there changes none", () => {
  const after = rowsAfterRate(ROWS, "la TVA de la faïence est à 20 %", "standard");
  expect(after?.rows).toEqual(ROWS);
  expect(after?.note).toContain("Aucune ligne ne s'appelle « faience »");
});

test("a seller under franchise has no rate", () => {
  expect(rowsAfterRate(ROWS, "mets le lavabo à 20 %", "franchise")).toBeNull();
});

test.each(["non le carrelage plutôt 58 €", "le carrelage finalement 58 €", "le carrelage plutôt à 58 € le m²"])(
  "« %s » changes the price of the line and adds none",
  (text) => {
    const card = cardAfterText(cardWith([], ROWS, ""), text, "card", "2026-11-23", "standard");
    expect(card?.rows).toEqual(ROWS.map((one) => (one.label === "Carrelage" ? { ...one, unitPrice: "58" } : one)));
    expect(card?.content).toMatch(/1\s044,00/);
  },
);

test("another price of no line there adds none", () => {
  const card = cardWith([], ROWS, "");
  expect(cardAfterText(card, "non la faïence plutôt 58 €", "card", "2026-11-23", "standard")?.rows ?? ROWS).toEqual(
    ROWS,
  );
});
